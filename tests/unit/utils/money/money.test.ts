import fc from "fast-check";
import { formatAmount, formatMoney, formatMoneyPlain, formatMoneyRange, formatTaka } from "@/utils/money/money";

test("formatMoneyPlain writes ordinary spaces, for text messages", () => {
  expect([formatMoneyPlain(7_150), formatMoneyPlain(7_150, "bn")]).toEqual(["Tk 71.50", "৭১.৫০ টাকা"]);
});

describe("formatMoney", () => {
  it("[CONST-16] writes an amount with Tk before it", () => {
    expect(formatMoney(12_499_000, "en")).toBe("Tk\u00a01,24,990");
  });

  it("[CONST-16] writes an amount with টাকা after it in Bengali", () => {
    expect(formatMoney(12_499_000, "bn")).toBe("১,২৪,৯৯০\u00a0টাকা");
  });

  it.each([
    [0, "Tk\u00a00"],
    [5, "Tk\u00a00.05"],
    [1_050, "Tk\u00a010.50"],
    [479_150, "Tk\u00a04,791.50"],
    [479_109, "Tk\u00a04,791.09"],
    [100_000_000_00, "Tk\u00a010,00,00,000"],
  ])("writes %i poisha as %s", (poisha, text) => {
    expect(formatMoney(poisha, "en")).toBe(text);
  });

  it("writes Bengali digits and the Bengali word on a Bengali page", () => {
    expect(formatMoney(12_499_050, "bn")).toBe("১,২৪,৯৯০.৫০\u00a0টাকা");
  });
});

it("formatMoneyRange writes the currency once", () => {
  expect(formatMoneyRange(1_500_000, 3_000_000, "en")).toBe("Tk\u00a015,000 – 30,000");
  expect(formatMoneyRange(1_500_000, 3_000_000, "bn")).toBe("১৫,০০০ – ৩০,০০০\u00a0টাকা");
});

it("formatMoneyRange writes two decimals for half a taka", () => {
  expect(formatMoneyRange(1_500_050, 3_000_000, "en")).toBe("Tk\u00a015,000.50 – 30,000");
});

it("formatTaka writes two decimals or none, and is exact", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (poisha) => {
      const text = formatTaka(poisha);
      expect(text).toMatch(poisha % 100 === 0 ? /^-?[\d,]+$/ : /^-?[\d,]+\.\d\d$/);
      expect(Math.round(Number(text.replaceAll(",", "")) * 100)).toBe(poisha);
    }),
  );
});

describe("formatAmount", () => {
  it.each([
    [7, "7"],
    [999, "999"],
    [1_000, "1,000"],
    [99_999, "99,999"],
    [100_000, "1,00,000"],
    [1_234_567, "12,34,567"],
    [-1_234_567, "-12,34,567"],
    ["12,34,567", "12,34,567"],
  ])("[CONST-17] groups %s as %s", (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });

  it.each([
    [10.5, "10.5"],
    [10.456, "10.46"],
    ["1.005", "1.01"],
    ["0.999", "1"],
    ["12.00", "12"],
    ["99999.999", "1,00,000"],
  ])("[CONST-18] shows %s with two decimals at most: %s", (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });

  it.each([
    ["১২৩৪৫৬৭", "১২,৩৪,৫৬৭"],
    ["১০.৪৫৬", "১০.৪৬"],
  ])("[CONST-19] keeps the digits of %s Bengali: %s", (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });

  it.each(["", "abc", "1e5", "১২টাকা", "1.2.3"])("refuses %j", (value) => {
    expect(() => formatAmount(value)).toThrow(new RangeError(`Not an amount: ${value}`));
  });

  it("accepts spaces around a number", () => {
    expect(formatAmount(" 1234.5 ")).toBe("1,234.5");
  });
});
