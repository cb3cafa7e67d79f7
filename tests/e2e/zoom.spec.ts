import { type Browser, expect, type Page, test } from "@playwright/test";

const PAGES = ["/", "/bn", "/business", "/bn/about", "/shop", "/shop/devices/phones"];

/** What is cut or hangs out of its box, in words. */
function cutIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const faults = sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : [];
    for (const element of document.querySelectorAll("a, button, input, select, summary, h1, h2, h3")) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight, tagName } = element;
      // Inline boxes have no size of their own; what only a reader hears is one pixel wide.
      if (clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { overflow, fontSize } = getComputedStyle(element);
      // Letters hang over a tight line; where nothing clips them that cuts nothing, and a second line would be more.
      const overhang = overflow === "visible" ? 0.2 * Number.parseFloat(fontSize) : 0;
      const beyond = Math.round(Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight - overhang));
      const name = `${tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
      if (beyond > 1) faults.push(`${name} is cut by ${beyond} px`);
    }
    return faults;
  });
}

/** Controls of the header that are covered or stand outside of the window, in words. */
function unreachableIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll("header a, header button")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const faults = controls.length < 4 ? [`the header shows ${controls.length} controls`] : [];
    for (const control of controls) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (left < 0 || right > window.innerWidth || !control.contains(middle))
        faults.push(`"${(control.ariaLabel ?? control.textContent).trim()}" in the header cannot be reached`);
    }
    return faults;
  });
}

/** Visits every page. @returns the faults, each with its page */
async function visitAll(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const found = [...(await cutIn(page)), ...(await unreachableIn(page))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
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
    return await visitAll(page);
  } finally {
    await context.close();
  }
}

test("at 200 % zoom of a window of 1440 by 900 nothing is cut, covered or out of reach", {
  tag: "@wide",
}, async ({ browser, baseURL }) => {
  const options = { ...(baseURL && { baseURL }), viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };
  expect(await withPage(browser, options, async () => undefined)).toEqual([]);
});

test("with text twice as large nothing is cut, covered or out of reach", { tag: "@wide" }, async ({
  browser,
  baseURL,
}) => {
  const options = { ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } };
  const faults = await withPage(browser, options, async (page) => {
    // As the browser's own setting does it: media queries and rem follow.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  });
  expect(faults).toEqual([]);
});

test("at 320 px nothing is cut, and the header has room for one more icon", { tag: "@wide" }, async ({
  page,
  browser,
  baseURL,
}) => {
  const viewport = { width: 320, height: 640 };
  expect(await withPage(browser, { ...(baseURL && { baseURL }), viewport }, async () => undefined)).toEqual([]);
  await page.setViewportSize(viewport);
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
