import { printedText, readPrintName, readPrintNumber } from "@/utils/checkout/print-text";

describe("a printed name", () => {
  it.each([
    ["nihal", "NIHAL"],
    ["  a.  rahman-khan ", null],
    ["  a. r-khan ", "A. R-KHAN"],
    ["m  ali", "M ALI"],
    ["ABCDEFGHIJKL", "ABCDEFGHIJKL"],
  ])("reads %j as %j", (text, name) => expect(readPrintName(text)).toBe(name));

  it.each(["", "   ", ".-", "ABCDEFGHIJKLM", "R2", "নিহাল", "É", "A_B"])("refuses %j", (text) =>
    expect(readPrintName(text)).toBeNull(),
  );
});

describe("a printed number", () => {
  it.each([
    ["10", "10"],
    ["১০", "10"],
    ["07", "7"],
    ["0", "0"],
    ["99", "99"],
  ])("reads %j as %j", (text, number) => expect(readPrintNumber(text)).toBe(number));

  it.each(["", "100", "-1", "1.5", "x"])("refuses %j", (text) => expect(readPrintNumber(text)).toBeNull());
});

test("printedText returns the text in quotation marks, and nothing without a text", () => {
  expect(printedText({ name: "NIHAL", number: "10" })).toEqual(["“NIHAL 10”"]);
  expect(printedText({ name: null, number: "7" })).toEqual(["“7”"]);
  expect(printedText({ name: null, number: null })).toEqual([]);
});
