import { createInstance, type FormatterModule, type i18n, type Resource } from "i18next";
import { formatCount } from "@/utils/numbers/digits";
import { answerTimes } from "@/utils/text/answer-times";

export type Language = "en" | "bn";

/** Texts of one page, by namespace, in its language. */
export type PageTexts = Readonly<Record<string, Resource[string]>>;

/** Converts any locale of Next to a language of the site. */
export function languageOf(locale: string | undefined): Language {
  return locale === "bn" ? "bn" : "en";
}

/** Numbers in a text are in the digits of its language; other values are filled in as they are. */
const digitFormatter = (language: Language): FormatterModule => ({
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => (typeof value === "number" ? formatCount(value, language) : (value as string)),
});

const instances = new Map<Language, i18n>();

/**
 * The translator of a language with these texts added. One instance per language serves all requests of the process and
 * all pages of a visit, because making one takes longer than rendering a small page.
 */
export function translatorFor(language: Language, texts: PageTexts): i18n {
  let translator = instances.get(language);
  if (!translator) {
    translator = createInstance().use(digitFormatter(language));
    void translator.init({
      lng: language,
      fallbackLng: false,
      defaultNS: "common",
      ns: [],
      resources: {},
      initAsync: false,
      interpolation: {
        escapeValue: false,
        defaultVariables: answerTimes(language),
        alwaysFormat: true,
      },
      react: { useSuspense: false, bindI18n: "", bindI18nStore: "" },
    });
    instances.set(language, translator);
  }
  for (const [namespace, bundle] of Object.entries(texts)) {
    if (!translator.hasResourceBundle(language, namespace)) {
      translator.addResourceBundle(language, namespace, bundle);
    }
  }
  return translator;
}
