const WIDE = 2;

/**
 * Whether a picture is a ground without a thing on it: it then fills its place, where a thing stands free in it.
 * @param picture its size in pixels
 */
export function isScenery({ width, height }: { width: number; height: number }): boolean {
  return width > height * WIDE;
}
