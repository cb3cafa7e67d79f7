import { barePath } from "@/utils/paths/paths";
import { readList } from "@/utils/text/json-fields";

/** The form of a product slug that the contract accepts; every product's slug has it. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/** True for a possible product slug. */
export function isSlug(value: unknown): value is string {
  return typeof value === "string" && SLUG.test(value);
}

const slugsOnce = (parts: readonly unknown[]): string[] => [...new Set(parts.filter(isSlug))];

/** The slugs of an address parameter, in order, without duplicates: `a,b` from a link, or `a` and `b` from a form. */
export function readSlugs(raw: string | string[] | undefined): string[] {
  return slugsOnce([raw ?? ""].flat().flatMap((part) => part.split(",")));
}

/** A list of slugs from the browser's storage; anything else counts as none. */
export function parseSlugs(text: string | null, limit: number): string[] {
  return slugsOnce(readList(text)).slice(0, limit);
}

/** The list with a slug as its first entry; extra entries at the end are removed. */
export function withFirst(slugs: readonly string[], slug: string, limit: number): string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, limit);
}

/** Recently viewed products, the last one first: their storage key and their maximum number. */
export const RECENT_KEY = "recentProducts";
export const MAX_RECENT = 12;

/** The storage key of the wish list: a guest's own list, or a copy of an account's list. */
export const WISH_KEY = "wishList";

/** The slug that a product's address ends with. */
export function slugOfPath(path: string): string {
  return barePath(path).split("/").at(-1) ?? "";
}
