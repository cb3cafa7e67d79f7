import { stringify } from "csv-stringify/sync";
import {
  type CatalogueRecord,
  COLUMNS,
  columnsOf,
  keyOf,
  RECORD_KINDS,
  RECORDS,
  type RecordKind,
} from "@/backend/domain/data-import/catalogue-columns";
import { type CsvLine, readCsvLines } from "@/backend/domain/data-import/csv-lines";
import { isBlank, NOT_STORABLE } from "@/backend/domain/data-import/import-values";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import { findDuplicates, findRepeated, TWICE_IN_HEADER } from "@/backend/domain/data-import/read-import-file";
import { isHostile } from "@/utils/text/json-fields";

const HEADER = Object.keys(COLUMNS);

/**
 * Reads a catalogue from CSV. Columns may be in any order, and unused ones may be left out.
 * @returns the usable rows in the file's order, and a problem for each cell that cannot be used
 */
export function readCatalogueFile(csv: string): { records: CatalogueRecord[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const rows = readCsvLines(csv, { relax_column_count: true }, (line, reason) => problems.push(at(line, "", reason)));
  const [header, ...body] = rows;
  if (header === undefined)
    return { records: [], problems: problems.length > 0 ? problems : [at(1, "", "the file is empty")] };
  for (const column of header.cells) {
    if (!Object.hasOwn(COLUMNS, column)) problems.push(at(header.line, column, "is no column of a catalogue"));
  }
  for (const column of findRepeated(header.cells)) problems.push(at(header.line, column, TWICE_IN_HEADER));
  for (const column of ["record", "id"]) {
    if (!header.cells.includes(column)) problems.push(at(header.line, column, "is missing"));
  }
  if (problems.length > 0) return { records: [], problems };
  const records = body.flatMap((row) => readRow(header.cells, row, problems) ?? []);
  return { records, problems: [...problems, ...findDuplicates(records, "id", keyOf)] };
}

function readRow(
  header: readonly string[],
  { line, cells }: CsvLine,
  problems: ImportProblem[],
): CatalogueRecord | null {
  const before = problems.length;
  const wrong = (column: string, reason: string) => problems.push(at(line, column, reason));
  if (cells.length !== header.length) wrong("", `has ${cells.length} cells where the header has ${header.length}`);
  const filled = new Map(
    header
      .map((column, index) => [column, cells[index] ?? ""])
      .filter((entry): entry is [string, string] => !isBlank(entry[1])),
  );
  const kind = RECORD_KINDS.find((name) => name === filled.get("record"));
  if (kind === undefined) {
    wrong("record", `is none of ${RECORD_KINDS.join(", ")}`);
    return null;
  }
  filled.delete("record");
  const values = readCells(kind, filled, wrong);
  return problems.length === before ? { kind, line, values } : null;
}

function readCells(
  kind: RecordKind,
  filled: ReadonlyMap<string, string>,
  wrong: (column: string, reason: string) => void,
): Record<string, unknown> {
  const { id, required } = RECORDS[kind];
  const known = columnsOf(kind);
  const values: Record<string, unknown> = {};
  for (const [column, cell] of filled) {
    const format = COLUMNS[column];
    if (format === undefined) continue;
    if (!known.includes(column)) wrong(column, `does not belong to a row of ${kind}`);
    else {
      const read = format.read(cell);
      if ("reason" in read) wrong(column, read.reason);
      else if (isHostile(read.value)) wrong(column, NOT_STORABLE);
      else values[column] = read.value;
    }
  }
  for (const column of ["id", ...required]) if (!filled.has(column)) wrong(column, "is empty");
  const name = filled.get("id");
  if (name !== undefined && !id.test(name)) wrong("id", `is no name of a ${kind}`);
  checkTogether(values, wrong);
  return values;
}

/** Checks cells that are valid alone but contradict each other. */
function checkTogether(values: Record<string, unknown>, wrong: (column: string, reason: string) => void): void {
  const { category, price, was_price: was, sale_ends_at: end } = values;
  const { preorder_deposit: deposit, preorder_slots: slots } = values;
  if (typeof price === "number" && price === 0 && "pictures" in values) wrong("price", "is nothing");
  if (typeof was === "number" && typeof price === "number" && was <= price)
    wrong("was_price", "is not above the price");
  if (end !== undefined && was === undefined) wrong("sale_ends_at", "needs a was_price");
  if ((deposit === undefined) !== (slots === undefined)) {
    wrong(
      deposit === undefined ? "preorder_deposit" : "preorder_slots",
      "is empty; a pre-order has a deposit and slots",
    );
  }
  // A pre-order has its page at /shop/pre-order/devices/phones and its place in the list of coming phones.
  if (slots !== undefined && category !== "phones") {
    wrong("preorder_slots", "belongs to a phone; nothing else has a page for pre-orders");
  }
  checkGifts(values, wrong);
}

/** Checks gifts: in both languages, and only for a pre-order, since nothing else shows them. */
function checkGifts(values: Record<string, unknown>, wrong: (column: string, reason: string) => void): void {
  const { gifts_en: en = [], gifts_bn: bn = [], preorder_slots: slots, gift_badge: badge } = values;
  if (!Array.isArray(en) || !Array.isArray(bn)) return;
  if (en.length !== bn.length) wrong("gifts_bn", `names ${bn.length} gifts where gifts_en names ${en.length}`);
  if (slots !== undefined || en.length + bn.length === 0) return;
  wrong(en.length > 0 ? "gifts_en" : "gifts_bn", "belongs to a pre-order; a gift of anything else is a bundle");
  if (badge === "included") wrong("gift_badge", 'says "included", but nothing brings the gift');
}

function at(line: number, field: string, reason: string): ImportProblem {
  return { line, field, reason };
}

/** Writes records as CSV, one line each, in the given order. The same records always give the same bytes. */
export function writeCatalogueFile(records: readonly CatalogueRecord[]): string {
  const rows = records.map(({ kind, values }) =>
    HEADER.map((column) => {
      if (column === "record") return kind;
      const value = values[column];
      return value === undefined || value === null ? "" : (COLUMNS[column]?.write(value) ?? "");
    }),
  );
  return stringify([HEADER, ...rows]);
}
