import { chartScale, depthOf, formatFigure, sharesOf } from "@/utils/chart-scale";

it.each([
  [
    [3, 9.5],
    [0, 2.5, 5, 7.5, 10],
  ],
  [
    [4418, 986],
    [0, 2000, 4000, 6000],
  ],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-5, 12],
    [-5, 0, 5, 10, 15],
  ],
  [
    [0, 0],
    [0, 0.25],
  ],
])("has round lines around %j", (values, ticks) => {
  expect(chartScale(values).ticks).toEqual(ticks);
});

it("places values from the top in percent", () => {
  const scale = chartScale([0, 100]);
  expect([0, 25, 100].map((value) => depthOf(value, scale))).toEqual([100, 75, 0]);
});

it("cuts a whole into its parts", () => {
  expect(sharesOf([3, 1])).toEqual([
    { start: 0, size: 75 },
    { start: 75, size: 25 },
  ]);
  expect(sharesOf([0, 0])).toEqual([
    { start: 0, size: 0 },
    { start: 0, size: 0 },
  ]);
});

it("writes figures as the country groups them, in the digits of the page", () => {
  expect(formatFigure(124990.5, "en")).toBe("1,24,990.5");
  expect(formatFigure(124990.5, "bn")).toBe("১,২৪,৯৯০.৫");
});
