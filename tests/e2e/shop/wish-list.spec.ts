import { LogInWalk } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";

test("a guest's wish list moves into the account at the log-in, and is removed from the browser at the log-out", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const login = new LogInWalk(page);
  const kept = (count: string) => page.getByRole("main").getByText(count, { exact: true });
  await page.goto("/shop/devices/phones");
  const hearts = page.getByRole("button", { name: /to the wish list$/ });
  await expect(async () => {
    // A second click would remove it from the list again.
    if ((await hearts.first().getAttribute("aria-pressed")) !== "true") await hearts.first().click();
    await expect(hearts.first()).toHaveAttribute("aria-pressed", "true", { timeout: 2_000 });
  }).toPass();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/shop/wish-list");
  await expect(kept("2 products")).toBeVisible();

  await login.logIn(newNumber());
  await expect(kept("2 products")).toBeVisible();
  await expect(page.getByText("This list is saved in this browser.")).toBeHidden();
  // The server's list, as another device would see it.
  await page.evaluate(() => localStorage.removeItem("wishList"));
  await page.reload();
  await expect(kept("2 products")).toBeVisible();
  await login.openAccount();
  await login.logOut.press("Enter");
  await expect(login.button).toBeVisible();
  await page.goto("/shop/wish-list");
  await expect(page.getByText("Nothing on the list yet")).toBeVisible();
});
