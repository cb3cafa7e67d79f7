import { type MenuAddress, type MenuLabel, menuSections } from "@/utils/menu/menu-structure";
import { paths } from "@/utils/paths/paths";

type Language = keyof MenuLabel;

interface NamedPage {
  path: string;
  name: string;
}

interface MenuPlace {
  parent: string | null;
  position: number;
}

/** The stored form of a menu address: the placeholder of the brand becomes the word "brand". */
const storedPath = (address: MenuAddress): string | null =>
  typeof address === "string" && !/[?#]/.test(address) ? address.replaceAll("{product}", "brand") : null;

/** All paths of the menu, in menu order, each with its parent path. */
const menuPlaces: ReadonlyMap<string, MenuPlace> = listMenuPlaces();

/** Parent pages of content pages that are no content pages themselves, with their names. */
const sectionNames: ReadonlyMap<string, MenuLabel> = new Map(
  menuSections.flatMap(({ address, label }) => (address === paths.home ? [] : [[address, label] as const])),
);

function listMenuPlaces(): Map<string, MenuPlace> {
  const places = new Map<string, MenuPlace>();
  const add = (address: MenuAddress | null, parent: string | null) => {
    const path = address === null ? null : storedPath(address);
    if (path !== null && !places.has(path)) places.set(path, { parent, position: places.size });
    return path;
  };
  for (const section of menuSections) {
    const top = add(section.address, null);
    for (const main of section.main) {
      const under = add(main.address, top) ?? top;
      for (const column of main.columns ?? []) {
        const head = add(column.address, under) ?? under;
        for (const entry of column.entries) add(entry.address, head);
      }
    }
  }
  return places;
}

const lastSegment = /\/[^/]*$/;

/** The nearest parent page of a path, by the menu or else by the address; null at the top. */
function parentOf(path: string, exists: (path: string) => boolean): string | null {
  const above = menuPlaces.get(path)?.parent ?? (path.replace(lastSegment, "") || null);
  if (above === null || above === paths.home) return null;
  return exists(above) ? above : parentOf(above, exists);
}

const positionOf = (path: string) => menuPlaces.get(path)?.position ?? menuPlaces.size;

/**
 * The position of a page in the tree: its ancestors, the top one first, and its children. If it has none: its siblings
 * and itself. Both are in menu order.
 */
export function positionInTree(
  path: string,
  pages: readonly NamedPage[],
  language: Language,
): { trail: NamedPage[]; beside: NamedPage[] } {
  const names = new Map(pages.map((page) => [page.path, page.name]));
  const exists = (candidate: string) => names.has(candidate) || sectionNames.has(candidate);
  const nameOf = (known: string) => names.get(known) ?? sectionNames.get(known)?.[language] ?? "";
  const trail: NamedPage[] = [];
  for (let above = parentOf(path, exists); above !== null; above = parentOf(above, exists)) {
    trail.unshift({ path: above, name: inMenuForm(nameOf(above)) });
  }
  const under = (parent: string | null) =>
    pages
      .filter((page) => parentOf(page.path, exists) === parent)
      .sort((a, b) => positionOf(a.path) - positionOf(b.path) || a.path.localeCompare(b.path))
      .map(({ path: own, name }) => ({ path: own, name }));
  const below = under(path);
  // The other pages at the top are unrelated, so a top page shows no siblings.
  return { trail, beside: below.length > 0 || trail.length === 0 ? below : under(trail.at(-1)?.path ?? null) };
}

/** The menu writes the brand as {brand}, the texts of pages write it as {{brand}}. */
const inMenuForm = (name: string) => name.replaceAll(/(?<!\{)\{brand\}(?!\})/g, "{{brand}}");

export function listMenuPaths(): string[] {
  return [...menuPlaces.keys()];
}
