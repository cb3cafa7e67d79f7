import { hasBengaliDigits, toAsciiDigits, toBengaliDigits } from "@/utils/numbers/digits";

/** Commas after the last three digits and then every two: `1234567` becomes `12,34,567`. */
function groupIndian(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
}

/**
 * A number with Indian grouping and up to two decimals, halves rounded up (CONST-17 to CONST-19). Bengali
 * digits stay Bengali: `formatAmount("১২৩৪৫৬৭")` is `১২,৩৪,৫৬৭`.
 * @param value a number, or its text in ASCII or Bengali digits
 * @throws RangeError when the text is not a decimal number
 */
export function formatAmount(value: number | string): string {
  const text = typeof value === "number" ? String(value) : value.trim();
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(toAsciiDigits(text).replaceAll(",", ""));
  if (!match) throw new RangeError(`Not an amount: ${text}`);
  const [, sign = "", whole = "", fraction = ""] = match;
  // Rounded as text, because the binary value of 1.005 is less than 1.005.
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, "0")) + (fraction.charAt(2) >= "5" ? 1n : 0n);
  const digits = cents.toString().padStart(3, "0");
  const decimals = digits.slice(-2).replace(/0+$/, "");
  const amount = `${sign}${groupIndian(digits.slice(0, -2))}${decimals === "" ? "" : `.${decimals}`}`;
  return hasBengaliDigits(text) ? toBengaliDigits(amount) : amount;
}

/**
 * An amount of money without its currency: whole taka without decimals, anything else with two (decision 16).
 * `4791` taka are `4,791`; `4791.5` are `4,791.50`.
 */
export function formatTaka(poisha: number): string {
  return formatAmount(poisha / 100).replace(/\.\d$/, "$&0");
}

/** The space between a figure and its currency, where a line never breaks. */
const NO_BREAK = "\u00a0";

/** Two amounts with one currency: `Tk 15,000 – 30,000`, `১৫,০০০ – ৩০,০০০ টাকা`. */
export function formatMoneyRange(from: number, to: number, locale: string): string {
  const [low, high] = [formatTaka(from), formatTaka(to)];
  return locale === "bn" ? `${toBengaliDigits(`${low} – ${high}`)}${NO_BREAK}টাকা` : `Tk${NO_BREAK}${low} – ${high}`;
}

/**
 * An amount as people read it (CONST-16): `Tk 1,24,990` in English, `১,২৪,৯৯০ টাকা` in Bengali, with two
 * decimals or none, always on one line.
 */
export function formatMoney(poisha: number, locale: string): string {
  const amount = formatTaka(poisha);
  return locale === "bn" ? `${toBengaliDigits(amount)}${NO_BREAK}টাকা` : `Tk${NO_BREAK}${amount}`;
}

/** The same amount with an ordinary space, for a text message or a terminal. */
export function formatMoneyPlain(poisha: number, locale = "en"): string {
  return formatMoney(poisha, locale).replace(NO_BREAK, " ");
}
