import { z } from "zod";
import { count, measure } from "@/backend/db/seed/definitions/definition-fields";
import { bandOf, grouped, type Kind } from "@/backend/db/seed/goods/goods-types";

export const buttonPhoneFacts = z.strictObject({
  inches: measure,
  mah: count,
  /** Days in standby. */
  days: count,
  network: z.enum(["2G", "4G"]),
  megapixels: measure,
  /** Largest microSD card in GB. */
  card: count,
  rugged: z.boolean(),
});
type ButtonPhoneFacts = z.infer<typeof buttonPhoneFacts>;

export const buttonPhoneKind: Kind<ButtonPhoneFacts> = {
  category: "phones",
  code: "BTN",
  values: (f) => ({ ...f, capacity: grouped(f.mah) }),
  attributes: (f) => ({
    kind: "keys",
    screen: "small",
    battery: bandOf(f.mah, "4500-5000", [4499, "under-4500"]),
    nfc: "no",
    esim: "no",
  }),
};
