import type { Locator, Page } from "@playwright/test";
import { goTo } from "@/tests/e2e/support/ready-page";
import { expect } from "@/tests/e2e/support/shop-walk";

export const bar = (page: Page) => page.getByRole("banner");
export const icon = (page: Page) =>
  bar(page)
    .getByRole("button", { name: /^(Search|খুঁজুন)$/ })
    .first();
export const popover = (page: Page) => page.getByRole("dialog", { name: /^(Search|অনুসন্ধান)$/ });
export const field = (page: Page) => popover(page).getByRole("combobox");

/** The link to all results, which the box has for an answer only, never while it is empty or loads. */
export const viewAll = (page: Page) => popover(page).getByRole("link", { name: /^View All |^সব ফলাফল দেখুন/ });

/** Opens the popover of a page by its icon. */
export async function openPopover(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(async () => {
    if (!(await field(page).isVisible())) await icon(page).click({ timeout: 2_000 });
    await expect(field(page)).toBeFocused({ timeout: 3_000 });
  }).toPass();
}

/** Has a text put into the field, and waits for the answer to this text. */
export async function answered(page: Page, text: string, put: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => {
    const request = response.request();
    return request.url().endsWith("/api/v1/searchgp") && request.postDataJSON()?.key === text;
  });
  await put();
  await answer;
}

/** Types a text into the popover's field and waits for the answer to it. */
export const search = (page: Page, text: string) => answered(page, text, () => field(page).fill(text));

/** More stops than there are before anything of a page of results. */
const MOST_STOPS = 60;

/** Goes to an element by the Tab key alone, and makes sure that it is in sight there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isReached()); stops += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}
