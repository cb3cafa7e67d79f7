import type { SortOrder } from "@/backend/contract/catalog";
import { type CardRow, type ListingFilter, listCards, listFacets } from "@/backend/db/queries/catalog-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** A page of a listing; money in poisha. */
export interface Listing {
  items: CardRow[];
  count: number;
  page: number;
  pages: number;
  perPage: number;
  facets: {
    brand: FacetValue[];
    /** Values are gigabytes. */
    storage: Omit<FacetValue, "label">[];
    fiveG: FacetValue[];
    /** Products of each category; only where the list goes over several. */
    category: Omit<FacetValue, "label">[];
    price: { minPoisha: number; maxPoisha: number };
  };
}

/**
 * Lists products, each by its cheapest variant that fits the filter, with facets whose counts have the other facets
 * applied (SPEC 7, API-SHOP-03). A page beyond the last is empty and still tells the count.
 */
export async function listProducts(
  { db }: Pick<DomainContext, "db">,
  query: { filter: ListingFilter; sort: SortOrder; page: number; perPage: number },
): Promise<Listing> {
  const { filter, sort, page, perPage } = query;
  const [items, rows] = await Promise.all([
    listCards(db.pool, filter, { sort, limit: perPage, offset: (page - 1) * perPage }),
    listFacets(db.pool, filter),
  ]);
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const values = (facet: string) => of(facet).map(({ value, label, count }) => ({ value, label, count }));
  const count = of("count")[0]?.count ?? 0;
  const [price] = of("price");
  return {
    items,
    count,
    page,
    pages: Math.ceil(count / perPage),
    perPage,
    facets: {
      brand: values("brand"),
      storage: of("storage").map(({ value, count: products }) => ({ value, count: products })),
      fiveG: values("five_g"),
      category: of("category").map(({ value, count: products }) => ({ value, count: products })),
      price: { minPoisha: price?.least ?? 0, maxPoisha: price?.most ?? 0 },
    },
  };
}
