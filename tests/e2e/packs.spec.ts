import { countClicks } from "@/tests/e2e/support/clicker";
import { holdRequests, SCRIPTS } from "@/tests/e2e/support/hold-requests";
import { bengali, KEYS, newHandoff, readCode } from "@/tests/e2e/support/log-in-walk";
import { newNumber } from "@/tests/e2e/support/numbers";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { localePath, paths } from "@/utils/paths/paths";

const DAY_PACK = "internet-1024mb-24h-3001";

const words = {
  en: {
    length: "Validity",
    week: "4 to 15 days",
    sort: "Sort by",
    cheap: "Lowest price first",
    clear: "Clear filters",
    table: "Table",
    data: "Data (GB)",
    minutes: "Call minutes",
    days: "Days",
    first: "Tk\u00a0258 in total",
    reason: "2 × 5 GB, 7 days costs Tk\u00a041 less than 15 GB, 15 days.",
    activate: "Activate for Tk\u00a038",
    active: /^1\sGB, 24\shours is active/,
    balance: "Tk\u00a090.50",
    msisdn: "Mobile number",
    code: "Get a code",
  },
  bn: {
    length: "মেয়াদ",
    week: "৪ থেকে ১৫ দিন",
    sort: "সাজান",
    cheap: "কম দাম আগে",
    clear: "ফিল্টার মুছুন",
    table: "টেবিল",
    data: "ডেটা (জিবি)",
    minutes: "কথা বলার মিনিট",
    days: "দিন",
    first: "মোট ২৫৮\u00a0টাকা",
    reason: "১৫ জিবি, ১৫ দিন নিলে ৪১\u00a0টাকা বেশি খরচ হয়, তাই ৫ জিবি, ৭ দিন × ২ নেওয়াই সাশ্রয়ী।",
    activate: "৩৮\u00a0টাকা দিয়ে চালু করুন",
    active: /১\sজিবি, ২৪\sঘণ্টা চালু হয়েছে/,
    balance: "৯০.৫০\u00a0টাকা",
    msisdn: "মোবাইল নম্বর",
    code: "কোড নিন",
  },
} as const;

