/** Where a toast is: at which edge, and where along it. */
export interface ToastPlace {
  edge: "top" | "bottom";
  side: "left" | "center" | "right";
}

const EDGES: Readonly<Record<string, ToastPlace["edge"]>> = { top: "top", up: "top", bottom: "bottom", down: "bottom" };
const SIDES: Readonly<Record<string, ToastPlace["side"]>> = {
  left: "left",
  center: "center",
  centre: "center",
  middle: "center",
  right: "right",
};

const wordsOf = (direction: string) => direction.toLowerCase().split(/[^a-z]+/);
const firstOf = <Value>(words: readonly string[], table: Readonly<Record<string, Value>>): Value | undefined =>
  words.filter((word) => Object.hasOwn(table, word)).map((word) => table[word])[0];

/** Whether a value of field_scroll_direction names a place at all. */
export function isScrollDirection(direction: string): boolean {
  const words = wordsOf(direction);
  return firstOf(words, EDGES) !== undefined || firstOf(words, SIDES) !== undefined;
}

/**
 * The place that field_scroll_direction asks for (ADTOAST-08). The first edge and the first side that it names count, so
 * that `bottom-to-top` begins at the bottom. One that names no edge is at the bottom; one that names an edge alone is in
 * its centre; one that names nothing is at the bottom right.
 */
export function placeOf(direction: string): ToastPlace {
  const words = wordsOf(direction);
  const edge = firstOf(words, EDGES);
  const side = firstOf(words, SIDES);
  return { edge: edge ?? "bottom", side: side ?? (edge === undefined ? "right" : "center") };
}
