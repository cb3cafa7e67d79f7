import type { Shape } from "@/backend/domain/json-shape";

/**
 * How a field of a file is read. `pair` is a text in both languages; in a CSV file its columns are NAME.en and NAME.bn.
 * `taka` becomes whole poisha, `words` is a list, `secret` is kept as its digest alone.
 */
export type FieldType =
  | "text"
  | "whole"
  | "number"
  | "taka"
  | "yes-no"
  | "day"
  | "moment"
  | "words"
  | "pair"
  | "secret"
  | Shape;

export interface ImportField {
  readonly type: FieldType;
  readonly required?: true;
  /** The column of the table, where it has another name. */
  readonly column?: string;
}

export interface ImportKind {
  readonly table: string;
  /** Fields that make two rows the same thing. */
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, ImportField>>;
  /** The column that keeps the order of the file. */
  readonly lineColumn?: string;
  /** Columns that are the same in every row. */
  readonly fixed?: Readonly<Record<string, number>>;
}

const must = (type: FieldType, column?: string): ImportField => ({ type, required: true, ...(column && { column }) });
const may = (type: FieldType, column?: string): ImportField => ({ type, ...(column && { column }) });

const lists: Shape = { en: ["text"], bn: ["text"] };
const file: Shape = { url: "text", bytes: "number", type: "text" };
const picture: Shape = {
  src: "text",
  width: "number",
  height: "number",
  alt: { en: "text", bn: "text" },
  "tint?": "text",
};
const place = { district: must("text"), thana: must("text") };
const labels = { key: must("text"), labels: must("pair"), position: may("whole") };

