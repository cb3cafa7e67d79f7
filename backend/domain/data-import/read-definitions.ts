import type { z } from "zod";
import { DEFINITION_KINDS, type Definition, type DefinitionName } from "@/backend/db/seed/definitions/definition-kinds";
import { isBlank } from "@/backend/domain/data-import/import-values";
import { addUnknownField, type FileRecord, type ImportProblem } from "@/backend/domain/data-import/json-records";
import { findDuplicates, readFileRecords } from "@/backend/domain/data-import/read-import-file";
import { camelCase, snakeCase } from "@/utils/text/letter-case";

type Issue = z.core.$ZodIssue;

const UNKNOWN = "is no field of this kind";

const TYPES: Readonly<Record<string, string>> = {
  string: "is no text",
  number: "is no number",
  int: "is no whole number",
  boolean: "is neither true nor false",
  array: "is no list",
  tuple: "is no list",
  object: "is not an object",
};

/** Reads a file of definitions, as .csv or JSON by its name. @returns the usable ones, and every error with its line */
export function readDefinitions<Name extends DefinitionName>(
  kindName: Name,
  name: string,
  text: string,
): { definitions: Definition<Name>[]; problems: ImportProblem[] } {
  const { key, schema } = DEFINITION_KINDS[kindName];
  const problems: ImportProblem[] = [];
  const records = readFileRecords(name, text, problems);
  const definitions = records.flatMap((record): Definition<Name>[] => {
    const read = schema.safeParse(camelCased(record.fields), { reportInput: true });
    if (read.success) return [read.data as Definition<Name>];
    for (const { path, reason } of read.error.issues.flatMap(problemsOfIssue)) {
      if (reason === UNKNOWN) addUnknownField(problems, record, path, reason);
      else problems.push({ line: record.lineOf(path), field: path.join("."), reason });
    }
    return [];
  });
  const keyOf = ({ fields }: Pick<FileRecord, "fields">) => key.map((name) => fields[name]);
  // Records without a key are not compared: the missing key is reported above.
  const withKey = records.filter((record) => !keyOf(record).some((part) => isBlank(part ?? "")));
  const rows = withKey.map(({ fields, lineOf }) => ({
    fields,
    get line() {
      return lineOf([]);
    },
  }));
  const doubles = findDuplicates(rows, key.join(", "), keyOf);
  return { definitions, problems: [...problems, ...doubles] };
}

/** The fields of a file in camel case: `released_on` becomes `releasedOn`. An empty cell counts as an absent field. */
function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== "")
      .map(([field, part]) => [camelCase(field), camelCased(part)]),
  );
}

const fieldOf = (part: PropertyKey) => (typeof part === "number" ? part : snakeCase(String(part)));

function problemsOfIssue(issue: Issue): { path: (string | number)[]; reason: string }[] {
  const path = issue.path.map(fieldOf);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, fieldOf(key)], reason: UNKNOWN }));
  }
  if (issue.code === "invalid_union") {
    // Of the allowed types of a value, report the errors of the one with the fewest.
    const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
    return nearest.flatMap((each) => problemsOfIssue({ ...each, path: [...issue.path, ...each.path] }));
  }
  return [{ path, reason: reasonOf(issue) }];
}

function reasonOf(issue: Issue): string {
  if (["invalid_type", "invalid_value"].includes(issue.code) && issue.input === undefined) return "is missing";
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.message;
  if (issue.code === "invalid_value") return `is none of ${issue.values.join(", ")}`;
  return issue.message;
}
