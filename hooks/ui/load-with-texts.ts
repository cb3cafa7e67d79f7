import { type Language, translatorFor } from "@/utils/text/translations";
import type { Texts } from "@/utils/text/translator";

/**
 * Loads a part on demand together with its texts, which no page includes.
 * @param part the promise of its import
 * @param texts the promise of the import of its texts, in this language
 */
export async function loadWithTexts<Part>(
  language: Language,
  namespace: string,
  part: Promise<Part>,
  texts: Promise<{ default: Texts }>,
): Promise<Part> {
  const [loaded, { default: loadedTexts }] = await Promise.all([part, texts]);
  translatorFor(language, { [namespace]: loadedTexts });
  return loaded;
}
