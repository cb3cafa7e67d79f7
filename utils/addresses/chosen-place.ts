import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { readFields } from "@/utils/text/json-fields";

/** The storage key of the place of delivery in this browser; never a name, a number or a street. */
export const PLACE_KEY = "deliveryPlace";

/** The default district of a page before the visitor chooses one; its English name, as listed. */
export const CAPITAL = "Dhaka";

/** The district that was last chosen or used in an order, in English as listed; empty when none is known. */
export function readChosenDistrict(): string {
  const { district } = readFields(readStored("local", PLACE_KEY)) ?? {};
  return typeof district === "string" ? district : "";
}

/** Remembers a district for product pages, cart and checkout. Removes a stored thana and post code of another one. */
export function saveChosenDistrict(district: string): void {
  if (readChosenDistrict() === district) return;
  writeStored("local", PLACE_KEY, JSON.stringify({ district, area: "", postCode: "" }));
}
