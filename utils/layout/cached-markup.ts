import type { ReactElement } from "react";

/** Writes an element as React's server renderer does, with the marks that hydration looks for. */
export type MarkupWriter = (element: ReactElement) => string;

/** In characters; the catalogue's cards in both languages take about an eighth. */
const MOST_KEPT = 8_000_000;

// React asks for a picture ahead in front of what it writes; in the middle of a page that would be in the way.
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const kept = new Map<string, string>();
let size = 0;
let writer: MarkupWriter | null = null;

/**
 * Begins to keep markup; without it components are rendered as usual, as in the browser and in development, where a
 * changed component has to show.
 * @param write null stops it and forgets everything
 */
export function keepMarkup(write: MarkupWriter | null): void {
  writer = write;
  kept.clear();
  size = 0;
}

/**
 * The markup of a part of a page that is the same for everybody, written once and kept (docs/decisions/20).
 * @param key everything that decides how it looks: its data, the language and where its links lead
 * @param element makes it; asked only while nothing is kept under the key
 * @returns null where nothing is kept: render it as usual
 */
export function cachedMarkup(key: string, element: () => ReactElement): string | null {
  if (writer === null) return null;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const markup = writer(element()).replace(LEADING_PRELOADS, "");
  if (size + key.length + markup.length > MOST_KEPT) {
    kept.clear();
    size = 0;
  }
  kept.set(key, markup);
  size += key.length + markup.length;
  return markup;
}
