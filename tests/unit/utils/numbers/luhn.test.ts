import { luhnDigit } from "@/utils/numbers/luhn";

/** Numbers whose check digit is known: the example in the standard, and test numbers of payment cards. */
it.each([
  ["7992739871", 3],
  ["424242424242424", 2],
  ["555555555555444", 4],
  ["37828224631000", 5],
  ["000", 0],
])("Luhn's digit of %s is %i", (digits, digit) => {
  expect(luhnDigit(digits)).toBe(digit);
});
