/**
 * True for clothes with sizes. Their size is never preselected: a wrong size is the most frequent reason to return
 * clothes (docs/catalogue.md).
 */
export function isGarment({ category, size }: { category: string; size: string | null }): boolean {
  return category === "apparel-accessories" && size !== null;
}

/** True for a garment with several sizes, of which one must be chosen. */
export function comesInSizes(product: { category: string; variants: readonly { size: string | null }[] }): boolean {
  const { category, variants } = product;
  return new Set(variants.flatMap(({ size }) => (isGarment({ category, size }) ? [size] : []))).size > 1;
}
