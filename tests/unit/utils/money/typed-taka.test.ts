import { readTaka } from "@/utils/money/typed-taka";

it.each([
  ["500", 500],
  ["৫০০", 500],
  ["1,50,000", 150_000],
  [" 2 000 ", 2_000],
  ["999999999", 999_999_999],
])("reads %j as %d taka", (typed, taka) => {
  expect(readTaka(typed)).toBe(taka);
});

it.each(["", "12.5", "-20", "1e3", "Tk 20", "1000000000"])("refuses %j", (typed) => {
  expect(readTaka(typed)).toBeNull();
});
