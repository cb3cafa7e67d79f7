/** The saving on the old price, in whole percent. */
export function savedPercent(pricePoisha: number, wasPoisha: number): number {
  return Math.round(((wasPoisha - pricePoisha) / wasPoisha) * 100);
}
