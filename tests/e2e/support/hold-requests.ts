import type { Page } from "@playwright/test";

/** The scripts of a page. */
export const SCRIPTS = "**/_next/static/**/*.js";

/**
 * Holds back the requests for these addresses, as a slow connection does.
 * @returns a function that lets them through
 */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
