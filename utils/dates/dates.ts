import { formatNumber, toBengaliDigits } from "@/utils/numbers/digits";

const MONTHS = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  bn: ["জানুয়ারি", "ফেব্রুয়ারি", "মার্চ", "এপ্রিল", "মে", "জুন", "জুলাই", "আগস্ট", "সেপ্টেম্বর", "অক্টোবর", "নভেম্বর", "ডিসেম্বর"],
} as const;
const WEEKDAYS = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  bn: ["রবি", "সোম", "মঙ্গল", "বুধ", "বৃহস্পতি", "শুক্র", "শনি"],
} as const;
/** Day numbers of `getUTCDay`; the weekend is Friday and Saturday. */
const FRIDAY = 5;
/** Bangladesh has UTC+6 all year. */
export const DHAKA_OFFSET_MS = 6 * 3_600_000;

/** The calendar day of a moment in Asia/Dhaka, as `YYYY-MM-DD`. */
export function dayInDhaka(moment: Date): string {
  return new Date(moment.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 10);
}

/** True for a day that exists, like 2026-11-27. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The working day that is `count` working days later. Working days in Bangladesh are Sunday to Thursday.
 * @param day ISO date, `YYYY-MM-DD`, already in Asia/Dhaka
 * @returns the day itself for a count of 0
 */
export function workingDaysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() < FRIDAY) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** The Bengali names of the parts of the day, each with its first hour. */
const PARTS_OF_DAY = [
  [20, "রাত"],
  [18, "সন্ধ্যা"],
  [15, "বিকেল"],
  [12, "দুপুর"],
  [6, "সকাল"],
  [4, "ভোর"],
  [0, "রাত"],
] as const;

/** The Bengali name of the part of the day of an hour. @param hour from 0 to 23 */
export function partOfDay(hour: number): string {
  return PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? "";
}

const languageOf = (locale: string) => (locale === "bn" ? "bn" : "en");
/** The month's name; `date` has the local day in its UTC fields. */
const monthOf = (date: Date, locale: string) => MONTHS[languageOf(locale)][date.getUTCMonth()];

/**
 * A calendar day in words: `2026-11-24` is `Tue, 24 Nov` or `মঙ্গল, ২৪ নভেম্বর`. It stays in one line.
 * @param day ISO date, `YYYY-MM-DD`, already in Asia/Dhaka
 */
export function formatDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = WEEKDAYS[languageOf(locale)][date.getUTCDay()];
  return formatNumber(`${weekday},\u00a0${date.getUTCDate()}\u00a0${monthOf(date, locale)}`, locale);
}

/**
 * A moment in Asia/Dhaka, 12-hour clock: `24 Nov 2026, 3:05 PM` or `২৪ নভেম্বর ২০২৬, বিকেল ৩:০৫`.
 * The Bengali part of the day and its hour stay in one line.
 * @param moment ISO date and time with its offset
 */
export function formatMoment(moment: string, locale = "en"): string {
  const date = new Date(new Date(moment).getTime() + DHAKA_OFFSET_MS);
  const hours = date.getUTCHours();
  const clock = `${hours % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, "0")}`;
  const day = `${date.getUTCDate()} ${monthOf(date, locale)} ${date.getUTCFullYear()}`;
  if (locale !== "bn") return `${day}, ${clock} ${hours < 12 ? "AM" : "PM"}`;
  return toBengaliDigits(`${day}, ${partOfDay(hours)}\u00a0${clock}`);
}

/**
 * A calendar day with its year: `2026-11-24` is `24 Nov 2026` or `২৪ নভেম্বর ২০২৬`.
 * @param day ISO date, `YYYY-MM-DD`, already in Asia/Dhaka
 */
export function formatDate(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return formatNumber(`${date.getUTCDate()} ${monthOf(date, locale)} ${date.getUTCFullYear()}`, locale);
}
