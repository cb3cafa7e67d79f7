import fc from "fast-check";
import { z } from "zod";
import type { CallDefinition } from "@/backend/contract/call";
import type { JsonSchema } from "@/backend/http/docs/openapi";
import { anyCharacter } from "@/tests/support/any-text";
import { namesOf } from "@/tests/support/servers/api-app";

/** A placeholder for a value that exists only when the request is sent, e.g. the token of a filled cart. */
export class Known {
  constructor(
    readonly field: string,
    readonly index: number,
    /** True if the payload needs a number here, while the known value may be text. */
    readonly whole: boolean,
  ) {}
}

/** Real values by field name. Payloads use them often enough to get past validation and reach the verbs. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

export interface GeneratedInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Strings that break code which does not expect them. */
const hostileText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\u0000b",
    "\ud83d",
    "\udc00x",
    "__proto__",
    "constructor",
    "'; drop table orders; --",
    "%00",
    "%s%n",
    "../../../etc/passwd",
    "<script>alert(1)</script>",
    "\u202e\u200b",
    "০১৭১২৩৪৫৬৭৮",
    "NaN",
    "1e309",
    "9".repeat(400),
    "x".repeat(5_000),
  ),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
);

const hostileNumber = fc.constantFrom(-1, -0, 0.1, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MAX_VALUE);

/** Any JSON, with property names that are dangerous to copy. */
const hostileJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    hostileNumber,
    hostileText,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom("constructor", "toString", "token", "length"), fc.string()), tie("value"), {
      maxKeys: 4,
    }),
  ),
})).value;

/**
 * Inputs for a call, generated from its contract: valid ones, valid ones with one error, and hostile JSON.
 * @param known names of the fields with real values; `resolveKnown` fills them in when the request is sent
 */
export function inputOf(call: CallDefinition, known: readonly string[]): fc.Arbitrary<GeneratedInput> {
  const valid = fc.record({
    params: part(call.params, known),
    query: part(call.query, known),
    body: bodyOf(call, known),
  }) as fc.Arbitrary<GeneratedInput>;
  const broken = valid.chain((input) =>
    fc.record({
      params: call.params === undefined ? fc.constant(input.params) : breakOne(input.params),
      query: call.query === undefined ? fc.constant(input.query) : breakOne(input.query),
      body: call.body === undefined ? fc.constant(undefined) : breakOne(input.body),
    }),
  ) as fc.Arbitrary<GeneratedInput>;
  const hostile = fc.record({
    params: fc.constant(Object.fromEntries(namesOf(call.path).map((name) => [name, "x"]))),
    query: fc.dictionary(fc.constantFrom("page", "slug", "productToken", "x"), hostileText, { maxKeys: 3 }),
    body: call.body === undefined ? fc.constant(undefined) : hostileJson,
  }) as fc.Arbitrary<GeneratedInput>;
  return fc.oneof({ weight: 5, arbitrary: valid }, { weight: 4, arbitrary: broken }, { weight: 2, arbitrary: hostile });
}

/** Bodies by the types and patterns of the call's contract; undefined for a call without a body. */
export function bodyOf({ body }: CallDefinition, known: readonly string[]): fc.Arbitrary<unknown> {
  return body === undefined ? fc.constant(undefined) : arbitraryOf(schemaOf(body), known);
}

/** Replaces each `Known` placeholder by the current value. */
export function resolveKnown<Value>(value: Value, known: KnownValues): Value {
  if (value instanceof Known) {
    const values = known[value.field] ?? [];
    const real = values[value.index % Math.max(1, values.length)];
    return (value.whole && typeof real === "string" ? Number(real) : real) as Value;
  }
  if (Array.isArray(value)) return value.map((inner) => resolveKnown(inner, known)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveKnown(inner, known)])) as Value;
}

function part(schema: z.ZodType | undefined, known: readonly string[]): fc.Arbitrary<unknown> {
  return schema === undefined ? fc.constant({}) : arbitraryOf(schemaOf(schema), known);
}

function schemaOf(schema: z.ZodType): JsonSchema {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: "input", reused: "inline" })));
}

function arbitraryOf(schema: JsonSchema, known: readonly string[], root: JsonSchema = schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.split("/").at(-1) ?? ""];
    if (target === undefined) throw new Error(`No ${schema.$ref}`);
    return arbitraryOf(target, known, root);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return fc.oneof(...variants.map((variant) => arbitraryOf(variant, known, root)));
  switch (schema.type) {
    case "object":
      return objectOf(schema, known, root);
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}, known, root), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1_000, max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1) });
    case "number":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100_000 });
    case "boolean":
      return fc.boolean();
    case "string":
      return textOf(schema);
    default:
      return fc.constant(null);
  }
}

function objectOf(schema: JsonSchema, known: readonly string[], root: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const generated = arbitraryOf(field, known, root);
      if (!known.includes(name)) return [name, generated];
      const real = fc.nat(7).map((index) => new Known(name, index, field.type === "integer"));
      return [name, fc.oneof({ weight: 6, arbitrary: real }, { weight: 1, arbitrary: generated })];
    }),
  );
  return fc.record(model, { requiredKeys: required });
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === "email") return fc.emailAddress();
  if (schema.format === "date") return fc.constantFrom("2026-11-21", "2027-02-28");
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? 40, 60));
  return fc.string({ unit: "grapheme", minLength, maxLength });
}

/** A value with one error: a field is missing, unknown, of another type, or hostile. */
function breakOne(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value) || value instanceof Known) return hostileJson;
  const names = Object.keys(value);
  if (names.length === 0) return fc.constant({ unexpected: 1 });
  return fc
    .record({ name: fc.constantFrom(...names), how: fc.nat(3), hostile: hostileJson, text: hostileText })
    .map(({ name, how, hostile, text }) => {
      const { [name]: _, ...others } = value as Record<string, unknown>;
      if (how === 0) return others;
      if (how === 1) return { ...value, unexpected: hostile };
      return { ...others, [name]: how === 2 ? hostile : text };
    });
}
