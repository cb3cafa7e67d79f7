import { readTransferRows, writeTransferRows } from "@/backend/db/queries/catalog/catalogue-transfer-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { importAllOrNothing } from "@/backend/domain/data-import/all-or-nothing-import";
import { type CatalogueRecord, RECORD_KINDS } from "@/backend/domain/data-import/catalogue-columns";
import { findContradictions } from "@/backend/domain/data-import/catalogue-contradictions";
import { readCatalogueFile, writeCatalogueFile } from "@/backend/domain/data-import/catalogue-file";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import type { DbContext } from "@/backend/domain/domain-context";

/** The whole catalogue as CSV: brands, filters, products, variants with stock, bundles and instalments. */
export async function exportCatalogue({ db }: DbContext): Promise<string> {
  // All rows are read from one snapshot, so that an order placed meanwhile cannot make the file inconsistent.
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

/**
 * Writes a catalogue from CSV into the database, all of it or nothing. Rows that are not in the file stay; a row
 * without stock does not change the stock. The file's values about gifts and instalments must be right.
 * @param dryRun true: does the whole import in the database and rolls it back
 * @returns the number of usable rows, and all problems in the order of the file; if there are any, nothing was written
 */
export async function importCatalogue({ db }: DbContext, csv: string, { dryRun }: { dryRun: boolean }) {
  const { records, problems } = readCatalogueFile(csv);
  const found = await importAllOrNothing({ db }, { problems, dryRun }, async (connection) => {
    const refused: ImportProblem[] = [];
    for (const kind of RECORD_KINDS) {
      const ofKind = records.filter((record) => record.kind === kind);
      const bad = await writeTransferRows(connection, kind, ofKind);
      refused.push(...bad.map(({ row, reason }) => ({ line: row.line, field: "", reason })));
    }
    // After a refusal, this check would only repeat the errors of refused rows.
    return problems.length + refused.length === 0 ? findContradictions(connection, records) : refused;
  });
  return { rows: records.length, problems: found };
}
