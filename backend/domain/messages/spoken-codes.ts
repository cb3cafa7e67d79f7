import type { Language } from "@/backend/contract/language";
import { toBengaliDigits } from "@/utils/numbers/digits";

/** The text of a call: the code, digit by digit, twice, and neither number nor purpose, since others may hear it. */
export function spokenCode(lang: Language, code: string): string {
  const digits = [...(lang === "bn" ? toBengaliDigits(code) : code)].join(", ");
  return lang === "bn"
    ? `আপনি আমাদের সাইটে যে কোডটি চেয়েছেন: ${digits}। আবার বলছি: ${digits}। কোডটির মেয়াদ ৫ মিনিট। এটি কাউকে বলবেন না, আমাদেরও নয়।`
    : `This is the code that you requested on our site: ${digits}. Once again: ${digits}. It is valid for 5 minutes. Never share it with anyone, not even with us.`;
}
