import { findAnswer, lockRequest, type StoredAnswer, saveAnswer } from "@/backend/db/queries/idempotency-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { DomainError } from "@/backend/domain/domain-error";
import { hashToken } from "@/backend/domain/random-ids";

/** A request that is carried out at most once (docs/interfaces.md#calls). */
export interface OnceRequest {
  /** The name of the call: the same key in two different calls means two requests. */
  scope: string;
  key: string;
  /** Fingerprint of the payload: the same key with another payload is refused. */
  requestHash: string;
}

/** @param payload fields in a fixed order */
export function onceRequest(scope: string, key: string, payload: readonly unknown[]): OnceRequest {
  return { scope, key, requestHash: hashToken(JSON.stringify(payload)) };
}

/** As `onceRequest`, for a call whose key is optional. @param fields in any order; null without a key */
export function optionalRequest(scope: string, key: string | null, fields: object): OnceRequest | null {
  return key === null ? null : onceRequest(scope, key, Object.entries(fields).sort());
}

/**
 * Claims a request for this transaction. The lock ends with the transaction, so a refusal or a crash frees the key, and
 * the stored answer is committed with the work or not at all.
 * @param turn name of a further lock, under which requests run one after the other
 * @throws DomainError `request-in-progress` when another transaction works on the same key
 */
export async function claimRequest(connection: Connection, request: OnceRequest, turn: string | null): Promise<void> {
  const isFree = await lockRequest(connection, `${request.scope}:${request.key}`, turn);
  if (!isFree) throw new DomainError("request-in-progress", { facts: { retryAfterSeconds: 1 } });
}

/**
 * The stored answer of an earlier request with this key; null for a new key.
 * @throws DomainError `idempotency-key-reused` for another payload
 */
export function replayedAnswer<Answer>(stored: StoredAnswer | null, request: OnceRequest): Answer | null {
  if (stored === null) return null;
  if (stored.requestHash !== request.requestHash) throw new DomainError("idempotency-key-reused");
  return stored.response as Answer;
}

/** Finds the stored answer of an earlier request with this key, as `replayedAnswer` returns it. */
export async function findReplay<Answer>(connection: Connection, request: OnceRequest): Promise<Answer | null> {
  return replayedAnswer(await findAnswer(connection, request.scope, request.key), request);
}

/**
 * Does the work of a request once and stores the answer for the same key; without a request, does it each time.
 * @throws the errors of `work`; DomainError `request-in-progress`, `idempotency-key-reused`
 */
export async function answerOnce<Answer extends object | string>(
  transaction: Connection,
  request: OnceRequest | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request === null) return work();
  await claimRequest(transaction, request, null);
  const before = await findReplay<Answer>(transaction, request);
  if (before !== null) return before;
  const response = await work();
  await saveAnswer(transaction, { ...request, response });
  return response;
}
