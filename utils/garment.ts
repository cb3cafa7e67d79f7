/**
 * True of clothes that come in sizes. Their size is never chosen for somebody: a wrong one is the most frequent reason to
 * send clothes back (docs/decisions/121).
 */
export function isGarment({ category, size }: { category: string; size: string | null }): boolean {
  return category === "apparel-accessories" && size !== null;
}
