import type { FlatNamespace, TFunction } from "i18next";
import { serverSideTranslations } from "next-i18next/pages/serverSideTranslations";
import { isDevelopment } from "@/services/api/env";
import { type Language, type PageTexts, translatorFor } from "@/utils/text/translations";

const known = new Map<string, Promise<PageTexts>>();

async function read(language: Language, namespaces: readonly string[]): Promise<PageTexts> {
  const { _nextI18Next } = await serverSideTranslations(language, [...namespaces]);
  const texts = _nextI18Next?.initialI18nStore[language];
  if (!texts) throw new Error(`No texts in ${language}`);
  return texts as PageTexts;
}

/**
 * The texts of a page from locales/: only its own namespaces, because they are all sent in its HTML. Read once per
 * process; in development read again each time, so that an edited text is shown.
 */
export function getPageTexts(language: Language, namespaces: readonly string[]): Promise<PageTexts> {
  if (isDevelopment) return read(language, namespaces);
  const key = `${language}:${namespaces.join()}`;
  let texts = known.get(key);
  if (!texts) {
    texts = read(language, namespaces);
    known.set(key, texts);
    // A failed read is not stored: the next request tries again.
    texts.catch(() => known.delete(key));
  }
  return texts;
}

/** The translator of one namespace, for a loader that fills in texts itself. */
export async function loadT<Namespace extends FlatNamespace>(
  language: Language,
  namespace: Namespace,
): Promise<TFunction<Namespace>> {
  return translatorFor(language, await getPageTexts(language, [namespace])).in(namespace);
}
