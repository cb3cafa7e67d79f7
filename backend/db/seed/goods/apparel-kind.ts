import { z } from "zod";
import { count, taka } from "@/backend/db/seed/definitions/definition-fields";
import type { Kind } from "@/backend/db/seed/goods/goods-types";
import { MAX_PRINT_NAME_LENGTH } from "@/utils/checkout/print-text";

export const apparelFacts = z.strictObject({
  form: z.enum(["tshirt", "jersey", "cap", "bag", "mug"]),
  for: z.enum(["adults", "children", "everyone"]),
  material: z.enum(["cotton", "jute", "polyester", "ceramic"]),
  /** Price of printing a name and a number, in taka; absent if nothing can be printed. */
  print: taka.optional(),
  /** Weight of the cloth in grams per square metre, or the volume of a mug in millilitres. */
  figure: count,
});
type ApparelFacts = z.infer<typeof apparelFacts>;

export const apparelKind: Kind<ApparelFacts> = {
  category: "apparel-accessories",
  code: "AP",
  values: ({ print = 0, ...f }) => ({ ...f, print, printed: print > 0, letters: MAX_PRINT_NAME_LENGTH }),
  attributes: (f) => ({
    kind: f.form,
    for: f.for,
    material: f.material,
    custom: f.print === undefined ? "no" : "yes",
  }),
  printPrice: (f) => f.print ?? null,
};
