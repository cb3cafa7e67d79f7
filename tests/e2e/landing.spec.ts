import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const MODES = ["light", "dark"] as const;
const PAGES = ["/", "/bn", "/business", "/bn/business", "/about", "/bn/about"];

/** Brings every picture near, so that lazy ones are fetched, and names those that show nothing. */
async function emptyPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
    for (const image of images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
}

for (const path of PAGES) {
  for (const mode of MODES) {
    test(`axe finds nothing on ${path} in ${mode} mode, with every section laid out`, async ({ page }) => {
      await page.addInitScript((wanted) => localStorage.setItem("colorMode", wanted), mode);
      await page.goto(path);
      // Sections below the screen wait to be laid out, and axe would not see into them.
      await page.addStyleTag({ content: "main section { content-visibility: visible !important }" });
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))).toEqual(
        [],
      );
    });
  }

  test(`every picture of ${path} is there, and the console stays silent`, async ({ page, walk }) => {
    await page.goto(path);
    await expect(walk.page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await emptyPictures(page)).toEqual([]);
  });

  test(`${path} fits a screen of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.addStyleTag({ content: "main section { content-visibility: visible !important }" });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(Math.max(0, beyond)).toBe(0);
  });
}

test.describe("on a wide screen, where the header carries the top menu", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const section = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

  test("[ROUTE-01] the first page answers and is the Personal home", async ({ page }) => {
    expect((await page.goto("/"))?.status()).toBe(200);
    await expect(section(page, "Personal")).toHaveAttribute("aria-current", "page");
  });

  test("[ROUTE-19] /about answers and is the About section", async ({ page }) => {
    expect((await page.goto("/about"))?.status()).toBe(200);
    await expect(section(page, "About")).toHaveAttribute("aria-current", "page");
    await expect(section(page, "Personal")).not.toHaveAttribute("aria-current", /./);
  });

  test("[ROUTE-33] each audience has its section in the top menu, and a partner's app its own frame", async ({
    page,
  }) => {
    await page.goto("/");
    await section(page, "Business").click();
    await expect(page.getByRole("heading", { level: 1, name: "One network for the whole company." })).toBeVisible();
    await section(page, "About").click();
    await expect(page.getByRole("heading", { level: 1, name: "Close to everyone, everywhere." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^Investor relations/ })).toHaveAttribute(
      "href",
      "/about/investor-relations",
    );
    await section(page, "Personal").click();
    await expect(page.getByRole("heading", { level: 1, name: "5G made for everyone." })).toBeVisible();
    await page.goto("/?channelName=wallet");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "5G made for everyone." })).toBeVisible();
  });
});

test("the functions of the product are reached from the first page", async ({ page }) => {
  await page.goto("/");
  const hrefs = await page.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/recharge",
      "/personal/plans-offers/internet-packages",
      "/personal/plans-offers/offers",
      "/star-program",
      "/about/investor-relations",
      "/ads-platform",
      "/order-gpfi",
      "/shop/user/track_order",
      "/store-locator",
    ]),
  );
});
