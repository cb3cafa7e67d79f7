import type { ParsedUrlQuery } from "node:querystring";
import { toAsciiDigits } from "@/utils/numbers/digits";

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
const MOST_PAGES = 10_000;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";

function wholeOf(query: ParsedUrlQuery, name: string, least: number, most: number): number | null {
  const text = toAsciiDigits(first(query[name]));
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** What a dated list is narrowed to by its address; null = not narrowed. */
export interface ListFilter {
  year: number | null;
  page: number;
}

/** Reads `?year=2025&page=2`; what cannot be read counts as not said. */
export function readListFilter(query: ParsedUrlQuery): ListFilter {
  return {
    year: wholeOf(query, "year", FIRST_YEAR, LAST_YEAR),
    page: wholeOf(query, "page", 1, MOST_PAGES) ?? 1,
  };
}
