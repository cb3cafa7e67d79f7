import type { Page } from "@playwright/test";
import { findings } from "@/tests/e2e/support/axe";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const bar = (page: Page) => page.getByRole("banner");
const sections = (page: Page) => bar(page).getByRole("navigation", { name: "Sections of the site" });
const main = (page: Page) => bar(page).getByRole("navigation", { name: "Main" });
const hamburger = (page: Page) => bar(page).getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
}

test("[HEAD-01] at 1025 pixels the desktop header is shown", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await open(page, "/", 1025);
  await expect(sections(page)).toBeVisible();
  await expect(main(page)).toBeVisible();
  await expect(hamburger(page)).toBeHidden();
});

test("[HEAD-02] at 1024 pixels the mobile header is shown instead", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await open(page, "/", 1024);
  await expect(hamburger(page)).toBeVisible();
  await expect(sections(page)).toBeHidden();
  await expect(main(page)).toBeHidden();
});

test("[CONST-23] the header switches between 1024 and 1025 pixels, without a reload", { tag: "@wide" }, async ({
  page,
  walk: _,
}) => {
  await open(page, "/", 1024);
  await expect(sections(page)).toBeHidden();
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect(sections(page)).toBeVisible();
  await expect(hamburger(page)).toBeHidden();
});

test("[HEAD-13] the only navbar has the cart in the shop, and no cart elsewhere", { tag: "@wide" }, async ({
  page,
  walk: _,
}) => {
  const cart = bar(page).getByRole("button", { name: /cart/i });
  await open(page, "/shop", 1440);
  await expect(bar(page)).toHaveCount(1);
  await expect(cart).toBeVisible();
  await open(page, "/", 1440);
  await expect(bar(page)).toHaveCount(1);
  await expect(cart).toHaveCount(0);
});

test("[HEAD-13] an unknown address of the shop has the cart", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/shop/nothing-here", 1440);
  await expect(bar(page).getByRole("button", { name: /cart/i })).toBeVisible();
});

test("the header does not overflow at any width", { tag: "@wide" }, async ({ page, walk: _ }) => {
  for (const path of ["/", "/bn", "/shop", "/business", "/bn/business"]) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1024, 1025, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const beyond = async () => {
        const excess = await page.evaluate((wanted) => document.documentElement.scrollWidth - wanted, width);
        return `${path} at ${width}: ${Math.max(0, excess)}`;
      };
      await expect.poll(beyond).toBe(`${path} at ${width}: 0`);
    }
  }
});

test("the main menu works with the keyboard alone", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await open(page, "/", 1280);
  const shop = main(page).getByRole("link", { name: "Shop", exact: true });
  const more = main(page).getByRole("button", { name: "More of Shop" });
  await shop.focus();
  await page.keyboard.press("Tab");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(main(page).getByRole("link", { name: "Phones" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("link", { name: "Go to Shop" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await expect(main(page).getByRole("link", { name: "Phones" })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(main(page).getByRole("link", { name: "Go to Shop" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/shop/devices/phones");
  await expect(main(page).getByRole("link", { name: "Tablets" })).toHaveCount(0);
  await expect(main(page).locator("[aria-current]")).toHaveText("Shop");
});

test("[HEAD-03] the hamburger opens the mobile menu, which traps the focus and returns it on Escape", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await open(page, "/", 390);
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();

  await hamburger(page).click();
  await menu(page).getByRole("button", { name: "More of Shop" }).click();
  await menu(page).getByRole("link", { name: "Phones" }).click();
  await page.waitForURL("**/shop/devices/phones");
  await expect(menu(page)).toBeHidden();
});

for (const [path, more] of [
  ["/", "More of Services"],
  ["/bn", "সেবাসমূহ: আরও দেখুন"],
] as const) {
  test(`axe finds nothing in the opened menu of ${path} on a desktop`, { tag: "@wide" }, async ({ page, walk: _ }) => {
    await page.goto(path);
    await page.getByRole("button", { name: more }).click();
    await expect(page.locator("[data-panel]")).toBeVisible();
    expect(await findings(page, { part: "header" })).toEqual([]);
  });

  test(`axe finds nothing in the opened menu of ${path} on a phone`, { tag: "@narrow" }, async ({ page, walk: _ }) => {
    await page.goto(path);
    await page.getByRole("button", { name: /^(Menu|মেনু)$/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: more }).click();
    await expect(dialog.getByRole("link", { name: /GPAY|জিপে/ })).toBeVisible();
    expect(await findings(page, { part: "header" })).toEqual([]);
  });
}

test("click targets of the mobile header and menu are 44 pixels or more", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  await open(page, "/shop", 360);
  await hamburger(page).click();
  await menu(page).getByRole("button", { name: "More of Shop" }).click();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("header :is(a, button)")]
      .map((target) => ({ name: target.textContent ?? "", box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
  );
  expect(small).toEqual([]);
});

test("[I18N-04] the language link keeps path, query and fragment", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await open(page, "/?from=menu", 1280);
  await page.evaluate(() => window.history.replaceState(window.history.state, "", "#new"));
  await bar(page).getByRole("link", { name: "বাংলা" }).click();
  await expect(page).toHaveURL("/bn?from=menu#new");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await bar(page).getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/?from=menu#new");
});

test.describe("the recharge link", { tag: "@wide" }, () => {
  const ANSWER = { status: true, data: { data: { redirectUrl: "https://pay.example/recharge" } } };

  async function clicked(page: Page) {
    await page.route("https://pay.example/**", (route) => route.fulfill({ body: "Paying", contentType: "text/plain" }));
    await open(page, "/", 1280);
    const [request] = await Promise.all([
      page.waitForRequest("**/api/v1/recharge"),
      main(page).getByRole("link", { name: "Recharge" }).click(),
    ]);
    return request;
  }

  test("[RECH-04] opens the address in the response", async ({ page, walk: _ }) => {
    await page.route("**/api/v1/recharge", (route) => route.fulfill({ json: ANSWER }));
    await clicked(page);
    await expect(page).toHaveURL("https://pay.example/recharge");
  });

  test("[RECH-06] sends the channel of the cookie as a header", async ({ page, baseURL, walk: _ }) => {
    await page.context().addCookies([{ name: "channelName", value: "kiosk", url: baseURL ?? "" }]);
    await page.route("**/api/v1/recharge", (route) => route.fulfill({ json: ANSWER }));
    const request = await clicked(page);
    expect(request.headers()["channelname"]).toBe("kiosk");
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hamburger is a link to the list of links in the footer", { tag: "@narrow" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await hamburger(page).click();
    await expect(page.locator("#footer-links")).toBeInViewport();
  });

  test("the main menu consists of links, without any button", { tag: "@wide" }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await expect(main(page).getByRole("button")).toHaveCount(0);
    await main(page).getByRole("link", { name: "Shop", exact: true }).click();
    await page.waitForURL("**/shop");
  });
});
