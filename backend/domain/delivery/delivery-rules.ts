import { DHAKA_OFFSET_MS } from "@/utils/dates/dates";

const DAY_MS = 86_400_000;

interface DeliveryWindow {
  /** The first and the last day, as ISO days in Asia/Dhaka. */
  earliest: string;
  latest: string;
}

/**
 * The first and last day on which an order made now can arrive. Rest days have no delivery and do not count.
 * @param restWeekday ISO day of the week without delivery (5 = Friday), null for none
 */
export function deliveryWindow(
  now: Date,
  option: { daysMin: number; daysMax: number },
  restWeekday: number | null,
): DeliveryWindow {
  const today = Math.floor((now.getTime() + DHAKA_OFFSET_MS) / DAY_MS);
  return {
    earliest: isoDay(afterDays(today, option.daysMin, restWeekday)),
    latest: isoDay(afterDays(today, option.daysMax, restWeekday)),
  };
}

/** @param day days since 1 January 1970 */
function afterDays(day: number, count: number, restWeekday: number | null): number {
  let reached = day;
  for (let left = count; left > 0 || isoWeekday(reached) === restWeekday; ) {
    reached += 1;
    if (isoWeekday(reached) !== restWeekday) left -= 1;
  }
  return reached;
}

/** 1 January 1970 was a Thursday. */
function isoWeekday(day: number): number {
  return ((day + 3) % 7) + 1;
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
