import { z } from "zod";
import labels from "@/utils/pictures/picture-labels.json";
import type { PictureColour } from "@/utils/pictures/pictures";

// Fields that several kinds of definitions have. Messages continue after the name of the field: "is no day".

/** A text in English and Bengali. */
export type Pair = readonly [en: string, bn: string];
/** A heading with its text: a highlight, or a question with its answer. */
export type Entry = readonly [title: string, text: string];

export const text = z.string().min(1, "is empty");
export const name = z.string().regex(/^[a-z0-9-]{1,80}$/, "is no name in small letters, digits and hyphens");
export const skuPart = z
  .string()
  .regex(/^[A-Z0-9]{2,8}$/, "is no part of a SKU: two to eight capital letters and digits");
export const day = z.iso.date("is no day, like 2026-11-27");
export const taka = z.int("is no amount in whole taka").positive("is not above 0");
export const count = z.int("is no whole number").min(0, "is below 0");
/** A whole number in a cell of a CSV file, where everything is text. */
export const cellCount = z
  .string()
  .regex(/^\d{1,12}$/, "is no whole number")
  .transform(Number);
export const measure = z.number().positive("is not above 0");

/** In the file, an object with a text in `en` and in `bn`. */
export const pair = z.strictObject({ en: text, bn: text }).transform(({ en, bn }): Pair => [en, bn]);
export const entry = z.strictObject({ title: text, text }).transform(({ title, text }): Entry => [title, text]);
export const question = z
  .strictObject({ question: text, answer: text })
  .transform(({ question, answer }): Entry => [question, answer]);
/** A row of the specifications table. */
export const figure = z
  .strictObject({ label: text, value: text })
  .transform(({ label, value }): Entry => [label, value]);

/** A colour of the picture kit. */
export const colour = z.enum(Object.keys(labels.colours) as [PictureColour, ...PictureColour[]]);
/** A list with at least one entry. */
export const filled = <Item extends z.ZodType>(item: Item) => z.tuple([item], item);

/** The price of a variant; `was` is the price before the reduction. */
export const price = { price: taka, was: taka.optional() };
