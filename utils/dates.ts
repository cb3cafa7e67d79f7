import { toBengaliDigits } from "@/utils/digits";

const MONTHS = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  bn: ["জানুয়ারি", "ফেব্রুয়ারি", "মার্চ", "এপ্রিল", "মে", "জুন", "জুলাই", "আগস্ট", "সেপ্টেম্বর", "অক্টোবর", "নভেম্বর", "ডিসেম্বর"],
} as const;
const WEEKDAYS = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  bn: ["রবি", "সোম", "মঙ্গল", "বুধ", "বৃহস্পতি", "শুক্র", "শনি"],
} as const;
/** Bangladesh keeps UTC+6 all year. */
export const DHAKA_OFFSET_MS = 6 * 3_600_000;

function languageOf(locale: string): "en" | "bn" {
  return locale === "bn" ? "bn" : "en";
}

/**
 * A calendar day in words: `2026-11-24` is `Tue, 24 Nov` or `মঙ্গল, ২৪ নভেম্বর`.
 * @param day ISO date, `YYYY-MM-DD`, already in Asia/Dhaka
 */
export function formatDay(day: string, locale = "en"): string {
  const date = new Date(`${day}T00:00:00Z`);
  const language = languageOf(locale);
  const text = `${WEEKDAYS[language][date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[language][date.getUTCMonth()]}`;
  return language === "bn" ? toBengaliDigits(text) : text;
}

/**
 * A moment in Asia/Dhaka, 12-hour clock: `24 Nov 2026, 3:05 PM` or `২৪ নভেম্বর ২০২৬, ৩:০৫ অপরাহ্ণ`.
 * @param moment ISO date and time with its offset
 */
export function formatMoment(moment: string, locale = "en"): string {
  const date = new Date(new Date(moment).getTime() + DHAKA_OFFSET_MS);
  const language = languageOf(locale);
  const hours = date.getUTCHours();
  const half = language === "bn" ? (hours < 12 ? "পূর্বাহ্ণ" : "অপরাহ্ণ") : hours < 12 ? "AM" : "PM";
  const clock = `${hours % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, "0")}`;
  const text = `${date.getUTCDate()} ${MONTHS[language][date.getUTCMonth()]} ${date.getUTCFullYear()}, ${clock} ${half}`;
  return language === "bn" ? toBengaliDigits(text) : text;
}
