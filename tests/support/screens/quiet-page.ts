import type { Page } from "@playwright/test";

/** No answer for so many milliseconds, as in Playwright's "networkidle". */
const QUIET_MS = 500;

/**
 * Waits until React has hydrated the page and no response arrived for half a second. "networkidle" alone may occur while
 * the scripts are still starting. Like every evaluated script, it counts as a user activation of the page.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const root = document.getElementById("__next");
    if (root === null || !Object.keys(root).some((key) => key.startsWith("__reactContainer"))) return false;
    const answered = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...answered.map(({ responseEnd }) => responseEnd)) > quiet;
  }, QUIET_MS);
}
