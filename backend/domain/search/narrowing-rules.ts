import type { ResultSort } from "@/backend/contract/content/search-narrowing";

interface NarrowedHit {
  pricePoisha: number | null;
  inStock: boolean | null;
  brand: { slug: string; name: string } | null;
}

export interface Narrowing {
  /** Brand slugs: products of any of these; empty for all brands. */
  brands: readonly string[];
  minPoisha: number | null;
  maxPoisha: number | null;
  onlyInStock: boolean;
  sort: ResultSort;
}

interface NarrowedHits<Hit> {
  /** In the given order. */
  hits: Hit[];
  /** The brands with their numbers of products under the other filters, the largest first. */
  brands: { value: string; label: string; count: number }[];
  inStock: number;
  minPoisha: number;
  maxPoisha: number;
}

const priceOf = ({ pricePoisha }: NarrowedHit) => pricePoisha ?? 0;

/** Filters the products of a search by brand, price and stock, and counts the products for each further choice. */
export function narrowHits<Hit extends NarrowedHit>(found: readonly Hit[], narrowing: Narrowing): NarrowedHits<Hit> {
  const { brands, minPoisha, maxPoisha, onlyInStock, sort } = narrowing;
  const isOfBrand = ({ brand }: Hit) => brands.length === 0 || (brand !== null && brands.includes(brand.slug));
  const isWithinPrice = (hit: Hit) =>
    (minPoisha === null || priceOf(hit) >= minPoisha) && (maxPoisha === null || priceOf(hit) <= maxPoisha);
  const isAvailable = ({ inStock }: Hit) => !onlyInStock || inStock === true;
  const fitting = found.filter((hit) => isOfBrand(hit) && isWithinPrice(hit));
  const prices = found.filter((hit) => isOfBrand(hit) && isAvailable(hit)).map(priceOf);
  return {
    hits: sorted(fitting.filter(isAvailable), sort),
    brands: brandsOf(found, brands, (hit) => isWithinPrice(hit) && isAvailable(hit)),
    inStock: fitting.filter(({ inStock }) => inStock === true).length,
    minPoisha: prices.length === 0 ? 0 : Math.min(...prices),
    maxPoisha: prices.length === 0 ? 0 : Math.max(...prices),
  };
}

function sorted<Hit extends NarrowedHit>(hits: readonly Hit[], sort: ResultSort): Hit[] {
  if (sort === "relevance") return [...hits];
  const direction = sort === "price-low" ? 1 : -1;
  return [...hits].sort((one, other) => direction * (priceOf(one) - priceOf(other)));
}

/** A chosen brand stays in the list even when the other filters leave no product of it. */
function brandsOf<Hit extends NarrowedHit>(
  found: readonly Hit[],
  chosen: readonly string[],
  isCounted: (hit: Hit) => boolean,
): NarrowedHits<Hit>["brands"] {
  const brands = new Map<string, { value: string; label: string; count: number }>();
  for (const hit of found) {
    const { brand } = hit;
    const more = isCounted(hit) ? 1 : 0;
    if (brand === null || (more === 0 && !chosen.includes(brand.slug))) continue;
    const known = brands.get(brand.slug) ?? { value: brand.slug, label: brand.name, count: 0 };
    brands.set(brand.slug, { ...known, count: known.count + more });
  }
  return [...brands.values()].sort((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}
