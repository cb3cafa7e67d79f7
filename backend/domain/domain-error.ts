import type { ErrorCode } from "@/backend/contract/errors";

/** Values for the message text, e.g. `{ left: 2 }`. Amounts are in taka. */
export type ErrorFacts = Readonly<Record<string, string | number>>;

/** A refusal by a rule of the shop: one code of the contract, and the payload field that caused it. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly field?: string | undefined;
  readonly facts?: ErrorFacts | undefined;
  /** Public id of the order that is the reason for the refusal. */
  readonly orderId?: string | undefined;

  constructor(code: ErrorCode, about: { field?: string; facts?: ErrorFacts; orderId?: string } = {}) {
    super(about.field === undefined ? code : `${code} (${about.field})`);
    this.code = code;
    this.field = about.field;
    this.facts = about.facts;
    this.orderId = about.orderId;
  }
}

/** The value, or a refusal when there is none. @throws DomainError with this code and field */
export function orThrow<Value>(value: Value | null, code: ErrorCode, field?: string): Value {
  if (value === null) throw new DomainError(code, field === undefined ? {} : { field });
  return value;
}

export function tooManyRequests(retryAfterSeconds: number): DomainError {
  return new DomainError("too-many-requests", { facts: { retryAfterSeconds } });
}
