/** @jest-environment jsdom */
import { readColourMode, saveColourCookie, sentColourMode } from "@/utils/layout/colour-cookie";

test("the chosen mode is kept in a cookie, which is deleted with the choice", () => {
  saveColourCookie("dark");
  expect(document.cookie).toBe("colorMode=dark");
  saveColourCookie("light");
  expect(document.cookie).toBe("colorMode=light");
  saveColourCookie("system");
  expect(document.cookie).toBe("colorMode=system");
  saveColourCookie(null);
  expect(document.cookie).toBe("");
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  ["system", "system"],
  ["blue", null],
  [undefined, null],
] as const)("%s is read as %s", (value, mode) => {
  expect(readColourMode(value)).toBe(mode);
});

test.each([
  ["a=1; colorMode=dark", "dark"],
  ["colorMode=blue", null],
  ["", null],
  [null, null],
] as const)("[CONST-33] the server reads the Cookie header %p as %s, where null is light", (header, mode) => {
  expect(sentColourMode(header)).toBe(mode);
});
