import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/shop-walk";

/** Removes everything except the frame's data from a page's data, so that the page throws while it renders. */
async function breakData(page: Page, address: RegExp): Promise<void> {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const { pageProps, ...rest } = (await answer.json()) as { pageProps: Record<string, unknown> };
    const { layout, texts } = pageProps;
    await route.fulfill({ response: answer, json: { ...rest, pageProps: { layout, texts } } });
  });
}

/** Goes from a page that does not exist to a page that fails to render. */
async function openBroken(page: Page): Promise<void> {
  await breakData(page, /_next\/data\/.*\/shop\/devices\/phones\.json/);
  await page.goto("/nowhere");
  await page.getByRole("navigation", { name: "Popular pages" }).getByRole("link", { name: "Phones" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are Offline." })).toBeVisible();
}

test("[OFFLINE-01] a render error shows the offline screen", { tag: "@narrow" }, async ({ page }) => {
  await openBroken(page);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("[OFFLINE-03] the offline screen's title is the English brand", { tag: "@wide" }, async ({ page }) => {
  await openBroken(page);
  await expect(page).toHaveTitle("GP");
});

test("[OFFLINE-04] the offline screen's title is the Bengali brand on a Bengali page", { tag: "@narrow" }, async ({
  page,
}) => {
  await breakData(page, /_next\/data\/.*\/bn\.json/);
  await page.goto("/bn/nowhere");
  await page.getByRole("navigation", { name: "জনপ্রিয় পেজ" }).getByRole("link", { name: "হোম পেজ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "আপনি অফলাইনে আছেন।" })).toBeVisible();
  await expect(page).toHaveTitle("জিপি");
});

test("[OFFLINE-05] the offline screen is inside the site's layout", { tag: "@wide" }, async ({ page }) => {
  await openBroken(page);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("[OFFLINE-06] a click on a link to another page removes the offline screen", { tag: "@narrow" }, async ({
  page,
}) => {
  await openBroken(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Shop home" }).press("Enter");
  await page.waitForURL("/shop");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are Offline.");
});

for (const id of ["OFFLINE-07", "CONST-45"]) {
  test(`[${id}] the offline screen's container is 1280 pixels wide at most`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await openBroken(page);
    const container = page.locator("main > *").filter({ hasText: "You are Offline." });
    await expect(container).toHaveCSS("max-width", "1280px");
    expect((await container.boundingBox())?.width).toBe(1280);
  });
}

test("Try again shows the page once its data can be loaded", { tag: "@narrow" }, async ({ page }) => {
  await openBroken(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Phones" })).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a browser that has visited the site shows the dial codes in Bengali, and the page when the network is back", {
    tag: "@narrow",
  }, async ({ page, context }) => {
    await page.goto("/bn");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto("/bn/notice-board");
    await expect(page.getByRole("heading", { level: 1, name: "আপনি অফলাইনে আছেন" })).toBeVisible();
    const codes = page.getByRole("region", { name: "যেসব কোড ডায়াল করতে পারেন" });
    await expect(codes.getByRole("link", { name: /\*121\*1#/ })).toHaveAttribute("href", "tel:*121*1%23");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
    await page.goBack();
    await context.setOffline(false);
    await page.getByRole("link", { name: "আবার চেষ্টা করুন" }).click();
    await expect(page).toHaveURL("/bn/notice-board");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});
