import { chartScale, depthOf, formatFigure, labelsOnPhone, sharesOf, spreadEnds } from "@/utils/pictures/chart-scale";

it.each([
  [
    [3, 9.5],
    [0, 2.5, 5, 7.5, 10],
  ],
  [
    [4418, 986],
    [0, 1000, 2000, 3000, 4000, 5000],
  ],
  [
    [3.9, 4.6],
    [0, 1, 2, 3, 4, 5],
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
])("has round tick values for %j", (values, ticks) => {
  expect(chartScale(values).ticks).toEqual(ticks);
});

it("calculates the distance of a value from the top in percent", () => {
  const scale = chartScale([0, 100]);
  expect([0, 25, 100].map((value) => depthOf(value, scale))).toEqual([100, 75, 0]);
});

it("calculates the share of each part in percent", () => {
  expect(sharesOf([3, 1])).toEqual([
    { start: 0, size: 75 },
    { start: 75, size: 25 },
  ]);
  expect(sharesOf([0, 0])).toEqual([
    { start: 0, size: 0 },
    { start: 0, size: 0 },
  ]);
});

it("writes figures with Indian grouping, in the digits of the page", () => {
  expect(formatFigure(124990.5, "en")).toBe("1,24,990.5");
  expect(formatFigure(124990.5, "bn")).toBe("১,২৪,৯৯০.৫");
});

it("separates the labels at the ends of lines, and keeps their order", () => {
  expect(spreadEnds([30, 24, 25])).toEqual([38, 24, 31]);
  expect(spreadEnds([20, 80])).toEqual([20, 80]);
});

it.each([
  [["3G", "4G", "5G"], 1, false],
  [["2002", "2005", "2008", "2011", "2014", "2018", "2022", "2024", "2025", "2026"], 2, false],
  [["Q4 2024", "Q1 2025", "Q2 2025", "Q3 2025", "Q4 2025", "Q1 2026", "Q2 2026", "Q3 2026"], 2, false],
  [["Calls", "Internet", "Prices", "Support", "App", "Shop"], 1, true],
  [["জানু", "মার্চ", "মে", "জুলাই", "সেপ্টে", "অক্টো"], 1, false],
  [["ফোন বিল", "জ্বালানি", "মিসড কল", "লাইন বিভ্রাট", "কাগজের রিপোর্ট"], 1, true],
])("fits the labels %j on a phone", (labels, step, upright) => {
  expect(labelsOnPhone(labels)).toEqual({ step, upright });
});
