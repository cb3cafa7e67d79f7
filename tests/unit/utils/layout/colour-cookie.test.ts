/** @jest-environment jsdom */
import { keepColourCookie, readColourMode } from "@/utils/layout/colour-cookie";

test("the chosen mode is kept for pages without script, and removed with the choice", () => {
  keepColourCookie("dark");
  expect(document.cookie).toBe("colorMode=dark");
  keepColourCookie("light");
  expect(document.cookie).toBe("colorMode=light");
  keepColourCookie(null);
  expect(document.cookie).toBe("");
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  ["blue", null],
  [undefined, null],
] as const)("%s is read as %s", (value, mode) => {
  expect(readColourMode(value)).toBe(mode);
});
