import type { ParsedUrlQuery } from "node:querystring";
import { wholeNumber } from "@/utils/paths/query-value";

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
const MAX_PAGES = 10_000;

/** The filters of a dated list in its address; null = no filter. */
interface ListFilter {
  year: number | null;
  page: number;
}

/** Reads `?year=2025&page=2`; invalid values are ignored. */
export function readListFilter(query: ParsedUrlQuery): ListFilter {
  return {
    year: wholeNumber(query["year"], FIRST_YEAR, LAST_YEAR),
    page: wholeNumber(query["page"], 1, MAX_PAGES) ?? 1,
  };
}
