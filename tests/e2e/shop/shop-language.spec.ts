import { expect, test } from "@/tests/e2e/support/shop-walk";

test("[I18N-05] a Bengali address of the shop redirects to English with a notice, and links out of the shop are Bengali", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/bn");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await page.context().addCookies([{ name: "siteLanguage", value: "bn", url: page.url() }]);
  await page.goto("/bn/shop/devices/phones?brand=padmiro");
  await expect(page).toHaveURL("/shop/devices/phones?brand=padmiro");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // The same within the site, as after a log-in whose referrer is a Bengali address.
  await page.evaluate("window.next.router.push('/bn/shop', undefined, { locale: false })");
  await expect(page).toHaveURL("/shop");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goBack();

  const notice = page.getByRole("complementary", { name: "Shop language" });
  await expect(notice).toBeVisible();
  await notice.getByRole("button").click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Phones" })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.getByRole("banner").getByRole("link", { name: "GP", exact: true }).click();
  await expect(page).toHaveURL("/bn/about");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the language link ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("[I18N-04] keeps path and query, and with script the fragment", { tag: "@wide" }, async ({ page }) => {
      await page.goto("/star-program?from=menu#tiers");
      await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click();
      await expect(page).toHaveURL(`/bn/star-program?from=menu${javaScriptEnabled ? "#tiers" : ""}`);
      await page.getByRole("banner").getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL(`/star-program?from=menu${javaScriptEnabled ? "#tiers" : ""}`);
    });

    test("[I18N-04] links from the shop to the Bengali home page, with a notice that the shop is in English only", {
      tag: "@narrow",
    }, async ({ page }) => {
      await page.goto("/shop/devices/phones?brand=padmiro");
      await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click();
      await expect(page).toHaveURL("/bn#from-shop");
      const note = page.getByRole("complementary", { name: "শপের ভাষা" });
      await expect(note).toBeInViewport();
      await expect(note).toContainText("শপ শুধু ইংরেজিতে");
      await note.getByRole("link", { name: "বন্ধ করুন" }).click();
      await expect(note).toBeHidden();
      await page.goto("/bn");
      await expect(note).toBeHidden();
    });
  });
}
