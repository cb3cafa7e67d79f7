import type { CallDefinition } from "@/backend/contract/call";
import { type ErrorCode, type ErrorDetail, errorStatus, type Refusal } from "@/backend/contract/errors";
import type { Language } from "@/backend/contract/language";
import { databaseErrorCode } from "@/backend/db/client";
import { DomainError, type ErrorFacts } from "@/backend/domain/domain-error";
import { PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { errorDetailOf } from "@/backend/http/errors/error-messages";

/** A call refused by the HTTP layer itself, before any domain function ran. */
export class HttpRefusal extends Error {
  constructor(
    readonly code: ErrorCode,
    /** `status` replaces the one of the code. */
    readonly options: { status?: number; field?: string; facts?: ErrorFacts; headers?: Record<string, string> } = {},
  ) {
    super(code);
  }
}

/** A payload that does not match the contract, with an error for each wrong field. */
export class InputRefusal extends Error {
  constructor(readonly details: readonly ErrorDetail[]) {
    super("invalid-input");
  }
}

/** The context of a failed call. */
interface FailedCall {
  readonly lang: Language;
  readonly requestId: string;
  readonly log: { error(fields: object, message: string): void };
}

/** Seconds that a caller should wait after an outage; the database is back within 5 s. */
const OUTAGE_SECONDS = 5;

/**
 * The answer to a failed call, in the common refusal shape (docs/interfaces.md#calls): a DomainError has its own
 * code, an outage of the database is a 503, anything else a 500 with nothing but the request id.
 */
export function refuse(context: FailedCall, error: unknown, call?: CallDefinition): Response {
  if (error instanceof InputRefusal) return refusalResponse(context, 400, error.details);
  if (error instanceof HttpRefusal) {
    const { headers, status = errorStatus[error.code], ...detail } = error.options;
    return refusalResponse(context, status, [errorDetailOf({ code: error.code, ...detail }, context.lang)], headers);
  }
  if (error instanceof DomainError) {
    const facts = error.facts;
    const status = errorStatus[error.code];
    const wait = facts?.["retryAfterSeconds"] ?? (status === 503 ? OUTAGE_SECONDS : undefined);
    return refusalResponse(
      context,
      status < 500 ? (call?.refusalStatus ?? status) : status,
      [errorDetailOf(error, context.lang)],
      wait === undefined ? undefined : { "retry-after": String(wait) },
    );
  }
  const outage = isOutage(error);
  context.log.error({ err: error, requestId: context.requestId, call: call?.name }, outage ? "outage" : "call failed");
  return outage
    ? refusalResponse(context, 503, [errorDetailOf({ code: "service-unavailable" }, context.lang)], {
        "retry-after": String(OUTAGE_SECONDS),
      })
    : refusalResponse(context, 500, [errorDetailOf({ code: "internal-error" }, context.lang)]);
}

function refusalResponse(
  context: FailedCall,
  status: number,
  errors: readonly ErrorDetail[],
  headers?: Record<string, string>,
): Response {
  const body: Refusal = { status: false, errors: [...errors], requestId: context.requestId };
  return jsonResponse(body, status, context.requestId, headers);
}

/** A JSON answer with the standard headers. It is never cached unless `headers` says otherwise. */
export function jsonResponse(
  body: unknown,
  status: number,
  requestId: string,
  headers?: Record<string, string>,
): Response {
  return writtenJsonResponse(JSON.stringify(body), status, requestId, headers);
}

/** Like jsonResponse. @param json the body, already serialised */
export function writtenJsonResponse(
  json: string,
  status: number,
  requestId: string,
  headers?: Record<string, string>,
): Response {
  return new Response(json, {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
      ...headers,
    },
  });
}

/** SQLSTATE classes that mean that the server cannot work now: connection, resources, operator intervention. */
const OUTAGE_CLASSES = new Set(["08", "53", "57"]);
/** lock_not_available, deadlock_detected, serialization_failure, idle-in-transaction and transaction time-outs. */
const OUTAGE_CODES = new Set(["55P03", "40P01", "40001", "25P03", "25P04", "25006"]);
const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOENT",
  "EHOSTUNREACH",
  "ENOTFOUND",
]);
/** Messages of pool errors that have no code: the pool cannot connect, or has lost the connection. */
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|query read timeout|pool after calling end/i;

/** True when the database is down or overloaded, or the payment gateway is silent; causes are searched too. */
export function isOutage(error: unknown): boolean {
  if (error instanceof PaymentGatewayError) return true;
  const state = databaseErrorCode(error);
  if (state !== undefined) return OUTAGE_CLASSES.has(state.slice(0, 2)) || OUTAGE_CODES.has(state);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && NETWORK_CODES.has(cause.code)) return true;
    if (POOL_MESSAGES.test(cause.message)) return true;
  }
  return false;
}
