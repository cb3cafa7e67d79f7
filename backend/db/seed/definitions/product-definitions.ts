import { z } from "zod";
import { count, day, filled, name, sku, taka, text } from "@/backend/db/seed/definitions/definition-fields";
import { categories } from "@/backend/db/seed/definitions/shop-definitions";

const inBoth = z.strictObject({ en: text, bn: text });
const sizeGuide = z.strictObject({ columns: z.array(text), rows: z.array(z.array(text)) });

/** A product with its variants. The Bengali of texts that are only in English here is in `bengali`, by its English. */
export const product = z.strictObject({
  brand: name,
  slug: name,
  category: z.enum(categories),
  title: text,
  /** Only where the title is an ordinary word and not a name. */
  titleBn: text.optional(),
  summary: inBoth,
  fiveG: z.boolean(),
  releasedOn: day,
  /** The higher the number, the earlier in the list when sorted by popularity. */
  popularity: count.max(1000, "is above 1000"),
  /** Price of printing a name and a number, in taka; absent if nothing can be printed. */
  printPrice: taka.optional(),
  /** For a phone that can be reserved before its release. */
  preorder: z.strictObject({ deposit: taka, slots: count, gifts: z.array(inBoth) }).optional(),
  /** Filter values, like `gps=yes`. */
  attributes: z.array(z.string().regex(/^[a-z0-9_]+=[a-z0-9-]+$/, "is no filter value, like gps=yes")),
  /** The pictures of each colour by their names in the picture kit; the first one is shown on the card. */
  colours: z.record(name, filled(text)),
  /** In the order of the choices on the page. `was` is the price before the reduction; stock is that of the opening day. */
  variants: filled(
    z.strictObject({
      sku,
      colour: name,
      ram: count.optional(),
      storage: count.optional(),
      size: text.optional(),
      price: taka,
      was: taka.optional(),
      stock: count,
    }),
  ),
  description: inBoth,
  highlights: z.array(z.strictObject({ title: text, text })),
  specifications: z.array(z.strictObject({ title: text, rows: z.array(z.strictObject({ label: text, value: text })) })),
  inTheBox: z.array(text),
  questions: z.array(z.strictObject({ question: text, answer: text })),
  warranty: text,
  /** The measurements of the sizes. The first cell of a row is the size. */
  sizeGuide: z.strictObject({ en: sizeGuide, bn: sizeGuide }).optional(),
});
export type Product = z.infer<typeof product>;
