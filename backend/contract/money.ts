/**
 * Money crosses the wire in taka, with two decimals at most (`price.number: 64999`), because that is how the operator's
 * systems write it; inside it is whole poisha. Only these functions convert between the two.
 */

/** @param poisha whole poisha, 100 a taka @returns taka with two decimals at most */
export function toTaka(poisha: number): number {
  return poisha / 100;
}

/** As `toTaka`; null for no amount. */
export function takaOrNull(poisha: number | null): number | null {
  return poisha === null ? null : toTaka(poisha);
}

/** Taka from the wire as whole poisha. @throws RangeError when it is no amount */
export function toPoisha(taka: number): number {
  const poisha = Math.round(taka * 100);
  if (!Number.isFinite(taka) || !Number.isSafeInteger(poisha)) throw new RangeError(`Not an amount in taka: ${taka}`);
  return poisha;
}
