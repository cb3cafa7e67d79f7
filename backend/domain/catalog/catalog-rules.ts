/** The most pieces that a customer is told of. */
export const MAX_PUBLIC_STOCK = 10;

/** Pieces as they are told to customers: the exact stock of a shop is nobody's business. */
export function publicStock(stock: number): number {
  return Math.min(stock, MAX_PUBLIC_STOCK);
}

/** The average of stars to one decimal, with how many gave them; null where nobody did. */
export function ratingOf(count: number, sum: number): { average: number; count: number } | null {
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
}
