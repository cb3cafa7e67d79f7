import { toAsciiDigits } from "@/utils/numbers/digits";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export type RefundAccountKind = "bkash" | "nagad" | "bank";

/** The account for a refund, as its owner typed it. Only a bank account has a holder and a bank. */
export interface TypedAccount {
  kind: RefundAccountKind;
  number: string;
  holder: string;
  bank: string;
}

export type RefundAccountField = "number" | "holder" | "bank";

const SHOWN_DIGITS = 3;

/** The number of a wallet or of a bank account in ASCII digits; null when it is none. */
export function accountNumber({ kind, number }: Pick<TypedAccount, "kind" | "number">): string | null {
  if (kind !== "bank") return normaliseMsisdn(number);
  const digits = toAsciiDigits(number).replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  return /^\d{8,20}$/.test(digits) ? digits : null;
}

/** The fields of an account that are missing or wrong, in the order of the form. */
export function wrongAccountFields(typed: TypedAccount): RefundAccountField[] {
  const { kind, holder, bank } = typed;
  const isBank = kind === "bank";
  return [
    ...(isBank && holder.trim() === "" ? (["holder"] as const) : []),
    ...(accountNumber(typed) === null ? (["number"] as const) : []),
    ...(isBank && bank.trim() === "" ? (["bank"] as const) : []),
  ];
}

/** The number with all digits but the last three hidden: `********678`. */
export function maskAccountNumber(number: string): string {
  return "*".repeat(Math.max(0, number.length - SHOWN_DIGITS)) + number.slice(-SHOWN_DIGITS);
}
