type Position = readonly [number, number];

const between = ([x1, y1]: Position, [x2, y2]: Position, part: number): [number, number] => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];

/** Cuts each corner of a line (Chaikin); its ends stay. @param times rounds; each doubles the number of positions */
export function roundLine(line: readonly Position[], times: number): [number, number][] {
  const [first, last] = [line[0], line.at(-1)];
  if (times === 0 || first === undefined || last === undefined || line.length < 3) {
    return line.map(([x, y]) => [x, y]);
  }
  const cut = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return roundLine([first, ...cut.slice(1, -1), last], times - 1);
}

/** The same for a closed line, whose first position is not repeated at its end. */
export function roundRing(ring: readonly Position[], times: number): [number, number][] {
  if (times === 0 || ring.length < 3) return ring.map(([x, y]) => [x, y]);
  const cut = ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return roundRing(cut, times - 1);
}
