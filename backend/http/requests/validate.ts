import type { z } from "zod";
import type { ErrorDetail } from "@/backend/contract/errors";
import { oneLineRule } from "@/backend/contract/fields";
import type { Language } from "@/backend/contract/language";
import { HttpRefusal, InputRefusal } from "@/backend/http/errors/refusal";

const MAX_ERRORS = 10;
const MAX_FIELD_LENGTH = 80;

const reasons = {
  missing: { en: "{field} is missing.", bn: "{field} দেওয়া হয়নি।" },
  unknown: { en: "{field} is not accepted here.", bn: "{field} এখানে প্রযোজ্য নয়।" },
  type: { en: "{field} must be {expected}.", bn: "{field} অবশ্যই {expected} হতে হবে।" },
  small: { en: "{field} is too short or too small.", bn: "{field} খুব ছোট বা কম।" },
  big: { en: "{field} is too long or too large.", bn: "{field} খুব বড় বা বেশি।" },
  line: {
    en: "{field} must be on one line, without control characters.",
    bn: "{field} এক লাইনে হতে হবে, নিয়ন্ত্রণ অক্ষর ছাড়া।",
  },
  form: { en: "{field} is not in the right format.", bn: "{field} সঠিকভাবে দেওয়া হয়নি।" },
  choice: { en: "{field} must be one of: {expected}.", bn: "{field} হতে হবে এগুলোর একটি: {expected}।" },
} as const;

const kinds: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  string: { en: "text", bn: "লেখা" },
  number: { en: "a number", bn: "সংখ্যা" },
  int: { en: "a whole number", bn: "পূর্ণ সংখ্যা" },
  boolean: { en: "true or false", bn: "true অথবা false" },
  array: { en: "a list", bn: "তালিকা" },
  object: { en: "an object", bn: "অবজেক্ট" },
};

/** The payload after validation; undefined without a schema. @throws InputRefusal for ten fields at most */
export function validated(schema: z.ZodType | undefined, payload: unknown, lang: Language): unknown {
  if (schema === undefined) return undefined;
  const result = parsed(schema, payload);
  if (result.success) return result.data;
  // Only the first error of a field is reported. Errors that result from it would only confuse.
  const details = new Map<string, ErrorDetail>();
  for (const issue of result.error.issues) {
    for (const detail of detailsOf(issue, payload, lang)) {
      const field = detail.field ?? "";
      if (details.size < MAX_ERRORS && !details.has(field)) details.set(field, detail);
    }
  }
  throw new InputRefusal([...details.values()]);
}

/** @throws HttpRefusal for an object with a `length` that zod cannot compare: it compares that of all but texts */
function parsed(schema: z.ZodType, payload: unknown) {
  try {
    return schema.safeParse(payload);
  } catch {
    throw new HttpRefusal("invalid-input");
  }
}

function detailsOf(issue: z.core.$ZodIssue, payload: unknown, lang: Language): ErrorDetail[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => detail("unknown", [...issue.path, key], lang));
  }
  if (valueAt(payload, issue.path) === undefined) return [detail("missing", issue.path, lang)];
  switch (issue.code) {
    case "invalid_type":
      return [detail("type", issue.path, lang, kinds[issue.expected]?.[lang] ?? issue.expected)];
    case "invalid_value":
      return [detail("choice", issue.path, lang, issue.values.map(String).join(", "))];
    case "too_small":
      return [detail("small", issue.path, lang)];
    case "too_big":
      return [detail("big", issue.path, lang)];
    case "custom":
      return [detail(issue.params?.["rule"] === oneLineRule ? "line" : "form", issue.path, lang)];
    default:
      return [detail("form", issue.path, lang)];
  }
}

function detail(
  reason: keyof typeof reasons,
  path: readonly PropertyKey[],
  lang: Language,
  expected = "",
): ErrorDetail {
  const field = path.map(String).join(".").toWellFormed().slice(0, MAX_FIELD_LENGTH);
  const named = field === "" ? (lang === "bn" ? "অনুরোধ" : "The request") : field;
  const message = reasons[reason][lang].replace(/\{(field|expected)\}/g, (_, name) =>
    name === "field" ? named : expected,
  );
  return field === "" ? { code: "invalid-input", message } : { code: "invalid-input", message, field };
}

function valueAt(payload: unknown, path: readonly PropertyKey[]): unknown {
  let value = payload;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}
