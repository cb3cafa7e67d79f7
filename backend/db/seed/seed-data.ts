import type { CatalogueRow } from "@/backend/db/queries/catalog/catalogue-rows";
import type { Connection } from "@/backend/db/queries/statement";
import { type TableRows, upsertRows } from "@/backend/db/queries/upsert-rows";
import type { DefinitionSource } from "@/backend/db/seed/definitions/definition-kinds";

/** Reads the data files. Each part throws an Error naming file, line and field when a file does not fit its schema. */
export interface DataSource {
  /** The rows of a kind that is a table. */
  rows(kind: string): TableRows;
  definitions: DefinitionSource;
  /** The part of the catalogue that is not derived from definitions. */
  catalogue(): CatalogueRow[];
}

/** Facts about the country, the same for every operator. */
export const FACT_KINDS = ["districts", "thanas", "post-codes"];

/** The sandbox's invented data; a row comes after the rows that it refers to. */
export const DEMO_KINDS = [
  "delivery-options",
  "stores",
  "couriers",
  "promotions",
  "packs",
  "tariff-packages",
  "offers",
  "star-categories",
  "star-areas",
  "star-offers",
  "star-branches",
  "star-tiers",
  "press-releases",
  "notices",
  "useful-info",
  "shareholder-groups",
  "shareholdings",
  "investor-events",
  "disclosures",
  "unclaimed-dividends",
  "service-categories",
  "value-added-services",
  "bill-charges",
  "rate-zones",
  "country-rates",
  "countries",
  "roaming-packs",
  "coverage",
  "devices",
  "device-codes",
  "sim-numbers",
  "recharge-campaigns",
  "recharge-campaign-winners",
  "surveys",
  "advertisements",
  "ad-formats",
  "ad-goals",
  "ad-audiences",
];

/** Number of rows that were inserted or updated, by kind. */
export type WrittenRows = Readonly<Record<string, number>>;

/** Kinds that are written once: the day of a draw does not change when the seed is written again on another day. */
const WRITTEN_ONCE: ReadonlySet<string> = new Set(["recharge-campaign-winners"]);

/** Writes the rows of these kinds, in their order, where they differ from the database. */
export async function writeKinds(tx: Connection, source: DataSource, kinds: readonly string[]): Promise<WrittenRows> {
  const written: Record<string, number> = {};
  for (const kind of kinds) {
    const data = source.rows(kind);
    const isWritten = WRITTEN_ONCE.has(kind) && (await hasRows(tx, data.table));
    written[kind] = isWritten ? 0 : await upsertRows(tx, data);
  }
  return written;
}

/** True when a table has a row. @param table a name of the product's own list of kinds */
export async function hasRows(tx: Connection, table: string): Promise<boolean> {
  const { rowCount } = await tx.query(`select from ${table} limit 1`);
  return (rowCount ?? 0) > 0;
}
