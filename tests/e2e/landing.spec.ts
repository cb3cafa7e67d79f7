import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/shop-walk";
import { localePath } from "@/utils/paths/paths";

/** In English on a desktop, in Bengali on a phone. */
const PAGES = ["/", "/business", "/about"];

/** Scrolls to every picture, so that lazy pictures are fetched, and returns those that did not load. */
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
  test(`every picture of ${path} loads, and the console has no errors`, async ({ page, walk }, { project }) => {
    await page.goto(localePath(path, project.name === "narrow" ? "bn" : "en"));
    await expect(walk.page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await emptyPictures(page)).toEqual([]);
  });
}

test.describe("on a wide screen, where the header carries the top menu", { tag: "@wide" }, () => {
  const section = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

  test("[ROUTE-01] / answers 200 and is the Personal home", async ({ page }) => {
    expect((await page.goto("/"))?.status()).toBe(200);
    await expect(section(page, "Personal")).toHaveAttribute("aria-current", "page");
  });

  test("[ROUTE-19] /about answers 200 and is the About section", async ({ page }) => {
    expect((await page.goto("/about"))?.status()).toBe(200);
    await expect(section(page, "About")).toHaveAttribute("aria-current", "page");
    await expect(section(page, "Personal")).not.toHaveAttribute("aria-current", /./);
  });

  test("[ROUTE-33] the top menu has a section for each audience, and a partner's app shows the page without the header", async ({
    page,
  }) => {
    await page.goto("/");
    await section(page, "Business").click();
    await expect(page.getByRole("heading", { level: 1, name: "One network for the whole company" })).toBeVisible();
    await section(page, "About").click();
    await expect(page.getByRole("heading", { level: 1, name: "Close to everyone, everywhere" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^Investor relations/ })).toHaveAttribute(
      "href",
      "/about/investor-relations",
    );
    await section(page, "Personal").click();
    await expect(page.getByRole("heading", { level: 1, name: "5G for everyone" })).toBeVisible();
    await page.goto("/?channelName=wallet");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "5G for everyone" })).toBeVisible();
  });
});

test("the first click on Next shows the second slide, whose picture is loaded only then", { tag: "@narrow" }, async ({
  page,
}) => {
  await page.goto("/");
  const slide = page.locator("main li").filter({ has: page.getByRole("link", { name: "Get an eSIM" }) });
  const hasPicture = () => slide.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
  expect(await hasPicture()).toBe(false);
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide).toBeInViewport({ ratio: 0.9 });
  await expect.poll(hasPicture).toBe(true);
});

test("the first page links to the main functions of the site", { tag: "@narrow" }, async ({ page }) => {
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

test("[ROUTE-18] /order-gpfi answers 200 with a form that can be filled in and submitted", { tag: "@narrow" }, async ({
  page,
}) => {
  expect((await page.goto("/order-gpfi"))?.status()).toBe(200);
  const form = page.getByRole("main").locator("form");
  await expect(form.getByLabel("Your name")).toBeEditable();
  await expect(form.getByLabel("Product")).toBeEnabled();
  await expect(form.locator('input[type="file"]')).toBeEnabled();
  await expect(form.locator('button[type="submit"]')).toBeEnabled();
});

test("a search on the support page finds an answer, in Bengali", { tag: "@narrow" }, async ({ page, walk }) => {
  await page.goto("/bn/personal/customer-service");
  await walk.page.getByRole("searchbox", { name: "কোন বিষয়ে জানতে চান?" }).fill("হারানো সিম");
  await page.getByRole("main").getByRole("button", { name: "খুঁজুন", exact: true }).click();
  await expect(page.getByText("এক মিনিটের মধ্যে আমরা সিমটি বন্ধ করে দেব")).toBeVisible();
  await page.getByRole("button", { name: "হ্যাঁ" }).first().click();
  await expect(page.getByText("ধন্যবাদ। আপনার মতামত কাজে লাগিয়ে আমরা আরও ভালো উত্তর লিখব।")).toBeVisible();
  await page.getByRole("link", { name: "সব নোটিশ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/bn\/notice-board$/);
});
