/** A bank's instalments: its charge for the whole term in hundredths of a percent of the price (450 is 4.5 %). */
export interface EmiTerms {
  months: number;
  feeBasisPoints: number;
}

/** What instalments come to, in whole poisha. */
export interface EmiCost {
  monthlyPoisha: number;
  totalPoisha: number;
}

/**
 * What is paid over the whole term, the bank's charge rounded up to a whole taka, and each month's share of it, rounded
 * up to a whole poisha: the last month is never dearer than the others. Without a charge the total is the price itself.
 * @param amountPoisha what is charged to the card, whole poisha
 * @throws RangeError when there are no months to divide by
 */
export function emiCost(amountPoisha: number, { months, feeBasisPoints }: EmiTerms): EmiCost {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`Not a number of months: ${months}`);
  const fee = Math.ceil((amountPoisha * feeBasisPoints) / 10_000 / 100) * 100;
  const totalPoisha = amountPoisha + fee;
  return { monthlyPoisha: Math.ceil(totalPoisha / months), totalPoisha };
}
