import { formatNumber } from "@/utils/numbers/digits";

/** The range of a chart and the values at which it has grid lines. */
export interface ChartScale {
  min: number;
  max: number;
  /** The grid lines, from the lowest to the highest. */
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
const TARGET_TICKS = 4;
const MAX_TICKS = 5;
const PERCENT = 100;

/**
 * A scale with round numbers that includes every value and zero.
 * @param values at least one
 */
export function chartScale(values: readonly number[]): ChartScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = stepOf(lowest, highest);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  // Multiplied, not summed: adding 0.1 repeatedly would not give exactly 1.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

/** The round step between the lines: the finer of two if it ends nearer to the highest value (ratings end at 5). */
function stepOf(lowest: number, highest: number): number {
  const rough = (highest - lowest || 1) / TARGET_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const place = STEPS.findIndex((each) => each * magnitude >= rough);
  const wide = (STEPS[place] ?? 10) * magnitude;
  const fine = (STEPS[place - 1] ?? 1) * magnitude;
  const endOf = (step: number) => Math.ceil(highest / step) * step;
  const isFew = Math.ceil(highest / fine) - Math.floor(lowest / fine) <= MAX_TICKS;
  return isFew && endOf(fine) < endOf(wide) ? fine : wide;
}

const round = (value: number) => Number(value.toPrecision(12));

/** The distance of a value from the top of the chart, in percent of its height. */
export function depthOf(value: number, { min, max }: ChartScale): number {
  return ((max - value) / (max - min)) * PERCENT;
}

/** Minimum distance between two figures at the ends of lines, in percent of the height. */
const MIN_DISTANCE = 7;

/**
 * The position of each line's figure beside its last point, moved down where it would overlap another one.
 * @param depths of the last points, from the top in percent
 */
export function spreadEnds(depths: readonly number[]): number[] {
  const ends = [...depths];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of [...depths.keys()].sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0))) {
    last = Math.max(depths[index] ?? 0, last + MIN_DISTANCE);
    ends[index] = last;
  }
  return ends;
}

/** The space for all labels together on a phone, and in half of a page's width, in pixels. */
const ROOM_ON_PHONE = 224;
const ROOM_IN_HALF = 440;

/** The approximate width of a word in pixels: Bengali letters are wider than others; Bengali signs are not letters. */
function widthOf(word: string): number {
  const sum = (total: number, sign: string) => {
    if (/\p{Mn}/u.test(sign)) return total;
    if (/\p{Mc}/u.test(sign)) return total + 5;
    return total + (/\p{Lo}/u.test(sign) ? 9 : 7.2);
  };
  return [...word].reduce(sum, 0);
}

/**
 * How the labels below a chart fit on a phone without line breaks: of years and hours, only one in `step` is shown;
 * names may not be omitted, so they are vertical.
 */
export function labelsOnPhone(labels: readonly string[]): { step: number; upright: boolean } {
  const longest = Math.max(...labels.flatMap((label) => label.split(" ")).map(widthOf));
  const step = Math.ceil(longest / (ROOM_ON_PHONE / labels.length));
  if (step === 1) return { step, upright: false };
  return labels.every((label) => /\p{Nd}/u.test(label)) ? { step, upright: false } : { step: 1, upright: true };
}

/** True if a label would be broken in a chart of half a page's width; names are then vertical there too. */
export function isTightInHalf(labels: readonly string[]): boolean {
  const longest = Math.max(...labels.flatMap((label) => label.split(" ")).map(widthOf));
  return longest > ROOM_IN_HALF / labels.length;
}

/** The parts of a whole in percent, each with its start position; all 0 when the whole is 0. */
export function sharesOf(values: readonly number[]): { start: number; size: number }[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let start = 0;
  return values.map((value) => {
    const size = whole === 0 ? 0 : (Math.max(0, value) / whole) * PERCENT;
    const share = { start, size };
    start += size;
    return share;
  });
}

/** A figure with the grouping of the country, 1,24,990, in the digits of the language. */
export function formatFigure(value: number, locale: string): string {
  const text = value.toLocaleString("en-IN", { maximumFractionDigits: 2 });
  return formatNumber(text, locale);
}
