import menu from "@/utils/menu/menu.json";

// The form of utils/menu/menu.json.

/** A text in both languages. `{brand}` and `{brandObject}` are replaced by forms of the brand's name in that language. */
export interface MenuLabel {
  en: string;
  bn: string;
}

/**
 * The target of an entry: a path, in which `{product}` is replaced by the brand's slug, or one of the company's other
 * sites by its name in OutsideLinks, with a path that is added in Bengali.
 */
export type MenuAddress = string | { outside: string; bnPath?: string | undefined };

export interface MenuEntry {
  id: string;
  label: MenuLabel;
  address: MenuAddress;
}

/** A column of a dropdown: its heading, with or without a link, and its entries. */
interface MenuColumn {
  id: string;
  label: MenuLabel;
  address: MenuAddress | null;
  entries: readonly MenuEntry[];
}

/** An entry of a section's main menu. */
export interface MainEntry extends MenuEntry {
  /** One sentence beside the columns. */
  hint?: MenuLabel | undefined;
  columns?: readonly MenuColumn[] | undefined;
  /** The one page on which the entry is shown; on every page when left out. */
  onlyOn?: string | undefined;
  /** More paths that belong to the entry, besides its own path and those under it. */
  owns?: readonly string[] | undefined;
}

export interface MenuSection {
  id: string;
  label: MenuLabel;
  address: string;
  main: readonly MainEntry[];
}

/**
 * The whole site menu: Personal (MENU-01, MENU-05 to MENU-44), Business (MENU-02, MENU-47 to MENU-71) and About (MENU-03,
 * MENU-72 to MENU-107). The first section is the default one (MENU-04).
 */
export const menuSections: readonly [MenuSection, ...MenuSection[]] = [menu.personal, menu.business, menu.about];

/** Entries that the flat menu adds to every section (MENU-45, MENU-46). */
export const flatMenuAdditions: readonly MenuEntry[] = menu.flatAdditions;
