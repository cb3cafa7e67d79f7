import { contrast } from "@/styles/contrast";

describe("contrast", () => {
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#000000", 21],
    ["#777777", "#FFFFFF", 4.48],
    ["#0B5CC4", "#0B5CC4", 1],
  ])("between %s and %s is %d", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  });
});
