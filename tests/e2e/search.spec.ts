import type { Page } from "@playwright/test";
import { findings } from "@/tests/e2e/support/axe";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const bar = (page: Page) => page.getByRole("banner");
const icon = (page: Page) =>
  bar(page)
    .getByRole("button", { name: /^(Search|খুঁজুন)$/ })
    .first();
const popover = (page: Page) => page.getByRole("dialog", { name: /^(Search|অনুসন্ধান)$/ });
const field = (page: Page) => popover(page).getByRole("combobox");

/** Goes to a page and waits for its script: without one, the icon leads to the page of results. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: /Dark mode|ডার্ক মোড/ }).and(page.locator(":visible"))).toHaveAttribute(
    "aria-pressed",
    "false",
  );
}

async function openPopover(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(async () => {
    if (!(await field(page).isVisible())) await icon(page).click({ timeout: 2_000 });
    await expect(field(page)).toBeFocused({ timeout: 3_000 });
  }).toPass();
}

test("[ROUTE-21] a search from the popover ends on its page of results", async ({ page, walk: _ }) => {
  await openPopover(page, "/");
  await field(page).fill("padmiro char");
  const option = popover(page)
    .getByRole("option", { name: /Padmiro Char/ })
    .first();
  await expect(option).toContainText("Tk ");
  await expect(option.locator("img")).toBeVisible();
  await expect(option.locator("mark").first()).toBeVisible();
  await popover(page)
    .getByRole("link", { name: /^View All \d+ Results$/ })
    .click();
  await page.waitForURL("**/searchgp/padmiro%20char");
  await expect(popover(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for padmiro char");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Padmiro Char/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("[SEARCH-24] the list of the popover is 414 px high at most", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await openPopover(page, "/");
  await field(page).fill("phone");
  const list = popover(page).getByRole("listbox");
  await expect(list.getByRole("option").nth(5)).toBeAttached();
  await expect(list).toHaveCSS("max-height", "414px");
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(414);
});

