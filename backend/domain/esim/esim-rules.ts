import { randomBytes, randomInt } from "node:crypto";

/** Where phones fetch their profiles; invented, like the codes. */
const SMDP_ADDRESS = "smdp.operator.example";
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new activation code: `LPA:1$` address `$` matching id of 80 random bits (GSMA SGP.22, section 4.1). */
export function newActivationCode(): string {
  const id = [...randomBytes(16)].map((byte) => ALPHABET.charAt(byte & 31)).join("");
  return `LPA:1$${SMDP_ADDRESS}$${id}`;
}

/** The two parts that a phone asks for when the code is typed by hand. */
export function partsOf(activationCode: string): { smdpAddress: string; matchingId: string } {
  const [, smdpAddress = "", matchingId = ""] = activationCode.split("$");
  return { smdpAddress, matchingId };
}

/** A new ICCID: 89 for telecoms, 880 for Bangladesh, thirteen digits of ours and Luhn's check digit. */
export function newIccid(): string {
  const body = `89880${String(randomInt(0, 10 ** 6)).padStart(6, "0")}${String(randomInt(0, 10 ** 7)).padStart(7, "0")}`;
  return `${body}${luhnDigit(body)}`;
}

/** Luhn's check digit for a row of digits. */
export function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
