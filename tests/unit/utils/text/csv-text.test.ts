import { csvText } from "@/utils/text/csv-text";

it("quotes what needs it, and ends lines as spreadsheets expect", () => {
  expect(
    csvText([
      ["Month", "Group"],
      ["2026-10", 'He said "no", twice'],
    ]),
  ).toBe('\uFEFFMonth,Group\r\n2026-10,"He said ""no"", twice"\r\n');
});

it.each(["=1+1", "+8801", "-2", "@sum", "\tx"])("runs no formula: %p", (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it("keeps numbers as numbers, the negative ones too", () => {
  expect(csvText([[672_000_000, -1.5]])).toBe("\uFEFF672000000,-1.5\r\n");
});
