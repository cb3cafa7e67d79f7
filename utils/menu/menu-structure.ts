import menu from "@/utils/menu/menu.json";
import type { MenuEntry, MenuSection } from "@/utils/menu/menu-entry";

/**
 * The whole site menu: Personal (MENU-01, MENU-05 to MENU-44), Business (MENU-02, MENU-47 to MENU-71) and About (MENU-03,
 * MENU-72 to MENU-107). The first section is the default one (MENU-04).
 */
export const menuSections: readonly [MenuSection, ...MenuSection[]] = [menu.personal, menu.business, menu.about];

/** Entries that the flat menu adds to every section (MENU-45, MENU-46). */
export const flatMenuAdditions: readonly MenuEntry[] = menu.flatAdditions;
