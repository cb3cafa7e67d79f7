import { z } from "zod";
import { count, entry, figure, pair } from "@/backend/db/seed/definitions/definition-fields";
import type { Kind } from "@/backend/db/seed/goods/goods-types";

export const iotFacts = z.strictObject({
  noun: pair,
  use: z.enum(["tracking", "security", "lighting", "power", "voice"]),
  link: z.enum(["4g", "nbiot", "wifi", "bluetooth"]),
  supply: z.enum(["battery", "mains", "usb", "vehicle"]),
  outdoor: z.boolean(),
  /** Price in taka a month; 0 for none. */
  monthly: count,
  /** What it does. */
  points: z.tuple([entry, entry, entry]),
  /** Figures of its own. */
  figures: z.array(figure),
});
type IotFacts = z.infer<typeof iotFacts>;

export const iotKind: Kind<IotFacts> = {
  category: "iot-products",
  code: "IOT",
  values: ({ points: _points, figures: _figures, ...f }) => ({ ...f, paid: f.monthly > 0 }),
  own: ({ points, figures }) => ({ highlights: points, specifications: figures }),
  attributes: (f) => ({
    use: f.use,
    link: f.link,
    supply: f.supply,
    place: f.outdoor ? "outdoor" : "indoor",
    subscription: f.monthly === 0 ? "none" : "monthly",
  }),
};
