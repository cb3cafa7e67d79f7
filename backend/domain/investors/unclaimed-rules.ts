import { toAsciiDigits } from "@/utils/numbers/digits";

const BO_ID = /^\d{16}$/;
const FOLIO = /^[A-Z]\d{5}$/;
const SHOWN = 3;
const YEARS_KEPT = 3;
const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });

/** A typed BO ID or folio, in any digits, as 16 digits or a letter with five; null for anything else. */
export function readAccount(typed: string): string | null {
  const bare = toAsciiDigits(typed).toUpperCase().replace(/[\s-]/g, "");
  return BO_ID.test(bare) || FOLIO.test(bare) ? bare : null;
}

/** A masked name: only the first letter of each word is shown, a Bengali letter with its vowel sign. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => `${[...letters.segment(word)][0]?.segment ?? ""}•••`)
    .join(" ");
}

export function maskedAccount(account: string): string {
  return "•".repeat(4) + account.slice(-SHOWN);
}

/** The last day on which the company keeps an unclaimed dividend. @param paidOn ISO day */
export function keptUntil(paidOn: string): string {
  const day = new Date(`${paidOn}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + YEARS_KEPT);
  return day.toISOString().slice(0, "YYYY-MM-DD".length);
}
