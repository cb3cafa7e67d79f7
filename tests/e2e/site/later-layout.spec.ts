import type { Locator } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/shop-walk";

/** Whether the browser has laid out an element. It skips elements far below the viewport until they are near. */
const isLaidOut = (element: Locator) => element.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

const PAGES = [
  { path: "/", what: "the last section of the home page" },
  { path: "/recharge", what: "the last block of a content page" },
  { path: "/searchgp/phone", what: "the last group of the search results" },
];

const REVIEWED = "/shop/devices/phones/oskavi-frame-3";

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, what } of PAGES) {
    test(`${what} is laid out only when it is near the viewport @narrow`, async ({ page }) => {
      await page.goto(path);
      const heading = page.locator("main section h2").last();
      expect(await isLaidOut(heading)).toBe(false);
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(heading)).toBe(true);
      await expect(heading).toBeInViewport();
    });
  }

  test("a card outside of a row's visible part is laid out when the row is scrolled to it @narrow", async ({
    page,
  }) => {
    await page.goto("/");
    const row = page.getByRole("list", { name: "Popular packs" });
    const last = row.locator("li").last();
    const price = last.locator("b").first();
    await row.scrollIntoViewIfNeeded();
    expect(await isLaidOut(price)).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(price)).toBe(true);
  });
});

test("all cards of a row are laid out once the page has loaded, so that its height does not change @narrow", async ({
  page,
}) => {
  await page.goto("/");
  const row = page.getByRole("list", { name: "Popular packs" });
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(row.locator("li b").last())).toBe(true);
  const height = (await row.boundingBox())?.height;
  await row.locator("li").last().scrollIntoViewIfNeeded();
  expect((await row.boundingBox())?.height).toBe(height);
});

test("a loaded page is laid out to its end, also after a client-side navigation @narrow", async ({ page }) => {
  const last = page.locator("#faq h2");
  await page.goto("/recharge");
  await expect.poll(() => isLaidOut(last)).toBe(true);
  await page.getByRole("link", { name: "All packs" }).click();
  await page.waitForURL("**/internet-packages");
  await expect.poll(() => isLaidOut(last)).toBe(true);
  await expect(last).not.toBeInViewport();
});

test("sections with pictures are laid out when they are near, so that their pictures stay lazy @narrow", async ({
  page,
}) => {
  await page.goto("/");
  // The parts are laid out from the top to the end.
  await expect.poll(() => isLaidOut(page.locator("main section:not(:has(img)) h2").last())).toBe(true);
  expect(await isLaidOut(page.locator("main section:has(img) h2", { hasText: "Latest news" }))).toBe(false);
  // Those of a section that is near load, but not those beyond the edge of its row.
  const pictures = page.locator("section", { hasText: "New phones" }).locator("article img");
  const isLoaded = (picture: Locator) => picture.evaluate((it: HTMLImageElement) => it.naturalWidth > 0);
  await expect.poll(() => isLoaded(pictures.first())).toBe(true);
  expect(await isLoaded(pictures.last())).toBe(false);
});

const SEEN = [
  { path: "/", what: "a section with pictures", text: "Latest news" },
  { path: "/shop/devices/phones", what: "the last card of a listing", text: /./ },
  { path: REVIEWED, what: "the section of reviews", text: "Reviews" },
];
for (const { path, what, text } of SEEN) {
  test(`${what} stays laid out once it was near, so that a picture of the full page shows it`, async ({ page }) => {
    await page.goto(path);
    const seen = page.locator("main h2", { hasText: text }).last();
    // The parts above it may get their real heights meanwhile, and move it out of sight again.
    await expect(async () => {
      await seen.scrollIntoViewIfNeeded();
      await expect(seen).toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(seen).not.toBeInViewport();
    expect(await isLaidOut(seen)).toBe(true);
  });
}

test("the footer of a loaded page is laid out, and its pictures are fetched only when they are near", async ({
  page,
}) => {
  const icons: string[] = [];
  page.on("request", (request) => request.url().includes("/icons/social") && icons.push(request.url()));
  await page.goto("/about/career");
  const address = page.getByRole("contentinfo").locator("address");
  await expect.poll(() => isLaidOut(address)).toBe(true);
  await expect(address).not.toBeInViewport();
  expect(icons).toEqual([]);
  await address.scrollIntoViewIfNeeded();
  await expect.poll(() => icons.length).toBe(1);
});

test("a click on a rating scrolls to the reviews when the page is complete @narrow", async ({ page }) => {
  await page.goto(REVIEWED);
  await expect(page.locator("html[data-idle]")).toBeAttached();
  await expect.poll(() => isLaidOut(page.locator("#specifications"))).toBe(true);
  await page.locator('main a[href="#reviews"]').first().click();
  await expect(page.locator("#reviews h2")).toBeInViewport();
});

test("a link to a block far down the page scrolls it into view @narrow", async ({ page }) => {
  await page.goto("/recharge#faq");
  await expect(page.locator("#faq h2")).toBeInViewport();
});

test("a link to a section, followed before the page is idle, ends at the section @narrow", async ({
  page,
  walk: _,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/ads-platform");
  await page.locator("nav a[href='#advertising-platform']").press("Enter");
  await expect(page.locator("#advertising-platform h2").first()).toBeInViewport();
  expect(await isLaidOut(page.locator("#advertising-solutions h2").first())).toBe(true);
});
