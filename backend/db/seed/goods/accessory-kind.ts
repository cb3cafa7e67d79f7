import { z } from "zod";
import { count, entry, figure, pair, text } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

export const accessoryFacts = z.strictObject({
  form: z.enum(["charger", "wireless-charger", "cable", "power-bank", "case", "earbuds", "speaker"]),
  fits: z.enum(["usb-c", "bluetooth", "wireless", "round-camera", "wide-camera"]),
  summary: pair,
  /** A second sentence, besides the one about the special feature. */
  more: pair,
  watts: count.optional(),
  mah: count.optional(),
  noiseCancelling: z.boolean().optional(),
  waterResistant: z.boolean().optional(),
  points: z.tuple([entry, entry, entry]),
  figures: z.array(figure),
  box: z.array(text).optional(),
});
type AccessoryFacts = z.infer<typeof accessoryFacts>;

const usesBluetooth = ({ form }: AccessoryFacts) => form === "earbuds" || form === "speaker";

export const accessoryKind: Kind<AccessoryFacts> = {
  category: "accessories",
  code: "ACC",
  values: ({ form, fits, summary, more, waterResistant }) => ({
    form,
    fits,
    summary,
    more,
    wet: waterResistant === true,
  }),
  own: ({ points, figures, box = [] }) => ({ highlights: points, specifications: figures, box }),
  attributes: (f) => ({
    kind: f.form,
    fits: f.fits,
    ...(f.watts !== undefined && {
      power: bandOf(f.watts, "over-45", [19, "under-20"], [45, "20-45"]),
    }),
    ...(f.mah !== undefined && {
      capacity: bandOf(f.mah, "20000", [9999, "under-10000"], [19_999, "10000"]),
    }),
    ...(f.form === "earbuds" && { noise_cancelling: yesNo(f.noiseCancelling === true) }),
    ...(usesBluetooth(f) && { water_resistant: yesNo(f.waterResistant === true) }),
  }),
};
