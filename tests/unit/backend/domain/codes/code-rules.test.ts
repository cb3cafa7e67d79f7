import { isOperatorNumber, readCode } from "@/backend/domain/codes/code-rules";

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

it.each(["", "12345", "12a4", "-042", "0x42", "1e3", "4.2", "00 42 1"])("sees no code in %p", (typed) => {
  expect(readCode(typed)).toBeNull();
});

it("knows the operator's numbers by their first digits", () => {
  expect(isOperatorNumber("01712345678", ["013", "017"])).toBe(true);
  expect(isOperatorNumber("01312345678", ["013", "017"])).toBe(true);
  expect(isOperatorNumber("01912345678", ["013", "017"])).toBe(false);
  expect(isOperatorNumber("01712345678", [])).toBe(false);
});
