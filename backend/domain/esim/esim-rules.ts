/** The two parts that a phone needs when the code is typed by hand. */
export function partsOf(activationCode: string): { smdpAddress: string; matchingId: string } {
  const [, smdpAddress = "", matchingId = ""] = activationCode.split("$");
  return { smdpAddress, matchingId };
}
