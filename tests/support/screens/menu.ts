import { buildMainMenu, type MenuContext } from "@/utils/menu/menu";
import type { MenuItem } from "@/utils/menu/menu-item";

/** The default addresses of the company's other sites. */
export const outside = {
  flexiplan: "https://flexiplan.example",
  video: "https://video.example",
  roaming: "https://roaming.example",
  company: "https://company.example",
  vacancies: "https://vacancies.example",
  myGpStore: "https://mygp-store.example",
  facebook: "https://facebook.example",
  youTube: "https://youtube.example",
  instagram: "https://instagram.example",
  linkedIn: "https://linkedin.example",
};

/** The context on which the menu of a page depends. */
export const at = (path: string, language: "en" | "bn" = "en"): MenuContext => ({
  language,
  path,
  brand: language === "bn" ? "জিপি" : "GP",
  brandEnglish: "GP",
  brandSlug: "gp",
  outside,
});

export const PERSONAL = at("/");
export const BUSINESS = at("/business");
export const ABOUT = at("/about");

/** Every entry and heading in the main menu of a page's section, each with its main entry. */
export function walk(context: MenuContext): { main: MenuItem; item: MenuItem }[] {
  return buildMainMenu(context).flatMap((main) => [
    { main, item: main },
    ...main.submenu.flatMap((column) => [column, ...column.submenu].map((item) => ({ main, item }))),
  ]);
}
