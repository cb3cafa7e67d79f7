import { listSearchDetails } from "@/backend/db/queries/search/search-detail-queries";
import { type Narrowing, narrowHits } from "@/backend/domain/search/narrowing-rules";
import { type SearchContext, searchSite } from "@/backend/domain/search/search-site";

/** Products that are read to be narrowed: as many as a search reads of one word. */
const MAX_NARROWED = 500;

interface ProductSearch {
  key: string;
  page: number;
  limit: number;
  narrowing: Narrowing;
}

export type ProductSearchAnswer = Awaited<ReturnType<typeof searchProducts>>;

/**
 * One page of the products of a search, filtered and in the given order; the other categories have their counts alone.
 * Words and ranks are those of `searchSite`.
 */
export async function searchProducts(context: SearchContext, { key, page, limit, narrowing }: ProductSearch) {
  const answer = await searchSite(context, {
    key,
    category: "products",
    page: 1,
    limit: MAX_NARROWED,
  });
  const found = answer.categories.find(({ id }) => id === "products")?.hits ?? [];
  const details = await listSearchDetails(
    context.db.pool,
    context.lang,
    found.map(({ path }) => path),
  );
  const byPath = new Map(details.map((row) => [row.path, row]));
  const { hits, ...counts } = narrowHits(
    found.map((hit) => ({ ...hit, brand: brandOf(byPath.get(hit.path)) })),
    narrowing,
  );
  const shown = hits.slice((page - 1) * limit, page * limit);
  return {
    ...answer,
    categories: answer.categories.map((category) =>
      category.id === "products" ? { ...category, hits: shown } : category,
    ),
    narrowed: { ...counts, count: hits.length },
  };
}

const brandOf = (row: { brandSlug: string | null; brandName: string | null } | undefined) =>
  row?.brandSlug == null ? null : { slug: row.brandSlug, name: row.brandName ?? row.brandSlug };
