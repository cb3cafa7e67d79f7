import { execute, queryCount, queryOneValue, queryRow } from "@/backend/db/queries/statement";

export interface StoredAnswer {
  requestHash: string;
  response: object | string;
}

// Only a request that got the first lock waits for the second lock.
/**
 * Takes the lock of a request for the rest of the transaction, or returns false at once when another request has it.
 * @param turn name of a second lock that the request waits for: requests that share it run one after the other
 */
export const lockRequest = queryOneValue<boolean, [request: string, turn: string | null]>(
  "lock-request",
  `select case when not pg_try_advisory_xact_lock(hashtextextended($1, 0)) then false
     when $2::text is null then true
     else pg_advisory_xact_lock(hashtextextended($2, 0)) is not null end as free`,
);

/** The answer stored under a key, or null. */
export const findAnswer = queryRow<StoredAnswer, [scope: string, key: string]>(
  "find-answer",
  "select request_hash, response from idempotency_keys where scope = $1 and key = $2",
);

/** Stores the answer, in the same transaction as the work of the request. */
export const saveAnswer = execute<[answer: StoredAnswer & { scope: string; key: string }]>(
  "insert-answer",
  `insert into idempotency_keys (scope, key, request_hash, response)
   values ($scope, $key, $requestHash, $response::jsonb)`,
);

/** Deletes answers older than 24 hours. @returns how many */
export const purgeAnswers = queryCount(
  "purge-answers",
  `delete from idempotency_keys where (scope, key) in (select scope, key from idempotency_keys
     where created_at < now() - interval '24 hours' order by created_at limit 1000) returning key`,
);
