import { DEFAULT_NEED, needNumber, readPackNeed } from "@/utils/packs/pack-need";

test("a need is read from a query, in either script and limited to the range of the sliders", () => {
  expect(readPackNeed({})).toEqual(DEFAULT_NEED);
  expect(readPackNeed({ gb: "০", minutes: "9999", days: "0", student: "1" })).toEqual({
    gb: 0,
    minutes: 3000,
    days: 1,
    student: true,
  });
  expect(readPackNeed({ gb: ["8", "9"], minutes: "many", days: "1.5" })).toEqual({ ...DEFAULT_NEED, gb: 8 });
});

test("needNumber returns null for a text that is not a number", () => {
  expect(needNumber("gb", "")).toBeNull();
  expect(needNumber("days", "-3")).toBeNull();
  expect(needNumber("days", " 7 ")).toBe(7);
});
