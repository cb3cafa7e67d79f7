const HUNDREDTHS = 10_000;

/**
 * Percentages with two decimals that sum to exactly 100: the remainder of rounding down goes to the largest fractions,
 * and among equal ones to the first.
 * @param shares whole shares of each group
 * @returns one percentage per group, in the same order; all 0 when there are no shares
 */
export function percentages(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / total) * HUNDREDTHS);
  const parts = exact.map(Math.floor);
  const left = HUNDREDTHS - parts.reduce((sum, part) => sum + part, 0);
  // The sort is stable: equal remainders keep their order.
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part) / 100);
}
