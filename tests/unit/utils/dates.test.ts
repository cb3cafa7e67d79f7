import { formatDay, formatMoment } from "@/utils/dates";

describe("formatDay", () => {
  it.each([
    ["2026-11-24", "en", "Tue, 24 Nov"],
    ["2026-11-24", "bn", "মঙ্গল, ২৪ নভেম্বর"],
    ["2027-01-01", "en", "Fri, 1 Jan"],
  ])("writes %s in %s as %s", (day, locale, text) => {
    expect(formatDay(day, locale)).toBe(text);
  });
});

describe("formatMoment", () => {
  it("tells the time of Dhaka, also where the day differs from UTC", () => {
    expect(formatMoment("2026-11-23T20:05:00Z")).toBe("24 Nov 2026, 2:05 AM");
  });

  it.each([
    ["2026-11-24T06:00:00Z", "12:00 PM"],
    ["2026-11-23T18:00:00Z", "12:00 AM"],
    ["2026-11-24T12:30:00+06:00", "12:30 PM"],
  ])("writes %s on a 12-hour clock: %s", (moment, clock) => {
    expect(formatMoment(moment)).toContain(clock);
  });

  it("writes Bengali words and digits on a Bengali page", () => {
    expect(formatMoment("2026-11-24T09:05:00Z", "bn")).toBe("২৪ নভেম্বর ২০২৬, ৩:০৫ অপরাহ্ণ");
  });
});
