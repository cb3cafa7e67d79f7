import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductCardView } from "@/services/catalog/catalog-service";
import { listNamedProducts } from "@/services/catalog/product-list-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { slugOfPath } from "@/utils/catalog/slug-list";

/**
 * Loads products by their slugs. Products that the page already has are not requested.
 * @returns the products loaded so far, by slug; a product that is no longer sold is never in it
 */
export function useNamedProducts(
  slugs: readonly string[],
  known: readonly ProductCardView[],
): ReadonlyMap<string, ProductCardView> {
  const api = useApi();
  const { language } = useTexts();
  const [fetched, setFetched] = useState<readonly ProductCardView[]>([]);
  const onPage = new Set(known.map(({ path }) => slugOfPath(path)));
  const wanted = slugs.filter((slug) => !onPage.has(slug)).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (wanted === "") return;
    return handleInEffect(
      listNamedProducts(api, wanted.split(",")),
      setFetched,
      "The chosen products could not be read",
    );
  }, [api, wanted, language]);

  return new Map([...fetched, ...known].map((product) => [slugOfPath(product.path), product]));
}
