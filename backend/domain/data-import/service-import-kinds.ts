import { type ImportField, type ImportKind, may, must } from "@/backend/domain/data-import/import-fields";

const zone = (field: ImportField, service: "isd" | "roaming"): ImportField => ({
  ...field,
  refersTo: { table: "rate_zones", column: "key", only: ["service", service] },
});

/** The import kinds for value-added services, rates by country, coverage and type codes of handsets. */
export const SERVICE_IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  "service-categories": {
    table: "service_categories",
    key: ["key"],
    lineColumn: "position",
    fields: { key: must("text"), labels: must("pair") },
  },
  "value-added-services": {
    table: "value_added_services",
    key: ["id"],
    lineColumn: "position",
    fields: {
      id: must("text"),
      category: must("text"),
      names: must("pair"),
      summaries: must("pair"),
      terms: must("pair"),
      price: must("taka", "price_poisha"),
      period: must("text"),
      start_code: must("text"),
      stop_code: may("text"),
      words: may("text"),
      published: may("yes-no"),
    },
  },
  "bill-charges": {
    table: "bill_charges",
    key: ["way", "service", "above_poisha"],
    lineColumn: "position",
    fields: {
      way: must("text"),
      service: must("text"),
      names: must("pair"),
      above: must("taka", "above_poisha"),
      charge: must("taka", "charge_poisha"),
      unit: may("text"),
      most: may("taka", "most_poisha"),
      notes: must("pair"),
      published: may("yes-no"),
    },
  },
  "rate-zones": {
    table: "rate_zones",
    key: ["service", "key"],
    lineColumn: "position",
    fields: { service: must("text"), key: must("text"), labels: must("pair") },
  },
  "country-rates": {
    table: "country_rates",
    key: ["service", "zone", "kind"],
    lineColumn: "position",
    fields: {
      service: must("text"),
      zone: must("text"),
      kind: must("text"),
      price: must("taka", "price_poisha"),
      unit: must("text"),
      pulse_seconds: may("whole"),
    },
  },
  countries: {
    table: "countries",
    key: ["code"],
    fields: {
      code: must("text"),
      names: must("pair"),
      words: may("text"),
      dial_code: must("text"),
      isd_zone: zone(may("text"), "isd"),
      roaming_zone: zone(may("text"), "roaming"),
      operators: may("words"),
      published: may("yes-no"),
    },
  },
  "roaming-packs": {
    table: "roaming_packs",
    key: ["id"],
    lineColumn: "position",
    fields: {
      id: must("text"),
      zone: zone(must("text"), "roaming"),
      data_mb: must("whole"),
      minutes: must("whole"),
      validity_days: must("whole"),
      price: must("taka", "price_poisha"),
      dial_code: must("text"),
      published: may("yes-no"),
    },
  },
  coverage: {
    table: "network_coverage",
    key: ["district", "thana"],
    fields: {
      district: must("text"),
      thana: must("text"),
      four_g: must("text"),
      five_g: must("text"),
      volte: must("yes-no"),
      five_g_planned: may("day"),
    },
  },
  "device-codes": {
    table: "device_codes",
    key: ["tac"],
    fields: { tac: must("text"), device: must("text") },
  },
};
