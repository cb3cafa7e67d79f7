import { toAsciiDigits } from "@/utils/numbers/digits";

const GROUPED = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/**
 * Normalises an order id, however it was typed: lower case, without dashes, with spaces, in Bengali digits, or with
 * the letters that Crockford's base32 leaves out because they look like digits (O, I, L).
 * @returns `7K3M-9QXT-2HVB-4D8N`, or null when it cannot be one
 */
export function readOrderId(text: string): string | null {
  const bare = toAsciiDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  const grouped = bare.replace(/(.{4})(?=.)/g, "$1-");
  return GROUPED.test(grouped) ? grouped : null;
}

/** A text with an example of an order id, which stays on one line: each hyphen is followed by a word joiner. */
export const unbrokenIds = (text: string) => text.replaceAll("-", "-\u2060");

/** Maximum number of orders that are tracked at once. */
export const MAX_TRACKED = 5;

/**
 * The order ids in a text, normalised, without duplicates; separated by commas, semicolons or new lines.
 * @returns an empty list for an empty text; null when any of them cannot be an order id, or when there are too many
 */
export function readOrderIds(text: string): string[] | null {
  const typed = text.split(/[,;،\n]+/u).filter((part) => part.trim() !== "");
  const ids = typed.flatMap((part) => readOrderId(part) ?? []);
  return ids.length < typed.length || ids.length > MAX_TRACKED ? null : [...new Set(ids)];
}

/** Address of an order's page. @param orderId as shown to people */
export function orderPath(orderId: string): string {
  return `/shop/order/${encodeURIComponent(orderId)}`;
}

/**
 * Address of an order's invoice (docs/interfaces.md#addresses).
 * @param lang omit it when the reader's language is not known
 */
export function invoicePath(orderId: string, lang?: "en" | "bn"): string {
  return `${orderPath(orderId)}/invoice${lang === undefined ? "" : `?lang=${lang}`}`;
}
