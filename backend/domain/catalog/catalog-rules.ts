/** The most pieces that a customer is told of. */
export const MOST_STOCK_TOLD = 10;

export interface EmiRules {
  emiMonths: number;
  emiLeastPricePoisha: number;
}

export interface MonthlyPayment {
  monthlyPoisha: number;
  months: number;
}

/** Pieces as they are told to customers: the exact stock of a shop is nobody's business. */
export function stockTold(stock: number): number {
  return Math.min(stock, MOST_STOCK_TOLD);
}

/**
 * The monthly payment without interest, rounded up to whole taka.
 * @returns null when the price is below the least price of an instalment plan
 */
export function emiFrom(pricePoisha: number, rules: EmiRules): MonthlyPayment | null {
  if (pricePoisha < rules.emiLeastPricePoisha) return null;
  return { monthlyPoisha: Math.ceil(pricePoisha / rules.emiMonths / 100) * 100, months: rules.emiMonths };
}

/** The average of stars to one decimal, with how many gave them; null where nobody did. */
export function ratingOf(count: number, sum: number): { average: number; count: number } | null {
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
}
