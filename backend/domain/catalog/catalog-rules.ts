const MAX_PUBLIC_STOCK = 10;

/** The number of pieces that is shown to customers: the exact stock is not public. */
export function publicStock(stock: number): number {
  return Math.min(stock, MAX_PUBLIC_STOCK);
}

/** The average of stars to one decimal, with the number of reviews; null where there are none. */
export function ratingOf(count: number, sum: number): { average: number; count: number } | null {
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
}
