import { toAsciiDigits } from "@/utils/numbers/digits";

const ACCOUNT = /^(\d{16}|[A-Z]\d{5})$/;

/**
 * The account of a shareholder as it was typed.
 * @param typed spaces, dashes, small letters and Bengali digits are allowed
 * @returns a BO ID of 16 digits, or a folio: a letter with five digits; null for anything else
 */
export function shareAccountOf(typed: string): string | null {
  const bare = toAsciiDigits(typed).toUpperCase().replace(/[\s-]/g, "");
  return ACCOUNT.test(bare) ? bare : null;
}
