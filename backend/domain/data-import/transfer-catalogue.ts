import { readTransferRows, writeTransferRows } from "@/backend/db/queries/catalog/catalogue-transfer-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { type CatalogueRecord, RECORD_KINDS } from "@/backend/domain/data-import/catalogue-columns";
import { findContradictions } from "@/backend/domain/data-import/catalogue-contradictions";
import { type FileProblem, readCatalogueFile, writeCatalogueFile } from "@/backend/domain/data-import/catalogue-file";
import type { DomainContext } from "@/backend/domain/domain-context";

type Context = Pick<DomainContext, "db">;

/** The whole catalogue as CSV: brands, filters, products, variants with stock, bundles and instalments. */
export async function exportCatalogue({ db }: Context): Promise<string> {
  // One snapshot: an order placed in the meantime changes no half of the file.
  const records = await inTransaction(db, async (connection) => {
    await connection.query("set transaction isolation level repeatable read, read only");
    const found: CatalogueRecord[] = [];
    for (const kind of RECORD_KINDS) {
      const rows = await readTransferRows(connection, kind);
      found.push(...rows.map((values) => ({ kind, line: 0, values })));
    }
    return found;
  });
  return writeCatalogueFile(records);
}

export interface ImportReport {
  /** Rows of the file that can be used. */
  rows: number;
  /** Every problem, in the order of the file; nothing was written when there is any. */
  problems: FileProblem[];
}

/** Ends a transaction without keeping what it wrote. */
class GivenUp extends Error {}

/**
 * Writes a catalogue from CSV into the database, all of it or nothing. Things that the file does not name stay; a row
 * without stock leaves the stock that there is. What the file says of gifts and instalments has to be so.
 * @param dryRun tries everything against the database and keeps nothing
 */
export async function importCatalogue(
  { db }: Context,
  csv: string,
  { dryRun }: { dryRun: boolean },
): Promise<ImportReport> {
  const { records, problems } = readCatalogueFile(csv);
  const refused: FileProblem[] = [];
  try {
    await inTransaction(db, async (connection) => {
      refused.length = 0;
      for (const kind of RECORD_KINDS) {
        const ofKind = records.filter((record) => record.kind === kind);
        const bad = await writeTransferRows(
          connection,
          kind,
          ofKind.map((record) => record.values),
        );
        refused.push(...bad.map(({ index, reason }) => ({ line: ofKind[index]?.line ?? 0, column: "", reason })));
      }
      // What is said of things that were refused would only repeat the refusal.
      if (problems.length + refused.length === 0) refused.push(...(await findContradictions(connection, records)));
      if (dryRun || problems.length > 0 || refused.length > 0) throw new GivenUp();
    });
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
  const all = [...problems, ...refused].sort((one, other) => one.line - other.line);
  return { rows: records.length, problems: all };
}
