import { createHash } from "node:crypto";
import type { Language, PageTexts } from "@/utils/text/translations";

/** Path before the names of the namespaces and the hash of the file's content. */
export const TEXTS_PATH = "/_next/static/texts/";

const known = new Map<string, string>();

/** @returns the script with a page's texts, and its address, which changes when the texts change */
export function textsScript(language: Language, texts: PageTexts): { address: string; source: string } {
  const names = Object.keys(texts).sort();
  const source = `self.siteTexts=${JSON.stringify(Object.fromEntries(names.map((name) => [name, texts[name]])))}`;
  const hash = createHash("sha1").update(source).digest("base64url").slice(0, 12);
  return { address: `${TEXTS_PATH}${language}/${names.join(".")}/${hash}.js`, source };
}

/** Only the address, calculated once per process: texts change only with a build. */
export function textsAddress(language: Language, texts: PageTexts): string {
  const key = `${language} ${Object.keys(texts)}`;
  const address = known.get(key) ?? textsScript(language, texts).address;
  known.set(key, address);
  return address;
}
