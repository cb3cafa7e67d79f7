import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { readList } from "@/utils/text/json-fields";

/** Key in sessionStorage. */
export const SCROLL_KEY = "scrollPositions";
/** The maximum number of stored entries: nobody goes back further step by step. */
const MAX_POSITIONS = 60;

/** The scroll position of a page, in CSS pixels. */
export interface ScrollPosition {
  x: number;
  y: number;
}

type StoredPosition = [entry: string, x: number, y: number];

function isStoredPosition(value: unknown): value is StoredPosition {
  if (!Array.isArray(value)) return false;
  const [entry, x, y] = value as unknown[];
  return typeof entry === "string" && Number.isFinite(x) && Number.isFinite(y);
}

/** The stored positions, oldest first; none when the format is not ours. */
const readPositions = () => readList(readStored("session", SCROLL_KEY)).filter(isStoredPosition);

/**
 * Saves the scroll position of a history entry, to restore it when the visitor goes back (SCROLL-01, SCROLL-02).
 * @param entry key of the entry, from the router
 */
export function saveScroll(entry: string, { x, y }: ScrollPosition): void {
  const others = readPositions().filter(([key]) => key !== entry);
  const positions: StoredPosition[] = [...others, [entry, Math.round(x), Math.round(y)]];
  writeStored("session", SCROLL_KEY, JSON.stringify(positions.slice(-MAX_POSITIONS)));
}

/** The scroll position of a history entry; null when it was never left (SCROLL-03). */
export function findScroll(entry: string): ScrollPosition | null {
  const found = readPositions().find(([key]) => key === entry);
  return found === undefined ? null : { x: found[1], y: found[2] };
}
