import {
  CODE_LENGTH,
  CODE_SECONDS,
  checkOperator,
  isOperatorNumber,
  NUMBER_SENDS,
  NUMBER_WRONG_A_DAY,
  NUMBER_WRONG_IN_A_ROW,
  RESEND_SECONDS,
  readCode,
  readMsisdn,
  TRIES_A_CODE,
} from "@/backend/domain/codes/code-rules";

it.each([
  ["0042", "0042"],
  ["42", "0042"],
  [42, "0042"],
  [0, "0000"],
  [9999, "9999"],
  ["০০৪২", "0042"],
  ["٠٠٤٢", "0042"],
  ["００４２", "0042"],
  [" 0 0 4 2 ", "0042"],
])("reads %p as the code %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each(["", "12345", "12a4", "-042", "0x42", "1e3", "4.2", "00 42 1"])("finds no code in %p", (typed) => {
  expect(readCode(typed)).toBeNull();
});

it("recognizes the operator's numbers by their first digits", () => {
  expect(isOperatorNumber("01712345678", ["013", "017"])).toBe(true);
  expect(isOperatorNumber("01312345678", ["013", "017"])).toBe(true);
  expect(isOperatorNumber("01912345678", ["013", "017"])).toBe(false);
  expect(isOperatorNumber("01712345678", [])).toBe(false);
});

it("reads a number, and refuses what is none or another operator's", () => {
  expect(readMsisdn("+880 1712-345678")).toBe("01712345678");
  expect(() => readMsisdn("0171234567")).toThrow("msisdn-invalid (msisdn)");
  expect(() => checkOperator("01712345678", ["013", "017"])).not.toThrow();
  expect(() => checkOperator("01912345678", ["013", "017"])).toThrow("number-of-other-operator (msisdn)");
});

it("a code has four digits, is valid for five minutes and allows five tries", () => {
  expect([CODE_LENGTH, CODE_SECONDS, TRIES_A_CODE]).toEqual([4, 300, 5]);
});

it("a number gets one code in thirty seconds, five an hour and ten a day", () => {
  expect(RESEND_SECONDS).toBe(30);
  expect(NUMBER_SENDS.map(({ limit, seconds }) => [limit, seconds])).toEqual([
    [1, 30],
    [5, 3_600],
    [10, 86_400],
  ]);
});

it("a number allows ten wrong codes a day, and thirty without a correct one in between", () => {
  expect([NUMBER_WRONG_A_DAY, NUMBER_WRONG_IN_A_ROW]).toEqual([10, 30]);
});
