import { formatNumber } from "@/utils/numbers/digits";
import { answerTimes } from "@/utils/text/answer-times";
import { type Texts, Translator } from "@/utils/text/translator";

export type Language = "en" | "bn";

/** Texts of one page, by namespace, in its language. */
export type PageTexts = Readonly<Record<string, Texts>>;

/** Converts any locale of Next to a language of the site. */
export function languageOf(locale: string | undefined): Language {
  return locale === "bn" ? "bn" : "en";
}

/** Numbers in a text are in the digits of its language; other values are filled in as they are. */
const showIn = (language: Language) => (value: unknown) =>
  typeof value === "number" ? formatNumber(value, language) : String(value);

const translators = new Map<Language, Translator>();

/**
 * The translator of a language with these texts added. One per language serves all requests of the process and all
 * pages of a visit, because texts are added once and remembered.
 */
export function translatorFor(language: Language, texts: PageTexts): Translator {
  let translator = translators.get(language);
  if (!translator) {
    translator = new Translator(language, answerTimes(language), showIn(language));
    translators.set(language, translator);
  }
  for (const [namespace, bundle] of Object.entries(texts)) translator.add(namespace, bundle);
  return translator;
}
