import type { OutsideLinks } from "@/utils/menu/menu-item";

/** A text in both languages. `{brand}` is replaced by the brand's name in that language. */
export interface MenuLabel {
  en: string;
  bn: string;
}

/**
 * The target of an entry: a path, in which `{product}` is replaced by the brand's slug, or one of the company's other
 * sites.
 */
export type MenuAddress = string | { outside: keyof OutsideLinks; bnPath?: string };

export interface MenuEntry {
  id: string;
  label: MenuLabel;
  address: MenuAddress;
}

/** A column of a dropdown: its heading, with or without a link, and its entries. */
export interface MenuColumn {
  id: string;
  label: MenuLabel;
  address: MenuAddress | null;
  entries: readonly MenuEntry[];
}

/** An entry of a section's main menu. */
export interface MainEntry extends MenuEntry {
  /** One sentence beside the columns. */
  hint: MenuLabel;
  columns: readonly MenuColumn[];
  /** The one page on which the entry is shown; on every page when left out. */
  onlyOn?: string;
  /** More paths that belong to the entry, besides its own path and those under it. */
  owns?: readonly string[];
}

export interface MenuSection {
  id: "personal" | "business" | "about";
  label: MenuLabel;
  address: string;
  main: readonly MainEntry[];
}

/** An entry in one line. */
export function entry(id: string, address: MenuAddress, en: string, bn: string): MenuEntry {
  return { id, label: { en, bn }, address };
}

/** A column whose heading leads to the page above its entries. */
export function hub(id: string, address: string, en: string, bn: string, entries: readonly MenuEntry[]): MenuColumn {
  return { id, label: { en, bn }, address, entries };
}

/** A column whose heading only names its entries. */
export function group(id: string, en: string, bn: string, entries: readonly MenuEntry[]): MenuColumn {
  return { id, label: { en, bn }, address: null, entries };
}
