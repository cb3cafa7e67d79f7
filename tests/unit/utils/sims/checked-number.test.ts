/** @jest-environment jsdom */
import { findCheckedNumber, isJustChecked, keepCheckedNumber } from "@/utils/sims/checked-number";

const start = Date.parse("2026-11-24T04:00:00Z");
const checked = {
  msisdn: "01712345678",
  device: "Oskavi Focal 2",
  checkedAt: new Date(start).toISOString(),
  resendAt: new Date(start + 30_000).toISOString(),
};

describe("a number that can move to an eSIM", () => {
  afterEach(() => window.sessionStorage.clear());

  it("is found after a reload for as long as its code works", () => {
    keepCheckedNumber(checked);
    expect(findCheckedNumber(start + 299_000)).toEqual(checked);
    expect(findCheckedNumber(start + 300_000)).toBeNull();
  });

  it("is not found where nothing readable is kept", () => {
    expect(findCheckedNumber(start)).toBeNull();
    window.sessionStorage.setItem("esimMigration", "{");
    expect(findCheckedNumber(start)).toBeNull();
  });

  it("is not checked again before another code can be had, however it is written", () => {
    const typed = { msisdn: "+880 1712-345678", device: "Oskavi Focal 2" };
    expect(isJustChecked(checked, typed, start + 29_000)).toBe(true);
    expect(isJustChecked(checked, typed, start + 30_000)).toBe(false);
    expect(isJustChecked(checked, { ...typed, msisdn: "01712345679" }, start)).toBe(false);
    expect(isJustChecked(checked, { ...typed, device: "" }, start)).toBe(false);
    expect(isJustChecked(null, typed, start)).toBe(false);
  });
});
