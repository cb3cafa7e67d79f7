// Content pages are kept under paths in which the brand's part is the word "brand"; in addresses it is the brand's slug.
const BRANDED = ["about-", "corporate-governance-in-"] as const;
const WORD = "brand";

function replaceSegments(path: string, from: string, to: string): string {
  return path
    .split("/")
    .map((segment) => {
      const before = BRANDED.find((start) => segment === start + from);
      return before === undefined ? segment : before + to;
    })
    .join("/");
}

/** The address of a kept path: `/about/discover-gp/about-brand/our-story` is `.../about-gp/our-story` for the slug gp. */
export function contentAddress(path: string, brandSlug: string): string {
  return replaceSegments(path, WORD, brandSlug);
}

/**
 * The stored path of an address, the other way round.
 * @returns null for an address that no page can have: one with a character that paths never have, or the word itself
 */
export function contentPathOf(address: string, brandSlug: string): string | null {
  if (!/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(address) || address.length > 200) return null;
  const path = replaceSegments(address, brandSlug, WORD);
  // Two addresses of one page would be one too many.
  return contentAddress(path, brandSlug) === address ? path : null;
}
