import type { Position, Ring } from "@/tools/maps/rings";

/** A town and the area to which it belongs. */
export interface Town {
  area: string;
  at: Position;
}

/** A line between two areas. */
interface Border {
  areas: readonly [string, string];
  line: Position[];
}

/** A degree of longitude in degrees of latitude, in the middle of the country. */
const LONGITUDE_SCALE = Math.cos((23.8 * Math.PI) / 180);
/** A Voronoi cell is closed long before this many neighbours were used. */
const NEIGHBOURS = 60;
const DIGITS = 4;
const WHOLE: readonly Position[] = [
  [80, 15],
  [100, 15],
  [100, 32],
  [80, 32],
];

interface Corner {
  at: Position;
  /** The town on the other side of the edge that starts at this corner; null at the edge of the map. */
  beyond: Town | null;
}

const squared = ([x1, y1]: Position, [x2, y2]: Position) => ((x1 - x2) * LONGITUDE_SCALE) ** 2 + (y1 - y2) ** 2;

/** The area that is nearer to this town than to any other town (its Voronoi cell). */
function cellOf(town: Town, towns: readonly Town[]): Corner[] {
  const others = towns
    .filter((other) => other !== town)
    .sort((one, other) => squared(one.at, town.at) - squared(other.at, town.at))
    .slice(0, NEIGHBOURS);
  return others.reduce(
    (cell, other) => cutBetween(cell, town, other),
    WHOLE.map((at): Corner => ({ at, beyond: null })),
  );
}

/** Cuts off the part of the cell that is nearer to the other town. */
function cutBetween(cell: readonly Corner[], town: Town, other: Town): Corner[] {
  /** Negative on the side of the town. */
  const side = (at: Position) => squared(at, town.at) - squared(at, other.at);
  return cell.flatMap((corner, index) => {
    const next = cell[(index + 1) % cell.length] as Corner;
    const [from, to] = [side(corner.at), side(next.at)];
    if (from <= 0 && to <= 0) return [corner];
    if (from > 0 && to > 0) return [];
    const part = from / (from - to);
    const [x, y] = corner.at;
    const at: Position = [x + (next.at[0] - x) * part, y + (next.at[1] - y) * part];
    return from <= 0 ? [corner, { at, beyond: other }] : [{ at, beyond: corner.beyond }];
  });
}

const nameOf = (at: Position) => at.map((value) => value.toFixed(DIGITS)).join(" ");

/**
 * Borders between areas of which only some towns are known: halfway between the towns of both areas. The borders
 * are near the real ones where the towns are close together, but they are never exact.
 */
export function bordersBetween(towns: readonly Town[]): Border[] {
  const open = new Map<string, Position[][]>();
  for (const town of towns) {
    const cell = cellOf(town, towns);
    for (const [index, { at, beyond }] of cell.entries()) {
      if (beyond === null || town.area >= beyond.area) continue;
      const next = cell[(index + 1) % cell.length] as Corner;
      if (nameOf(at) === nameOf(next.at)) continue;
      const pair = JSON.stringify([town.area, beyond.area]);
      open.set(pair, [...(open.get(pair) ?? []), [at, next.at]]);
    }
  }
  return [...open].flatMap(([pair, edges]) =>
    joined(edges).map((line) => ({ areas: JSON.parse(pair) as [string, string], line })),
  );
}

/** Joins edges that meet at their ends into lines. */
function joined(edges: readonly Position[][]): Position[][] {
  const left = [...edges];
  const lines: Position[][] = [];
  for (let line = left.pop(); line !== undefined; line = left.pop()) {
    for (let grown = true; grown; ) {
      const [start, end] = [nameOf(line[0] as Position), nameOf(line.at(-1) as Position)];
      const index = left.findIndex((edge) =>
        [edge[0], edge.at(-1)].some((at) => at !== undefined && [start, end].includes(nameOf(at))),
      );
      const [edge] = index < 0 ? [] : left.splice(index, 1);
      grown = edge !== undefined;
      if (edge !== undefined) line = meeting(line, edge);
    }
    lines.push(line);
  }
  return lines;
}

function meeting(line: readonly Position[], edge: readonly Position[]): Position[] {
  const end = nameOf(line.at(-1) as Position);
  if (nameOf(edge[0] as Position) === end) return [...line, ...edge.slice(1)];
  if (nameOf(edge.at(-1) as Position) === end) return [...line, ...[...edge].reverse().slice(1)];
  return meeting([...line].reverse(), edge);
}

/** True inside a ring. */
function isIn([x, y]: Position, ring: Ring): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1) as Position;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}

/** The parts of a line that lie in one of the rings. @param step precision of their ends, in degrees */
export function partsWithin(line: readonly Position[], rings: readonly Ring[], step: number): Position[][] {
  const dense = line.slice(1).flatMap((to, index): Position[] => {
    const from = line[index] as Position;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: pieces }, (_, piece) => [
      from[0] + ((to[0] - from[0]) * piece) / pieces,
      from[1] + ((to[1] - from[1]) * piece) / pieces,
    ]);
  });
  const parts: Position[][] = [[]];
  for (const at of [...dense, line.at(-1) as Position]) {
    if (rings.some((ring) => isIn(at, ring))) parts.at(-1)?.push(at);
    else if (parts.at(-1)?.length !== 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}
