import { expect, type Page } from "@playwright/test";

/** Opens a page and waits for its script: until the script runs, the search icon is a link to the results page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: /Dark mode|ডার্ক মোড/ }).and(page.locator(":visible"))).toHaveAttribute(
    "aria-pressed",
    "false",
  );
}
