/** JSON data. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
type Row = { readonly [key: string]: Json };

/** The key for the number of rows of a list of objects, which is written as one column per object key. */
const ROWS = "~";
/** Keys for the rows that are null, and for the rows without a value. */
const NULLS = "~0";
const GAPS = "~1";
/** Marks a row without a value in a column. Texts and keys that start with this character get one more. */
const GAP = "~";

const isRow = (value: Json): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (values: readonly Json[]) => values.length > 1 && values.every(isRow);
const ownValue = (row: Row, key: string): Json => (Object.hasOwn(row, key) ? row[key] : undefined);
const escaped = (text: string) => (text.startsWith("~") ? `~${text}` : text);
const unescaped = (text: string) => (text.startsWith("~~") ? text.slice(1) : text);
const indexesOf = (values: readonly Json[], target: null | undefined) =>
  values.flatMap((value, index) => (value === target ? [index] : []));

/**
 * Makes JSON data shorter: a list of similar objects becomes columns, so that keys are written once, and a value that
 * is equal in all rows is written once too. The data of a page is half as long (docs/decisions/21).
 * @returns JSON data that `unpack` turns back into the same; keys without a value are left out
 */
export function pack(value: unknown): Json {
  const data = value as Json;
  if (typeof data === "string") return escaped(data);
  if (Array.isArray(data)) return isRows(data) ? packRows(data) : data.map(pack);
  if (!isRow(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, each]) => (each === undefined ? [] : [[escaped(key), pack(each)]])),
  );
}

function packRows(rows: readonly Json[]): Row {
  const present = rows.filter(isRow);
  const keys = new Set(present.flatMap((row) => Object.keys(row).filter((key) => row[key] !== undefined)));
  const nulls = indexesOf(rows, null);
  const gaps = indexesOf(rows, undefined);
  return Object.fromEntries<Json>([
    [ROWS, rows.length],
    ...(nulls.length > 0 ? [[NULLS, nulls] as const] : []),
    ...(gaps.length > 0 ? [[GAPS, gaps] as const] : []),
    ...[...keys].map((key) => [escaped(key), packColumn(present.map((row) => ownValue(row, key)))] as const),
  ]);
}

function packColumn(values: readonly Json[]): Json {
  const [first] = values;
  if (isRows(values.filter((value) => value !== null && value !== undefined))) return packRows(values);
  const isPlain = first === null || (typeof first !== "object" && first !== undefined);
  if (isPlain && values.every((value) => value === first)) return pack(first);
  return values.map((value) => (value === undefined ? GAP : pack(value)));
}

/** What `pack` was given. */
export function unpack(packed: unknown): unknown {
  const data = packed as Json;
  if (typeof data === "string") return unescaped(data);
  if (Array.isArray(data)) return data.map(unpack);
  if (!isRow(data)) return data;
  if (ROWS in data) return unpackRows(data);
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [unescaped(key), unpack(each)]));
}

function unpackRows({ [ROWS]: count, [NULLS]: nulls, [GAPS]: gaps, ...columns }: Row): unknown[] {
  const [areNull, areGaps] = [nulls, gaps].map((indexes) => new Set(indexes as readonly number[] | undefined));
  const values = Object.entries(columns).map(([key, column]) => [unescaped(key), valuesOf(column)] as const);
  let at = -1;
  return Array.from({ length: Number(count) }, (_, index) => {
    if (areNull?.has(index)) return null;
    if (areGaps?.has(index)) return undefined;
    at += 1;
    return Object.fromEntries(
      values.flatMap(([key, valueAt]) => {
        const value = valueAt(at);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  });
}

/** The value of each row that has one. */
function valuesOf(column: Json): (row: number) => unknown {
  if (Array.isArray(column)) return (row) => (column[row] === GAP ? undefined : unpack(column[row]));
  const value = unpack(column);
  return isRow(column) ? (row) => (value as unknown[])[row] : () => value;
}
