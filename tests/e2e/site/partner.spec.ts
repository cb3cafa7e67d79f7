import type { APIRequestContext, BrowserContext, Locator, Page } from "@playwright/test";
import { choosePhone, expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";

const walletBar = (page: Page) => page.getByRole("navigation", { name: "Partner wallet" });
const wayBack = (page: Page) => page.getByRole("button", { name: "Back to partner wallet app home" });

/** The frame of a page in the server's own response, before any script has run. */
async function answered(request: APIRequestContext, path: string, cookie = "") {
  const answer = await request.get(path, { headers: { cookie } });
  expect(answer.status()).toBe(200);
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
  return {
    header: header !== "",
    menu: header.includes('href="/recharge"'),
    cart: header.includes('aria-haspopup="dialog"') && header.includes("Open cart"),
    footer: html.includes("<footer"),
    walletBar: html.includes("Back to partner wallet app home"),
  };
}

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));

const nothing = { header: false, menu: false, cart: false, footer: false, walletBar: false };
const whole = { header: true, menu: true, cart: false, footer: true, walletBar: false };

test.describe("the HTML from the server", { tag: "@narrow" }, () => {
  for (const [id, channelName] of [
    ["CHROME-02", "mygp"],
    ["CHROME-04", "bank"],
  ] as const) {
    test(`[${id}] has no navbar in ${channelName}`, async ({ request }) => {
      expect(await answered(request, `/?channelName=${channelName}`)).toEqual(nothing);
      expect(await answered(request, "/", `channelName=${channelName}`)).toEqual(nothing);
    });
  }
  for (const channelName of ["mygp", "wallet", "bank"]) {
    test(`[CHROME-08] has only the cart in the header of the shop in ${channelName}`, async ({ request }) => {
      const expected = { ...nothing, header: true, cart: true, walletBar: channelName === "wallet" };
      expect(await answered(request, `/shop?channelName=${channelName}`)).toEqual(expected);
    });
  }
  test("[CHROME-03] has the wallet bar and no navbar in the wallet", async ({ request }) => {
    expect(await answered(request, "/?channelName=WALLET")).toEqual({ ...nothing, walletBar: true });
  });
  test("[CHROME-11] has the whole frame for a channel name that only resembles a partner's", async ({ request }) => {
    expect(await answered(request, "/?channelName=wallet2")).toEqual(whole);
  });
  test("[CART-01] has the cart on pages of the shop only", async ({ request }) => {
    for (const path of ["/shop", "/shop/devices/phones", "/shop/cart/checkout", "/searchgp/shop"]) {
      expect(await answered(request, path)).toMatchObject({ cart: true });
    }
    for (const path of ["/", "/about", "/searchgp/phone"])
      expect(await answered(request, path)).toMatchObject({ cart: false });
  });
  test("[CHROME-13] has the cart in its navbar under /shop only", async ({ request }) => {
    expect(await answered(request, "/shop")).toEqual({ ...whole, cart: true });
    expect(await answered(request, "/")).toEqual(whole);
  });
  test("[CHROME-16] hides header or footer for a truthy flag and shows it for a falsy one", async ({ request }) => {
    expect(await answered(request, "/?showHeader=true")).toEqual({ ...whole, header: false, menu: false });
    expect(await answered(request, "/?showFooter=1")).toEqual({ ...whole, footer: false });
    expect(await answered(request, "/?showHeader=false&showFooter=0")).toEqual(whole);
  });
  test("[ROUTE-25] has no wallet bar on /microsite, in both languages", async ({ request }) => {
    expect(await answered(request, "/microsite?channelName=wallet")).toEqual(nothing);
    expect(await answered(request, "/bn/microsite", "channelName=wallet")).toEqual(nothing);
  });
  test("[CONST-34] has the web-view bridge in its head, before the site's own scripts", async ({ request }) => {
    const html = await (await request.get("/?channelName=wallet")).text();
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head).toContain('<script defer="" src="/webview-bridge.js"></script>');
    expect(head.indexOf("/webview-bridge.js")).toBeLessThan(html.search(/src="\/_next\/static\//));
    expect((await request.get("/webview-bridge.js")).headers()["content-type"]).toContain("javascript");
  });
  test("[ROUTE-32] has frame-ancestors and no X-Frame-Options, so that a partner can frame it", async ({ request }) => {
    const headers = (await request.get("/?channelName=bank")).headers();
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'self'/);
    expect(headers["x-frame-options"]).toBeUndefined();
  });
});