for (const language of ["en", "bn"] as const) {
  const say = words[language];
  const address = (path: string) => localePath(path, language);

  test.describe(`in ${language}`, { tag: "@narrow" }, () => {
    test("packs are filtered, sorted and shown as a table, and the URL has all of it", async ({ page, walk: _ }) => {
      await page.goto(address(paths.internetPacks));
      const count = page.getByRole("status").first();
      const before = await count.innerText();
      await page.getByLabel(say.length, { exact: true }).selectOption({ label: say.week });
      await page.waitForURL(/validity=week/);
      await expect(count).not.toHaveText(before);
      await page.getByLabel(say.sort).selectOption({ label: say.cheap });
      await page.waitForURL(/sort=price-low/);
      await page.getByRole("link", { name: say.table, exact: true }).click();
      await page.waitForURL(/view=table/);
      expect(page.url()).toMatch(/validity=week.*sort=price-low.*view=table/);
      await expect(page.getByRole("rowheader").first()).toContainText(language === "bn" ? "৩ জিবি" : "3 GB");
      // On a phone, "Buy" is not repeated as a column label in the cell, and the link contains the name of its pack.
      const buy = page.getByRole("table").getByRole("link").first();
      await expect(buy).toHaveAccessibleName(language === "bn" ? /৩ জিবি.* কিনুন/ : /^Buy .*3 GB/);
      expect(await buy.evaluate((link) => getComputedStyle(link.closest("td") ?? link, "::before").content)).toBe(
        "none",
      );
      await page.getByRole("link", { name: say.clear }).first().click();
      await page.waitForURL((url) => !url.searchParams.has("validity"));
      await expect(count).toHaveText(before);
    });

    test("a filter that is chosen before the page's scripts have loaded is applied to the list", async ({
      page,
      walk: _,
    }) => {
      const release = await holdRequests(page, SCRIPTS);
      await page.goto(address(paths.internetPacks), { waitUntil: "commit" });
      await page.getByLabel(say.length, { exact: true }).selectOption({ label: say.week });
      release();
      await page.waitForURL(/validity=week/);
      await expect(page.getByLabel(say.length, { exact: true })).toHaveValue("week");
    });

    test("a unit price is on one line of the table on a tablet", async ({ page, walk: _ }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(`${address(paths.internetPacks)}?view=table`);
      const unit = page.getByRole("row").nth(1).getByRole("cell").nth(2);
      await expect(unit).toContainText(language === "bn" ? /^প্রতি জিবি .*টাকা$/ : /^Tk.+ a GB$/);
      // Lines are counted with the site's own font. The fallback font, shown until it has loaded, may be wider.
      await page.evaluate(() => document.fonts.ready);
      const lines = () =>
        unit
          .locator("span")
          .last()
          .evaluate((text) => text.getClientRects().length);
      await expect.poll(lines).toBe(1);
    });

    test("the finder combines packs for a need and explains the saving", async ({ page, walk: _ }) => {
      await page.goto(address(paths.packFinder));
      await page.getByRole("textbox", { name: say.data }).fill("10");
      await page.getByRole("textbox", { name: say.minutes }).fill("0");
      await page.getByRole("textbox", { name: say.days, exact: true }).fill("14");
      await page.waitForURL(/days=14/);
      await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(say.first);
      await expect(page.getByText(say.reason)).toBeVisible();
      await page.getByRole("slider", { name: say.days, exact: true }).press("Home");
      await page.waitForURL(/days=1(?!\d)/);
      await expect(page.getByRole("textbox", { name: say.days, exact: true })).toHaveValue(
        language === "bn" ? "১" : "1",
      );
    });

    test("[API-SITE-08] a logged-in user activates a pack from the home page in four clicks", async ({
      page,
      request,
      walk: _,
    }) => {
      const handoff = await newHandoff(request, KEYS.kiosk, newNumber());
      const clicks = await countClicks(page);
      await page.goto(`${address("/")}?authToken=${handoff}`);
      // The hand-off removes its token from the address by a navigation of its own.
      await page.waitForURL((url) => !url.searchParams.has("authToken"));
      await page
        .locator(`main a[href="${address(`${paths.internetPacks}/${DAY_PACK}`)}"]`)
        .first()
        .click();
      await page.waitForURL(new RegExp(DAY_PACK));
      await page.getByRole("button", { name: say.activate }).click();
      await expect(page.getByText(say.active)).toBeVisible();
      // In the sandbox a new number starts with Tk 128.50.
      await expect(page.getByRole("main")).toContainText(say.balance);
      // The dial code would buy the pack a second time.
      await expect(page.getByRole("link", { name: "*121*3001#" })).toBeHidden();
      expect(await clicks()).toBeLessThanOrEqual(4);
    });

    test("in the wallet's web view a pack is chosen and opened for payment with the wallet bar on each page", async ({
      page,
      walk: _,
    }) => {
      const wallet = page.getByRole("navigation").filter({ has: page.getByRole("button") });
      await page.goto(address(`${paths.internetPacks}?channelName=wallet`));
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(wallet).toBeVisible();
      const list = page.locator("#list");
      await list.locator(`a[href*="/${DAY_PACK}"]`).first().click();
      await page.waitForURL(new RegExp(DAY_PACK));
      await expect(wallet).toBeVisible();
      await page.locator(`a[href*="pack=${DAY_PACK}"]`).click();
      await page.waitForURL(/\/recharge\?pack=/);
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(wallet).toBeVisible();
      await expect(page.getByRole("main")).toContainText(language === "bn" ? bengali("38 টাকা") : "Tk\u00a038");
    });

    test("[API-SITE-08] in the wallet's web view a visitor activates a pack with a code", async ({
      page,
      request,
      walk: _,
    }) => {
      const wallet = page.getByRole("navigation").filter({ has: page.getByRole("button") });
      const number = newNumber();
      const clicks = await countClicks(page);
      await page.goto(address(`${paths.internetPacks}?channelName=wallet`));
      await expect(wallet).toBeVisible();
      await page.locator(`#list a[href*="/${DAY_PACK}"]`).first().click();
      await page.waitForURL(new RegExp(DAY_PACK));
      const main = page.getByRole("main");
      await main.getByRole("button", { name: say.activate }).click();
      await main.getByLabel(say.msisdn, { exact: true }).fill(number);
      await main.getByRole("button", { name: say.code, exact: true }).click();
      await expect(main.getByRole("group").getByRole("textbox").first()).toBeFocused();
      // Typing the last digit submits the code.
      await page.keyboard.type(await readCode(request, number));
      await expect(main.getByText(say.active)).toBeVisible();
      await expect(main).toContainText(say.balance);
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(wallet).toBeVisible();
      expect(await clicks()).toBeLessThanOrEqual(5);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list and the finder work as forms, and the page of a pack has its dial code", { tag: "@narrow" }, async ({
    page,
  }) => {
    await page.goto(paths.internetPacks);
    await page.getByLabel("Price", { exact: true }).selectOption({ label: "Up to Tk\u00a050" });
    await page.getByRole("button", { name: "Show packs" }).click();
    await expect(page).toHaveURL(/price_max=50/);
    await page.goto(`/bn${paths.packFinder}`);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByRole("textbox", { name: "দিন", exact: true }).fill("৭");
    await page.getByRole("button", { name: "প্যাক খুঁজুন" }).click();
    await expect(page.getByRole("textbox", { name: "দিন", exact: true })).toHaveValue("৭");
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await page.goto(`${paths.internetPacks}/${DAY_PACK}`);
    await expect(page.getByRole("link", { name: "*121*3001#" })).toBeVisible();
  });
});
