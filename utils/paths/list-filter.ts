import type { ParsedUrlQuery } from "node:querystring";
import { toAsciiDigits } from "@/utils/numbers/digits";
import { firstValue } from "@/utils/paths/query-value";

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
const MAX_PAGES = 10_000;

function wholeOf(query: ParsedUrlQuery, name: string, min: number, max: number): number | null {
  const text = toAsciiDigits(firstValue(query[name]) ?? "");
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** The filters of a dated list in its address; null = no filter. */
interface ListFilter {
  year: number | null;
  page: number;
}

/** Reads `?year=2025&page=2`; invalid values are ignored. */
export function readListFilter(query: ParsedUrlQuery): ListFilter {
  return {
    year: wholeOf(query, "year", FIRST_YEAR, LAST_YEAR),
    page: wholeOf(query, "page", 1, MAX_PAGES) ?? 1,
  };
}
