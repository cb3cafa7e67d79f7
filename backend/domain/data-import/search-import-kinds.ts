import { type ImportKind, may, must } from "@/backend/domain/data-import/import-fields";

/** The import kinds of the search: synonyms, fixed pages, and the entries on top of the popular searches. */
export const SEARCH_IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  "search-synonyms": {
    table: "search_synonyms",
    key: ["concept"],
    fields: { concept: must("text"), words: must("text") },
  },
  "search-pages": {
    table: "search_pages",
    key: ["path"],
    fields: {
      path: must("text"),
      titles: must("pair"),
      summaries: must("pair"),
      words: may("text"),
      published: may("yes-no"),
    },
  },
  "search-pins": {
    table: "search_pins",
    key: ["lang", "position"],
    fields: { lang: must("text"), position: must("whole"), title: must("text"), path: may("text") },
  },
};
