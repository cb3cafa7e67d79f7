import { z } from "zod";
import { text } from "@/backend/db/seed/definitions/definition-fields";

/** Kinds of goods whose texts are made from their facts; named like their files. */
const goodsKinds = [
  "tablets",
  "wearables",
  "modems-routers",
  "iot-products",
  "accessories",
  "apparel",
  "button-phones",
] as const;
export type GoodsKind = (typeof goodsKinds)[number];

const factName = z.string().regex(/^[a-z]+$/, "is no name of a fact in small letters");
const factValue = z.union([z.string(), z.boolean()]).transform(String);
/** The facts that goods must have for a text to be used; a list means any one of its values. */
const when = z.record(
  factName,
  z.union([factValue, z.array(factValue)]).transform((values) => [values].flat()),
);
export type When = z.infer<typeof when>;

/** Marks the position of the entries that the goods bring themselves. */
const own = z.strictObject({ own: z.literal(true) });
const lines = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.strictObject({ when: when.optional(), ...fields }));
const linesAndOwn = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.union([z.strictObject({ when: when.optional(), ...fields }), own]));

/** A word for each value of a fact; the English word is used if Bengali has none of its own. */
const term = z.strictObject({
  of: factName,
  en: z.record(z.string(), text),
  bn: z.record(z.string(), text).optional(),
});

/** The texts of a kind of goods. `{name}` is a term, or else a fact. */
export const goodsTexts = z.strictObject({
  kind: z.enum(goodsKinds),
  terms: z.record(factName, term),
  /** The lines that fit are joined into one text, with a space between them. */
  summary: lines({ en: text, bn: text }),
  description: lines({ en: text, bn: text }),
  highlights: linesAndOwn({ title: text, text }),
  specifications: z.array(z.strictObject({ title: text, rows: linesAndOwn({ label: text, value: text }) })),
  box: linesAndOwn({ text }),
  questions: lines({ question: text, answer: text }),
  warranty: text,
  /** The measurements of the sizes; the first guide that fits is used. The first cell of a row is the size. */
  sizeGuides: lines({
    columns: z.strictObject({ en: z.array(text), bn: z.array(text) }),
    rows: z.array(z.tuple([text], text)),
  }).optional(),
});
export type GoodsTexts = z.infer<typeof goodsTexts>;
