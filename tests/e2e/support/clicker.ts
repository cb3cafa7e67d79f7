import type { Page } from "@playwright/test";

const KEY = "test.clicks";

/**
 * Counts the clicks that the pages of this tab get from now on, over navigations on one site. Typing and what a script
 * clicks do not count; a tap on a label counts twice. Call it before the first page that counts is opened.
 * @returns reads the number so far; NaN, which fits no limit, when no click was seen
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    window.addEventListener(
      "click",
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
      },
      { capture: true },
    );
  }, KEY);
  return () => page.evaluate((key) => Number.parseInt(sessionStorage.getItem(key) ?? "", 10), KEY);
}
