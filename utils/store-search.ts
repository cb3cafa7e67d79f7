import type { ParsedUrlQuery } from "node:querystring";
import { readListFilter } from "@/utils/list-filter";

/** What people come for, in the order they are offered. */
export const STORE_SERVICES = [
  "new-sim",
  "sim-replacement",
  "esim",
  "number-portability",
  "ownership-transfer",
  "order-pickup",
  "devices",
  "bill-payment",
] as const;
export type StoreService = (typeof STORE_SERVICES)[number];

export interface StoreSearch {
  /** A part of a name or place, in either script; empty for all. */
  key: string;
  service: StoreService | "";
  /** Only those that are open now. */
  open: boolean;
  /** Where the visitor stands; null when nobody said. */
  position: { latitude: string; longitude: string } | null;
  /** What the position is called, when it is a place that was looked for; empty for the visitor's own. */
  place: string;
  page: number;
}

const LONGEST_KEY = 80;
const first = (value: string | string[] | undefined) => ((Array.isArray(value) ? value[0] : value) ?? "").trim();
/** By characters: half of one could not be sent on. */
const textOf = (value: string | string[] | undefined) => [...first(value)].slice(0, LONGEST_KEY).join("").trim();
const degrees = (text: string, most: number) =>
  /^-?\d{1,3}(\.\d{1,6})?$/.test(text) && Math.abs(Number(text)) <= most ? text : null;

/** Reads `?key=Sylhet&service=esim&open=1&near=24.89,91.87&place=Balaganj&page=2`; what cannot be read counts as not said. */
export function readStoreSearch(query: ParsedUrlQuery): StoreSearch {
  const [north = "", east = ""] = first(query["near"]).split(",");
  const [latitude, longitude] = [degrees(north, 90), degrees(east, 180)];
  const service = first(query["service"]);
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    key: textOf(query["key"]),
    service: STORE_SERVICES.find((each) => each === service) ?? "",
    open: first(query["open"]) === "1",
    position,
    place: position === null ? "" : textOf(query["place"]),
    page: readListFilter(query).page,
  };
}

/** The value of `near` in an address: about a hundred metres are enough to find a shop, and tell less of the visitor. */
export function nearOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}
