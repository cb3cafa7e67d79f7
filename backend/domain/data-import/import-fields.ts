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
  | Exclude<Shape, "boolean">;

/** Rows of another table that a field names, which the database itself does not check. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  /** A column of these rows with the value that it must have. */
  readonly only?: readonly [column: string, value: string];
}

export interface ImportField {
  readonly type: FieldType;
  readonly required?: true;
  /** The column of the table, where it has another name. */
  readonly column?: string;
  /** What is wrong with a value of the right form, in words; null when nothing is. */
  readonly fault?: (value: unknown) => string | null;
  /** Each of its values must be there once the file is written. */
  readonly refersTo?: Reference;
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

/** The columns that make two rows of a kind's table the same. */
export const columnsOfKey = ({ key, fixed }: ImportKind) => (fixed === undefined ? key : Object.keys(fixed));

/** A field that every row has. @param column of the table, where it has another name */
export const must = (type: FieldType, column?: string): ImportField => ({
  type,
  required: true,
  ...(column && { column }),
});
/** A field that may be left out. @param column of the table, where it has another name */
export const may = (type: FieldType, column?: string): ImportField => ({ type, ...(column && { column }) });

/** A list of texts in both languages. */
export const lists: Exclude<Shape, "boolean"> = { en: ["text"], bn: ["text"] };
export const file: Exclude<Shape, "boolean"> = { url: "text", bytes: "number", type: "text" };
export const picture: Exclude<Shape, "boolean"> = {
  src: "text",
  width: "number",
  height: "number",
  alt: { en: "text", bn: "text" },
  "tint?": "text",
};
export const place = { district: must("text"), thana: must("text") };
export const labels = { key: must("text"), labels: must("pair"), position: may("whole") };
