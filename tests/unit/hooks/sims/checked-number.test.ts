/** @jest-environment jsdom */
import { findCheckedNumber, isJustChecked, saveCheckedNumber } from "@/hooks/sims/checked-number";

const start = Date.parse("2026-11-24T04:00:00Z");
const checked = {
  msisdn: "01712345678",
  device: "Oskavi Focal 2",
  checkedAt: new Date(start).toISOString(),
  resendAt: new Date(start + 30_000).toISOString(),
};

describe("a number that can move to an eSIM", () => {
  afterEach(() => window.sessionStorage.clear());

  it("is found after a reload while its code is valid", () => {
    saveCheckedNumber(checked);
    expect(findCheckedNumber(start + 299_000)).toEqual(checked);
    expect(findCheckedNumber(start + 300_000)).toBeNull();
  });

  it("is not found without a stored value or with invalid JSON", () => {
    expect(findCheckedNumber(start)).toBeNull();
    window.sessionStorage.setItem("esimMigration", "{");
    expect(findCheckedNumber(start)).toBeNull();
  });

  it("is not checked again before another code can be sent, in whatever form it is typed", () => {
    const typed = { msisdn: "+880 1712-345678", device: "Oskavi Focal 2" };
    expect(isJustChecked(checked, typed, start + 29_000)).toBe(true);
    expect(isJustChecked(checked, typed, start + 30_000)).toBe(false);
    expect(isJustChecked(checked, { ...typed, msisdn: "01712345679" }, start)).toBe(false);
    expect(isJustChecked(checked, { ...typed, device: "" }, start)).toBe(false);
    expect(isJustChecked(null, typed, start)).toBe(false);
  });
});
