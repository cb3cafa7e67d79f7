import { soleCookie } from "@/utils/requests/sole-cookie";

it.each<[string | undefined, string | null | undefined]>([
  [undefined, undefined],
  ["", undefined],
  ["b=1", undefined],
  ["a=", undefined],
  ["a=1", "1"],
  ["b=2; a=1; c=3", "1"],
  ["a=1; a=1", "1"],
  ["a=1; a=2", null],
  ["a=1;a=2;a=1", null],
  ["aa=1; a =2", "2"],
  ["a=b=c", "b=c"],
  ["a", undefined],
])("returns of the header %p the value %p", (header, value) => {
  expect(soleCookie(header, "a")).toBe(value);
});
