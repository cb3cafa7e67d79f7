import { createHash } from "node:crypto";
import type { Language, PageTexts } from "@/utils/text/translations";

/** Path before the names of the namespaces and the hash of the file's content. */
export const TEXTS_PATH = "/_next/static/texts/";

/** The digest of each namespace, calculated once: texts change only with a build. */
const digests = new WeakMap<object, string>();

function digestOf(namespace: object): string {
  const digest = digests.get(namespace) ?? createHash("sha1").update(JSON.stringify(namespace)).digest("base64url");
  digests.set(namespace, digest);
  return digest;
}

/** The address of the script with a page's texts. It changes when they change. */
export function textsAddress(language: Language, texts: PageTexts): string {
  const names = Object.keys(texts).sort();
  const hash = createHash("sha1");
  for (const name of names) hash.update(digestOf(texts[name] ?? {}));
  return `${TEXTS_PATH}${language}/${names.join(".")}/${hash.digest("base64url").slice(0, 12)}.js`;
}

/** The script with a page's texts. */
export function textsScript(texts: PageTexts): string {
  return `self.siteTexts=${JSON.stringify(texts)}`;
}
