import type { ProductFlag, SortOrder } from "@/backend/contract/shop/catalog";
import { type ListingFilter, listNamed } from "@/backend/db/queries/catalog/catalog-queries";
import { listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import { type FacetRow, listFacets } from "@/backend/db/queries/catalog/facet-queries";
import { listCards } from "@/backend/db/queries/catalog/listing-queries";
import type { Localized } from "@/backend/db/stored-types";
import { type OfferedCard, offeredCards } from "@/backend/domain/catalog/offered-card-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";

/** A filter that only one category has, e.g. GPS for wearables. */
interface AttributeFacet {
  key: string;
  labels: Localized;
  /** Values that at least one product has, and the chosen values. */
  values: { value: string; labels: Localized; count: number }[];
}

export type Listing = Awaited<ReturnType<typeof listProducts>>;

/** Returns the cached counts of a filter, or calls `count`. All pages of a list have the same counts. */
export type CacheCounts = (filter: ListingFilter, count: () => Promise<FacetRow[]>) => Promise<FacetRow[]>;

/**
 * Lists products, each with its cheapest variant that matches the filter. The counts of a facet apply all other facets
 * (API-SHOP-03). A page after the last one is empty but has the count.
 */
export async function listProducts(
  { db, cacheCounts }: DbContext & { readonly cacheCounts?: CacheCounts },
  query: PageQuery & { filter: ListingFilter; sort: SortOrder },
) {
  const { filter, sort } = query;
  const [cards, plans, rows] = await Promise.all([
    listCards(db.pool, filter, { sort, ...rowsOf(query) }),
    listEmiPlans(db.pool),
    cacheCounts === undefined ? listFacets(db.pool, filter) : cacheCounts(filter, () => listFacets(db.pool, filter)),
  ]);
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const values = (facet: string) => of(facet).map(({ value, label, count }) => ({ value, label, count }));
  const counts = (facet: string) => of(facet).map(({ value, count: products }) => ({ value, count: products }));
  const [price] = of("price");
  return {
    ...pageOf(offeredCards(cards, plans), of("count")[0]?.count ?? 0, query),
    facets: {
      brand: of("brand").flatMap(({ value, valueLabels, count: products }) =>
        valueLabels === null ? [] : [{ value, labels: valueLabels, count: products }],
      ),
      // The values of both are gigabytes.
      storage: counts("storage"),
      ram: counts("ram"),
      fiveG: values("five_g"),
      // In a list of one category its filters, in any other the number of products in each category.
      attributes: attributeFacets(of("attribute")),
      category: counts("category"),
      // Colour families, including the chosen ones; `hex` is the colour to show.
      colours: of("colour").flatMap(({ value, key, valueLabels, count: products }) =>
        key === null || valueLabels === null ? [] : [{ value, labels: valueLabels, hex: key, count: products }],
      ),
      flags: of("flag").map(({ value, count: products }) => ({ value: value as ProductFlag, count: products })),
      price: { minPoisha: price?.least ?? 0, maxPoisha: price?.most ?? 0 },
    },
  };
}

/** Groups the rows by attribute. The rows are already in the order of display. */
function attributeFacets(rows: readonly FacetRow[]): AttributeFacet[] {
  const found = new Map<string, AttributeFacet>();
  for (const { key, keyLabels, value, valueLabels, count } of rows) {
    if (key === null || keyLabels === null || valueLabels === null) continue;
    const facet = found.get(key) ?? { key, labels: keyLabels, values: [] };
    facet.values.push({ value, labels: valueLabels, count });
    found.set(key, facet);
  }
  return [...found.values()];
}

/** Published products in the order of the given slugs, including unreleased ones. Unknown slugs are left out. */
export async function listNamedProducts(
  { db }: DbContext,
  query: { slugs: readonly string[] },
): Promise<OfferedCard[]> {
  const [cards, plans] = await Promise.all([listNamed(db.pool, query.slugs), listEmiPlans(db.pool)]);
  return offeredCards(cards, plans);
}
