import { luhnDigit } from "@/utils/numbers/luhn";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";

/** The typed value for a phone: the type allocation code of its IMEI, an IMEI with a wrong digit, or a name. */
type TypedDevice = { kind: "code"; tac: string } | { kind: "wrong-imei" } | { kind: "name"; name: string };

const CODE_LENGTH = 8;
const IMEI_LENGTH = 15;

/** True when the check digit of an IMEI is correct. @param imei fifteen ASCII digits */
export function isImei(imei: string): boolean {
  return /^\d{15}$/.test(imei) && luhnDigit(imei.slice(0, -1)) === Number(imei.at(-1));
}

/**
 * Reads the field of a device check. Of an IMEI only the type allocation code is used: its first eight digits name the
 * model, the others the individual phone.
 * @param text a model, an IMEI of 14 to 16 digits as `*#06#` shows it, or a type allocation code; any script's digits
 */
export function readDevice(text: string): TypedDevice {
  const ascii = anyDigitsToAscii(text).trim();
  const digits = ascii.replace(/[\s/.-]/g, "");
  if (!/^\d+$/.test(digits) || digits.length < CODE_LENGTH) return { kind: "name", name: ascii };
  // 14 digits have no check digit; 16 digits end with the software version instead of it.
  const isCode = [CODE_LENGTH, IMEI_LENGTH - 1, IMEI_LENGTH + 1].includes(digits.length) || isImei(digits);
  return isCode ? { kind: "code", tac: digits.slice(0, CODE_LENGTH) } : { kind: "wrong-imei" };
}
