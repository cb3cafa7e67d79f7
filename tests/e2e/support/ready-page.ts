import { expect, type Page } from "@playwright/test";

/** Goes to a page and waits for its script: without one, the icon leads to the page of results. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: /Dark mode|ডার্ক মোড/ }).and(page.locator(":visible"))).toHaveAttribute(
    "aria-pressed",
    "false",
  );
}
