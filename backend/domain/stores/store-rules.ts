import { DHAKA_OFFSET_MS } from "@/utils/dates/dates";
import type { StoreChange, StoreHours } from "@/utils/dates/store-hours";

/** True while a store is open, by the clock of Asia/Dhaka. In the minute of its closing time it is already closed. */
export function isOpenAt(hours: readonly StoreHours[], moment: Date): boolean {
  const local = new Date(moment.getTime() + DHAKA_OFFSET_MS);
  const clock = local.toISOString().slice(11, 16);
  return hours.some(({ day, opens, closes }) => day === local.getUTCDay() && clock >= opens && clock < closes);
}

const DAYS_IN_WEEK = 7;

/** The next closing time of an open store, or the next opening time of a closed one; null without hours. */
export function nextChange(hours: readonly StoreHours[], moment: Date): StoreChange | null {
  const local = new Date(moment.getTime() + DHAKA_OFFSET_MS);
  const [today, clock] = [local.getUTCDay(), local.toISOString().slice(11, 16)];
  const open = hours.find(({ day, opens, closes }) => day === today && clock >= opens && clock < closes);
  if (open !== undefined) return { inDays: 0, day: today, time: open.closes };
  for (let inDays = 0; inDays <= DAYS_IN_WEEK; inDays += 1) {
    const day = (today + inDays) % DAYS_IN_WEEK;
    const openings = hours.filter((each) => each.day === day && (inDays > 0 || each.opens > clock));
    const [time] = openings.map(({ opens }) => opens).sort();
    if (time !== undefined) return { inDays, day, time };
  }
  return null;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Position {
  latitude: number;
  longitude: number;
}

/** The distance between two positions on the ground, in whole metres. */
export function metresBetween(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord))));
}
