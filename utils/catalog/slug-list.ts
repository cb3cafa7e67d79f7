import { barePath } from "@/utils/paths/paths";

/** What the contract takes as a product's name; no product has another. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/** True for what can be the name of a product. */
export function isSlug(value: unknown): value is string {
  return typeof value === "string" && SLUG.test(value);
}

const slugsOnce = (parts: readonly unknown[]): string[] => [...new Set(parts.filter(isSlug))];

/** The slugs of an address's parameter, each once and in order: `a,b` of a link, or `a` and `b` of a form. */
export function readSlugs(raw: string | string[] | undefined): string[] {
  return slugsOnce([raw ?? ""].flat().flatMap((part) => part.split(",")));
}

/** A list of slugs from the browser's storage; anything else counts as none. */
export function parseSlugs(text: string | null, most: number): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? slugsOnce(stored).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The list with a slug in front of all others; what is too much falls off at the end. */
export function withFirst(slugs: readonly string[], slug: string, most: number): string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, most);
}

/** Products that were looked at, the last one first: where the browser keeps them, and how many. */
export const RECENT_KEY = "recentProducts";
export const MOST_RECENT = 12;

/** The slug that a product's address ends with. */
export function slugOfPath(path: string): string {
  return barePath(path).split("/").at(-1) ?? "";
}
