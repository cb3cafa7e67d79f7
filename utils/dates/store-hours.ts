/** Opening hours of one weekday in Asia/Dhaka; day 0 is Sunday. */
export interface StoreHours {
  day: number;
  opens: string;
  closes: string;
}

/** The time when a store closes or opens: days from today, the weekday, and the local time. */
export interface StoreChange {
  inDays: number;
  day: number;
  time: string;
}

/** The order of a week in Bangladesh: from Saturday to Friday. */
const WEEK = [6, 0, 1, 2, 3, 4, 5] as const;
export type Weekday = (typeof WEEK)[number];

const DAYS_IN_WEEK = WEEK.length;

/** The weekday of the moment from which a change is counted. */
export function dayOfChange({ day, inDays }: StoreChange): number {
  return (day - (inDays % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
}

/** The opening hours of each weekday, in the country's order; none on a day off. */
export function weekOf(hours: readonly StoreHours[]): { day: Weekday; hours: StoreHours[] }[] {
  return WEEK.map((day) => ({
    day,
    hours: hours.filter((each) => each.day === day).sort((one, other) => one.opens.localeCompare(other.opens)),
  }));
}

/** Days in a row with the same hours; none for days off. */
interface HoursStretch {
  from: Weekday;
  to: Weekday;
  hours: StoreHours[];
}

const timesOf = (hours: readonly StoreHours[]) => hours.map(({ opens, closes }) => `${opens}-${closes}`).join();

/** A short form of a week: consecutive days with the same hours are one group. */
export function weekInShort(hours: readonly StoreHours[]): HoursStretch[] {
  const stretches: HoursStretch[] = [];
  for (const { day, hours: own } of weekOf(hours)) {
    const last = stretches.at(-1);
    if (last !== undefined && timesOf(last.hours) === timesOf(own)) last.to = day;
    else stretches.push({ from: day, to: day, hours: own });
  }
  return stretches;
}

/** Days grouped by the same hours, for a schema.org description. */
export function hoursByTime(hours: readonly StoreHours[]): { days: number[]; opens: string; closes: string }[] {
  const groups = new Map<string, { days: number[]; opens: string; closes: string }>();
  for (const { day, opens, closes } of hours) {
    const key = `${opens}-${closes}`;
    const group = groups.get(key) ?? { days: [], opens, closes };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}
