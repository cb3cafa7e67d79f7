import { serverSideTranslations } from "next-i18next/pages/serverSideTranslations";
import { isDevelopment } from "@/services/api/env";
import type { Language, PageTexts } from "@/utils/text/translations";

const known = new Map<string, Promise<PageTexts>>();

async function read(language: Language, namespaces: readonly string[]): Promise<PageTexts> {
  const { _nextI18Next } = await serverSideTranslations(language, [...namespaces]);
  const texts = _nextI18Next?.initialI18nStore[language];
  if (!texts) throw new Error(`No texts in ${language}`);
  return texts as PageTexts;
}

/**
 * The texts of a page from locales/: only its own namespaces, since all of them travel in its HTML. Read once a process;
 * in development anew each time, so that an edited text shows.
 */
export function getPageTexts(language: Language, namespaces: readonly string[]): Promise<PageTexts> {
  if (isDevelopment) return read(language, namespaces);
  const key = `${language}:${namespaces.join()}`;
  let texts = known.get(key);
  if (!texts) {
    texts = read(language, namespaces);
    known.set(key, texts);
    // A failed reading is not remembered: the next request tries again.
    texts.catch(() => known.delete(key));
  }
  return texts;
}
