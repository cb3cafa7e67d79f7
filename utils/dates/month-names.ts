import { formatDate } from "@/utils/dates/dates";

/** The last day of a month, ISO. @param month `YYYY-MM` */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** A month in words: `Oct 2026`, `অক্টোবর ২০২৬`. @param month `YYYY-MM` */
export function formatMonth(month: string, locale: string): string {
  return formatDate(`${month}-01`, locale).replace(/^\S+\s/, "");
}
