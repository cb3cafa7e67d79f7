import type { ParsedUrlQuery } from "node:querystring";
import { type NearPosition, readNear } from "@/utils/browser/near-position";
import { pageNumber, queryText } from "@/utils/paths/query-value";

/** The services of centres, in the order of the filter. */
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
type StoreService = (typeof STORE_SERVICES)[number];

export interface StoreSearch {
  /** A part of a name or place, in either script; empty for all. */
  key: string;
  service: StoreService | "";
  /** True to show only centres that are open now. */
  open: boolean;
  /** The visitor's position; null without one. */
  position: NearPosition | null;
  /** The name of the position if it is a place that was searched for; empty for the visitor's own position. */
  place: string;
  page: number;
}

const MAX_KEY_LENGTH = 80;
/** Reads `?key=Sylhet&service=esim&open=1&near=24.89,91.87&place=Balaganj&page=2`; what cannot be read counts as not said. */
export function readStoreSearch(query: ParsedUrlQuery): StoreSearch {
  const position = readNear(queryText(query["near"]));
  const service = queryText(query["service"]);
  return {
    key: queryText(query["key"], MAX_KEY_LENGTH),
    service: STORE_SERVICES.find((each) => each === service) ?? "",
    open: queryText(query["open"]) === "1",
    position,
    place: position === null ? "" : queryText(query["place"], MAX_KEY_LENGTH),
    page: pageNumber(query),
  };
}
