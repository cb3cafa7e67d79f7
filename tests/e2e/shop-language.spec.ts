import { expect, test } from "@/tests/e2e/support/shop-walk";

test("[I18N-05] a Bengali address of the shop lands in English with a notice, and the way out is Bengali", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/bn");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await page.context().addCookies([{ name: "siteLanguage", value: "bn", url: page.url() }]);
  await page.goto("/bn/shop/devices/phones?brand=padmiro");
  await expect(page).toHaveURL("/shop/devices/phones?brand=padmiro");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  const notice = page.getByRole("complementary", { name: "Language of the shop" });
  await expect(notice).toBeVisible();
  await notice.getByRole("button").click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Phones" })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.getByRole("banner").getByRole("link", { name: "GP", exact: true }).click();
  await expect(page).toHaveURL("/bn/about");
});
