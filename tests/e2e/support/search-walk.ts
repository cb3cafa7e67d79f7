import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/e2e/support/shop-walk";

export const bar = (page: Page) => page.getByRole("banner");
export const icon = (page: Page) =>
  bar(page)
    .getByRole("button", { name: /^(Search|খুঁজুন)$/ })
    .first();
export const popover = (page: Page) => page.getByRole("dialog", { name: /^(Search|অনুসন্ধান)$/ });
export const field = (page: Page) => popover(page).getByRole("combobox");

/** The link to all results. The popover shows it only with results, never while it is empty or loading. */
export const viewAll = (page: Page) => popover(page).getByRole("link", { name: /^View All |^সব [০-৯]+টি ফলাফল দেখুন/ });

/** Opens the search popover of a page with the search icon. */
export async function openPopover(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    if (!(await field(page).isVisible())) await icon(page).click({ timeout: 2_000 });
    await expect(field(page)).toBeFocused({ timeout: 3_000 });
  }).toPass();
}

/** Runs `put`, which writes a text into the field, and waits for the response to this text. */
export async function answered(page: Page, text: string, put: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => {
    const request = response.request();
    return request.url().endsWith("/api/v1/searchgp") && request.postDataJSON()?.key === text;
  });
  await put();
  await answer;
}

/** Types a text into the popover's field and waits for the response. */
export const search = (page: Page, text: string) => answered(page, text, () => field(page).fill(text));

/** More than the number of tab stops before any element of a page of results. */
const MAX_STOPS = 60;

/** Moves to an element with the Tab key only, and checks that it is visible there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS && !(await isReached()); stops += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}
