/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The median; for an even number of values, the upper of the two middle ones. */
export const median = (values: readonly number[]) => quantile(values, 0.5);
