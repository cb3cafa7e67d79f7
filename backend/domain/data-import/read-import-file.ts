import type { Localized } from "@/backend/db/stored-types";
import { readCsvLines } from "@/backend/domain/data-import/csv-lines";
import type { FieldType, ImportField, ImportKind } from "@/backend/domain/data-import/import-fields";
import { isBlank, NOT_STORABLE, type ReadValue, VALUE_READERS } from "@/backend/domain/data-import/import-values";
import {
  addUnknownField,
  type FileRecord,
  type ImportProblem,
  readJsonRecords,
} from "@/backend/domain/data-import/json-records";
import { hasShape, type Shape } from "@/backend/domain/json-shape";
import { isHostile, readJson } from "@/utils/text/json-fields";

export interface ImportRow {
  readonly line: number;
  columns: Record<string, unknown>;
}

const pairShape: Shape = { en: "text", bn: "text" };
function readField(type: FieldType, value: unknown): ReadValue {
  if (type === "pair") {
    const isPair = hasShape(value, pairShape) && !Object.values(value as Localized).some(isBlank);
    return isPair ? { value } : VALUE_READERS.pair();
  }
  if (type === "list" && Array.isArray(value)) {
    return hasShape(value, ["text"]) ? { value } : { reason: "is no list of texts" };
  }
  if (typeof type === "string") {
    const isPlain = ["string", "number", "boolean"].includes(typeof value);
    return isPlain ? VALUE_READERS[type](String(value)) : { reason: "is no single value" };
  }
  return hasShape(value, type) ? { value } : { reason: `does not have the form ${JSON.stringify(type)}` };
}

/**
 * Reads a file of one kind, by its name as CSV with a header, or as JSON objects in a list or one a line.
 * @returns the usable rows, and every error with its line and field
 */
export function readImportFile(
  kind: ImportKind,
  name: string,
  text: string,
): { rows: ImportRow[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const isStructure = (field: string) => typeof kind.fields[field]?.type === "object";
  const rows = readFileRecords(name, text, problems, isStructure).flatMap((record, index): ImportRow[] => {
    const { lineOf } = record;
    const columns = readRecord(kind, record, problems);
    if (columns === null) return [];
    if (kind.lineColumn !== undefined) columns[kind.lineColumn] = index;
    return [
      {
        get line() {
          return lineOf([]);
        },
        columns: { ...columns, ...kind.fixed },
      },
    ];
  });
  return {
    rows,
    problems: [
      ...problems,
      ...findDuplicates(rows, kind.key.join(", "), ({ columns }) => kind.key.map((name) => columns[name])),
    ],
  };
}

/**
 * Reads the records of a file without checking their values; `problems` gets unreadable parts with their line.
 * @param isStructure true for a field that is JSON in a CSV file
 */
export function readFileRecords(
  name: string,
  text: string,
  problems: ImportProblem[],
  isStructure: (field: string) => boolean = () => false,
): FileRecord[] {
  const isCsv = name.toLowerCase().endsWith(".csv");
  const records = isCsv ? csvRecords(text, problems, isStructure) : readJsonRecords(text, problems);
  if (records.length === 0 && problems.length === 0) problems.push({ line: 1, field: "", reason: "the file is empty" });
  return records.filter(({ fields, lineOf }) => {
    const field = Object.keys(fields).find((each) => isHostile(fields[each]));
    if (field !== undefined) problems.push({ line: lineOf([field]), field, reason: NOT_STORABLE });
    return field === undefined;
  });
}

function readRecord(kind: ImportKind, record: FileRecord, problems: ImportProblem[]): Record<string, unknown> | null {
  const { fields, lineOf } = record;
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(kind.fields, field));
  const reason = `is no field; those are ${Object.keys(kind.fields).join(", ")}`;
  for (const field of unknown) addUnknownField(problems, record, [field], reason);
  let isGood = unknown.length === 0;
  const refuse = (field: string, why: string) => {
    isGood = false;
    problems.push({ line: lineOf([field]), field, reason: why });
  };
  const columns: Record<string, unknown> = {};
  for (const [field, { type, required, column = field, problemOf }] of Object.entries<ImportField>(kind.fields)) {
    const value = fields[field];
    if (isBlank(value ?? "")) {
      if (required) refuse(field, "is missing");
      continue;
    }
    const read = readField(type, value);
    const problem = "reason" in read ? read.reason : (problemOf?.(read.value) ?? null);
    if (problem !== null) refuse(field, problem);
    else if ("value" in read) columns[column] = read.value;
  }
  return isGood ? columns : null;
}

function csvRecords(text: string, problems: ImportProblem[], isStructure: (field: string) => boolean): FileRecord[] {
  const [header, ...body] = readCsvLines(text, {}, (line, reason) => problems.push({ line, field: "", reason }));
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  for (const field of findRepeated(names)) problems.push({ line: header?.line ?? 1, field, reason: TWICE_IN_HEADER });
  return body.map(({ line, cells }) => ({
    lineOf: () => line,
    headerLine: header?.line ?? 1,
    fields: fieldsOf(names, cells, isStructure),
  }));
}

/** Turns cells into fields: `titles.en` becomes a part of `titles`; a cell with a structure is JSON. */
function fieldsOf(
  header: readonly string[],
  cells: readonly string[],
  isStructure: (field: string) => boolean,
): Record<string, unknown> {
  // Without a prototype, a column named __proto__ is a field like any other.
  const fields: Record<string, unknown> = Object.create(null);
  for (const [index, name] of header.entries()) {
    const cell = cells[index] ?? "";
    const [field = "", part, more] = name.split(".");
    if (more !== undefined) fields[name] = cell;
    else if (part !== undefined)
      fields[field] = { ...(fields[field] as object | undefined), ...(cell && { [part]: cell }) };
    else fields[field] = (isStructure(field) ? readJson(cell) : undefined) ?? cell;
  }
  // A pair that is empty in both languages counts as an absent field.
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === "object" && value !== null && Object.keys(value).length === 0) fields[field] = "";
  }
  return fields;
}

export const TWICE_IN_HEADER = "is twice in the header";

/** The names that a list has more than once. */
export const findRepeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** Finds rows that repeat an earlier row. */
export function findDuplicates<Row extends { readonly line: number }>(
  rows: readonly Row[],
  field: string,
  keyOf: (row: Row) => unknown,
): ImportProblem[] {
  const seen = new Map<string, Row>();
  return rows.flatMap((row): ImportProblem[] => {
    const key = JSON.stringify(keyOf(row));
    const first = seen.get(key);
    seen.set(key, first ?? row);
    return first === undefined ? [] : [{ line: row.line, field, reason: `is in line ${first.line} already` }];
  });
}
