import { barePath } from "@/utils/paths/paths";

/** One entry of a menu as displayed (MENU-118). */
export interface MenuItem {
  id: string;
  /** In the page's language. */
  label: string;
  /** Path without a language, an absolute address for a link out of the site, empty for a heading without a link. */
  url: string;
  submenu: readonly MenuItem[];
  /** Flags, separated by spaces: `external`, `dropdown`, and in the flat menu `sub` for an entry under another. */
  className: string;
  isActive: boolean;
  /** English label, by which active entries are found in every language (MENU-110). */
  engLabel: string;
}

/** The first level of the menu, made on the server; the rest is loaded when it is needed. */
export interface HeaderMenu {
  top: readonly MenuItem[];
  main: readonly MenuItem[];
}

/** Addresses of the company's other sites. */
export interface OutsideLinks {
  flexiplan: string;
  video: string;
  roaming: string;
  company: string;
  vacancies: string;
  myGpStore: string;
  facebook: string;
  youTube: string;
  instagram: string;
  linkedIn: string;
}

/** Id of the entry that requests a redirect address before it navigates (RECH-03). */
export const RECHARGE_ID = "recharge";

/** True when an item has a flag. */
export function hasFlag({ className }: MenuItem, flag: "external" | "dropdown" | "sub"): boolean {
  return className.split(" ").includes(flag);
}

/**
 * True when an entry is the shown page. An entry with a query matches only with that query; a link to a part of a
 * page never matches.
 * @param path of the page, without a language
 */
export function isCurrentPage(url: string, path: string): boolean {
  if (url === "" || url.includes("#")) return false;
  return url.includes("?") ? url === path.replace(/#.*$/, "") : url === barePath(path);
}
