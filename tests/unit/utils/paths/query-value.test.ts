import { firstValue, queryText, wholeNumber } from "@/utils/paths/query-value";

test("a repeated parameter has its first value", () => {
  expect([firstValue("one"), firstValue(["one", "two"]), firstValue([]), firstValue(undefined)]).toEqual([
    "one",
    "one",
    undefined,
    undefined,
  ]);
});

test("a text is trimmed, and cut between characters", () => {
  expect(queryText([" dhaka ", "sylhet"])).toBe("dhaka");
  expect(queryText(undefined)).toBe("");
  expect(queryText("a\u{1F600}b", 3)).toBe("a\u{1F600}");
  expect(queryText("a\u{1F600}b", 2)).toBe("a");
  expect(queryText("a bc", 2)).toBe("a");
});

test.each([
  ["1", 1],
  ["90", 90],
  [["2", "3"], 2],
  ["0", null],
  ["007", null],
  ["91", null],
  ["1.5", null],
  ["1e1", null],
  ["-2", null],
  ["১০", 10],
  ["", null],
  [undefined, null],
])("the whole number from 1 to 90 in %j is %j", (value, number) => {
  expect(wholeNumber(value, 1, 90)).toBe(number);
});
