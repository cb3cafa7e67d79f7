import type { ValueType } from "@/backend/domain/data-import/import-values";
import type { Shape } from "@/backend/domain/json-shape";

/** The type of a field in a file: the type of one text, or the shape of a JSON value. */
export type FieldType = ValueType | (Shape & object);

/** A reference of a field to rows of another table, for which the database has no foreign key. */
interface Reference {
  readonly table: string;
  readonly column: string;
  /** Only rows count that have this value in this column. */
  readonly only?: readonly [column: string, value: string];
}

/** What is checked of a field beside its type (import-rules.ts). */
export interface FieldRule {
  /** Checks a value of the right type. Returns the problem as text, or null when there is none. */
  readonly problemOf?: (value: unknown) => string | null;
  /** Each value must exist in these rows after the file was written. */
  readonly refersTo?: Reference;
}

export interface ImportField extends FieldRule {
  readonly type: FieldType;
  readonly required?: true;
  /** The column of the table, if its name differs from the field's. */
  readonly column?: string;
}

export interface ImportKind {
  readonly table: string;
  /** Columns that identify a row: two rows with the same values describe the same item. */
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, ImportField>>;
  /** The column that stores the order of the rows in the file. */
  readonly lineColumn?: string;
  /** Columns with the same value in every row. */
  readonly fixed?: Readonly<Record<string, number>>;
}

export const columnsOfKey = ({ key, fixed }: ImportKind) => (fixed === undefined ? key : Object.keys(fixed));
