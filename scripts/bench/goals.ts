import type { BenchResult } from "./report";

export interface Verdict {
  goal: string;
  limit: number;
  found: number | undefined;
  met: boolean;
}

const KB = 1024;
/** CPU of site and PostgreSQL together, as a multiple of the yardstick. */
const MULTIPLES: Readonly<Record<string, number>> = {
  "home, rendered": 3.5,
  "listing of 24, rendered": 4,
  "product page, rendered": 3,
  "add to cart": 2,
};
const LARGEST_PAINT_MS = 1_200;
const BLOCKING_MS = 150;
const LAYOUT_SHIFT = 0.02;
const SCRIPT_KB = 185;
const WARM_START_MS = 4_000;

/** Every goal that the result has a figure for. */
export function judge(result: BenchResult): Verdict[] {
  const verdicts: Verdict[] = [];
  const add = (goal: string, limit: number, found: number | undefined) => {
    if (found !== undefined) verdicts.push({ goal, limit, found: Math.round(found * 100) / 100, met: found <= limit });
  };
  add("warm start, ms", WARM_START_MS, result.starts?.warmMs);
  for (const line of result.load) {
    const limit = MULTIPLES[line.name];
    if (limit !== undefined && line.multiple !== null)
      add(`${line.name}, CPU as a multiple of the yardstick`, limit, line.multiple);
    if (line.refused > 0) add(`${line.name}, refused answers`, 0, line.refused);
  }
  for (const visit of result.visits) add(`${visit.name}, KB of scripts (gzip)`, SCRIPT_KB, visit.gzip.scripts / KB);
  for (const paint of result.paints) {
    add(`${paint.name}, largest paint, ms`, LARGEST_PAINT_MS, paint.largestPaint);
    add(`${paint.name}, blocking time, ms`, BLOCKING_MS, paint.blocking);
    add(`${paint.name}, layout shift`, LAYOUT_SHIFT, paint.layoutShift);
  }
  return verdicts;
}
