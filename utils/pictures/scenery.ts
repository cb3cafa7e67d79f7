const WIDE = 1.5;

/**
 * True if a picture is a scene and not a single object. A scene fills its place; an object has free space around it.
 * @param picture its size in pixels
 */
export function isScenery({ width, height }: { width: number; height: number }): boolean {
  return width >= height * WIDE;
}
