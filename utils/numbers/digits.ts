const BENGALI_ZERO = 0x09e6;

/** Every Bengali digit of a text as its ASCII digit: `০১৭` becomes `017`. Other characters stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}

/** Every ASCII digit of a text as its Bengali digit: `24 GB` becomes `২৪ GB`. Other characters stay. */
export function toBengaliDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)));
}

/** True when the text has a Bengali digit. */
export function hasBengaliDigits(text: string): boolean {
  return /[০-৯]/.test(text);
}

/** A number, or a text with numbers, in the digits of the language: 24 is `24` in English and `২৪` in Bengali. */
export function formatNumber(number: number | string, locale: string): string {
  return locale === "bn" ? toBengaliDigits(String(number)) : String(number);
}

/**
 * A number of results: `24`, or `24+` when there may be more.
 * @param found `hasMore` is true when not all were counted
 */
export function formatFound({ count, hasMore }: { count: number; hasMore: boolean }, locale: string): string {
  return `${formatNumber(count, locale)}${hasMore ? "+" : ""}`;
}

/** A number with one decimal in the digits of the language: 4.25 is `4.3` in English and `৪.৩` in Bengali. */
export function formatDecimal(number: number, locale: string): string {
  return formatNumber(number.toFixed(1), locale);
}

/** A percentage in the digits of the language: 7.5 is `7.5%` in English and `৭.৫%` in Bengali. */
export function formatPercent(percent: number, locale: string): string {
  return `${formatNumber(percent, locale)}%`;
}
