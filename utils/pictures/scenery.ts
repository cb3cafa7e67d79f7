const WIDE = 2;

/**
 * Whether a picture is a scene without a single object: it then fills its place, while an object is shown free in it.
 * @param picture its size in pixels
 */
export function isScenery({ width, height }: { width: number; height: number }): boolean {
  return width > height * WIDE;
}
