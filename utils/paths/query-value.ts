import type { ParsedUrlQuery } from "node:querystring";
import { toAsciiDigits } from "@/utils/numbers/digits";
import { cutText } from "@/utils/text/cut-text";

/** What an address may have for a query parameter. */
type QueryValue = ParsedUrlQuery[string];

/** The first value of a query parameter, which may be repeated in the address. */
export function firstValue(value: QueryValue): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The first value of a query parameter as a whole number from `min` to `max`, in ASCII or Bengali digits.
 * @returns null for anything else, also for more digits than `max` has
 */
export function wholeNumber(value: QueryValue, min: number, max: number): number | null {
  const text = toAsciiDigits(firstValue(value) ?? "");
  const number = /^\d+$/.test(text) && text.length <= String(max).length ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/**
 * The first value of a query parameter, without spaces around it; empty when there is none.
 * @param maxLength in UTF-16 code units
 */
export function queryText(value: QueryValue, maxLength?: number): string {
  return cutText((firstValue(value) ?? "").trim(), maxLength).trim();
}

/** The page number of a list, `?page=2`; 1 for an invalid one. */
export function pageNumber({ page }: ParsedUrlQuery): number {
  return wholeNumber(page, 1, 10_000) ?? 1;
}

/** The filters of a dated list, `?year=2025&page=2`; an invalid year is null, which means all years. */
export function readListFilter(query: ParsedUrlQuery) {
  return { year: wholeNumber(query.year, 1990, 2100), page: pageNumber(query) };
}
