/** How far the header of the advertising page slides up, in pixels (CONST-32). */
export const HEADER_SLIDE_PX = 105;

/** Smaller movements are not deliberate and change nothing. */
const MIN_MOVE_PX = 4;

/**
 * Calculates if the header is hidden after a scroll: hidden on scroll down, shown on scroll up, always visible at the
 * top.
 * @param before the last position that counted, in pixels
 * @param y the present position; overscroll is cut off before
 * @returns the next `before`
 */
export function slideAfter(before: { y: number; away: boolean }, y: number): { y: number; away: boolean } {
  if (y <= HEADER_SLIDE_PX) return { y, away: false };
  if (Math.abs(y - before.y) < MIN_MOVE_PX) return before;
  return { y, away: y > before.y };
}
