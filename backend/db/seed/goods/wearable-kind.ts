import { z } from "zod";
import { measure } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, type Kind, yesNo } from "@/backend/db/seed/goods/goods-types";

export const wearableFacts = z.strictObject({
  form: z.enum(["watch", "band", "kids"]),
  inches: measure,
  panel: z.enum(["AMOLED", "TFT"]),
  days: measure,
  calls: z.boolean(),
  gps: z.boolean(),
  esim: z.boolean(),
  water: z.enum(["splash", "swim", "dive"]),
  grams: measure,
});
type WearableFacts = z.infer<typeof wearableFacts>;

export const wearableKind: Kind<WearableFacts> = {
  category: "wearables",
  code: "WR",
  values: (f) => ({ ...f, calling: f.esim ? "esim" : f.calls ? "phone" : "none" }),
  attributes: (f) => ({
    kind: f.form,
    calling: yesNo(f.calls || f.esim),
    gps: yesNo(f.gps),
    esim: yesNo(f.esim),
    battery: bandOf(f.days, "over-9", [4.9, "under-5"], [9.9, "5-9"]),
    water: f.water,
  }),
};
