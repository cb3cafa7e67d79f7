import { callCost } from "@/utils/money/call-cost";

describe("the cost of a call", () => {
  it.each([
    // rate in poisha, seconds, pulse, poisha, charged seconds
    [600, 420, 10, 4_200, 420],
    [600, 61, 10, 700, 70],
    [600, 1, 10, 100, 10],
    [5_400, 61, 60, 10_800, 120],
    [600, 0, 10, 0, 0],
  ])("at %i poisha a minute, %i s with a pulse of %i s is %i", (rate, seconds, pulse, poisha, chargedSeconds) => {
    expect(callCost(rate, seconds, pulse)).toEqual({ poisha, chargedSeconds });
  });
});
