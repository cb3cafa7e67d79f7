import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const LISTING = "/shop/devices/phones";

/** The stored scroll positions, whatever the keys of their entries are. */
const storedHeights = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem("scrollPositions") ?? "[]") as [string, number, number][]).map(([, , y]) => y),
  );

/** Opens the list and waits until its script stores scroll positions. */
async function openListing(page: Page): Promise<void> {
  await page.goto(LISTING);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
}

/**
 * Scrolls down to the last card as a reader does: past every card, because each card gets its own height only when it
 * comes into view. @returns the scroll position
 */
async function scrollDown(page: Page): Promise<number> {
  const step = () =>
    page.evaluate(async () => {
      // Cards that came into view get their heights in the next frames, and move the last card.
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1_000);
      });
      const last = [...document.querySelectorAll("main article")].at(-1);
      const isThere = last === undefined || last.getBoundingClientRect().bottom <= window.innerHeight;
      if (!isThere) window.scrollBy({ top: 200, behavior: "instant" });
      return isThere;
    });
  // If the browser skips a frame, the test must not wait forever: each poll is a call of its own.
  await expect.poll(step, { intervals: [0], timeout: 30_000 }).toBe(true);
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  expect(await height()).toBeGreaterThan(600);
  return height();
}

async function follow(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("article").last().getByRole("link").first().click();
  await page.waitForURL(/\/shop\/devices\/phones\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Phones");
}

test("[SCROLL-01] a click on a link stores the scroll position", { tag: "@narrow" }, async ({ page }) => {
  await openListing(page);
  const height = await scrollDown(page);
  await follow(page);
  expect(await storedHeights(page)).toContain(height);
});

test("[SCROLL-02] leaving the page stores the scroll position, and a reload restores it", {
  tag: "@narrow",
}, async ({ page }) => {
  await openListing(page);
  const height = await scrollDown(page);
  await page.reload();
  expect(await storedHeights(page)).toContain(height);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test("a reload shows the same part of the list, although the cards above it are not laid out yet", async ({ page }) => {
  await openListing(page);
  await scrollDown(page);
  const place = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll("main article")].at(-1);
      return Math.round(last?.getBoundingClientRect().top ?? Number.NaN);
    });
  const before = await place();
  await page.reload();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
});

test("[SCROLL-03] Back restores the scroll position, and Forward scrolls to the top", async ({ page }) => {
  await openListing(page);
  const height = await scrollDown(page);
  await follow(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Phones" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(height);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Phones");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
