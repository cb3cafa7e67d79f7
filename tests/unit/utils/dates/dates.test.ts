import { dayInDhaka, formatDate, formatDay, formatMoment, workingDaysAfter } from "@/utils/dates/dates";

describe("formatDay", () => {
  const inOneLine = (text: string) => text.replaceAll(" ", "\u00a0");
  it.each([
    ["2026-11-24", "en", "Tue, 24 Nov"],
    ["2026-11-24", "bn", "মঙ্গল, ২৪ নভেম্বর"],
    ["2027-01-01", "en", "Fri, 1 Jan"],
  ])("writes %s in %s as %s, which is not broken across two lines", (day, locale, text) => {
    expect(formatDay(day, locale)).toBe(inOneLine(text));
  });
});

describe("dayInDhaka", () => {
  it.each([
    ["2026-11-20T17:59:59Z", "2026-11-20"],
    ["2026-11-20T18:00:00Z", "2026-11-21"],
    ["2026-12-31T18:00:00Z", "2027-01-01"],
  ])("%s is in Dhaka on %s", (moment, day) => {
    expect(dayInDhaka(new Date(moment))).toBe(day);
  });
});

describe("formatMoment", () => {
  it("uses the time of Dhaka, also if the date differs from UTC", () => {
    expect(formatMoment("2026-11-23T20:05:00Z")).toBe("24 Nov 2026, 2:05 AM");
  });

  it.each([
    ["2026-11-24T06:00:00Z", "12:00 PM"],
    ["2026-11-23T18:00:00Z", "12:00 AM"],
    ["2026-11-24T12:30:00+06:00", "12:30 PM"],
  ])("writes %s on a 12-hour clock: %s", (moment, clock) => {
    expect(formatMoment(moment)).toContain(clock);
  });

  it.each([
    ["00:00", "রাত ১২:০০"],
    ["03:59", "রাত ৩:৫৯"],
    ["04:00", "ভোর ৪:০০"],
    ["06:00", "সকাল ৬:০০"],
    ["11:59", "সকাল ১১:৫৯"],
    ["12:00", "দুপুর ১২:০০"],
    ["14:59", "দুপুর ২:৫৯"],
    ["15:05", "বিকেল ৩:০৫"],
    ["18:00", "সন্ধ্যা ৬:০০"],
    ["20:00", "রাত ৮:০০"],
  ])("writes %s on a Bengali page with the part of the day: %s", (clock, text) => {
    expect(formatMoment(`2026-11-24T${clock}:00+06:00`, "bn")).toBe(`২৪ নভেম্বর ২০২৬, ${text.replace(" ", "\u00a0")}`);
  });
});

describe("workingDaysAfter", () => {
  it.each([
    ["a Monday", "2026-11-23", 3, "2026-11-26"],
    ["a Thursday", "2026-11-26", 1, "2026-11-29"],
    ["a Thursday", "2026-11-26", 2, "2026-11-30"],
    ["a Friday", "2026-11-27", 1, "2026-11-29"],
    ["a Saturday", "2026-11-28", 1, "2026-11-29"],
    ["a Sunday, over two weekends", "2026-12-20", 9, "2026-12-31"],
    ["a Wednesday, into the next year", "2026-12-30", 2, "2027-01-03"],
    ["a Friday", "2026-11-27", 0, "2026-11-27"],
  ])("from %s, %s, %d working days later is %s", (_weekday, day, count, reached) => {
    expect(workingDaysAfter(day, count)).toBe(reached);
  });
});

describe("formatDate", () => {
  it.each([
    ["2026-03-26", "26 Mar 2026", "২৬ মার্চ ২০২৬"],
    ["2026-12-01", "1 Dec 2026", "১ ডিসেম্বর ২০২৬"],
  ])("%s is %s", (day, english, bengali) => {
    expect(formatDate(day, "en")).toBe(english);
    expect(formatDate(day, "bn")).toBe(bengali);
  });
});
