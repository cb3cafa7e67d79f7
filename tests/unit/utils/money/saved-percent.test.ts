import { savedPercent } from "@/utils/money/saved-percent";

it("savedPercent rounds to whole percent", () => {
  expect(savedPercent(64_999, 69_999)).toBe(7);
});
