import { z } from "zod";
import { count, measure, text } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, grouped, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

export const tabletFacts = z.strictObject({
  inches: measure,
  panel: z.enum(["IPS LCD", "AMOLED"]),
  /** Pixels, the longer side first. */
  pixels: z.tuple([count, count]),
  hertz: z.literal([60, 90, 120]),
  mah: count,
  watts: count,
  network: z.enum(["wifi", "4g", "5g"]),
  pen: z.boolean(),
  chip: text,
  android: count,
  grams: measure,
});
type TabletFacts = z.infer<typeof tabletFacts>;

const HOURS_A_MAH = 0.00155;

const hoursOf = ({ mah, inches }: Pick<TabletFacts, "mah" | "inches">) => Math.round((mah * HOURS_A_MAH * 11) / inches);

export const tabletKind: Kind<TabletFacts> = {
  category: "tab",
  code: "TAB",
  values: ({ pixels: [width, height], ...facts }) => ({
    ...facts,
    width,
    height,
    hours: hoursOf(facts),
    capacity: grouped(facts.mah),
  }),
  fiveG: (f) => f.network === "5g",
  attributes: (f) => ({
    screen: bandOf(f.inches, "over-11", [8.9, "under-9"], [11, "9-11"]),
    network: f.network,
    pen: yesNo(f.pen),
    refresh: String(f.hertz),
    battery: bandOf(f.mah, "over-9000", [6999, "under-7000"], [9000, "7000-9000"]),
  }),
};
