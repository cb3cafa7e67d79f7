import type { ContentText } from "@/backend/content-import/content-files";
import type { SiteFiles } from "@/backend/content-import/site-files";
import type { ContentPageFile } from "@/backend/contract/content/content-page";
import type { Language } from "@/backend/contract/language";

type Block = ContentPageFile["blocks"][number];

/** A small complete page with one block of each kind that the checks examine. */
export function contentFile(lang: Language, changes: Partial<ContentPageFile> = {}): ContentPageFile {
  const say = (en: string, bn: string) => (lang === "bn" ? bn : en);
  return {
    name: say("Ideas", "ভাবনা"),
    title: say("Ideas from {{brand}}", "{{brand}}-এর ভাবনা"),
    description: say("What we try out.", "আমরা যা পরীক্ষা করে দেখি।"),
    section: "business",
    updated_on: "2026-11-01",
    blocks: [
      {
        type: "hero",
        heading: say("Ideas", "ভাবনা"),
        text: say("What we try out.", "আমরা যা পরীক্ষা করে দেখি।"),
        picture: "hero/business",
        actions: [{ label: say("Ask", "জানুন"), href: "#questions" }],
      },
      { type: "text", body: say("See [the shop](/shop).", "[শপ](/shop) দেখুন।") },
      {
        type: "table",
        caption: say("Prices", "দাম"),
        columns: [{ label: say("What", "কী") }, { label: say("Price", "দাম"), figures: true }],
        rows: [[say("One", "একটি"), "5"]],
      },
      {
        type: "chart",
        caption: say("Growth", "বৃদ্ধি"),
        kind: "columns",
        unit: "%",
        labels: ["2025", "2026"],
        series: [{ name: say("Ideas", "ভাবনা"), values: [1, 2] }],
      },
      {
        type: "documents",
        items: [{ title: say("Rules", "নিয়ম"), file: "/documents/rules.pdf", date: "2026-01-02" }],
      },
      {
        type: "questions",
        id: "questions",
        items: [
          { id: "why", question: say("Why?", "কেন?"), answer: say("Because.", "কারণ আছে।") },
          { id: "how", question: say("How?", "কীভাবে?"), answer: say("With care.", "যত্ন নিয়ে।") },
        ],
      },
    ],
    ...changes,
  };
}

/** The same page with one of its blocks changed; the block is chosen by its type. */
export function withBlock(
  file: ContentPageFile,
  type: Block["type"],
  change: (block: Block) => unknown,
): ContentPageFile {
  return { ...file, blocks: file.blocks.map((block) => (block.type === type ? (change(block) as Block) : block)) };
}

/** Pages as an editor's files. */
export function contentTexts(path: string, files: Partial<Record<Language, unknown>>): ContentText[] {
  return Object.entries(files).map(([lang, file]) => ({
    path,
    lang: lang as Language,
    file: `${lang}${path}.json`,
    text: typeof file === "string" ? file : JSON.stringify(file),
  }));
}

/** A site with a shop, one document and nothing else. */
export const smallSite: SiteFiles = {
  hasAddress: (path) => path === "/shop" || path === "/documents/rules.pdf",
  findDocument: (path) => (path === "/documents/rules.pdf" ? { bytes: 1_234, format: "PDF" } : null),
};
