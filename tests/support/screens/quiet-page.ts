import type { Page } from "@playwright/test";

/** The part of React's root that says whether the page is hydrated. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Waits until React has hydrated the page: on a busy machine up to a second after the `load` event. Before that, a form with
 * an address and a link load a new document, and a key does nothing. A document without the site's scripts is ready
 * at once.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const root = document.getElementById("__next");
    if (root === null) return true;
    const [, container] = Object.entries(root).find(([name]) => name.startsWith("__reactContainer")) ?? [];
    return (container as ReactRoot | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  };
  // A page in the background has no frames, after which Playwright would look by default.
  await page.waitForFunction(isHydrated, undefined, { polling: 20 });
}

/** No answer for so many milliseconds, as in Playwright's "networkidle". */
const QUIET_MS = 500;

/**
 * Waits until React has hydrated the page and no response arrived for half a second. "networkidle" alone may occur while
 * the scripts are still starting. Like every evaluated script, it counts as a user activation of the page.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForFunction((quiet) => {
    const answered = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...answered.map(({ responseEnd }) => responseEnd)) > quiet;
  }, QUIET_MS);
}