test("[WALLET-01] the bar is fixed at the bottom of the screen, and does not cover the end of the page", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  await walk.page.goto("/microsite?channelName=wallet");
  await page.goto("/");
  const bar = walletBar(page);
  await expect(bar).toHaveCSS("position", "fixed");
  await expect(bar).toHaveCSS("bottom", "0px");
  const height = (await bar.boundingBox())?.height ?? 0;
  const kept = await page.getByRole("main").evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom));
  expect(height).toBeGreaterThanOrEqual(44);
  expect(kept).toBeGreaterThanOrEqual(height - 1);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("[WALLET-04] the bar calls the wallet's bridge with the merchant's name", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { calls, PartnerBridge: { goBackHome: (...values: unknown[]) => calls.push(values) } });
  });
  await walk.page.goto("/shop?channelName=wallet");
  await wayBack(page).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { calls: unknown }).calls)).toEqual([["GP"]]);
  await expect(walletBar(page).getByRole("status")).toBeEmpty();
});

test("outside of the wallet's app a click on the bar shows that it works only in the app", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  await walk.page.goto("/?channelName=wallet");
  await wayBack(page).click();
  await expect(walletBar(page).getByRole("status")).toContainText("works inside the wallet app");
});

test("[WALLET-03] the bar stays on the following pages, and is removed in another channel", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  await walk.page.goto("/microsite?channelName=wallet&micrositeService=gpshop");
  await expect(walletBar(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Start Shopping" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(walletBar(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.goto("/?channelName=bank");
  await expect(walletBar(page)).toHaveCount(0);
});

test("a customer of the wallet goes from the microsite to a placed order, with the wallet bar on each page", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const phone = await choosePhone(request, "cheap");
  await page.goto("/microsite?channelName=wallet&micrositeService=gpshop");
  await page.getByRole("link", { name: "Start Shopping" }).click();
  await page.waitForURL("/shop");
  await page.goto("/shop/devices/phones");
  await walk.choose(phone.title);
  await walk.add();
  await walk.goToCheckout();
  await expect(walletBar(page)).toBeVisible();
  await walk.fillContactAndDelivery(newBuyer());
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  const place = page.getByRole("button", { name: "Place order" });
  await place.scrollIntoViewIfNeeded();
  await place.click();
  await walk.readOrderId();
  await expect(walletBar(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("in the wallet the page of a centre opens in the same view, and Back shows the checkout with what was typed", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const [phone, buyer] = [await choosePhone(request, "cheap"), newBuyer()];
  await page.goto("/shop/devices/phones?channelName=wallet");
  await walk.choose(phone.title);
  await walk.add();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(buyer);
  await page.getByRole("radio", { name: /Collect from a customer centre/ }).check();
  const centre = page.getByRole("group", { name: "Where you'll collect your order" }).getByRole("radio").nth(1);
  await centre.check();
  await page.getByRole("link", { name: "Map and hours" }).nth(1).click();
  await page.waitForURL(/\/store-locator\//);
  await expect(walletBar(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Full name")).toHaveValue(buyer.fullName);
  await expect(page.getByLabel("Mobile number")).toHaveValue(buyer.msisdn);
  await expect(centre).toBeChecked();
});

test("[STORE-02] the channel's cookie keeps the frame on the following pages and lasts 30 days", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  await walk.page.goto("/shop?channelName=bank");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("channelName=bank");
  await page.goto("/");
  await expect(page.getByRole("banner")).toHaveCount(0);
  const { channelName } = await cookiesOf(page.context());
  expect(channelName).toMatchObject({ path: "/", sameSite: "None", secure: true, httpOnly: false });
  const days = ((channelName?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(30);
});

test("[CHROME-22] only showHeader in the query writes the showHeader cookie", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  await walk.page.goto("/?showFooter=true");
  expect(await cookiesOf(page.context())).not.toHaveProperty("showHeader");
  await page.goto("/?showHeader=true");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("showHeader=true");
  await page.goto("/shop");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.goto("/?showHeader=false");
  await page.goto("/shop");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("[CHROME-17] a flag that is not JSON hides nothing and is logged to the console", { tag: "@narrow" }, async ({
  page,
}) => {
  const consoleMessage = page.waitForEvent("console", (message) => message.text().includes("showHeader is not JSON"));
  await page.goto("/?showHeader=abc");
  expect((await consoleMessage).type()).toBe("error");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("[CHROME-25] Start Shopping on the microsite links to the start page of its service", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  for (const [query, target] of [
    ["", "/shop/devices/phones"],
    ["?channelName=mygp&micrositeService=gpshop", "/shop"],
    ["?channelName=bank&micrositeService=alo", "/shop/devices/iot-products"],
  ] as const) {
    await walk.page.goto(`/microsite${query}`);
    await expect(page.getByRole("link", { name: "Start Shopping" })).toHaveAttribute("href", target);
    await page.context().clearCookies();
  }
});

test("in the wallet an unknown address has no header, and has the wallet bar", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/?channelName=wallet");
  await page.goto("/no-such-page");
  await expect(walletBar(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
});

test("a partner's app offers no printing, because a web view cannot print", { tag: "@narrow" }, async ({ page }) => {
  const print = page.getByRole("button", { name: "Print" });
  for (const path of ["/privacy-policy", "/about/press-release/5g-in-all-eight-divisional-cities"]) {
    await page.goto(path);
    await expect(print).toBeVisible();
    await page.goto(`${path}?channelName=wallet`);
    await expect(walletBar(page)).toBeVisible();
    await expect(print).toBeHidden();
    await page.context().clearCookies();
  }
});

test("[CHROME-10] a visitor without script gets the same frame", { tag: "@narrow" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/shop?channelName=Wallet");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Recharge" })).toHaveCount(0);
  await expect(walletBar(page)).toBeVisible();
  await context.close();
});

test("the wallet bar does not cover the buy bar of a product", { tag: "@narrow" }, async ({ page, walk }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await walk.page.goto("/shop/devices/phones?channelName=wallet");
  await page.getByRole("main").locator("article a").first().click();
  await page.waitForURL(/\/shop\/devices\/phones\/[a-z0-9-]+/);
  const add = page.getByRole("button", { name: "Add to Cart" }).and(page.locator(":visible")).last();
  const gap = async () => {
    const [bar, box] = await Promise.all([walletBar(page).boundingBox(), add.boundingBox()]);
    return bar === null || box === null ? Number.NaN : bar.y - box.y - box.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test("the wallet bar does not cover the button that reserves the chosen number", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  await walk.page.goto("/shop/devices/sim?channelName=wallet");
  const numbers = page.getByRole("region", { name: "Numbers" });
  await numbers
    .getByRole("button", { name: /^Choose/ })
    .first()
    .click();
  const reserve = page.getByRole("button", { name: "Reserve and add to cart" });
  await expect(reserve).toBeInViewport();
  const [bar, box] = await Promise.all([walletBar(page).boundingBox(), reserve.boundingBox()]);
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("a full-screen web view has nothing under the clock, and a phone on its side nothing under its camera", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  const browser = await page.context().newCDPSession(page);
  const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);
  const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  const insets = { top: 44, topMax: 44, left: 47, leftMax: 47, bottom: 34, bottomMax: 34 };
  await browser.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await walk.page.goto("/recharge?channelName=wallet");
  const main = page.getByRole("main");
  expect(await top(main)).toBeGreaterThanOrEqual(insets.top);
  expect(await left(main)).toBeGreaterThanOrEqual(insets.left);
  const strip = await main.evaluate((element) => {
    const { position, top, height } = getComputedStyle(element, "::before");
    return { position, top, height };
  });
  expect(strip).toEqual({ position: "fixed", top: "0px", height: "44px" });
  await page.goto("/shop/devices/phones");
  await page.evaluate(() => window.scrollTo(0, 900));
  const header = page.getByRole("banner");
  await expect.poll(() => top(header)).toBe(insets.top);
  expect(await left(header)).toBeGreaterThanOrEqual(insets.left);
  await header.getByRole("button", { name: /Open cart/ }).click();
  await expect.poll(() => top(page.getByRole("dialog").getByRole("heading"))).toBeGreaterThanOrEqual(insets.top);
});

test("the partner sandbox shows the site in a frame and lists its calls to the app", { tag: "@wide" }, async ({
  page,
  walk,
}) => {
  await walk.page.goto("/sandbox/partner");
  const phone = page.frameLocator("iframe");
  // By key: a frame as tall as the screen cannot be scrolled to its foot by a pointer that only waits.
  await expect(async () => {
    await phone.getByRole("button", { name: "Back to partner wallet app home" }).press("Enter");
    await expect(page.getByRole("log")).toContainText('PartnerBridge.goBackHome("GP")', { timeout: 1_000 });
  }).toPass();
  await page.getByRole("radio", { name: "Bank" }).check();
  await page.getByRole("radio", { name: "Microsite", exact: true }).check();
  await expect(phone.getByText("The GP shop in your banking app")).toBeVisible();
  await expect(phone.getByRole("button", { name: "Back to partner wallet app home" })).toHaveCount(0);
});
