import { type Language, translatorFor } from "@/utils/text/translations";

/** Loads the texts of the search box. Only the results page already contains them. */
export async function loadSearchTexts(language: Language): Promise<void> {
  const { default: search } = await (language === "bn"
    ? import("@/locales/bn/search.json")
    : import("@/locales/en/search.json"));
  translatorFor(language, { search });
}
