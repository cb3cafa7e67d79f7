// Stored paths of content pages have the word "brand" where addresses have the brand's slug.
const BRAND_PREFIXES = ["about-", "corporate-governance-in-"] as const;
const WORD = "brand";

function replaceSegments(path: string, from: string, to: string): string {
  return path
    .split("/")
    .map((segment) => {
      const before = BRAND_PREFIXES.find((start) => segment === start + from);
      return before === undefined ? segment : before + to;
    })
    .join("/");
}

/** Address of a stored path: `/about/discover-gp/about-brand/our-story` is `.../about-gp/our-story` for the slug gp. */
export function contentAddress(path: string, brandSlug: string): string {
  return replaceSegments(path, WORD, brandSlug);
}

/**
 * The stored path of an address, the inverse of `contentAddress`.
 * @returns null for an address that no page can have: one with a character that paths never have, or with "brand"
 */
export function contentPathOf(address: string, brandSlug: string): string | null {
  if (!/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(address) || address.length > 200) return null;
  const path = replaceSegments(address, brandSlug, WORD);
  // Otherwise, one page would have two addresses.
  return contentAddress(path, brandSlug) === address ? path : null;
}
