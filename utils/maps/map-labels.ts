import type { Placed } from "@/utils/maps/map-groups";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** The position of a name: its upper left corner, relative to its place. */
interface LabelPlace {
  left: number;
  top: number;
}

/** Pixels from the place to its name: close to the place, or outside the marker on it. */
const GAPS = [6, 18];

/** Below, above, right and left of the place, at a distance. */
const placesAround = ({ width, height }: Size, gap: number): LabelPlace[] => [
  { left: -width / 2, top: gap },
  { left: -width / 2, top: -gap - height },
  { left: gap, top: -height / 2 },
  { left: -gap - width, top: -height / 2 },
];

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * The position of each name beside its place, so that it does not overlap a marker or another name.
 * @param names in the order of importance: the first are placed first
 * @param marks the markers that are already drawn, with their radius in pixels
 * @returns a position for each name, null where there is no room for it
 */
export function placeLabels(
  names: readonly (Placed & Size)[],
  marks: readonly (Placed & { radius: number })[],
): (LabelPlace | null)[] {
  const taken = marks.map(
    ({ x, y, radius }): Box => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }),
  );
  return names.map((name) => {
    for (const place of GAPS.flatMap((gap) => placesAround(name, gap))) {
      const [left, top] = [name.x + place.left, name.y + place.top];
      const box = { left, top, right: left + name.width, bottom: top + name.height };
      if (taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return place;
    }
    return null;
  });
}
