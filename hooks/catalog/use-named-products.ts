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
  // After a change of the language, the earlier titles stay until the new ones have loaded.
  const [fetched, setFetched] = useState<{ language: string; products: readonly ProductCardView[] }>({
    language,
    products: [],
  });
  const found = new Map([...fetched.products, ...known].map((product) => [slugOfPath(product.path), product]));
  const current = fetched.language === language ? [...found.values()] : known;
  const loaded = new Set(current.map(({ path }) => slugOfPath(path)));
  const missing = slugs.filter((slug) => !loaded.has(slug)).join();

  useEffect(() => {
    if (missing === "") return;
    return handleInEffect(
      listNamedProducts(api, missing.split(",")),
      (products) => {
        if (products.length === 0) return;
        setFetched((before) => ({
          language,
          products: before.language === language ? [...before.products, ...products] : products,
        }));
      },
      "The chosen products could not be read",
    );
  }, [api, missing, language]);

  return found;
}
