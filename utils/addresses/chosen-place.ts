import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { readFields } from "@/utils/text/json-fields";

/** Where this browser keeps the place that things are delivered to; never a name, a number or a street. */
export const PLACE_KEY = "deliveryPlace";

/** The district of a page before one was chosen; its English name, as listed. */
export const CAPITAL = "Dhaka";

/** The district that was chosen or ordered to last, in English as listed; empty when none is known. */
export function readChosenDistrict(): string {
  const { district } = readFields(readStored("local", PLACE_KEY)) ?? {};
  return typeof district === "string" ? district : "";
}

/** Remembers a district for product pages, cart and checkout. Thana and post code of another district go with it. */
export function keepChosenDistrict(district: string): void {
  if (readChosenDistrict() === district) return;
  writeStored("local", PLACE_KEY, JSON.stringify({ district, area: "", postCode: "" }));
}
