import { isOpenAt, metresBetween } from "@/backend/domain/stores/store-rules";

/** Sunday and Thursday, closed on Friday; Saturday 21 Nov 2026 is day 6. */
const hours = [
  { day: 0, opens: "09:30", closes: "18:00" },
  { day: 4, opens: "09:30", closes: "18:00" },
];

describe("isOpenAt", () => {
  it.each([
    ["2026-11-22T03:29:59Z", false, "a second before it opens at 09:30 in Dhaka"],
    ["2026-11-22T03:30:00Z", true, "when it opens"],
    ["2026-11-22T11:59:59Z", true, "in its last second"],
    ["2026-11-22T12:00:00Z", false, "when it closes"],
    ["2026-11-20T06:00:00Z", false, "on Friday"],
    ["2026-11-21T19:00:00Z", false, "at one in the morning of Sunday in Dhaka, still Saturday in UTC"],
  ])("%s is %p: %s", (moment, open) => {
    expect(isOpenAt(hours, new Date(moment))).toBe(open);
  });
});

describe("metresBetween", () => {
  it("is nothing from a place to itself", () => {
    const dhaka = { latitude: 23.8103, longitude: 90.4125 };
    expect(metresBetween(dhaka, dhaka)).toBe(0);
  });

  it("is about 210 km from Dhaka to Chattogram, in both directions", () => {
    const dhaka = { latitude: 23.8103, longitude: 90.4125 };
    const chattogram = { latitude: 22.3569, longitude: 91.7832 };
    const metres = metresBetween(dhaka, chattogram);
    expect(Math.round(metres / 1000)).toBeGreaterThan(205);
    expect(Math.round(metres / 1000)).toBeLessThan(220);
    expect(metresBetween(chattogram, dhaka)).toBe(metres);
  });
});
