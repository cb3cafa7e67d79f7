import { firstValue, queryText } from "@/utils/paths/query-value";

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
  expect(queryText("a\u{1F600}b", 2)).toBe("a\u{1F600}");
  expect(queryText("a bc", 2)).toBe("a");
});
