import { type Language, translatorFor } from "@/utils/text/translations";

/**
 * A part of the shop that is loaded on demand, with its texts, which are not part of any page.
 * @param part its import, begun by the caller
 */
export async function loadShopPart<Part>(language: Language, part: Promise<Part>): Promise<Part> {
  const [loaded, { default: texts }] = await Promise.all([
    part,
    language === "bn" ? import("@/locales/bn/shop-parts.json") : import("@/locales/en/shop-parts.json"),
  ]);
  translatorFor(language, { "shop-parts": texts });
  return loaded;
}
