import { type HeaderMenu, isCurrentPage, type MenuItem, type OutsideLinks } from "@/utils/menu/menu-item";
import {
  flatMenuAdditions,
  type MainEntry,
  type MenuAddress,
  type MenuEntry,
  type MenuLabel,
  type MenuSection,
  menuSections,
} from "@/utils/menu/menu-structure";
import { barePath, paths } from "@/utils/paths/paths";
import { brandForms } from "@/utils/text/brand-forms";
import type { Language } from "@/utils/text/translations";

/** The inputs of the menu. */
export interface MenuContext {
  language: Language;
  /** Path of the page, without a language; a query may follow. */
  path: string;
  /** Brand name in the page's language, and in English. */
  brand: string;
  brandEnglish: string;
  brandSlug: string;
  outside: OutsideLinks;
}

function inBrand(text: string, brand: string): string {
  const { brandObject } = brandForms(brand);
  return text.replaceAll("{brand}", brand).replaceAll("{brandObject}", brandObject);
}

function addressOf(address: MenuAddress | null, context: MenuContext): string {
  if (address === null) return "";
  if (typeof address === "string") return address.replaceAll("{product}", context.brandSlug);
  const outside = Object.entries(context.outside).find(([name]) => name === address.outside)?.[1];
  if (outside === undefined) throw new Error(`The menu leads to ${address.outside}, which is none of the other sites`);
  if (context.language !== "bn" || address.bnPath === undefined) return outside;
  const bengali = new URL(outside);
  bengali.pathname = bengali.pathname.replace(/\/$/, "") + address.bnPath;
  return bengali.href;
}

interface Shown {
  id: string;
  label: MenuLabel;
  address: MenuAddress | null;
}

function itemOf({ id, label, address }: Shown, context: MenuContext, marks: readonly string[] = []): MenuItem {
  const url = addressOf(address, context);
  const external = typeof address === "object" && address !== null;
  return {
    id,
    label: inBrand(label[context.language], context.brand),
    url,
    submenu: [],
    className: [...marks, ...(external ? ["external"] : [])].join(" "),
    isActive: isCurrentPage(url, context.path),
    engLabel: inBrand(label.en, context.brandEnglish),
  };
}

const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** A path of the menu and the labels that are active there. */
interface Place {
  path: string;
  section: MenuSection;
  main: MainEntry | null;
}

const placesBySlug = new Map<string, readonly Place[]>();

/** Every path of the menu, longest first; calculated once, because each request needs it. */
function placesOf(context: MenuContext): readonly Place[] {
  const known = placesBySlug.get(context.brandSlug);
  if (known) return known;
  const places: Place[] = [];
  const add = (address: MenuAddress | null, section: MenuSection, main: MainEntry | null) => {
    if (typeof address !== "string") return;
    places.push({ path: addressOf(address, context).replace(/#.*$/, ""), section, main });
  };
  for (const section of menuSections) {
    // Everything lies under "/", so the home page's section is only the default (MENU-04).
    if (section.address !== paths.home) add(section.address, section, null);
    for (const main of section.main) {
      for (const own of [main.address, ...(main.owns ?? [])]) add(own, section, main);
      for (const { address, entries } of main.columns ?? [])
        for (const each of [address, ...entries.map((entry) => entry.address)]) add(each, section, main);
    }
  }
  places.sort((a, b) => b.path.length - a.path.length);
  placesBySlug.set(context.brandSlug, places);
  return places;
}

function findActive(context: MenuContext): { section: MenuSection; main: MainEntry | null } {
  const bare = barePath(context.path);
  const place = placesOf(context).find(({ path }) =>
    path.includes("?") ? isCurrentPage(path, context.path) : isUnder(bare, path),
  );
  return place ?? { section: menuSections[0], main: null };
}

/**
 * The active section and main item of a page: their own path, or a path under them in the menu, is the page's path or
 * a prefix of it. The longest path wins. Personal when there is none (MENU-04).
 */
export function activeMenu(context: MenuContext) {
  const { section, main } = findActive(context);
  return { section: section.label.en, main: main === null ? null : inBrand(main.label.en, context.brandEnglish) };
}

function shownMain(section: MenuSection, { path }: MenuContext): MainEntry[] {
  return section.main.filter(({ onlyOn }) => onlyOn === undefined || onlyOn === barePath(path));
}

function sectionOf(context: MenuContext, id?: string): MenuSection {
  return menuSections.find((section) => section.id === id) ?? findActive(context).section;
}

/** The top menu: Personal, Business and About, the active one marked by its English label (MENU-108, MENU-111). */
export function buildTopMenu(context: MenuContext): MenuItem[] {
  const active = activeMenu(context).section;
  return menuSections.map((section) => {
    const item = itemOf(section, context);
    return { ...item, isActive: item.engLabel === active };
  });
}

/**
 * The main menu of the active section, for wide screens: each entry's submenu is its columns, and each column's submenu
 * its entries (MENU-109, MENU-112). A column's url is empty when its heading leads nowhere.
 */
export function buildMainMenu(context: MenuContext): MenuItem[] {
  const active = activeMenu(context).main;
  return shownMain(sectionOf(context), context).map((main) => {
    const { columns = [] } = main;
    const item = itemOf(main, context, columns.length > 0 ? ["dropdown"] : []);
    const shownColumns = columns.map((column) => ({
      ...itemOf(column, context),
      submenu: column.entries.map((each) => itemOf(each, context)),
    }));
    return { ...item, submenu: shownColumns, isActive: item.engLabel === active };
  });
}

/**
 * The main menu for narrow screens: one flat list, each main entry before what lies under it (marked `sub`), then Track
 * Shop Order and Support (MENU-45, MENU-46, MENU-113).
 * @param section whose menu is built; the active one when left out
 */
export function buildMobileMenu(context: MenuContext, section?: string): MenuItem[] {
  const active = activeMenu(context).main;
  const items = shownMain(sectionOf(context, section), context).flatMap((main) => {
    const { columns = [] } = main;
    const item = itemOf(main, context, columns.length > 0 ? ["dropdown"] : []);
    const below = columns.flatMap(({ entries, ...column }) => [
      ...(column.address === null ? [] : [itemOf(column, context, ["sub"])]),
      ...entries.map((each: MenuEntry) => itemOf(each, context, ["sub"])),
    ]);
    return [{ ...item, isActive: item.engLabel === active }, ...below];
  });
  return [...items, ...flatMenuAdditions.map((each) => itemOf(each, context))];
}

/** The first level of the menu, as sent with a page. */
export function buildHeaderMenu(context: MenuContext): HeaderMenu {
  return { top: buildTopMenu(context), main: buildMainMenu(context).map((item) => ({ ...item, submenu: [] })) };
}

/** The sentence beside a main entry's columns; empty when there is none. */
export function menuHint(id: string, language: Language): string {
  for (const { main } of menuSections) for (const each of main) if (each.id === id) return each.hint?.[language] ?? "";
  return "";
}

type MenuFacts = Pick<MenuContext, "brand" | "brandEnglish" | "brandSlug" | "outside">;

/** The inputs of the menu, from the data sent with a page. @param path without a language; a query may follow */
export function menuContextOf(layout: MenuFacts, language: Language, path: string): MenuContext {
  const { brand, brandEnglish, brandSlug, outside } = layout;
  return { language, path, brand, brandEnglish, brandSlug, outside };
}
