import { z } from "zod";

// Fields that several kinds of definitions have. Messages continue after the name of the field: "is no day".

export const text = z.string().min(1, "is empty");
export const name = z.string().regex(/^[a-z0-9-]{1,80}$/, "is no name in small letters, digits and hyphens");
export const sku = z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, "is no SKU: 3 to 40 capital letters and digits");
export const day = z.iso.date("is no day, like 2026-11-27");
export const taka = z.int("is no amount in whole taka").positive("is not above 0");
export const count = z.int("is no whole number").min(0, "is below 0");
/** A whole number in a cell of a CSV file, where everything is text. */
export const cellCount = z
  .string()
  .regex(/^\d{1,12}$/, "is no whole number")
  .transform(Number);

/** A list with at least one entry. */
export const filled = <Item extends z.ZodType>(item: Item) => z.tuple([item], item);
