import { type RefObject, useEffect, useRef, useState } from "react";
import { useNeedsSize } from "@/components/catalog/product/use-variant";
import type { ProductView } from "@/services/catalog/catalog-service";

/** The id of the size choice; the buy bar links to it. */
export const SIZES_ID = "sizes";

/** The state of the size choice of a garment. */
export type SizeChoice = ReturnType<typeof useSizeChoice>;

/** Keeps whether a size must still be chosen, and the element where it is chosen. */
export function useSizeChoice(product: ProductView) {
  const isNeeded = useNeedsSize(product);
  const [promptedSlug, setPromptedSlug] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const goTo = () => showSizes(box);
  // The link of the buy bar was clicked before hydration: then the fragment is already in the address.
  useEffect(() => {
    if (window.location.hash === `#${SIZES_ID}`) showSizes(box);
  }, []);
  return {
    /** True while a size must still be chosen; false for products without this choice. */
    isNeeded,
    /** True after an attempt to buy without a size. */
    isMissing: isNeeded && promptedSlug === product.slug,
    box,
    /** Scrolls to the sizes and moves the focus to the first one. */
    goTo,
    /** False while a size must still be chosen; the focus then moves to the sizes, and a message is shown. */
    check() {
      if (!isNeeded) return true;
      setPromptedSlug(product.slug);
      goTo();
      return false;
    },
  };
}

function showSizes(box: RefObject<HTMLDivElement | null>): void {
  box.current?.scrollIntoView({ block: "center" });
  box.current?.querySelector("a")?.focus({ preventScroll: true });
}
