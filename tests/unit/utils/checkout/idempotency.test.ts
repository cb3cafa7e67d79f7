/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/checkout/idempotency";

const isText = (value: unknown): value is string => typeof value === "string";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", {
    value: { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
  });
});

afterEach(() => {
  forgetUnanswered("order");
  sessionStorage.clear();
});

test("a key is a random UUID, also where crypto.randomUUID is missing", () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(100);
});

test("a request is kept until it is answered, with its key", () => {
  keepUnanswered("order", { key: "k", request: "r" });
  expect(findUnanswered("order", isText)).toEqual({ key: "k", request: "r" });
  expect(findUnanswered("payment", isText)).toBeNull();
  forgetUnanswered("order");
  expect(findUnanswered("order", isText)).toBeNull();
});

test("it is in session storage, where a reload finds it, and not in the lasting one", () => {
  keepUnanswered("order", { key: "k", request: "r" });
  expect(Object.keys(sessionStorage)).toEqual(["unanswered:order"]);
  expect(localStorage.length).toBe(0);
});

test("something else in its place is no request", () => {
  sessionStorage.setItem("unanswered:order", "{broken");
  expect(findUnanswered("order", isText)).toBeNull();
  sessionStorage.setItem("unanswered:order", '{"key":"k","request":7}');
  expect(findUnanswered("order", isText)).toBeNull();
});

test("without session storage it lasts as long as the page", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepUnanswered("order", { key: "k", request: "r" });
  expect(findUnanswered("order", isText)).toEqual({ key: "k", request: "r" });
});
