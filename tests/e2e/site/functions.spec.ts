import type { Page } from "@playwright/test";
import { LogInWalk } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { localePath, paths } from "@/utils/paths/paths";

interface Reachable {
  name: string;
  /** The addresses of the links to click, one after the other, starting at the home page. */
  by: readonly string[];
  /** The part of the last page that proves that its function works. */
  works: string;
}

const FUNCTIONS: readonly Reachable[] = [
  { name: "recharge", by: [paths.recharge], works: "main form input[inputmode=tel]" },
  { name: "plans and offers", by: [paths.plansOffers], works: `main a[href*="${paths.internetPacks}"]` },
  {
    name: "the pack list",
    by: [paths.plansOffers, paths.internetPacks],
    works: `main a[href*="${paths.internetPacks}/"]`,
  },
  { name: "the offers", by: [paths.plansOffers, paths.offers], works: `main a[href*="${paths.offers}/"]` },
  { name: "the star programme", by: [paths.star], works: "main form input[inputmode=tel]" },
  {
    name: "investor information",
    by: [paths.about, paths.investors],
    works: `main a[href*="${paths.financialReports}"]`,
  },
  { name: "the advertising platform", by: [paths.adsPlatform], works: `main a[href*="${paths.orderGpfi}"]` },
  {
    name: "the order form of the advertising platform",
    by: [paths.adsPlatform, paths.orderGpfi],
    works: "main form [type=submit]",
  },
  { name: "order tracking", by: [paths.trackOrder], works: "main form [type=submit]" },
];

const SEARCH = {
  en: { icon: "Search", popover: "Search", text: "5g phone" },
  bn: { icon: "খুঁজুন", popover: "অনুসন্ধান", text: "ফোন" },
} as const;

/** Clicks a visible link with this address, wherever it is on the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).and(page.locator(":visible")).first().click();
  await page.waitForURL((url) => url.pathname === address);
}

for (const language of ["en", "bn"] as const) {
  for (const { name, by, works } of FUNCTIONS) {
    test(`[ROUTE-31] ${name} is reached from the home page by links alone (${language})`, { tag: "@wide" }, async ({
      page,
      walk: _,
    }) => {
      await page.goto(localePath(paths.home, language));
      for (const path of by) await follow(page, localePath(path, language));
      await expect(page.locator("html")).toHaveAttribute(
        "lang",
        localePath(by.at(-1) ?? "", language).startsWith("/bn") ? "bn" : "en",
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(works).and(page.locator(":visible")).first()).toBeVisible();
    });
  }

  test(`[ROUTE-31] the search of the site is reached from the home page (${language})`, { tag: "@wide" }, async ({
    page,
    walk: _,
  }) => {
    await page.goto(localePath(paths.home, language));
    await page.getByRole("banner").getByRole("button", { name: SEARCH[language].icon }).click();
    const popover = page.getByRole("dialog", { name: SEARCH[language].popover });
    await popover.getByRole("combobox").fill(SEARCH[language].text);
    await popover.getByRole("combobox").press("Enter");
    await page.waitForURL((url) => url.pathname.startsWith(localePath(paths.search, language)));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(SEARCH[language].text);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  test(`[ROUTE-31] log-in and the account's sidebar open from the home page (${language})`, {
    tag: "@wide",
  }, async ({ page, walk: _ }) => {
    const login = new LogInWalk(page, language);
    await page.goto(localePath(paths.home, language));
    await login.logIn(newNumber());
    await login.openAccount();
    await expect(login.logOut).toBeVisible();
  });
}
