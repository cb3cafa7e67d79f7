import { type ImportKind, may, must } from "@/backend/domain/data-import/import-fields";

/** The coordinates of a place. Without them, the centre of the stores in its district is used. */
const position = { latitude: may("number"), longitude: may("number") };

/** The country's districts and thanas, and the post offices that serve them. */
export const PLACE_IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  districts: {
    table: "districts",
    key: ["name"],
    fields: { name: must("text"), name_bn: must("text"), zone: must("text"), ...position },
  },
  thanas: {
    table: "thanas",
    key: ["district", "name"],
    fields: { district: must("text"), name: must("text"), name_bn: must("text"), ...position },
  },
  "post-codes": {
    table: "post_codes",
    key: ["district", "thana", "post_code"],
    fields: {
      district: must("text"),
      thana: must("text"),
      post_code: must("text"),
      post_office: must("text"),
      post_office_bn: must("text"),
    },
  },
};
