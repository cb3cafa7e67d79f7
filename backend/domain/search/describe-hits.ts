import { listSearchDetails, type SearchDetailRow } from "@/backend/db/queries/search/search-detail-queries";
import type { FoundHit, SearchContext, SiteSearchAnswer } from "@/backend/domain/search/search-site";

export interface HitDetails extends Pick<SearchDetailRow, "dialCode" | "area" | "publishedOn"> {
  brand: string | null;
  /** Titles of the parent pages, the top one first. */
  trail: string[];
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? address;

/** Addresses of the parent pages, the top one first: `/about` and `/about/career` for `/about/career/students`. */
function addressesAbove(address: string): string[] {
  const path = pathOf(address);
  const parts = path.split("/").filter((part) => part !== "");
  const above = parts.slice(0, -1).map((_, place) => `/${parts.slice(0, place + 1).join("/")}`);
  // A question or a part of a page is below that page.
  return path === address ? above : [...above, path];
}

/** Files are on no page. */
const hasTrail = ({ path }: FoundHit) => !path.startsWith("/documents/");

/** Looks up the additional data of the results, in the reader's language. */
export async function describeHits(
  { db, lang }: Pick<SearchContext, "db" | "lang">,
  { categories }: Pick<SiteSearchAnswer, "categories">,
): Promise<Map<string, HitDetails>> {
  const hits = categories.flatMap((category) => category.hits);
  if (hits.length === 0) return new Map();
  const addresses = new Set(hits.flatMap((hit) => [hit.path, ...(hasTrail(hit) ? addressesAbove(hit.path) : [])]));
  const rows = new Map((await listSearchDetails(db.pool, lang, [...addresses])).map((row) => [row.path, row]));
  return new Map(
    hits.map((hit) => {
      const row = rows.get(hit.path);
      const above = hasTrail(hit) ? addressesAbove(hit.path) : [];
      const trail = above.flatMap((address) => rows.get(address)?.title ?? []);
      const { brandName: brand = null, dialCode = null, area = null, publishedOn = null } = row ?? {};
      return [hit.path, { brand, dialCode, area, publishedOn, trail }];
    }),
  );
}
