/** The position of a toast: the edge, and the position along this edge. */
interface ToastPlace {
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

/** True when a value of field_scroll_direction names a position. */
export function isScrollDirection(direction: string): boolean {
  const words = wordsOf(direction);
  return firstOf(words, EDGES) !== undefined || firstOf(words, SIDES) !== undefined;
}

/**
 * The position given by field_scroll_direction (ADTOAST-08). The first edge and the first side that it names count, so
 * that `bottom-to-top` begins at the bottom. Without an edge, the toast is at the bottom; with only an edge, it is in
 * its centre; if it names nothing, at the bottom right.
 */
export function toastPlaceOf(direction: string): ToastPlace {
  const words = wordsOf(direction);
  const edge = firstOf(words, EDGES);
  const side = firstOf(words, SIDES);
  return { edge: edge ?? "bottom", side: side ?? (edge === undefined ? "right" : "center") };
}
