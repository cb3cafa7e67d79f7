const WIDE = 2;

/**
 * True if a picture is a scene without a single object. A scene fills its place; an object has free space around it.
 * @param picture its size in pixels
 */
export function isScenery({ width, height }: { width: number; height: number }): boolean {
  return width > height * WIDE;
}
