import { sql } from "drizzle-orm";
import type { Transaction } from "@/backend/db/client";
import type { TransferKind, TransferRow } from "@/backend/db/queries/catalog/catalogue-transfer-queries";
import type { DefinitionSource } from "@/backend/db/seed/definitions/definition-kinds";

/** The rows of one kind, with the columns of their table. */
export interface DataRows {
  table: string;
  /** The columns that identify a row: two rows with the same values are the same row. */
  key: readonly string[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** A row of the catalogue's file: its kind, and its values by column (docs/catalogue.md). */
export interface CatalogueRow {
  kind: TransferKind;
  values: Readonly<TransferRow>;
}

/** Reads the data files. Each part throws an Error naming file, line and field when a file does not fit its schema. */
export interface DataSource {
  /** The rows of a kind that is a table. */
  rows(kind: string): DataRows;
  definitions: DefinitionSource;
  /** The part of the catalogue that is not derived from definitions. */
  catalogue(): CatalogueRow[];
}

/** Facts about the country, the same for every operator. */
export const FACT_KINDS = ["districts", "thanas", "post-codes"] as const;

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
  "recharge-campaigns",
  "recharge-campaign-winners",
  "surveys",
  "advertisements",
  "ad-formats",
  "ad-goals",
  "ad-audiences",
] as const;

type Kind = (typeof FACT_KINDS)[number] | (typeof DEMO_KINDS)[number] | "subscriber-usage";

/** Number of rows that were inserted or updated, by kind. */
export type DataReport = Record<Kind, number>;

/** Kinds that are written once: the day of a draw does not change when the seed is written again on another day. */
const WRITTEN_ONCE: ReadonlySet<Kind> = new Set(["recharge-campaign-winners"]);

/** Writes the rows of these kinds, in their order, where they differ from the database. */
export async function writeKinds(
  tx: Transaction,
  source: DataSource,
  kinds: readonly Kind[],
): Promise<Partial<DataReport>> {
  const report: Partial<DataReport> = {};
  for (const kind of kinds) {
    const data = source.rows(kind);
    const isKept = WRITTEN_ONCE.has(kind) && (await hasRows(tx, data.table));
    report[kind] = isKept ? 0 : await upsertData(tx, data);
  }
  return report;
}

/** True when a table has a row. @param table a name of the product's own list of kinds */
export async function hasRows(tx: Transaction, table: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from ${sql.identifier(table)} limit 1`);
  return (rowCount ?? 0) > 0;
}

/**
 * Inserts rows that are new and updates those that differ. A column that the file has in other rows gets its default in a
 * row without it; a column that no row has stays as it is.
 * @param updates false leaves an existing row as it is
 * @returns how many rows were inserted or updated
 */
export async function upsertData(
  tx: Transaction,
  { table, key, rows }: DataRows,
  { updates = true }: { updates?: boolean } = {},
): Promise<number> {
  const updated = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => !key.includes(column));
  const conflict =
    updates && updated.length > 0
      ? sql`do update set (${names(updated)}) = row(${names(updated, sql`excluded.`)})
        where (${names(updated, sql`present.`)}) is distinct from (${names(updated, sql`excluded.`)})`
      : sql`do nothing`;
  let written = 0;
  for (const [columns, alike] of rowsByColumns(rows)) {
    const result = await tx.execute(sql`
      insert into ${sql.identifier(table)} as present (${names(columns)})
      select ${names(columns)} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(alike)}::jsonb)
      on conflict (${names(key)}) ${conflict}`);
    written += result.rowCount ?? 0;
  }
  return written;
}

const names = (columns: readonly string[], of = sql``) =>
  sql.join(
    columns.map((column) => sql`${of}${sql.identifier(column)}`),
    sql`, `,
  );

/** Groups rows that have the same columns: a column that is left out gets its default, and null is a value. */
function rowsByColumns(rows: DataRows["rows"]): [string[], DataRows["rows"][number][]][] {
  const groups = new Map<string, [string[], DataRows["rows"][number][]]>();
  for (const row of rows) {
    const columns = Object.keys(row);
    const name = columns.toSorted().join();
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [columns, [row]]);
    else group[1].push(row);
  }
  return [...groups.values()];
}
