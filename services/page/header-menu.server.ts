import { siteEnv } from "@/services/api/env.server";
import { activeMenu, buildHeaderMenu, type MenuContext } from "@/utils/menu/menu";
import type { HeaderMenu } from "@/utils/menu/menu-item";
import { brandName } from "@/utils/text/brand-name";
import type { Language } from "@/utils/text/translations";

const known = new Map<string, HeaderMenu>();

/**
 * The first level of the menu for a page; created once for each language and active entry.
 * @param path of the page without a language; may include a query
 */
export function headerMenuOf(language: Language, path: string): HeaderMenu {
  const { brand, links } = siteEnv();
  const context: MenuContext = {
    language,
    path,
    brand: brandName(brand, language),
    brandEnglish: brand.nameEn,
    brandSlug: brand.slug,
    outside: links,
  };
  const { section, main } = activeMenu(context);
  const key = `${language}/${section}/${main}`;
  const menu = known.get(key) ?? buildHeaderMenu(context);
  known.set(key, menu);
  return menu;
}
