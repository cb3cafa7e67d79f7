import { z } from "zod";
import { colour, count, filled, name, pair, price, text } from "@/backend/db/seed/definitions/definition-fields";

/**
 * Goods of one kind, except smartphones; everything that the kind can derive from the facts is derived.
 * @param facts the facts that differ between goods of the kind
 */
export const goodsOf = <Facts extends z.ZodType>(facts: Facts) =>
  z.strictObject({
    brand: name,
    title: text,
    /** Only where the title is an ordinary word and not a name. */
    titleBn: text.optional(),
    /** Family and design of the picture kit. */
    design: z.string().regex(/^[a-z-]+\/[a-z-]+$/, "is no family and design of the kit, like watch/round"),
    /** The first one is shown on the card. */
    colours: filled(colour),
    /** The choices besides the colour. */
    offers: filled(
      z.strictObject({ size: text.optional(), ram: count.optional(), storage: count.optional(), ...price }),
    ),
    facts,
    /** The special feature of the product: one or two sentences at the start of the description. */
    about: pair,
  });
export type Goods<Facts> = Omit<z.infer<ReturnType<typeof goodsOf<z.ZodUnknown>>>, "facts"> & { facts: Facts };
