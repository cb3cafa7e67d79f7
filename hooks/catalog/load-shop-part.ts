import { type Language, translatorFor } from "@/utils/text/translations";

/**
 * Loads a part of the shop on demand, together with its texts, which no page includes.
 * @param part the promise of its import, started by the caller
 */
export async function loadShopPart<Part>(language: Language, part: Promise<Part>): Promise<Part> {
  const [loaded, { default: texts }] = await Promise.all([
    part,
    language === "bn" ? import("@/locales/bn/shop-parts.json") : import("@/locales/en/shop-parts.json"),
  ]);
  translatorFor(language, { "shop-parts": texts });
  return loaded;
}
