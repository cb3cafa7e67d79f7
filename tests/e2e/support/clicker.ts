import type { Page } from "@playwright/test";

const KEY = "test.clicks";

/**
 * Counts the clicks on the pages of this tab from now on, across navigations on one site. Typing and clicks by scripts
 * do not count; a tap on a label counts twice. Call it before the first page that counts is opened.
 * @returns a function that reads the number so far; NaN, which fits no limit, if no click was seen
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
