import type { TFunction, TypeOptions } from "i18next";
import { TranslatorProvider, useTranslator } from "@/context/translator-context";
import { type Language, languageOf } from "@/utils/text/translations";
import type { Translator } from "@/utils/text/translator";

export { TranslatorProvider };

type Namespaces = keyof TypeOptions["resources"];

interface Texts<Namespace extends Namespaces> {
  t: TFunction<Namespace>;
  language: Language;
}

const known = new WeakMap<Translator, Map<Namespaces, Texts<Namespaces>>>();

const MAX_REMEMBERED = 2000;

/** A `t` that computes each text only once: the same texts and amounts repeat with every request. */
function memoized(t: TFunction): TFunction {
  // The keys are type-checked where texts are used; in here they are only strings.
  const translate = t as unknown as (key: string, values?: object) => string;
  const cache = new Map<string, string>();
  const cachedTranslate: typeof translate = (key, values) => {
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const text = cache.get(name);
    if (text !== undefined) return text;
    const found = translate(key, values);
    if (cache.size >= MAX_REMEMBERED) cache.clear();
    // A missing text returns its own key, until its texts have loaded.
    if (found !== key) cache.set(name, found);
    return found;
  };
  return cachedTranslate as unknown as TFunction;
}

function textsOf(translator: Translator, namespace: Namespaces): Texts<Namespaces> {
  let spaces = known.get(translator);
  if (!spaces) {
    spaces = new Map();
    known.set(translator, spaces);
  }
  let texts = spaces.get(namespace);
  if (!texts) {
    const { language } = translator;
    texts = { t: memoized(translator.in(namespace) as unknown as TFunction), language: languageOf(language) };
    spaces.set(namespace, texts);
  }
  return texts;
}

/**
 * The texts of a namespace in the page's language. Each `t` is made once, because making and looking up texts took a
 * third of the rendering time (docs/decisions/29).
 * @throws Error outside of the provider in pages/_app
 */
export function useTexts<Namespace extends Namespaces = "common">(namespace?: Namespace): Texts<Namespace> {
  const translator = useTranslator();
  if (!translator) throw new Error("useTexts needs the TranslatorProvider of pages/_app above it");
  return textsOf(translator, namespace ?? "common") as unknown as Texts<Namespace>;
}
