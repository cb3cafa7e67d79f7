import type { ReactElement } from "react";

/** Writes an element as React's server renderer does, with the marks that hydration looks for. */
type MarkupWriter = (element: ReactElement) => string;

/** Limit in characters; the catalogue's cards in both languages use about an eighth of it. */
const MAX_CHARACTERS = 8_000_000;

// React writes a preload link for a picture before its markup; in the middle of a page, that is wrong.
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const cache = new Map<string, string>();
let size = 0;
let writer: MarkupWriter | null = null;

/**
 * Starts to cache markup. Without it, components are rendered as usual, as in the browser and in development, where a
 * changed component must be visible.
 * @param write null stops caching and clears the cache
 */
export function setMarkupWriter(write: MarkupWriter | null): void {
  writer = write;
  cache.clear();
  size = 0;
}

/**
 * The markup of a part of a page that is the same for everybody, rendered once and cached (docs/decisions/20).
 * @param key everything that determines the markup: its data, the language and where its links lead
 * @param element creates it; called only when nothing is cached for the key
 * @returns null when nothing is cached: render it as usual
 */
export function cachedMarkup(key: string, element: () => ReactElement): string | null {
  if (writer === null) return null;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const markup = writer(element()).replace(LEADING_PRELOADS, "");
  if (size + key.length + markup.length > MAX_CHARACTERS) {
    cache.clear();
    size = 0;
  }
  cache.set(key, markup);
  size += key.length + markup.length;
  return markup;
}
