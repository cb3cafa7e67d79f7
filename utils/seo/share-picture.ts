import { barePath, localePath } from "@/utils/paths/paths";

/** The texts and the picture in the share picture of a page. */
export interface ShareFacts {
  title: string;
  /** The subject of the page, in a sentence or a few words. */
  text: string;
  /** The price in display format: `Tk 45,990`. */
  price?: string;
  /** True if other variants cost more. */
  from?: boolean;
  /** The price before a reduction, in the same format. */
  was?: string;
  /** Address of the original picture in the kit. */
  picture?: string;
}

/** Increase it by one when the same facts are drawn differently. Every picture then gets a new address. */
const DESIGN = 1;
const ADDRESS = /^(.+)\.[0-9a-z]{1,7}\.jpg$/;
const HOME = "/home";

/** An FNV-1a hash of the text, so that a picture with other facts has another address. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The address of the picture that a shared link to a page shows (docs/decisions/24). It changes with every fact that
 * the picture shows, so the picture may be cached forever and never shows an old price.
 * @param path of the page; its language and query are ignored
 * @param brand name of the brand in the picture
 */
export function sharePicture(path: string, language: string, brand: string, facts: ShareFacts): string {
  const { title, text, price, from, was, picture } = facts;
  const page = barePath(path);
  const shown = [DESIGN, brand, title, text, price, from, was, picture].join("\n");
  // A page keeps words on one line (utils/text/keep-units.ts), and the data of its picture do not.
  const version = digest(shown.replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
  const address = `/share${page === "/" ? HOME : page}.${version}.jpg`;
  return localePath(address, language);
}

/** The page of a picture's address, given without `/share`; null if it is not such an address. */
export function sharedPage(address: string): string | null {
  const page = ADDRESS.exec(address)?.[1];
  return page === undefined ? null : page === HOME ? "/" : page;
}
