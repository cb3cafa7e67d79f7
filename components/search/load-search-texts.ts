import { type Language, translatorFor } from "@/utils/text/translations";

/** The texts of the search box, which no other page than that of the results carries. */
export async function loadSearchTexts(language: Language): Promise<void> {
  const { default: search } = await (language === "bn"
    ? import("@/locales/bn/search.json")
    : import("@/locales/en/search.json"));
  translatorFor(language, { search });
}
