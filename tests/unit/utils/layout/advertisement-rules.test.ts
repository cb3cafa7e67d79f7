import fc from "fast-check";
import { isAdvertisementDue, isAdvertisementPage } from "@/utils/layout/advertisement-rules";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 23, 6);

it("[ADTOAST-04] is due when none was shown before", () => {
  expect(isAdvertisementDue(null, 24, NOW)).toBe(true);
});

it("[ADTOAST-05] is due when more than the hours have passed", () => {
  expect(isAdvertisementDue(String(NOW - 24 * HOUR - 1), 24, NOW)).toBe(true);
});

it("[ADTOAST-06] is not due within the period, including its last millisecond", () => {
  expect([NOW, NOW - HOUR, NOW - 24 * HOUR].map((time) => isAdvertisementDue(String(time), 24, NOW))).toEqual([
    false,
    false,
    false,
  ]);
});

it("[CONST-15] the period is the frequency in hours times 3,600,000 ms", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8760 }), (hours) => {
      const edge = NOW - hours * 3_600_000;
      expect(isAdvertisementDue(String(edge), hours, NOW)).toBe(false);
      expect(isAdvertisementDue(String(edge - 1), hours, NOW)).toBe(true);
    }),
  );
});

it("is due if the stored time is invalid or in the future", () => {
  for (const stored of ["", " ", "yesterday", "NaN", "Infinity", String(NOW + 1)]) {
    expect([stored, isAdvertisementDue(stored, 24, NOW)]).toEqual([stored, true]);
  }
});

describe("[ADTOAST-03] the page is among those of the list", () => {
  it.each([
    [["/shop"], "/shop", "en", true],
    [["/shop"], "/shop?utm_source=a", "en", true],
    [["/shop/"], "/shop", "en", true],
    [["internal:/shop"], "/shop", "en", true],
    [["https://site.example/shop"], "/shop", "en", true],
    [["/"], "/", "bn", true],
    [["/shop"], "/shop/sale", "en", false],
    [["/shop"], "/shopping", "en", false],
    [[], "/shop", "en", false],
    [["/recharge"], "/recharge", "bn", true],
    [["/bn/recharge"], "/recharge", "bn", true],
    [["/bn/recharge"], "/recharge", "en", false],
    [["/bn"], "/", "bn", true],
    [["/shop/cart/checkout"], "/shop/cart/checkout", "en", false],
    [["/"], "", "en", false],
  ] as const)("pages %j, at %j in %s: %p", (pages, path, language, shown) => {
    expect(isAdvertisementPage(pages, path, language)).toBe(shown);
  });
});
