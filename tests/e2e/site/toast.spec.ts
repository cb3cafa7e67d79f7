import type { Locator, Page } from "@playwright/test";
import { choosePhone, expect, test } from "@/tests/e2e/support/shop-walk";

const REFUSAL = { status: false, errors: [{ code: "quantity-limit", message: "Five at most" }], requestId: "a-test" };

/** Adds a phone to a cart that the server refuses. @returns the toast that tells */
async function refusedToast(page: Page, phone: string): Promise<Locator> {
  await page.route("**/api/v1/add-cart-item", (route) => route.fulfill({ json: REFUSAL }));
  await page.goto(phone);
  await page.getByRole("button", { name: "Add to Cart" }).and(page.locator(":visible")).first().click();
  const toast = page.locator(".Toastify__toast").first();
  await expect(toast).toContainText("Five at most");
  return toast;
}

test("[TOAST-01] the toast is gone after two and a half seconds", { tag: "@narrow" }, async ({ page, request }) => {
  const { path } = await choosePhone(request, "cheap");
  // Timed in the page: whoever asks from outside hears of it up to a second later.
  await page.addInitScript(() => {
    let here = false;
    new MutationObserver(() => {
      if (here === (document.querySelector(".Toastify__toast") !== null)) return;
      here = !here;
      performance.mark(here ? "toast came" : "toast went");
    }).observe(document, { childList: true, subtree: true });
  });
  const toast = await refusedToast(page, path);
  await expect(toast).toHaveCount(0);
  const stayed = await page.evaluate(() => performance.measure("toast stayed", "toast came", "toast went").duration);
  expect(stayed).toBeGreaterThan(2_400);
  expect(stayed).toBeLessThan(5_000);
});

test("[TOAST-02] the toast stands at the bottom centre, above the bar with the price", async ({ page, request }) => {
  const { path } = await choosePhone(request, "cheap");
  const toast = await refusedToast(page, path);
  // It slides in.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  const screen = page.viewportSize();
  if (box === null || screen === null) throw new Error("Nothing to measure");
  expect(Math.abs(box.x + box.width / 2 - screen.width / 2)).toBeLessThanOrEqual(1);
  expect(box.y).toBeGreaterThan(screen.height / 2);
  expect(box.y + box.height).toBeLessThan(screen.height - 64);
});

test("[TOAST-03] the toast of a failed cart update is red", { tag: "@wide" }, async ({ page, request }) => {
  const { path } = await choosePhone(request, "cheap");
  const toast = await refusedToast(page, path);
  await expect(toast).toHaveCSS("background-color", "rgb(192, 43, 43)");
});
