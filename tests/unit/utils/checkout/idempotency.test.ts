/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { findUnanswered, newIdempotencyKey, removeUnanswered, saveUnanswered } from "@/utils/checkout/idempotency";

const isText = (value: unknown): value is string => typeof value === "string";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", {
    value: { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
  });
});

afterEach(() => {
  removeUnanswered("order");
  sessionStorage.clear();
});

test("a key is a random UUID, even without crypto.randomUUID", () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(100);
});

test("a request is kept with its key until it is answered", () => {
  saveUnanswered("order", { key: "k", request: "r" });
  expect(findUnanswered("order", isText)).toEqual({ key: "k", request: "r" });
  expect(findUnanswered("payment", isText)).toBeNull();
  removeUnanswered("order");
  expect(findUnanswered("order", isText)).toBeNull();
});

test("a request is kept in sessionStorage, not in localStorage", () => {
  saveUnanswered("order", { key: "k", request: "r" });
  expect(Object.keys(sessionStorage)).toEqual(["unanswered:order"]);
  expect(localStorage.length).toBe(0);
});

test("invalid stored data is ignored", () => {
  sessionStorage.setItem("unanswered:order", "{broken");
  expect(findUnanswered("order", isText)).toBeNull();
  sessionStorage.setItem("unanswered:order", '{"key":"k","request":7}');
  expect(findUnanswered("order", isText)).toBeNull();
});

test("an earlier request is not found instead of one that no longer fits into storage", () => {
  saveUnanswered("order", { key: "old", request: "old" });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  saveUnanswered("order", { key: "k", request: "r" });
  expect(findUnanswered("order", isText)).toEqual({ key: "k", request: "r" });
});

test("without sessionStorage a request is kept until the page is closed", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  saveUnanswered("order", { key: "k", request: "r" });
  expect(findUnanswered("order", isText)).toEqual({ key: "k", request: "r" });
});
