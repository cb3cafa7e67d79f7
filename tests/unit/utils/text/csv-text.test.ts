import { csvText } from "@/utils/text/csv-text";

it("quotes values with quotes, and ends lines with CR LF", () => {
  expect(
    csvText([
      ["Month", "Group"],
      ["2026-10", 'He said "no", twice'],
    ]),
  ).toBe('\uFEFFMonth,Group\r\n2026-10,"He said ""no"", twice"\r\n');
});

it.each(["=1+1", "+8801", "-2", "@sum", "\tx"])("escapes the formula %p", (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it("writes numbers as numbers, also negative ones", () => {
  expect(csvText([[672_000_000, -1.5]])).toBe("\uFEFF672000000,-1.5\r\n");
});

it.each([
  ["x;=1+1", "x;'=1+1"],
  ["x; =1+1;y", "x;' =1+1;y"],
  ["x\t@sum", "x\t'@sum"],
  ["x\n-2", '"x\n\'-2"'],
  ['x;"=1+1', `"x;'""=1+1"`],
  ["＝1+1", "'＝1+1"],
  ["a;b - c; 5+1", "a;b - c; 5+1"],
])("escapes in %j what begins a cell for a spreadsheet that separates them in another way", (text, field) => {
  expect(csvText([["first", text]])).toBe(`\uFEFFfirst,${field}\r\n`);
});
