import type { Locator } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/shop-walk";

/** Whether the browser has laid out an element. It skips elements far below the viewport until they are near. */
const isLaidOut = (element: Locator) => element.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

const PAGES = [
  { path: "/", what: "the last section of the home page" },
  { path: "/recharge", what: "the last block of a content page" },
  { path: "/searchgp/phone", what: "the last group of the search results" },
];

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

test("sections with pictures get no content-visibility, so that their pictures stay lazy @narrow", async ({ page }) => {
  await page.goto("/");
  // The parts are laid out from the top to the end.
  await expect.poll(() => isLaidOut(page.locator("main section:not(:has(img)) h2").last())).toBe(true);
  await expect(page.locator('main section:has(img)[style*="content-visibility"]')).toHaveCount(0);
});

test("a link to a block far down the page scrolls it into view @narrow", async ({ page }) => {
  await page.goto("/recharge#faq");
  await expect(page.locator("#faq h2")).toBeInViewport();
});
