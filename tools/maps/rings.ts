/** Longitude and latitude. */
export type Position = readonly [longitude: number, latitude: number];
/** A closed line; the first position is not repeated at the end. */
export type Ring = readonly Position[];

type Weight = (position: Position) => number;

export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Cuts a ring at the edges of a box, edge by edge (Sutherland and Hodgman); empty when nothing of it is inside. */
export function clipRing(ring: Ring, { west, east, south, north }: Box): Ring {
  const cutAt = (axis: 0 | 1, limit: number, keepsGreater: boolean) => (points: Ring) => {
    const isIn = (point: Position) => (keepsGreater ? point[axis] >= limit : point[axis] <= limit);
    return points.flatMap((point, index): Position[] => {
      const before = points.at(index - 1) ?? point;
      const crossing = isIn(point) === isIn(before) ? [] : [between(before, point, axis, limit)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  };
  return [cutAt(0, west, true), cutAt(0, east, false), cutAt(1, south, true), cutAt(1, north, false)].reduce(
    (points, cut) => cut(points),
    ring,
  );
}

function between(from: Position, to: Position, axis: 0 | 1, limit: number): Position {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? 1 : 0;
  const value = from[other] + (to[other] - from[other]) * part;
  return axis === 0 ? [limit, value] : [value, limit];
}

/**
 * Simplifies a line by removing positions (Ramer, Douglas and Peucker).
 * @param tolerance in degrees: every removed position is nearer to the new line than this
 * @param weight importance of a position, 1 by default
 */
export function simplifyRing(ring: Ring, tolerance: number, weight: Weight = () => 1): Ring {
  if (ring.length < 4) return ring;
  // A ring has no ends, so it is split at the position farthest from its first one.
  const first = ring[0] as Position;
  const distances = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const half = distances.indexOf(Math.max(...distances));
  return [
    ...simplifyLine(ring.slice(0, half + 1), tolerance, weight).slice(0, -1),
    ...simplifyLine([...ring.slice(half), first], tolerance, weight).slice(0, -1),
  ];
}

/** The same for a line with two ends, which are kept. */
export function simplifyLine(line: Ring, tolerance: number, weight: Weight = () => 1): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [farthest, maxDistance] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const position = line[index] as Position;
    const distance = distanceTo(position, first, last) * weight(position);
    if (distance > maxDistance) [farthest, maxDistance] = [index, distance];
  }
  if (maxDistance <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance, weight),
    ...simplifyLine(line.slice(farthest), tolerance, weight).slice(1),
  ];
}

/** Distance from a position to the straight line between two others. */
function distanceTo([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy);
}

/** The area inside a ring, in square degrees. */
export function areaOf(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Position;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}
