import type { Page } from "@playwright/test";
import { findings } from "@/tests/e2e/support/axe";
import {
  answered,
  bar,
  field,
  icon,
  openPopover,
  popover,
  search,
  tabTo,
  viewAll,
} from "@/tests/e2e/support/search-walk";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const POPULAR = /^(Popular searches|জনপ্রিয় অনুসন্ধান)$/;
const RECENT = /^(Recent searches|সাম্প্রতিক অনুসন্ধান)$/;

test("[ROUTE-21] View All in the popover opens the page of results", async ({ page, walk: _ }) => {
  await openPopover(page, "/");
  await search(page, "padmiro char");
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
  await search(page, "phone");
  await expect(viewAll(page)).toBeVisible();
  const list = popover(page).getByRole("listbox");
  await expect(list).toHaveCSS("max-height", "414px");
  // The list has its maximum height: it has more entries than it shows.
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(414);
});

test("[CONST-07] on a low screen the popover is lower and stays inside of it", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openPopover(page, "/");
  await search(page, "phone");
  await expect(viewAll(page)).toBeInViewport({ ratio: 1 });
  const foot = async () => {
    const box = await popover(page).boundingBox();
    return (box?.y ?? 480) + (box?.height ?? 0);
  };
  await expect.poll(foot).toBeLessThanOrEqual(480);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a search works with the keyboard alone, in Bengali", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await page.goto("/bn");
  await icon(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  const type = () => answered(page, "ব্যালেন্স", () => page.keyboard.insertText("ব্যালেন্স"));
  await type();
  await expect(viewAll(page)).toBeVisible();
  const first = popover(page).getByRole("option").first();
  const href = (await first.getAttribute("href")) ?? "none";
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "none");
  await page.keyboard.press("Escape");
  await expect(popover(page)).toBeHidden();
  await expect(icon(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await type();
  await expect(viewAll(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === href.split(/[?#]/)[0]);
});

test("a product is reached from the popover with Tab, Space and Enter alone, in Bengali", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn");
  await tabTo(page, icon(page));
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await answered(page, "ফোন", () => page.keyboard.insertText("ফোন"));
  await tabTo(page, viewAll(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ফোন: অনুসন্ধানের ফলাফল");

  const main = page.getByRole("main");
  await tabTo(page, main.getByRole("navigation", { name: "বিভাগ অনুযায়ী ফলাফল" }).getByRole("link", { name: /^পণ্য \(/ }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?category=products$/);
  await tabTo(page, main.getByRole("link", { name: "ফিল্টার", exact: true }));
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("complementary", { name: "ফিল্টার" });
  await expect(sheet).toBeFocused();
  await tabTo(page, sheet.getByRole("checkbox", { name: /^অস্কাভি/ }));
  await page.keyboard.press("Space");
  await tabTo(page, sheet.getByRole("button", { name: /^[০-৯]+টি পণ্য দেখুন$/ }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?category=products&brand=oskavi(#results)?$/);
  await expect(sheet).toBeHidden();
  await expect(main.getByRole("region", { name: "যেসব পণ্য পাওয়া গেছে" })).toBeFocused();
  await tabTo(page, main.getByRole("link", { name: "কম দাম আগে" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/&sort=price-low(#results)?$/);
  // The address changes slightly earlier than the list.
  await expect(main.getByRole("link", { name: "কম দাম আগে" })).toHaveAttribute("aria-current", "true");
  const product = main.getByRole("article").first().getByRole("link");
  await tabTo(page, product);
  // The results show the product's Bengali name; the shop itself is in English.
  const href = (await product.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/shop\/devices\//);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Oskavi /);
});

test("[SEARCH-14] a click on the search icon does nothing on a page of results", { tag: "@wide" }, async ({
  page,
  walk: _,
}) => {
  await page.clock.install();
  await openPopover(page, "/bn");
  await field(page).fill("ফোন");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ফোন");
  await expect(popover(page)).toBeHidden();
  await expect(icon(page)).toHaveAttribute("aria-disabled", "true");
  // The popover is loaded by now: on any other page it would be open after the delay.
  await icon(page).click({ force: true });
  await page.clock.runFor(1_000);
  await expect(popover(page)).toBeHidden();
  await expect(page).toHaveURL(/\/bn\/searchgp\/%E0%A6%AB/);
});

test("the phone's menu has a search field", { tag: "@narrow" }, async ({ page, walk: _ }) => {
  await page.goto("/bn");
  await bar(page).getByRole("button", { name: "মেনু" }).click();
  const menu = page.getByRole("dialog", { name: "মেনু" });
  const box = menu.getByRole("combobox");
  await answered(page, "ফোন", () => box.fill("ফোন"));
  await expect(menu.getByRole("link", { name: /^সব [০-৯]+\+?টি ফলাফল দেখুন/ })).toBeVisible();
  expect(await findings(page, { part: "dialog[open]" })).toEqual([]);
  await box.press("Enter");
  await page.waitForURL("**/bn/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8");
  await expect(menu).toBeHidden();
});

for (const [path, text] of [
  ["/", "phone"],
  ["/bn", "ফোন"],
] as const) {
  const groupOf = (page: Page, name: RegExp) => popover(page).getByRole("group", { name });
  const axe = (page: Page) => findings(page, { part: "header" });

  test(`axe finds nothing in any state of the popover of ${path}`, {
    tag: path === "/" ? "@wide" : "@narrow",
  }, async ({ page, walk: _ }) => {
    await openPopover(page, path);
    await expect(groupOf(page, POPULAR)).toBeVisible();
    expect(await axe(page), "popular searches").toEqual([]);
    await field(page).fill("a");
    await expect(popover(page).getByRole("status")).toContainText(/2 characters or more|২ অক্ষরের/);
    expect(await axe(page), "one character").toEqual([]);
    await search(page, "qqqqqqqqqq");
    await expect(popover(page).getByRole("status")).toContainText(/qqqqqqqqqq$|পাওয়া যায়নি$/);
    await expect(groupOf(page, POPULAR)).toBeVisible();
    expect(await axe(page), "nothing found").toEqual([]);
    await search(page, text);
    await expect(viewAll(page)).toBeVisible();
    expect(await axe(page), "suggestions").toEqual([]);
  });

  test(`recent searches of ${path} come first and are cleared by a button`, { tag: "@narrow" }, async ({
    page,
    walk: _,
  }) => {
    await openPopover(page, path);
    await field(page).fill(text);
    await field(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await openPopover(page, path);
    await expect(popover(page).getByRole("group").first()).toHaveAccessibleName(RECENT);
    await expect(groupOf(page, RECENT).getByRole("option")).toHaveText([text]);
    expect(await axe(page)).toEqual([]);
    await popover(page)
      .getByRole("button", { name: /^Clear recent searches$|অনুসন্ধান মুছুন$/ })
      .click();
    await expect(groupOf(page, RECENT)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });

  test(`when the suggestions of ${path} cannot be loaded, Enter still opens all results`, { tag: "@narrow" }, async ({
    page,
  }) => {
    await page.route("**/api/v1/searchgp", (route) => route.abort());
    await openPopover(page, path);
    await field(page).fill(text);
    await expect(popover(page).getByRole("status")).toContainText(/couldn't load suggestions|সাজেশন লোড হয়নি/);
    expect(await axe(page)).toEqual([]);
    await field(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
}

/** Elements that a hostile query would create if it were rendered as HTML. */
const ELEMENTS = "script, [onerror], [onload], [src='x'], [href^='javascript:']";

test("a query is never run as a script", { tag: "@narrow" }, async ({ page, walk: _ }) => {
  const hostile = [
    "<img src=x onerror=window.ran=1>",
    '"><script>window.ran=1</script>',
    "<svg/onload=window.ran=1>",
    "javascript:window.ran=1",
    "{{constructor.constructor('window.ran=1')()}}",
  ];
  await openPopover(page, "/");
  for (const text of hostile) {
    await search(page, text);
    await expect(popover(page).getByRole("status")).toContainText(/anything matching|Results:/);
    // An injected element would be on the page at once; the script in it might run later.
    await expect(popover(page).locator(ELEMENTS)).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
  for (const text of hostile) {
    await page.goto(`/searchgp/${encodeURIComponent(text)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await expect(page.getByRole("main").locator(ELEMENTS)).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
});
