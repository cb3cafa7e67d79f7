/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import type { ErrorCode } from "@/backend/contract/errors";
import { ApiError, type ApiErrorKind } from "@/services/api/api-error";
import { withIdempotencyKey } from "@/services/api/idempotent-call";

beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", {
    value: { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
  });
});

afterEach(() => sessionStorage.clear());

function failing(kind: ApiErrorKind, code?: ErrorCode | "", status = 409): ApiError {
  return new ApiError({ kind, status, errors: code === undefined ? [] : [{ code, message: "" }] });
}

/** The keys of two attempts, of which the first ends with this error, or with an answer. */
async function keysOfTwo(error: ApiError | null, requests: [string, string] = ["same", "same"]): Promise<string[]> {
  const keys: string[] = [];
  const call = (fails: boolean) => async (key: string) => {
    keys.push(key);
    if (fails && error !== null) throw error;
    return "answer";
  };
  const first = withIdempotencyKey("payment", requests[0], call(true));
  if (error === null) await expect(first).resolves.toBe("answer");
  else await expect(first).rejects.toBe(error);
  await withIdempotencyKey("payment", requests[1], call(false));
  return keys;
}

test.each([
  ["no answer in time", failing("timeout")],
  ["an outage", failing("outage")],
  ["a first request that is still in progress", failing("refused", "request-in-progress")],
  ["a wrong code, which is followed by another", failing("refused", "code-wrong", 422)],
  ["an ended session, which is replaced by a code", failing("refused", "code-needed", 401)],
  ["a limit of the site", failing("refused", "too-many-requests", 429)],
])("after %s the same request has the same key", async (_, error) => {
  const [first, second] = await keysOfTwo(error);
  expect(second).toBe(first);
});

test.each([401, 403, 408, 425, 429])(
  "after status %d of another system the same request has the same key",
  async (status) => {
    const [first, second] = await keysOfTwo(failing("refused", "", status));
    expect(second).toBe(first);
  },
);

test.each([403, 404, 413, 451])(
  "after a network has refused it with %d, the same request has the same key",
  async (status) => {
    const [first, second] = await keysOfTwo(failing("refused", undefined, status));
    expect(second).toBe(first);
  },
);

test.each([
  ["an answer", null],
  ["a refusal", failing("refused", "order-not-payable")],
  ["a refusal for a low balance", failing("refused", "balance-too-low", 422)],
  ["a refusal because the key was sent with other details", failing("refused", "idempotency-key-reused", 422)],
  ["a refusal of a system without codes", failing("refused", "", 422)],
])("after %s the next request has a new key", async (_, error) => {
  const [first, second] = await keysOfTwo(error);
  expect(second).not.toBe(first);
});

test("another request has another key", async () => {
  const [first, second] = await keysOfTwo(failing("timeout"), ["one", "other"]);
  expect(second).not.toBe(first);
});
