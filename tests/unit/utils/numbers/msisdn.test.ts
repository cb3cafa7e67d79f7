import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-text";
import {
  anyDigitsToAscii,
  formatMsisdn,
  formatMsisdnInText,
  maskMsisdn,
  normaliseMsisdn,
} from "@/utils/numbers/msisdn";

it.each([
  ["01391234567", "en", "01391-234567"],
  ["01391234567", "bn", "০১৩৯১-২৩৪৫৬৭"],
  ["+880 1391 234567", "en", "01391-234567"],
  ["01*******67", "en", "01*******67"],
  ["01*******67", "bn", "০১*******৬৭"],
  ["", "en", ""],
])("formats %p in %s as %p", (text, locale, shown) => {
  expect(formatMsisdn(text, locale)).toBe(shown);
});

it("prevents a line break inside a number in a sentence, and reads the copied number", () => {
  const shown = formatMsisdnInText("01391234567", "en");
  expect(shown).toBe("01391-\u2060234567");
  expect(normaliseMsisdn(shown)).toBe("01391234567");
});

describe("normaliseMsisdn", () => {
  it.each([
    ["01712345678"],
    [" 01712345678 "],
    ["+8801712345678"],
    ["8801712345678"],
    ["008801712345678"],
    ["+880 1712-345678"],
    ["01712 345 678"],
    ["017-1234-5678"],
    ["(017) 12345678"],
    ["০১৭১২৩৪৫৬৭৮"],
    ["+৮৮০১৭১২৩৪৫৬৭৮"],
    ["٠١٧١٢٣٤٥٦٧٨"],
    ["０１７１２３４５６７８"],
    ["017\u200b1234\u200e5678"],
    ["01712\u00a0345678"],
    ["०१७१२३४५६७८"],
    ["۰۱۷۱۲۳۴۵۶۷۸"],
    ["01712.345.678"],
    ["01712/345678"],
    ["01712\u2013345\u2212678"],
  ])("reads %p as one number", (spelling) => {
    expect(normaliseMsisdn(spelling)).toBe("01712345678");
  });

  it.each([
    ["0171234567"],
    ["017123456789"],
    ["0171234567a"],
    ["02712345678"],
    ["01212345678"],
    ["+1 5551234567"],
    ["8888801712345678"],
    [""],
    ["০১৭"],
    ["x01712345678"],
    ["0178801234567"],
    ["01712345678x"],
    ["+01712345678"],
    ["88 1712345678"],
    ["๐๑๗๑๒๓๔๕๖๗๘"],
  ])("refuses %p", (text) => {
    expect(normaliseMsisdn(text)).toBeNull();
  });

  it("returns eleven ASCII digits or null for any text, and is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (text) => {
        const msisdn = normaliseMsisdn(text);
        if (msisdn === null) return true;
        return /^01[3-9][0-9]{8}$/.test(msisdn) && normaliseMsisdn(msisdn) === msisdn;
      }),
    );
  });
});

describe("maskMsisdn", () => {
  it("shows the first two and the last two digits", () => {
    expect(maskMsisdn("01712345678")).toBe("01*******78");
  });

  it("does not throw for a text that is not a number", () => {
    expect(maskMsisdn("017")).toBe("0117");
    expect(maskMsisdn("")).toBe("");
  });
});

it("anyDigitsToAscii converts the digits of five scripts, and keeps all other characters", () => {
  expect(anyDigitsToAscii("০১২৩৪৫৬৭৮৯ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ０１２３４５６７８９")).toBe(
    "0123456789 0123456789 0123456789 0123456789 0123456789",
  );
  expect(anyDigitsToAscii("๑ 𝟏 x")).toBe("๑ 𝟏 x");
});
