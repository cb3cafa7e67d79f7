import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WrittenDocument } from "@/tools/documents/written-document";

const TEXTS = "tools/documents/texts";
const NAME = /^(.+)\.(en|bn)\.md$/;

/**
 * The handwritten documents: NAME.en.md becomes NAME.pdf, NAME.bn.md becomes NAME-bn.pdf. The lines above
 * `---` have title, date and label, and optionally cover and compact.
 * @throws Error when a file lacks one of them
 */
export function readTexts(root: string): WrittenDocument[] {
  return readdirSync(join(root, TEXTS), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => {
      const [, path = "", lang] = NAME.exec(name) ?? [];
      const [head = "", ...rest] = readFileSync(join(root, TEXTS, name), "utf8").split("\n---\n");
      const field = (key: string) => new RegExp(`^${key}: (.+)$`, "m").exec(head)?.[1]?.trim();
      const needed = (key: string) => {
        const value = field(key);
        if (value === undefined) throw new Error(`${name} does not say its ${key}`);
        return value;
      };
      return {
        file: `/documents/${path}${lang === "bn" ? "-bn" : ""}.pdf`,
        lang: lang === "bn" ? "bn" : "en",
        title: needed("title"),
        date: needed("date"),
        label: needed("label"),
        text: rest.join("\n---\n"),
        cover: field("cover") === "yes",
        compact: field("compact") === "yes",
      };
    });
}
