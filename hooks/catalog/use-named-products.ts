import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import type { ProductCardView } from "@/services/catalog/catalog-service";
import { listNamedProducts } from "@/services/catalog/product-list-service";
import { logFailure } from "@/utils/browser/log-failure";
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
    let current = true;
    listNamedProducts(api, missing.split(",")).then(
      (products) => {
        if (current && products.length > 0) setFetched((before) => [...before, ...products]);
      },
      (error: unknown) => logFailure("The chosen products could not be read", error),
    );
    return () => {
      current = false;
    };
  }, [api, missing]);

  return found;
}
