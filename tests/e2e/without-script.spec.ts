import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("[ROUTE-03] phones are found, filtered, paged and opened without a script", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/shop");
  await page
    .getByRole("main")
    .getByRole("link", { name: /phones/i })
    .first()
    .click();
  await page.waitForURL("**/shop/devices/phones*");
  await page.goto("/shop/devices/phones");
  await page.getByRole("link", { name: /next/i }).click();
  await page.waitForURL("**/shop/devices/phones?page=2");
  await expect(page.locator("main article")).toHaveCount(24);

  await page.goto("/shop/devices/phones?brand=padmiro&five_g=1&sort=price-low");
  const first = page.locator("main article").first();
  await expect(first).toContainText("Padmiro");
  await first.getByRole("link").first().click();
  await page.waitForURL(/\/shop\/devices\/phones\/padmiro-/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Padmiro");
  await expect(page.getByText(/^Tk [\d,]+$/).first()).toBeVisible();
});
