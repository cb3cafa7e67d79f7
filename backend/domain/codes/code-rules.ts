import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { anyDigitsToAscii, normaliseMsisdn } from "@/utils/numbers/msisdn";

export const CODE_LENGTH = 4;
export const CODE_SECONDS = 5 * 60;
/** The shortest time between two codes to one number, in seconds: the resend countdown (CONST-02). */
export const RESEND_SECONDS = 30;
/** Tries for each code. The counting statement and a CHECK of the table use the same value. */
export const TRIES_A_CODE = 5;

export const HOUR = 60 * 60;
export const DAY = 24 * HOUR;

/** Budgets of one number. They cannot be configured. */
export const NUMBER_SENDS = [
  { kind: "gap", limit: 1, seconds: RESEND_SECONDS },
  { kind: "sends-an-hour", limit: 5, seconds: HOUR },
  { kind: "sends-a-day", limit: 10, seconds: DAY },
] as const;
/** After this many codes by text within an hour, a call can read out a code (feature 51). */
export const TEXTS_BEFORE_CALL = 2;
export const NUMBER_WRONG_A_DAY = 10;
/** The same limit for all known devices of a number together, separate from the ten of all other devices. */
export const DEVICES_WRONG_A_DAY = 5;
/** After this many wrong guesses in a row, log-ins with this number are blocked for a day. */
export const NUMBER_WRONG_IN_A_ROW = 30;

export interface ClientLimits {
  readonly numbersPerDay: number;
  readonly codesPerHour: number;
  readonly wrongCodesPerDay: number;
}

/** Normalises a typed number. @throws DomainError `msisdn-invalid` */
export function readMsisdn(typed: string): string {
  return orThrow(normaliseMsisdn(typed), "msisdn-invalid", "msisdn");
}

/** True for a number of the operator. @param prefixes the first digits of its numbers, e.g. 013 and 017 */
export function isOperatorNumber(msisdn: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => msisdn.startsWith(prefix));
}

/** @throws DomainError `number-of-other-operator` for a number with another prefix than the operator's */
export function checkOperator(msisdn: string, prefixes: readonly string[]): void {
  if (!isOperatorNumber(msisdn, prefixes)) throw new DomainError("number-of-other-operator", { field: "msisdn" });
}

/** Reads a code in digits of any script, or as a number without its leading zeros. @returns null for no code */
export function readCode(value: string | number): string | null {
  const text = anyDigitsToAscii(String(value)).replace(/\s/g, "");
  return /^\d{1,4}$/.test(text) ? text.padStart(CODE_LENGTH, "0") : null;
}
