import { isOpenAt, metresBetween, nextChange } from "@/backend/domain/stores/store-rules";

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

describe("nextChange", () => {
  it.each([
    ["2026-11-22T06:00:00Z", { inDays: 0, day: 0, time: "18:00" }, "when it closes, while it is open"],
    ["2026-11-22T03:30:00Z", { inDays: 0, day: 0, time: "18:00" }, "when it closes, in the minute of opening"],
    ["2026-11-22T03:00:00Z", { inDays: 0, day: 0, time: "09:30" }, "when it opens, in the morning"],
    ["2026-11-22T12:00:00Z", { inDays: 4, day: 4, time: "09:30" }, "the next day with hours, in the minute of closing"],
    ["2026-11-27T06:00:00Z", { inDays: 2, day: 0, time: "09:30" }, "after a closed day"],
    ["2026-11-21T19:00:00Z", { inDays: 0, day: 0, time: "09:30" }, "on the day in Dhaka"],
  ])("at %s is %j: %s", (moment, change) => {
    expect(nextChange(hours, new Date(moment))).toEqual(change);
  });

  it("is in a week for a store that opens on one weekday, and null without opening hours", () => {
    const sunday = hours.slice(0, 1);
    expect(nextChange(sunday, new Date("2026-11-22T13:00:00Z"))).toEqual({ inDays: 7, day: 0, time: "09:30" });
    expect(nextChange([], new Date("2026-11-22T06:00:00Z"))).toBeNull();
  });

  it("handles a break at noon", () => {
    const paused = [
      { day: 0, opens: "14:00", closes: "18:00" },
      { day: 0, opens: "09:00", closes: "13:00" },
    ];
    expect(nextChange(paused, new Date("2026-11-22T02:00:00Z"))).toEqual({ inDays: 0, day: 0, time: "09:00" });
    expect(nextChange(paused, new Date("2026-11-22T06:00:00Z"))).toEqual({ inDays: 0, day: 0, time: "13:00" });
    expect(nextChange(paused, new Date("2026-11-22T07:30:00Z"))).toEqual({ inDays: 0, day: 0, time: "14:00" });
  });
});

describe("metresBetween", () => {
  it("is 0 between equal positions", () => {
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
