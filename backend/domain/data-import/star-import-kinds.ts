import { type ImportKind, labels, lists, may, must, picture } from "@/backend/domain/data-import/import-fields";

/** The import kinds of the star programme: tiers, partner offers with their branches, and the use of numbers. */
export const STAR_IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  "star-categories": { table: "star_categories", key: ["key"], fields: labels },
  "star-areas": { table: "star_areas", key: ["key"], fields: labels },
  "star-offers": {
    table: "star_offers",
    key: ["id"],
    fields: {
      id: must("text"),
      partners: must("pair"),
      titles: must("pair"),
      category: must("text"),
      area: must("text"),
      tiers: must("words"),
      summaries: must("pair"),
      how_to: must("pair"),
      redeem_by: may("text"),
      redeem_text: may("text"),
      redeem_to: may("text"),
      weekdays: may(["number"]),
      valid_until: must("day"),
      picture: may(picture),
      position: may("whole"),
      published: may("yes-no"),
    },
  },
  "star-branches": {
    table: "star_branches",
    key: ["offer_id", "code"],
    fields: {
      offer_id: must("text"),
      code: must("text"),
      names: must("pair"),
      district: must("text"),
      latitude: must("number"),
      longitude: must("number"),
    },
  },
  "star-tiers": {
    table: "star_tiers",
    key: ["tier"],
    fields: {
      tier: must("text"),
      from: must("taka", "from_poisha"),
      gains: must("pair"),
      birthdays: may("pair"),
      benefits: must(lists),
    },
  },
  "subscriber-usage": {
    table: "subscriber_usage",
    key: ["msisdn", "month"],
    fields: { msisdn: must("text"), month: must("text"), used: must("taka", "used_poisha") },
  },
};
