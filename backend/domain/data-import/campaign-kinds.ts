import type { StoredQuestion } from "@/backend/db/stored-types";
import { type ImportField, type ImportKind, lists, may, must } from "@/backend/domain/data-import/import-fields";
import { questionsFault } from "@/backend/domain/surveys/survey-rules";
import { findPicture } from "@/utils/pictures/pictures";

const kitPicture: ImportField = {
  type: "text",
  required: true,
  fault: (id) => (findPicture(String(id)) === null ? "is no picture of the kit, like scene/packs" : null),
};
const questions: ImportField = {
  type: [
    {
      id: "text",
      kind: "text",
      titles: { en: "text", bn: "text" },
      required: "boolean",
      options: [{ value: "text", labels: { en: "text", bn: "text" } }],
    },
  ],
  required: true,
  fault: (value) => questionsFault(value as StoredQuestion[]),
};
/** Recharge campaigns with their winners, and surveys. */
export const CAMPAIGN_KINDS: Readonly<Record<string, ImportKind>> = {
  "recharge-campaigns": {
    table: "recharge_campaigns",
    key: ["id"],
    fields: {
      id: must("text"),
      titles: must("pair"),
      summaries: must("pair"),
      introductions: must(lists),
      picture: kitPicture,
      starts_on: must("day"),
      ends_on: must("day"),
      least: must("taka", "least_poisha"),
      steps: must(lists),
      prizes: must([{ title: { en: "text", bn: "text" }, count: "number" }]),
      terms: must(lists),
      stores: { ...must("words", "store_codes"), refersTo: { table: "stores", column: "code" } },
      published: may("yes-no"),
    },
  },
  "recharge-campaign-winners": {
    table: "recharge_campaign_winners",
    key: ["campaign_id", "msisdn", "drawn_on"],
    fields: {
      campaign: must("text", "campaign_id"),
      msisdn: must("text"),
      prizes: must("pair"),
      district: must("text"),
      drawn_on: must("day"),
    },
  },
  surveys: {
    table: "surveys",
    key: ["id"],
    lineColumn: "position",
    fields: {
      id: must("text"),
      titles: must("pair"),
      introductions: must("pair"),
      questions,
      starts_on: must("day"),
      ends_on: must("day"),
      published: may("yes-no"),
    },
  },
};
