import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
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
  const [fetched, setFetched] = useState<readonly ProductCardView[]>([]);
  const found = new Map([...fetched, ...known].map((product) => [slugOfPath(product.path), product]));
  const missing = slugs.filter((slug) => !found.has(slug)).join();

  useEffect(() => {
    if (missing === "") return;
    return handleInEffect(
      listNamedProducts(api, missing.split(",")),
      (products) => {
        if (products.length > 0) setFetched((before) => [...before, ...products]);
      },
      "The chosen products could not be read",
    );
  }, [api, missing]);

  return found;
}
