import { accountNumber, maskAccountNumber, wrongAccountFields } from "@/utils/checkout/refund-account";

it.each([
  ["bkash", "০১৭১২-৩৪৫৬৭৮", "01712345678"],
  ["nagad", "+880 1812 345678", "01812345678"],
  ["nagad", "12345678", null],
  ["bank", "1234-5678 9012", "123456789012"],
  ["bank", "১২৩৪৫৬৭৮", "12345678"],
  ["bank", "\u200e1234\u20135678\u00a09012", "123456789012"],
  ["bank", "1234567", null],
  ["bank", "123456789012345678901", null],
  ["bank", "12345678A", null],
] as const)("reads the account number of %s from %s", (kind, number, read) => {
  expect(accountNumber({ kind, number })).toBe(read);
});

it("names the wrong fields in the order of the form; a wallet has only its number", () => {
  const empty = { number: "", holder: " ", bank: "" };
  expect(wrongAccountFields({ kind: "bank", ...empty })).toEqual(["holder", "number", "bank"]);
  expect(wrongAccountFields({ kind: "bkash", ...empty })).toEqual(["number"]);
  const whole = { number: "12345678", holder: "Rahima Akter", bank: "Padma Bank, Mirpur" };
  expect(wrongAccountFields({ kind: "bank", ...whole })).toEqual([]);
});

it("hides all digits of an account but the last three, also a second time", () => {
  expect(maskAccountNumber("01712345678")).toBe("********678");
  expect(maskAccountNumber("********678")).toBe("********678");
});
