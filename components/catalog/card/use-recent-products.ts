import { type RefObject, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductCardView } from "@/services/catalog/catalog-service";
import { listNamedProducts } from "@/services/catalog/product-list-service";
import { readStored, removeStored } from "@/utils/browser/browser-storage";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { MAX_RECENT, parseSlugs, RECENT_KEY } from "@/utils/catalog/slug-list";

/**
 * The recently viewed products of this browser. They are inserted only while their place is below the screen, so that
 * nothing moves while the visitor reads. After a failure they are left out.
 * @param place the element in which they will be shown
 * @param current slug of this page's product, which is left out
 */
export function useRecentProducts(place: RefObject<HTMLElement | null>, current?: string) {
  const api = useApi();
  const { language } = useTexts();
  const [products, setProducts] = useState<readonly ProductCardView[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    const recent = parseSlugs(readStored("local", RECENT_KEY), MAX_RECENT).filter((slug) => slug !== current);
    let stop = () => {};
    const leave = handleInEffect(
      listNamedProducts(api, recent),
      (found) => {
        const show = () => setProducts(found);
        // Products that are already shown are only replaced, by those in another language.
        if (place.current?.hasChildNodes()) show();
        else if (place.current) stop = onceBelow(place.current, show);
      },
      "The recently viewed products could not be read",
    );
    return () => {
      leave();
      stop();
    };
  }, [api, place, current, language]);

  return {
    products,
    /** Deletes the stored products and removes them from the page. */
    clear() {
      removeStored("local", RECENT_KEY);
      setProducts([]);
    },
  };
}

/** Calls `then` once the place is below the screen. @returns a function that stops the waiting */
function onceBelow(place: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry === undefined || entry.isIntersecting || entry.boundingClientRect.top < window.innerHeight) return;
    observer.disconnect();
    then();
  });
  observer.observe(place);
  return () => observer.disconnect();
}
