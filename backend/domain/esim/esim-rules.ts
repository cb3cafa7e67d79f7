/** The two parts that a phone needs when the code is typed by hand. */
export function partsOf(activationCode: string): { smdpAddress: string; matchingId: string } {
  const [, smdpAddress = "", matchingId = ""] = activationCode.split("$");
  return { smdpAddress, matchingId };
}

export function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
