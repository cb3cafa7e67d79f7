import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { type Language, languageOf } from "@/utils/text/translations";

/**
 * Loads a part of the shop on demand, together with its texts, which no page includes.
 * @param part the promise of its import, started by the caller
 */
export function loadShopPart<Part>(language: Language, part: Promise<Part>): Promise<Part> {
  return loadWithTexts(
    language,
    "shop-parts",
    part,
    language === "bn" ? import("@/locales/bn/shop-parts.json") : import("@/locales/en/shop-parts.json"),
  );
}

/** Loads the texts of a part of the shop whose own script is there, in the language of the document. */
export function withShopTexts<Part>(part: Part): Promise<Part> {
  return loadShopPart(languageOf(document.documentElement.lang), Promise.resolve(part));
}
