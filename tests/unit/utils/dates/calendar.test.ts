import { type CalendarEvent, calendarText } from "@/utils/dates/calendar";

const meeting: CalendarEvent = {
  uid: "agm-2027@shop.example",
  title: "29th annual general meeting",
  details: "Statements, dividend; votes.\nBring NID.",
  place: "Head office, Dhaka",
  date: "2027-04-26",
  begins: "10:00",
  ends: "13:00",
  url: "https://shop.example/about#e-agm-2027",
  revision: 2,
};
const calendar = { name: "Dates", maker: "GP", language: "en", madeAt: new Date("2026-11-22T03:00:00Z") };
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("writes times of Dhaka in UTC, with the revision as SEQUENCE", () => {
  const lines = linesOf(calendarText(calendar, [meeting]));
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:agm-2027@shop.example",
      "DTSTAMP:20261122T030000Z",
      "SEQUENCE:2",
      "DTSTART:20270426T040000Z",
      "DTEND:20270426T070000Z",
    ]),
  );
});

it("escapes special characters", () => {
  const lines = linesOf(calendarText(calendar, [meeting]));
  expect(lines).toContain("DESCRIPTION:Statements\\, dividend\\; votes.\\nBring NID.");
  expect(lines).toContain("LOCATION:Head office\\, Dhaka");
});

it("adds no line for a text with other line ends or control characters", () => {
  const event = { ...meeting, uid: "a\rBEGIN:VALARM", title: "One\rBEGIN:VALARM\v\u0085", details: "Two\u001b" };
  const lines = linesOf(calendarText(calendar, [event]));
  expect(lines).toEqual(expect.arrayContaining(["UID:aBEGIN:VALARM", "SUMMARY:One\\nBEGIN:VALARM", "DESCRIPTION:Two"]));
});

it("writes an event without times as a whole day that does not block the calendar", () => {
  const lines = linesOf(calendarText(calendar, [{ ...meeting, begins: null, ends: null, place: null }]));
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20270426", "DTEND;VALUE=DATE:20270427", "TRANSP:TRANSPARENT"]),
  );
  expect(lines.some((line) => line.startsWith("LOCATION"))).toBe(false);
});

it("ends an event without an end after one hour", () => {
  expect(linesOf(calendarText(calendar, [{ ...meeting, ends: null }]))).toContain("DTEND:20270426T050000Z");
});

it("folds lines at 75 bytes without splitting a letter, and ends each line with CR LF", () => {
  const details = "পর্ষদের অনুমোদনের পরপরই বিবরণী প্রকাশিত হয়। ".repeat(6);
  const text = calendarText(calendar, [{ ...meeting, details }]);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(text)).toContain(`DESCRIPTION:${details}`);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
