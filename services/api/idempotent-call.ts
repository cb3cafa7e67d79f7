import { ApiError } from "@/services/api/api-error";
import { findUnanswered, newIdempotencyKey, removeUnanswered, saveUnanswered } from "@/utils/checkout/idempotency";

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * Tells whether an error is the answer to a request, so that its idempotency key is no longer needed. While the first
 * request is still under way there is no answer yet: a new key would start a second one beside it.
 */
export function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "refused" && error.code !== "request-in-progress";
}

/**
 * Makes a call with the key of the unanswered attempt if it is the same request, also after a reload, else with a new
 * key: nothing is charged twice (docs/interfaces.md#calls).
 * @param scope what the key is stored for; a scope has one unanswered request at a time
 * @param request the request as a text, by which the same request is recognised
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