test("[CONST-07] a low screen has a lower list, inside of it", { tag: "@narrow" }, async ({ page, walk: _ }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openPopover(page, "/");
  await field(page).fill("phone");
  await expect(popover(page).getByRole("option").nth(3)).toBeAttached();
  const box = await popover(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a search needs the keyboard alone, in Bengali", async ({ page, walk: _ }) => {
  await goTo(page, "/bn");
  await icon(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText("ব্যালেন্স");
  await expect(popover(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const active = await field(page).getAttribute("aria-activedescendant");
  const option = page.locator(`[id="${active}"]`);
  await expect(option).toHaveAttribute("aria-selected", "true");
  const href = (await option.getAttribute("href")) ?? "";
  await page.keyboard.press("Escape");
  await expect(popover(page)).toBeHidden();
  await expect(icon(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText("ব্যালেন্স");
  await expect(popover(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href.split(/[?#]/)[0]}`));
});

test("[SEARCH-14] the icon does nothing on a page of results", async ({ page, walk: _ }) => {
  await page.goto("/bn/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ফোন");
  await expect(icon(page)).toHaveAttribute("aria-disabled", "true");
  await icon(page).click({ force: true });
  await expect(page).toHaveURL(/\/bn\/searchgp\/%E0%A6%AB/);
  await expect(popover(page)).toHaveCount(0);
});

test("the language link keeps the query", async ({ page, walk: _ }) => {
  await page.goto("/searchgp/esim");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for esim");
  await bar(page).getByRole("link", { name: "বাংলা" }).click();
  await page.waitForURL("**/bn/searchgp/esim");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("esim: অনুসন্ধানের ফলাফল");
});

test("the menu of a phone has the search on top", { tag: "@narrow" }, async ({ page, walk: _ }) => {
  await goTo(page, "/bn");
  await bar(page).getByRole("button", { name: "মেনু" }).click();
  const menu = page.getByRole("dialog", { name: "মেনু" });
  const box = menu.getByRole("combobox");
  await box.fill("ফোন");
  await expect(menu.getByRole("option").first()).toBeVisible();
  expect(await findings(page, { part: "dialog[open]" })).toEqual([]);
  await box.press("Enter");
  await page.waitForURL("**/bn/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8");
  await expect(menu).toBeHidden();
});

for (const [path, text] of [
  ["/", "phone"],
  ["/bn", "ফোন"],
] as const) {
  test(`axe finds nothing in the popover of ${path}, empty and with suggestions`, async ({ page, walk: _ }) => {
    await openPopover(page, path);
    expect(await findings(page, { part: "header" })).toEqual([]);
    await field(page).fill(text);
    await expect(popover(page).getByRole("option").first()).toBeVisible();
    await expect(popover(page).getByRole("link", { name: /View All|ফলাফল দেখুন/ })).toBeVisible();
    expect(await findings(page, { part: "header" })).toEqual([]);
  });
}

for (const path of [
  "/searchgp/phone",
  "/searchgp/phone?category=products&page=2",
  "/searchgp/qqqqqqqqqq",
  "/searchgp",
]) {
  test(`axe finds nothing on ${path}, in English on a desktop and in Bengali on a phone`, async ({ page }, info) => {
    await page.goto(info.project.name === "narrow" ? `/bn${path}` : path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(Math.max(0, beyond)).toBe(0);
  });
}

test("a query is never run as a script", async ({ page, walk: _ }) => {
  const hostile = [
    "<img src=x onerror=window.ran=1>",
    '"><script>window.ran=1</script>',
    "<svg/onload=window.ran=1>",
    "javascript:window.ran=1",
    "{{constructor.constructor('window.ran=1')()}}",
  ];
  await openPopover(page, "/");
  for (const text of hostile) {
    await field(page).fill(text);
    await expect(popover(page).getByRole("status")).toContainText(/anything matching|Results:|couldn't load/);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
  for (const text of hostile) {
    await page.goto(`/searchgp/${encodeURIComponent(text)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, typed, address] of [
    ["/", "5g phone", "**/searchgp/5g%20phone"],
    ["/bn", "ফোন", "**/bn/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8"],
  ] as const) {
    test(`the icon of ${path} leads to the page with the box, and that to the results`, async ({ page }) => {
      await page.goto(path);
      await icon(page).click();
      await page.waitForURL(/\/searchgp\??$/);
      await page.getByRole("searchbox").fill(typed);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(Search|খুঁজুন)$/ })
        .click();
      await page.waitForURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(typed);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    });
  }

  test("a category is chosen and paged by links", async ({ page }) => {
    await page.goto("/searchgp/phone");
    const tabs = page.getByRole("navigation", { name: "Results by category" });
    await tabs.getByRole("link").nth(1).click();
    await page.waitForURL(/\/searchgp\/phone\?category=[a-z]+$/);
    await expect(tabs.getByRole("link").nth(1)).toHaveAttribute("aria-current", "true");
    await page.goto("/searchgp/phone?category=products");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.waitForURL("**/searchgp/phone?category=products&page=2");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  test("[SEARCH-26] a search without results says so, and shows ways on", async ({ page }) => {
    await page.goto("/bn/searchgp/qqqqqqqqqq");
    await expect(page.getByText("দুঃখিত, qqqqqqqqqq অনুসন্ধানে কিছু পাওয়া যায়নি")).toBeVisible();
    // Among the popular searches, and among the sections of the site.
    await expect(page.getByRole("main").getByRole("link", { name: "ইন্টারনেট প্যাক" })).toHaveCount(2);
  });

  test("a query of any length or script is answered", async ({ page }) => {
    for (const query of [
      "%25",
      "a%2Fb",
      "%F0%9F%98%80%F0%9F%98%80",
      "%D9%85%D8%B1%D8%AD%D8%A8%D8%A7",
      "x".repeat(3000),
    ]) {
      const answer = await page.goto(`/searchgp/${query}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("searchbox")).toBeVisible();
    }
  });
});
