const DHAKA = 6 * 3_600_000;
const DAY = 86_400_000;
const FRIDAY = 5;
const MIN_DAYS = 4;

/**
 * The end of the current sale: the end of the first Friday in Dhaka that is at least four days away. It is
 * the same moment for every run within a week, so seeding again changes nothing.
 */
export function saleEnd(now: Date): Date {
  const day = Math.floor((now.getTime() + DHAKA) / DAY) + MIN_DAYS;
  // The first of January 1970 was a Thursday.
  const untilFriday = (FRIDAY - ((day + 4) % 7) + 7) % 7;
  return new Date((day + untilFriday + 1) * DAY - DHAKA - 1000);
}
