import { formatNumber } from "@/utils/numbers/digits";

/** Mobile numbers of Bangladesh have 11 digits: 01, the operator's digit, eight more (CONST-03). */
const MSISDN = /^01[3-9]\d{8}$/;
/** Code points of the zero of every digit block that people type: Bengali, Arabic-Indic, Persian, Devanagari, full width. */
const ZEROS = [0x09e6, 0x0660, 0x06f0, 0x0966, 0xff10];
/** Separators between digits: spaces of all kinds, hyphens and dashes, dots, brackets, and zero-width characters. */
const FILLERS = /[\s\p{Pd}\p{Cf}.()\u2212/]/gu;

/**
 * Normalises a number, so that limits and look-ups see one identity: `+880 1712-345678`, `8801712345678` and
 * `০১৭১২৩৪৫৬৭৮` are all `01712345678`.
 * @param text a mobile number as a person writes it
 * @returns 11 ASCII digits, or null when it is no mobile number of Bangladesh
 */
export function normaliseMsisdn(text: string): string | null {
  const digits = anyDigitsToAscii(text).replace(FILLERS, "");
  const local = digits.replace(/^(?:\+|00)?88(?=01)/, "");
  return MSISDN.test(local) ? local : null;
}

/**
 * A number as people read it: `01391-234567`, with the digits of the language.
 * @param text a stored or typed number; any other text, such as a masked number, is returned unchanged
 */
export function formatMsisdn(text: string, locale: string): string {
  const msisdn = normaliseMsisdn(text);
  const shown = msisdn === null ? text : `${msisdn.slice(0, 5)}-${msisdn.slice(5)}`;
  return formatNumber(shown, locale);
}

/** The same number for a sentence: a word joiner keeps both halves on one line. */
export function formatMsisdnInText(text: string, locale: string): string {
  return formatMsisdn(text, locale).replace("-", "-\u2060");
}

/** A masked number, which strangers may see: `01*******78`. @param msisdn a normalised number */
export function maskMsisdn(msisdn: string): string {
  return `${msisdn.slice(0, 2)}${"*".repeat(Math.max(0, msisdn.length - 4))}${msisdn.slice(-2)}`;
}

/** Digits of every script that people here type (Bengali, Arabic, full width) as ASCII; other characters stay. */
export function anyDigitsToAscii(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit);
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
}
