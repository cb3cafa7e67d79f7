/** Days of the week in words: `range` from the first to the last of them, or the days one by one. */
type WeekdayLabels = { range: readonly [number, number] } | { days: readonly number[] };

const MIN_RANGE_DAYS = 3;

/**
 * How days of the week are named.
 * @param weekdays 0 for Sunday, in any order
 */
export function weekdayLabels(weekdays: readonly number[]): WeekdayLabels {
  const days = [...new Set(weekdays)].sort((one, other) => one - other);
  const [from = 0, to = 0] = [days[0], days.at(-1)];
  const isRange = days.length >= MIN_RANGE_DAYS && to - from === days.length - 1;
  return isRange ? { range: [from, to] } : { days };
}
