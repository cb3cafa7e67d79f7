import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { type ListingOf, type ProductCardView, readCard, requestProducts } from "@/services/catalog/catalog-service";

/**
 * GET /api/get-products with slugs: the cards of these products, in that order, without products no longer sold.
 * @param slugs at most twelve
 */
export async function listNamedProducts(api: Api, slugs: readonly string[]): Promise<ProductCardView[]> {
  if (slugs.length === 0) return [];
  const list = await requestProducts(api, { slugs: slugs.join(",") });
  return readAnswer(() => list.items.map(readCard));
}

/** More than any shop has. A system that counts wrong must not keep us asking without end. */
const MAX_PAGES = 5_000;

/** GET /api/get-products, page by page: the address of every product in a listing; `{}` means the whole shop. */
export async function listProductPaths(api: Api, of: ListingOf): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await requestProducts(api, { ...of, per_page: "48", page: String(page) });
    found.push(...readAnswer(() => list.items.map((product) => product.path)));
    pages = list.items.length === 0 ? 0 : Math.min(list.pages, MAX_PAGES);
  }
  return found;
}

/**
 * GET /api/get-products, only for the count: the number of products that match a filter.
 * @param query the parameters of the call
 */
export async function countProducts(api: Api, query: Readonly<Record<string, string>>): Promise<number> {
  const list = await requestProducts(api, { ...query, per_page: "1" });
  return readAnswer(() => {
    if (!Number.isInteger(list.count)) throw new TypeError("The list has no count");
    return list.count;
  });
}
