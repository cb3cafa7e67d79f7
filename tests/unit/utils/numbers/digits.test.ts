import {
  formatDecimal,
  formatFound,
  formatNumber,
  formatPercent,
  hasBengaliDigits,
  toAsciiDigits,
  toBengaliDigits,
} from "@/utils/numbers/digits";

describe("digits", () => {
  it("converts every digit in both directions", () => {
    expect(toBengaliDigits("0123456789")).toBe("০১২৩৪৫৬৭৮৯");
    expect(toAsciiDigits("০১২৩৪৫৬৭৮৯")).toBe("0123456789");
  });

  it("keeps all other characters", () => {
    expect(toBengaliDigits("8 GB র‍্যাম")).toBe("৮ GB র‍্যাম");
    expect(toAsciiDigits("০১৭-abc")).toBe("017-abc");
  });

  it("recognizes Bengali digits in a text", () => {
    expect(hasBengaliDigits("৫জি")).toBe(true);
    expect(hasBengaliDigits("5G জি")).toBe(false);
  });

  it("writes a count in the digits of the language", () => {
    expect(formatNumber(24, "bn")).toBe("২৪");
    expect(formatNumber(24, "en")).toBe("24");
  });

  it("adds + to a count that may be higher", () => {
    expect(formatFound({ count: 24, hasMore: true }, "bn")).toBe("২৪+");
    expect(formatFound({ count: 24, hasMore: false }, "en")).toBe("24");
  });

  it("writes a number with one decimal, also a whole one", () => {
    expect(formatDecimal(4.25, "en")).toBe("4.3");
    expect(formatDecimal(4, "bn")).toBe("৪.০");
  });

  it("writes a percentage in the digits of the language", () => {
    expect(formatPercent(7.5, "bn")).toBe("৭.৫%");
    expect(formatPercent(7.5, "en")).toBe("7.5%");
  });
});
