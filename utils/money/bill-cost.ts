interface Charge {
  way: string;
  service: string;
  abovePoisha: number;
  chargePoisha: number;
  maxPoisha: number | null;
}

/** The charge of a payment in one way; null for a service that this way does not offer. */
export type BillCost<Found extends Charge> = { charge: Found; isTooMuch: boolean } | null;

/**
 * The charge for paying an amount: the row with the highest limit below the amount is used.
 * @param charges of every way and service
 */
export function billCost<Found extends Charge>(
  charges: readonly Found[],
  { way, service, sumPoisha }: { way: string; service: string; sumPoisha: number },
): BillCost<Found> {
  const rows = charges.filter((charge) => charge.way === way && charge.service === service);
  const fitting = rows.filter(({ abovePoisha }) => abovePoisha < sumPoisha);
  const charge = fitting.toSorted((one, other) => other.abovePoisha - one.abovePoisha)[0];
  if (charge === undefined) return null;
  return { charge, isTooMuch: charge.maxPoisha !== null && sumPoisha > charge.maxPoisha };
}
