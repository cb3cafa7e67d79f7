import type { BenchResult, Result } from "./bench-result";
import { LIST_CLICK, ORDER_TAP } from "./page-taps";

/** Names of the two visits that measure the frame, and of the app that everything is compared with. */
export const BASELINE = "baseline";
export const FRAME_VISIT = "frame alone";

const KB = 1024;
/** CPU time of the site and PostgreSQL together, as a multiple of the baseline. */
const MULTIPLES: Readonly<Record<string, number>> = {
  "home, rendered": 3.5,
  "listing of 24, rendered": 4,
  "product page, rendered": 3,
  "add to cart": 2,
};
/** The delay after the baseline's first paint, which is the earliest possible for a Next page. */
const FIRST_PAINT_LATER_MS = 250;
const LARGEST_PAINT_LATER_MS = 450;
const BLOCKING_MS = 60;
const LAYOUT_SHIFT = 0.005;
/** The time difference between our own and another operator's number, and the time that a session adds to a page. */
const STRANGER_MS = 5;
const USER_INFO_MS = 2;
/** From a tap until the heading of the next page is painted. */
const TAP_MS: Readonly<Record<string, number>> = { [ORDER_TAP]: 500, [LIST_CLICK]: 300 };
/** From an input until the next frame is painted. */
const INTERACTION_MS = 100;
const SCRIPT_KB = 185;
/** The size that header, menus, footer, languages, log-in and theme may add to Next and React. */
const FRAME_KB = 58;
const WARM_START_MS = 4_000;
const START_AFTER_KILL_MS = 5_000;

/** Every goal for which the result has a measurement. */
export function judge(result: BenchResult): Result[] {
  const results: Result[] = [];
  const add = (goal: string, limit: number, found: number | undefined) => {
    if (found !== undefined) results.push({ goal, limit, found: Math.round(found * 100) / 100, met: found <= limit });
  };
  add("warm start, ms", WARM_START_MS, result.starts?.warmMs);
  add("start after kill -9, ms", START_AFTER_KILL_MS, result.starts?.killedMs);
  for (const line of result.load) {
    const limit = MULTIPLES[line.name];
    if (limit !== undefined && line.multiple !== null)
      add(`${line.name}, CPU as a multiple of the baseline`, limit, line.multiple);
    if (line.refused > 0) add(`${line.name}, refused answers`, 0, line.refused);
  }
  const { login } = result;
  if (login !== undefined) {
    add("code request, ours and others apart, ms", STRANGER_MS, Math.abs(login.ours - login.others));
    add("user info on top of a page, ms", USER_INFO_MS, login.userPage - login.visitorPage);
  }
  for (const visit of result.visits) add(`${visit.name}, KB of scripts (gzip)`, SCRIPT_KB, visit.gzip.scripts / KB);
  const frame = frameBytes(result);
  if (frame !== null) add("frame above the baseline, KB of scripts (gzip)", FRAME_KB, frame / KB);
  const earliest = result.paints.find(({ name }) => name === BASELINE)?.firstPaint;
  const later = (ms: number) => (earliest === undefined ? undefined : ms - earliest);
  for (const paint of result.paints.filter(({ name }) => name !== BASELINE)) {
    add(`${paint.name}, first paint after the baseline's, ms`, FIRST_PAINT_LATER_MS, later(paint.firstPaint));
    add(`${paint.name}, largest paint after that, ms`, LARGEST_PAINT_LATER_MS, later(paint.largestPaint));
    add(`${paint.name}, blocking time, ms`, BLOCKING_MS, paint.blocking);
    add(`${paint.name}, layout shift`, LAYOUT_SHIFT, paint.layoutShift);
  }
  for (const tap of result.taps) {
    const limit = TAP_MS[tap.name];
    if (limit !== undefined) add(`${tap.name}, after the tap, ms`, limit, tap.median);
  }
  for (const { name, painted } of result.interactions)
    add(`${name}, painted after the input, ms`, INTERACTION_MS, painted);
  return results;
}

/** Size of the scripts that the frame adds to a first visit, in gzip bytes; null when one of the two is missing. */
export function frameBytes({ visits }: Pick<BenchResult, "visits">): number | null {
  const scriptsOf = (name: string) => visits.find((visit) => visit.name === name)?.gzip.scripts;
  const [frame, baseline] = [scriptsOf(FRAME_VISIT), scriptsOf(BASELINE)];
  return frame === undefined || baseline === undefined ? null : frame - baseline;
}
