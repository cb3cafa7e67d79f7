import type { FieldRule, FieldType, ImportField, ImportKind } from "@/backend/domain/data-import/import-fields";
import { IMPORT_RULES } from "@/backend/domain/data-import/import-rules";
import { VALUE_READERS } from "@/backend/domain/data-import/import-values";
import kindsFile from "@/backend/domain/data-import/kind-fields.json";
import { isShape } from "@/backend/domain/json-shape";

type ByName<Entry> = Readonly<Record<string, Entry>>;

/** A kind as kind-fields.json has it; data/README.md describes the notation. */
interface WrittenKind {
  readonly $table?: string;
  readonly $order?: string;
  readonly $fixed?: ByName<number>;
  readonly [field: string]: unknown;
}

const NAME = /^([a-z][a-z0-9_]*)(\?)?$/;
const TYPE = /^(key )?([a-z-]+)(?: -> ([a-z][a-z0-9_]*))?$/;

/** Reads kind-fields.json. @param rules checks of fields beside types @throws Error with the wrong kind and field */
export function readKinds(
  { $forms: forms = {}, ...kinds }: ByName<WrittenKind>,
  rules: ByName<ByName<FieldRule>>,
): ByName<ImportKind> {
  const read = Object.entries(kinds).map(([name, written]) => [name, readKind(name, written, forms)] as const);
  const found = Object.fromEntries(read);
  for (const [name, rulesOfKind] of Object.entries(rules)) {
    for (const [field, rule] of Object.entries(rulesOfKind)) {
      const ruled = found[name]?.fields[field];
      if (ruled === undefined) throw kindError(name, field, "has a rule but is not a field");
      Object.assign(ruled, rule);
    }
  }
  return found;
}

function readKind(name: string, written: WrittenKind, forms: WrittenKind): ImportKind {
  const { $table: table = name.replaceAll("-", "_"), $order: lineColumn, $fixed: fixed, ...entries } = written;
  const key: string[] = [];
  const fields: Record<string, ImportField> = {};
  for (const [entry, value] of Object.entries(entries)) {
    const [, field, optional] = NAME.exec(entry) ?? [];
    if (field === undefined) throw kindError(name, entry, "is not a field name");
    const { type, isKey, column = type === "taka" ? `${field}_poisha` : field } = readType(value, forms);
    if (type === null) throw kindError(name, entry, `has no type in ${JSON.stringify(value)}`);
    if (isKey) key.push(column);
    fields[field] = { type, ...(!optional && { required: true }), ...(column !== field && { column }) };
  }
  if (key.length === 0 && fixed === undefined) throw kindError(name, "", "has no key");
  return { table, key, fields, ...(lineColumn && { lineColumn }), ...(fixed && { fixed }) };
}

/** The parts of a value like `key text` or `taka -> call_poisha`; the type is null for an unknown type. */
function readType(value: unknown, forms: WrittenKind) {
  const [, key, word, column] = typeof value === "string" ? (TYPE.exec(value) ?? []) : [];
  const type =
    typeof value !== "string" ? value : word !== undefined && Object.hasOwn(forms, word) ? forms[word] : word;
  return { type: isType(type) ? type : null, isKey: key !== undefined, ...(column !== undefined && { column }) };
}

const isType = (type: unknown): type is FieldType =>
  typeof type === "string" ? Object.hasOwn(VALUE_READERS, type) : isShape(type);

const kindError = (kind: string, field: string, reason: string) =>
  new Error(`${["kind-fields.json", kind, field].filter(Boolean).join(", ")}: ${reason}`);

/** The kinds of data to import, besides the catalogue (`npm run catalogue`) and content pages (`npm run content`). */
export const IMPORT_KINDS = readKinds(kindsFile, IMPORT_RULES);
