import { anyDigitsToAscii } from "@/utils/numbers/msisdn";

/**
 * A typed amount in whole taka. Digits of any script, commas and spaces are allowed.
 * @returns taka, at most nine digits; null for any other text
 */
export function readTaka(typed: string): number | null {
  const text = anyDigitsToAscii(typed).replace(/[\s,]/g, "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
