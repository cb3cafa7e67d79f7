/** @jest-environment jsdom */
import { findReplacementKey, saveReplacementKey } from "@/utils/checkout/replacement-keys";

const NAME = "simReplacementKeys";
const keyOf = (letter: string) => letter.repeat(32);
const numberOf = (index: number) => `017000000${String(index).padStart(2, "0")}`;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("a key is found only by its number, and the newest key of a number is returned", () => {
  saveReplacementKey(numberOf(1), keyOf("a"));
  saveReplacementKey(numberOf(2), keyOf("b"));
  saveReplacementKey(numberOf(1), keyOf("c"));
  expect([1, 2, 3].map((index) => findReplacementKey(numberOf(index)))).toEqual([keyOf("c"), keyOf("b"), null]);
});

test("the newest ten are stored", () => {
  for (let index = 0; index < 12; index += 1) saveReplacementKey(numberOf(index), keyOf("a"));
  const stored = Object.keys(JSON.parse(localStorage.getItem(NAME) ?? "{}"));
  expect(stored).toEqual(Array.from({ length: 10 }, (_, index) => numberOf(index + 2)));
});

test.each(["no JSON", "null", '["a"]', JSON.stringify({ [numberOf(40)]: "too short" })])(
  "%s in storage is ignored",
  (text) => {
    localStorage.setItem(NAME, text);
    expect(findReplacementKey(numberOf(40))).toBeNull();
  },
);

test("without storage a key is kept until the page is closed", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  saveReplacementKey(numberOf(50), keyOf("d"));
  expect(findReplacementKey(numberOf(50))).toBe(keyOf("d"));
});
