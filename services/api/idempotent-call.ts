import { isRefusal } from "@/services/api/api-error";
import { findUnanswered, newIdempotencyKey, removeUnanswered, saveUnanswered } from "@/utils/checkout/idempotency";

const isText = (value: unknown): value is string => typeof value === "string";

/** Answers that come before the server looks the request up: from a network, a rate limit or a check of the log-in. */
const EARLY_STATUSES: readonly (number | null)[] = [401, 403, 408, 425, 429];
const EARLY_CODES: readonly (string | null)[] = ["request-in-progress", "code-wrong"];

/**
 * Tells whether an error is the answer to a request, so that its idempotency key is no longer needed. After any other
 * error, an earlier try may have been carried out, and a new key would start a second one. A refusal
 * without an error in our format comes from a network on the way.
 */
export function isAnswer(error: unknown): boolean {
  if (!isRefusal(error) || error.errors.length === 0) return false;
  return !EARLY_STATUSES.includes(error.status) && !EARLY_CODES.includes(error.code);
}

/**
 * Makes a call with the key of the unanswered attempt if it is the same request, also after a reload, else with a new
 * key: nothing is charged twice (docs/interfaces.md#calls).
 * @param scope what the key is stored for; a scope has one unanswered request at a time
 * @param request the request as a text, to recognise the same request; without a code, because the next try has a new one
 * @throws the error of the call
 */
export async function withIdempotencyKey<Answer>(
  scope: string,
  request: string,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const before = findUnanswered(scope, isText);
  const key = before?.request === request ? before.key : newIdempotencyKey();
  saveUnanswered(scope, { key, request });
  try {
    const answer = await call(key);
    removeUnanswered(scope);
    return answer;
  } catch (error) {
    if (isAnswer(error)) removeUnanswered(scope);
    throw error;
  }
}
