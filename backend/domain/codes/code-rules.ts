import { anyDigitsToAscii } from "@/utils/numbers/msisdn";

export const CODE_LENGTH = 4;
export const CODE_SECONDS = 5 * 60;
/** Seconds between two codes to one number: the resend countdown (CONST-02). */
export const RESEND_SECONDS = 30;
/** Tries for each code; the counting statement and a CHECK of the table have the same number. */
export const TRIES_A_CODE = 5;

export const HOUR = 60 * 60;
export const DAY = 24 * HOUR;

/** Budgets of one number; no configuration raises them. */
export const NUMBER_SENDS = [
  { kind: "gap", most: 1, seconds: RESEND_SECONDS },
  { kind: "sends-an-hour", most: 5, seconds: HOUR },
  { kind: "sends-a-day", most: 10, seconds: DAY },
] as const;
/** Codes by text within an hour, after which a call can read one out (feature 51). */
export const TEXTS_BEFORE_CALL = 2;
export const NUMBER_WRONG_A_DAY = 10;
/** The same for all known devices of a number together, beside the ten of everybody else. */
export const DEVICES_WRONG_A_DAY = 5;
/** Wrong guesses without a right one between them, after which log-ins with this number pause for a day. */
export const NUMBER_WRONG_IN_A_ROW = 30;

/** Budgets of one client, from configuration. */
export interface ClientLimits {
  readonly numbersPerDay: number;
  readonly codesPerHour: number;
  readonly wrongCodesPerDay: number;
}

/** True for a number of the operator. @param prefixes the first digits of its numbers, e.g. 013 and 017 */
export function isOperatorNumber(msisdn: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => msisdn.startsWith(prefix));
}

/**
 * The four digits that were meant: as text in digits of any script, or as a number that lost its leading zeros.
 * @returns null for what cannot be a code
 */
export function readCode(value: string | number): string | null {
  const text = anyDigitsToAscii(String(value)).replace(/\s/g, "");
  return /^\d{1,4}$/.test(text) ? text.padStart(CODE_LENGTH, "0") : null;
}
