import { firstValue, queryText } from "@/utils/paths/query-value";

test("a parameter that is repeated in an address has its first value", () => {
  expect([firstValue("one"), firstValue(["one", "two"]), firstValue([]), firstValue(undefined)]).toEqual([
    "one",
    "one",
    undefined,
    undefined,
  ]);
});

test("a text has no spaces around it, and is cut by whole characters", () => {
  expect(queryText([" dhaka ", "sylhet"])).toBe("dhaka");
  expect(queryText(undefined)).toBe("");
  expect(queryText("a\u{1F600}b", 2)).toBe("a\u{1F600}");
  expect(queryText("a bc", 2)).toBe("a");
});
