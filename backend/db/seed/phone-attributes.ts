import type { ProductAttributeRow } from "@/backend/db/seed/catalogue-rows";
import { bandOf, yesNo } from "@/backend/db/seed/goods/goods-types";
import type { MadePhone } from "@/backend/db/seed/make-phones";

/** The filters that find a phone, besides brand, price, memory and 5G. */
export function phoneAttributesOf(phone: MadePhone): ProductAttributeRow[] {
  const { slug, display, battery, nfc, esim } = phone;
  const row = (key: string, value: string): ProductAttributeRow => ({
    productSlug: slug,
    category: "phones",
    key,
    value,
  });
  return [
    row("kind", "smart"),
    row("screen", bandOf(display.inches, "extra-large", [6.49, "medium"], [6.69, "large"])),
    row("refresh", bandOf(display.hertz, "144", [60, "60"], [90, "90"], [120, "120"])),
    row("battery", bandOf(battery.mah, "over-5000", [4499, "under-4500"], [5000, "4500-5000"])),
    row("charging", bandOf(battery.watts, "over-50", [24, "under-25"], [50, "25-50"])),
    row("nfc", yesNo(nfc)),
    row("esim", yesNo(esim)),
  ];
}
