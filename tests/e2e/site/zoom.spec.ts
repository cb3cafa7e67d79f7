import type { Browser, Page } from "@playwright/test";
import { readCode, sessionOf } from "@/tests/e2e/support/log-in-walk";
import { placeOrder } from "@/tests/e2e/support/orders-walk";
import { expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";
import { untilHydrated } from "@/tests/support/screens/quiet-page";

const PAGES = ["/", "/bn", "/business", "/bn/about", "/shop", "/shop/devices/phones"];
/** Pages for buying, support or campaigns that are used on a phone. The dashboard and an order need a log-in. */
const PAGES_OF_A_PHONE = [
  "/shop/devices/phones/oskavi-focal-2-ultra",
  "/shop/devices/apparel-accessories/sutoli-home-jersey",
  "/shop/sim-replacement",
  "/shop/sim-ownership-transfer",
  "/shop/cart/checkout",
  "/shop",
  "/shop/devices/phones",
  "/shop/sale",
  ...[
    "",
    "/store-locator",
    "/recharge",
    "/star-program",
    "/dashboard",
    "/about/investor-relations/unpaid-unclaimed-dividend",
    "/flood-emergency",
    "/recharge-campaign",
    "/recharge-campaign/weekly-phone-draw",
    "/recharge-campaign/motorcycle-draw",
    "/contact-us",
    "/about",
    "/business",
    "/order-gpfi",
  ].flatMap((path) => [path || "/", `/bn${path}`]),
  ...["internet-packages", "offers", "pack-finder"].flatMap((name) => [
    `/personal/plans-offers/${name}`,
    `/bn/personal/plans-offers/${name}`,
  ]),
];

/** A message for each element that is cut off or overflows its box. */
function cutIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const faults = sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : [];
    // The browser itself shortens the name of a selected file.
    for (const element of document.querySelectorAll("a, button, input:not([type=file]), select, summary, h1, h2, h3")) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight, tagName } = element;
      // Inline boxes have no size of their own, and text for screen readers only is one pixel wide.
      if (clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { overflow, fontSize } = getComputedStyle(element);
      // Letters overflow a tight line. Without clipping they are not cut; a second line exceeds this tolerance.
      const overhang = overflow === "visible" ? 0.2 * Number.parseFloat(fontSize) : 0;
      const beyond = Math.round(Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight - overhang));
      const name = `${tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
      if (beyond > 1) faults.push(`${name} is cut by ${beyond} px`);
    }
    return faults;
  });
}

/** A message for each control of the header that is covered or outside the window. */
function unreachableIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll("header:not(main header) :is(a, button)")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    // The flood page has only the wallet bar, with the back button and the language link.
    const least = window.location.pathname.endsWith("/flood-emergency") ? 2 : 4;
    const faults = controls.length < least ? [`the header shows ${controls.length} controls`] : [];
    for (const control of controls) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (left < 0 || right > window.innerWidth || !control.contains(middle))
        faults.push(`"${(control.ariaLabel ?? control.textContent).trim()}" in the header cannot be reached`);
    }
    return faults;
  });
}

/** A message for each control of the page that is covered or outside the window after scrolling to it. */
function coveredIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const control of document.querySelectorAll("main :is(a, button, input, select, summary, textarea)")) {
      if (control.clientWidth === 1 || control.matches(":disabled")) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      control.scrollIntoView({ block: "center", inline: "center" });
      // A link that wraps has one box per line.
      const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isThere =
        control.contains(middle) || middle?.contains(control) || middle?.closest("label")?.contains(control);
      const name = (control.ariaLabel ?? control.textContent).trim().slice(0, 40);
      if (isThere !== true) faults.push(`${control.tagName.toLowerCase()} "${name}" is covered`);
    }
    window.scrollTo(0, 0);
    return faults;
  });
}

/** A message for each fault of the page at its size, where sections below the screen are laid out too. */
async function faultsOf(page: Page): Promise<string[]> {
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  // Sections below the screen have no layout until they are near it.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  return [...(await cutIn(page)), ...(await unreachableIn(page))];
}

async function withPage(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  prepare: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await prepare(page);
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
    }
    return faults;
  } finally {
    await context.close();
  }
}

test("at 200 % zoom in a window of 1440 by 900 no element is cut, covered or outside the window", {
  tag: "@wide",
}, async ({ browser, baseURL }) => {
  const options = { ...(baseURL && { baseURL }), viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };
  expect(await withPage(browser, options, async () => undefined)).toEqual([]);
});

test("with text twice as large no element is cut, covered or outside the window", { tag: "@wide" }, async ({
  browser,
  baseURL,
}) => {
  const options = { ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } };
  const faults = await withPage(browser, options, async (page) => {
    // Like the browser's own font size setting, this also changes media queries and rem.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  });
  expect(faults).toEqual([]);
});

test("at 320 px the header has space for one more icon", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/bn", "/shop"]) {
    await page.goto(path);
    const room = await page.locator("header > div").evaluate((bar) => {
      const icon = bar.lastElementChild?.appendChild(document.createElement("div"));
      icon?.setAttribute("style", "flex:0 0 44px;height:44px");
      return window.innerWidth - Math.max(...[...bar.children].map((part) => part.getBoundingClientRect().right));
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

/** Logs in a new number that has one order. @returns the order's page */
async function logInWithOrder(page: Page): Promise<string> {
  const buyer = newBuyer();
  const order = await placeOrder(page.request, buyer);
  await page.request.post("/backend/api/v1/otp", { data: { msisdn: `88${buyer.msisdn}` } });
  const value = await sessionOf(page.request, buyer.msisdn, await readCode(page.request, buyer.msisdn));
  await page.goto(`/shop/order/${order}`);
  await page.context().addCookies([{ name: "gp_web_token", value, url: new URL("/", page.url()).href }]);
  return `/shop/order/${order}`;
}

/** A window of a phone, and the size of its text in pixels. */
const NARROWEST = { width: 320, fontSize: 16 };
const LARGE_TEXT = { width: 360, fontSize: 32 };

test("at 320 px and with text twice as large no element of the shop and service pages is cut or covered", {
  tag: "@wide",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 320, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const order = await logInWithOrder(page);
    const faults: string[] = [];
    for (const path of [...PAGES_OF_A_PHONE, order, `${order}/invoice?lang=bn`]) {
      await page.goto(path);
      for (const { width, fontSize } of [NARROWEST, LARGE_TEXT]) {
        await page.setViewportSize({ width, height: 740 });
        const fontSizes = { standard: fontSize, fixed: (fontSize * 13) / 16 };
        await session.send("Page.setFontSizes", { fontSizes });
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`);
        const found = [...(await faultsOf(page)), ...(await coveredIn(page))];
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

test("no field is smaller than 16 pixels on a phone, where Safari would enlarge the page", { tag: "@narrow" }, async ({
  page,
}) => {
  for (const path of ["/shop/devices/phones", "/shop/devices/phones/oskavi-focal-2-ultra", "/bn/store-locator"]) {
    await page.goto(path);
    const small = await page
      .locator("input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea")
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.getAttribute("name")),
      );
    expect(small, path).toEqual([]);
  }
});