/** What an operator can import beside the catalogue (`npm run catalogue`) and the content pages (`npm run content`). */
export const IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  settings: {
    table: "shop_settings",
    key: [],
    fixed: { id: 1 },
    fields: {
      cod_enabled: may("yes-no"),
      cod_limit: may("taka", "cod_limit_poisha"),
      cod_open_limit: may("taka", "cod_open_limit_poisha"),
      cod_open_orders: may("whole"),
      payment_hold_minutes: may("whole"),
      new_for_days: may("whole"),
      return_days: may("whole"),
      rest_weekday: may("whole"),
      delivery_vat_basis_points: may("whole"),
      vat_notes: may("pair"),
    },
  },
  "delivery-options": {
    table: "delivery_options",
    key: ["type", "zone"],
    fields: {
      type: must("text"),
      zone: must("text"),
      labels: must("pair"),
      fee: must("taka", "fee_poisha"),
      days_min: must("whole"),
      days_max: must("whole"),
      position: may("whole"),
    },
  },
  couriers: {
    table: "couriers",
    key: ["code"],
    fields: {
      code: must("text"),
      names: must("pair"),
      phone: may("text"),
      tracking_url: may("text"),
      is_default: may("yes-no"),
    },
  },
  stores: {
    table: "stores",
    key: ["code"],
    fields: {
      code: must("text"),
      names: must("pair"),
      addresses: must("pair"),
      ...place,
      latitude: must("number"),
      longitude: must("number"),
      phone: may("text"),
      services: must("words"),
      hours: must([{ day: "number", opens: "text", closes: "text" }]),
      pickup: may("yes-no"),
    },
  },
  retailers: {
    table: "retailers",
    key: ["code"],
    fields: {
      code: must("text"),
      token: must("secret", "token_hash"),
      names: must("pair"),
      ...place,
      msisdn: must("text"),
      active: may("yes-no"),
    },
  },
  promotions: {
    table: "promotions",
    key: ["code"],
    fields: {
      code: must("text"),
      type: may("text"),
      titles: must("pair"),
      kind: must("text"),
      percent: may("whole"),
      amount: may("taka", "amount_poisha"),
      least: may("taka", "least_poisha"),
      category: may("text"),
      starts_at: may("moment"),
      ends_at: may("moment"),
      use_limit: may("whole"),
      number_limit: may("whole"),
      is_public: may("yes-no"),
    },
  },
  "sim-numbers": {
    table: "sim_numbers",
    key: ["msisdn"],
    lineColumn: "position",
    fields: {
      msisdn: must("text"),
      number_class: must("text"),
      price: must("taka", "price_poisha"),
      zone: must("text"),
      pair_msisdn: may("text"),
    },
  },
  devices: {
    table: "devices",
    key: ["slug"],
    fields: {
      slug: must("text"),
      name: must("text"),
      search: must("text"),
      tac: may("text"),
      esim: must("yes-no"),
      five_g: must("yes-no"),
      volte: must("yes-no"),
      bands: may("words"),
    },
  },
  packs: {
    table: "internet_packs",
    key: ["id"],
    fields: {
      id: must("text"),
      kind: must("text"),
      titles: must("pair"),
      price: must("taka", "price_poisha"),
      was_price: may("taka", "was_price_poisha"),
      data_mb: may("whole"),
      unlimited_data: may("yes-no"),
      minutes: may("whole"),
      sms: may("whole"),
      validity_hours: must("whole"),
      tags: may("words"),
      auto_renew: may("yes-no"),
      dial_code: may("text"),
      terms: must(lists),
      popularity: may("whole"),
      published: may("yes-no"),
    },
  },
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
      valid_until: must("day"),
      picture: may(picture),
      position: may("whole"),
      published: may("yes-no"),
    },
  },
  "press-releases": {
    table: "press_releases",
    key: ["slug"],
    fields: {
      slug: must("text"),
      titles: must("pair"),
      summaries: must("pair"),
      bodies: must("pair"),
      published_on: must("day"),
      picture: may(picture),
      published: may("yes-no"),
    },
  },
  notices: {
    table: "notices",
    key: ["slug"],
    fields: {
      slug: must("text"),
      titles: must("pair"),
      summaries: must("pair"),
      bodies: must(lists),
      published_on: must("day"),
      file: may(file),
      published: may("yes-no"),
    },
  },
  "useful-info": {
    table: "useful_info",
    key: ["slug"],
    lineColumn: "position",
    fields: {
      slug: must("text"),
      topics: must("pair"),
      titles: must("pair"),
      answers: must("pair"),
      steps: must(lists),
      words: may("text"),
      path: must("text"),
    },
  },
  "financial-reports": {
    table: "financial_reports",
    key: ["id"],
    fields: {
      id: must("text"),
      titles: must("pair"),
      type: must("text"),
      year: must("whole"),
      quarter: may("whole"),
      published_on: must("day"),
      file: may(file),
      figures: must([{ label: { en: "text", bn: "text" }, value: { en: "text", bn: "text" } }]),
    },
  },
  "shareholder-groups": { table: "shareholder_groups", key: ["key"], fields: labels },
  shareholdings: {
    table: "shareholdings",
    key: ["month", "group_key"],
    fields: { month: must("text"), group_key: must("text"), shares: must("whole") },
  },
  "investor-events": {
    table: "investor_events",
    key: ["id"],
    fields: {
      id: must("text"),
      kind: must("text"),
      titles: must("pair"),
      details: must("pair"),
      places: may("pair"),
      held_on: must("day"),
      begins: may("text"),
      ends: may("text"),
      online: may("yes-no"),
      path: may("text"),
    },
  },
  disclosures: {
    table: "disclosures",
    key: ["id"],
    fields: {
      id: must("text"),
      kind: must("text"),
      titles: must("pair"),
      texts: must("pair"),
      published_at: must("moment"),
      file: may(file),
    },
  },
  "unclaimed-dividends": {
    table: "unclaimed_dividends",
    key: ["account", "year", "kind"],
    fields: {
      account: must("text"),
      year: must("whole"),
      kind: must("text"),
      names: must("pair"),
      amount: must("taka", "amount_poisha"),
      paid_on: must("day"),
      settled_at: may("moment"),
    },
  },
};
