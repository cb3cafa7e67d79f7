/**
 * The cost of a call: charged in whole pulses, and each started pulse is charged completely.
 * @param ratePoisha for one minute
 * @param seconds length of the call; 0 costs nothing
 * @param pulseSeconds from 1 to 60
 * @returns integer poisha, and the seconds that are charged
 */
export function callCost(
  ratePoisha: number,
  seconds: number,
  pulseSeconds: number,
): { poisha: number; chargedSeconds: number } {
  const chargedSeconds = Math.ceil(seconds / pulseSeconds) * pulseSeconds;
  return { poisha: Math.round((ratePoisha * chargedSeconds) / 60), chargedSeconds };
}
