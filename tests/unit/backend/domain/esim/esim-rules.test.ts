import { luhnDigit, partsOf } from "@/backend/domain/esim/esim-rules";

it("an activation code is split into the two parts that a phone asks for", () => {
  expect(partsOf("LPA:1$smdp.example$ABC-123")).toEqual({ smdpAddress: "smdp.example", matchingId: "ABC-123" });
  expect(partsOf("LPA:1")).toEqual({ smdpAddress: "", matchingId: "" });
});

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
