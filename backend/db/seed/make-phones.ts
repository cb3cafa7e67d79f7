import { named } from "@/backend/db/seed/definitions/definition-kinds";
import type { Chipset, Maker, Phone } from "@/backend/db/seed/definitions/phone-definitions";
import type { DataSource } from "@/backend/db/seed/seed-data";

/** A smartphone together with what its file names: the maker and the processor. */
export interface MadePhone extends Omit<Phone, "brand" | "chipset"> {
  maker: Maker;
  chipset: Chipset;
}

/**
 * The smartphones of the data files, those that can only be reserved included.
 * @throws Error when one names a maker or a processor that there is not
 */
export function makePhones({ definitions }: DataSource): MadePhone[] {
  const makers = new Map(definitions("makers").map((maker) => [maker.slug, maker]));
  const chipsets = new Map(definitions("chipsets").map((chipset) => [chipset.key, chipset]));
  return definitions("phones").map((phone) => ({
    ...phone,
    maker: named(makers, "makers", phone.brand, phone.title),
    chipset: named(chipsets, "chipsets", phone.chipset, phone.title),
  }));
}
