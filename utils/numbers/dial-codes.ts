import { toAsciiDigits } from "@/utils/numbers/digits";

/** A code that a phone dials, e.g. `*121*1#`. */
const DIAL_CODE = /^\*[\d*]{2,30}#$/;
/** A number as people write it: `121`, `+880 1700-000121`; of `121, then 9` the number alone. */
const NUMBER = /^(\+?\d[\d -]{1,18}\d)(?=$|,)/;

/**
 * The link of a dial code: it opens the phone's dialler with the code. Its `#` must be written as `%23`, or
 * it would begin a fragment.
 * @returns null for a text that is not a dial code
 */
export function dialCodeHref(text: string): string | null {
  return DIAL_CODE.test(text) ? `tel:${text.replace("#", "%23")}` : null;
}

/**
 * The link of a dial code or a number to call. Bengali digits are allowed.
 * @returns null for a text that is neither
 */
export function dialHref(text: string): string | null {
  const ascii = toAsciiDigits(text);
  const number = NUMBER.exec(ascii)?.[1];
  return dialCodeHref(ascii) ?? (number === undefined ? null : `tel:${number.replace(/[ -]/g, "")}`);
}
