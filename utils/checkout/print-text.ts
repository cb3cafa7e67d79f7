import { toAsciiDigits } from "@/utils/numbers/digits";

/** The maximum number of characters of a printed name. */
export const MAX_PRINT_NAME_LENGTH = 12;

const NAME = new RegExp(`^[A-Z .-]{1,${MAX_PRINT_NAME_LENGTH}}$`);
const NUMBER = /^\d{1,2}$/;

/**
 * A name as it is printed on clothes (CART-18): `  nihal ` becomes `NIHAL`.
 * @returns null for what cannot be printed: more than 12 characters, no letter, or other than A to Z, space, dot, hyphen
 */
export function readPrintName(text: string): string | null {
  const name = text.trim().replace(/\s+/gu, " ").toUpperCase();
  return NAME.test(name) && /[A-Z]/.test(name) ? name : null;
}

/**
 * A number as it is printed on clothes, in ASCII digits without leading zeros: `০৭` becomes `7`.
 * @returns null for anything but 0 to 99
 */
export function readPrintNumber(text: string): string | null {
  const digits = toAsciiDigits(text.trim());
  return NUMBER.test(digits) ? String(Number(digits)) : null;
}

/** The printed text of a piece in a line of facts: none, or in quotation marks, e.g. “NIHAL 10”. */
export function printedText({ name, number }: { name: string | null; number: string | null }): string[] {
  const text = [name, number].filter((part) => part !== null).join(" ");
  return text === "" ? [] : [`“${text}”`];
}
