import type { ParsedUrlQuery } from "node:querystring";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { firstValue } from "@/utils/paths/query-value";

/** The data and minutes needed over a number of days. */
export interface PackNeed {
  gb: number;
  minutes: number;
  days: number;
  /** True when student packs may be used. */
  student: boolean;
}

/** The ranges of the sliders: the backend's limits (backend/contract/subscriber-services/pack-finder.ts). */
export const NEED_RANGES = {
  gb: { min: 0, max: 200, step: 1 },
  minutes: { min: 0, max: 3000, step: 10 },
  days: { min: 1, max: 90, step: 1 },
} as const;

export type NeedField = keyof typeof NEED_RANGES;

/** The default: the need of an average subscriber for a month. */
export const DEFAULT_NEED: PackNeed = { gb: 10, minutes: 150, days: 30, student: false };

/** A typed number, limited to the range of its field, in ASCII or Bengali digits; null when it is not a number. */
export function needNumber(field: NeedField, text: string): number | null {
  const { min, max } = NEED_RANGES[field];
  const ascii = anyDigitsToAscii(text).trim();
  return /^\d{1,6}$/.test(ascii) ? Math.min(max, Math.max(min, Number(ascii))) : null;
}

/** Reads `?gb=8&minutes=100&days=14&student=1`; missing values get their defaults. */
export function readPackNeed(query: ParsedUrlQuery): PackNeed {
  const numberOf = (field: NeedField) => needNumber(field, firstValue(query[field]) ?? "") ?? DEFAULT_NEED[field];
  return {
    gb: numberOf("gb"),
    minutes: numberOf("minutes"),
    days: numberOf("days"),
    student: query["student"] === "1",
  };
}
