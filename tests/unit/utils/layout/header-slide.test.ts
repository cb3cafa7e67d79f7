import { HEADER_SLIDE_PX, slideAfter } from "@/utils/layout/header-slide";

const awayAfter = (...positions: number[]) =>
  positions.reduce((state, y) => slideAfter(state, y), { y: 0, away: false }).away;

describe("the header of the advertising page", () => {
  it("[CONST-32] slides by 105 pixels", () => {
    expect(HEADER_SLIDE_PX).toBe(105);
  });

  it("[ADSBAR-09] hides on scrolling down by more than its height", () => {
    expect(awayAfter(60, 105)).toBe(false);
    expect(awayAfter(60, 300)).toBe(true);
  });

  it("[ADSBAR-10] is visible on scrolling up, and always at the top", () => {
    expect(awayAfter(300, 600, 500)).toBe(false);
    expect(awayAfter(300, 600, 0)).toBe(false);
    expect(awayAfter(300, 600, 500, 700)).toBe(true);
  });

  it("ignores movements of two pixels", () => {
    expect(awayAfter(300, 299, 297)).toBe(true);
    expect(awayAfter(300, 297, 294)).toBe(false);
  });
});
