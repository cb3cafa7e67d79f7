import type { Placed } from "@/utils/maps/map-groups";

export interface Box {
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

const isInside = (box: Box, frame: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/**
 * The position of each name beside its place, so that it does not overlap a marker or another name, and so that the
 * edge of the map does not cut it.
 * @param names in the order of importance: the first are placed first
 * @param marks the markers that are already drawn, with their radius in pixels
 * @param frame the visible part of the map; a name whose place is outside of it may be anywhere
 * @returns a position for each name, null where there is no room for it
 */
export function placeLabels(
  names: readonly (Placed & Size)[],
  marks: readonly (Placed & { radius: number })[],
  frame: Box,
): (LabelPlace | null)[] {
  const taken = marks.map(
    ({ x, y, radius }): Box => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }),
  );
  return names.map((name) => {
    const isVisible = isInside({ left: name.x, right: name.x, top: name.y, bottom: name.y }, frame);
    for (const place of GAPS.flatMap((gap) => placesAround(name, gap))) {
      const [left, top] = [name.x + place.left, name.y + place.top];
      const box = { left, top, right: left + name.width, bottom: top + name.height };
      if (isVisible && !isInside(box, frame)) continue;
      if (taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return place;
    }
    return null;
  });
}
