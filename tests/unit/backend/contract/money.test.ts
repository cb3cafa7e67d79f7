import { toPoisha } from "@/backend/contract/money";

it("reads taka from the wire as whole poisha", () => {
  expect([0, 64_999, 10.05, -1.5].map(toPoisha)).toEqual([0, 6_499_900, 1_005, -150]);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e300, 2 ** 53, "12", null])("refuses %p", (taka) => {
  expect(() => toPoisha(taka as number)).toThrow(RangeError);
});
