import { barePath, localePath } from "@/utils/paths/paths";

/** What the picture of a shared page says and shows. */
export interface ShareFacts {
  title: string;
  /** What the page is about, in a sentence or a few words. */
  text: string;
  /** As people read it: `Tk 45,990`. */
  price?: string;
  /** Other choices cost more. */
  from?: boolean;
  /** The price before a reduction, in the same way. */
  was?: string;
  /** Address of the original picture in the kit. */
  picture?: string;
}

/** One more whenever the same facts are drawn in another way: every picture gets a new address. */
const DESIGN = 1;
const ADDRESS = /^(.+)\.[0-9a-z]{1,7}\.jpg$/;
const HOME = "/home";

/** FNV-1a over the letters: a picture that says something else has another address. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The address of the picture that a shared link shows of a page (docs/decisions/24). It changes with everything that
 * the picture says, so it may be kept for good, and shows no price that was.
 * @param path of the page; its language and query are left out
 * @param brand as the picture writes it
 */
export function sharePicture(path: string, language: string, brand: string, facts: ShareFacts): string {
  const { title, text, price, from, was, picture } = facts;
  const page = barePath(path);
  const version = digest([DESIGN, brand, title, text, price, from, was, picture].join("\n"));
  const address = `/share${page === "/" ? HOME : page}.${version}.jpg`;
  return localePath(address, language);
}

/** The page of a picture's address, which is given without `/share`; null when it is none. */
export function sharedPage(address: string): string | null {
  const page = ADDRESS.exec(address)?.[1];
  return page === undefined ? null : page === HOME ? "/" : page;
}
