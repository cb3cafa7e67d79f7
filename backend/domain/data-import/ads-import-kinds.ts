import { type ImportKind, may, must } from "@/backend/domain/data-import/import-fields";

/** The rate table of the advertising platform. */
export const ADS_IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  "ad-formats": {
    table: "ad_formats",
    key: ["key"],
    lineColumn: "position",
    fields: {
      key: must("text"),
      names: must("pair"),
      sizes: must("pair"),
      files: must("pair"),
      texts: must("pair"),
      surface: must("text"),
      days_ahead: must("whole"),
      price: must("taka", "price_poisha"),
      unit: must("text"),
      monthly_people: must("whole"),
      least: may("taka", "least_poisha"),
      published: may("yes-no"),
    },
  },
  "ad-goals": {
    table: "ad_goals",
    key: ["key"],
    lineColumn: "position",
    fields: {
      key: must("text"),
      labels: must("pair"),
      summaries: must("pair"),
      mix: must([{ format: "text", percent: "number" }]),
      least: must("taka", "least_poisha"),
      published: may("yes-no"),
    },
  },
  "ad-audiences": {
    table: "ad_audiences",
    key: ["key"],
    lineColumn: "position",
    fields: {
      key: must("text"),
      labels: must("pair"),
      people: must("whole"),
      price_percent: must("whole"),
      published: may("yes-no"),
    },
  },
};
