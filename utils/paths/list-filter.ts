import type { ParsedUrlQuery } from "node:querystring";
import { toAsciiDigits } from "@/utils/numbers/digits";
import { firstValue, wholeNumber } from "@/utils/paths/query-value";

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
const MAX_PAGES = 10_000;

/** Bengali digits are allowed. */
function numberIn(query: ParsedUrlQuery, name: string, min: number, max: number): number | null {
  return wholeNumber(toAsciiDigits(firstValue(query[name]) ?? ""), min, max);
}

/** The filters of a dated list in its address; null = no filter. */
interface ListFilter {
  year: number | null;
  page: number;
}

/** Reads `?year=2025&page=2`; invalid values are ignored. */
export function readListFilter(query: ParsedUrlQuery): ListFilter {
  return {
    year: numberIn(query, "year", FIRST_YEAR, LAST_YEAR),
    page: numberIn(query, "page", 1, MAX_PAGES) ?? 1,
  };
}
