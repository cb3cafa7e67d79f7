import type { LoadLine } from "@/scripts/bench/bench-result";
import { makeResult, printResult } from "@/scripts/bench/report";

function loadLine(name: string, multiple: number, refused = 0): LoadLine {
  return {
    name,
    requestsPerSecond: 1000,
    p50: 8,
    p99: 20,
    siteCpuMs: multiple,
    databaseCpuMs: 0,
    requests: 5000,
    refused,
    firstRefusal: refused > 0 ? "409 out-of-stock" : null,
    peakMemoryMb: 300,
    multiple,
  };
}

const nothing = { quick: false, starts: undefined, visits: [], paints: [], taps: [], interactions: [] };

test("a missed goal is listed, and met goals are counted", () => {
  const load = [loadLine("baseline", 1), loadLine("home, rendered", 3.5), loadLine("add to cart", 2.01)];
  const text = printResult(makeResult({ ...nothing, load }));
  expect(text).toContain("1 of 2 goals met.");
  expect(text).toContain("Missed: add to cart, CPU as a multiple of the baseline: 2.01, goal 2");
  expect(text).not.toContain("Missed: home");
});

test("the times to the next page and to the next frame are printed and compared with their goals", () => {
  const taps = [{ name: "order placed", runs: 3, median: 501, slowest: 620 }];
  const interactions = [{ name: "menu", runs: 3, painted: 104, slowest: 112 }];
  const text = printResult(makeResult({ ...nothing, load: [], taps, interactions }));
  expect(text).toMatch(/^order placed +501 +620 +3$/m);
  expect(text).toContain("Missed: order placed, after the tap, ms: 501, goal 500");
  expect(text).toMatch(/^menu +104 +112 +3$/m);
  expect(text).toContain("Missed: menu, painted after the input, ms: 104, goal 100");
});

test("refused answers miss a goal, and the first one is printed", () => {
  const text = printResult(makeResult({ ...nothing, load: [loadLine("place order", 4, 7)] }));
  expect(text).toContain("Missed: place order, refused answers: 7, goal 0");
  expect(text).toContain("Refused, place order: 409 out-of-stock");
});

const paint = { runs: 7, firstPaintSpread: [0, 0] as [number, number], largestElement: "img" };

test("weights and paints are compared with their goals, paints with the baseline's first paint", () => {
  const weights = { html: 0, scripts: 190 * 1024, styles: 0, images: 0, fonts: 0, other: 0 };
  const result = makeResult({
    ...nothing,
    load: [],
    starts: { coldMs: 9000, warmMs: 4100, atRest: undefined },
    visits: [{ name: "home", requests: 10, gzip: weights, wire: weights }],
    paints: [
      { ...paint, name: "home", firstPaint: 651, largestPaint: 851, blocking: 61, layoutShift: 0.006 },
      { ...paint, name: "listing", firstPaint: 650, largestPaint: 850, blocking: 60, layoutShift: 0.005 },
      { ...paint, name: "baseline", firstPaint: 400, largestPaint: 400, blocking: 90, layoutShift: 0 },
    ],
  });
  expect(result.results.filter((result) => !result.met).map((result) => result.goal)).toEqual([
    "warm start, ms",
    "home, KB of scripts (gzip)",
    "home, first paint after the baseline's, ms",
    "home, largest paint after that, ms",
    "home, blocking time, ms",
    "home, layout shift",
  ]);
});

test("the frame is the weight of its visit minus that of the baseline, and has a goal", () => {
  const visit = (name: string, kilobytes: number) => {
    const weights = { html: 0, scripts: kilobytes * 1024, styles: 0, images: 0, fonts: 0, other: 0 };
    return { name, requests: 10, gzip: weights, wire: weights };
  };
  const result = makeResult({ ...nothing, load: [], visits: [visit("frame alone", 160), visit("baseline", 100)] });
  expect(printResult(result)).toContain("The frame adds 60.0 KB of scripts to the baseline");
  expect(result.results.filter((result) => !result.met)).toEqual([
    { goal: "frame above the baseline, KB of scripts (gzip)", limit: 58, found: 60, met: false },
  ]);
  const without = makeResult({ ...nothing, load: [], visits: [visit("frame alone", 160)] });
  expect(printResult(without)).not.toContain("The frame adds");
});
