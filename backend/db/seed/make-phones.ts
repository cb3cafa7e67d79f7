import { named } from "@/backend/db/seed/definitions/definition-kinds";
import type { Chipset, Maker, Phone } from "@/backend/db/seed/definitions/phone-definitions";
import type { DataSource } from "@/backend/db/seed/seed-data";

/** A smartphone with the maker and the processor that its file names. */
export interface MadePhone extends Omit<Phone, "brand" | "chipset"> {
  maker: Maker;
  chipset: Chipset;
}

/**
 * The smartphones of the data files, including those that can only be reserved.
 * @throws Error when one names a maker or a processor that does not exist
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
