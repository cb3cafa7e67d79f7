import type { Page } from "@playwright/test";
import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const PAGES = [
  { path: "/design", title: "Design system", field: "Full name" },
  { path: "/bn/design", title: "ডিজাইন সিস্টেম", field: "পুরো নাম" },
] as const;

/** Opens the page with all of it drawn: the fields come after it, and what lies far below is laid out when it is near. */
async function open(page: Page, { path, field }: (typeof PAGES)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel(field, { exact: true })).toBeVisible();
}

for (const shown of PAGES) {
  test(`axe finds nothing on ${shown.path}`, { tag: shown.path === "/design" ? "@wide" : "@narrow" }, async ({
    page,
  }) => {
    test.slow();
    await open(page, shown);
    expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
  });
}

test("the design page fits into 320 pixels in both languages", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const shown of PAGES) {
    await open(page, shown);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(`${shown.path} ${Math.max(0, beyond)}`).toBe(`${shown.path} 0`);
  }
});

test("the design page has noindex and is in no sitemap", { tag: "@narrow" }, async ({ page, request }) => {
  await page.goto("/design");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  for (const part of ["site", "shop"]) {
    expect(await (await request.get(`/sitemaps/${part}.xml`)).text()).not.toContain("/design");
  }
});

for (const layer of ["drawer", "sheet", "dialog"]) {
  test(`the ${layer} traps the focus, closes on Escape and returns the focus to its button`, {
    tag: "@narrow",
  }, async ({ page }) => {
    await open(page, PAGES[0]);
    const opener = page.getByRole("button", { name: `Open ${layer}` });
    await opener.click();
    const window = page.getByRole("dialog", { name: "Delivery areas" });
    // A key that is pressed before the window has the focus moves the focus on the page, where it then returns to.
    await expect(window.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(window.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(window).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("each row of a table is a card on a phone, and a table row on a wide screen", async ({ page }, { project }) => {
  await open(page, PAGES[0]);
  const table = page.getByRole("table", { name: "Internet packs" });
  const price = table.getByRole("cell", { name: "Tk\u00a0499" });
  const label = await price.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toBe(project.name === "narrow" ? '"Price"' : "none");
});

test("a code box accepts Bengali and English digits", { tag: "@narrow" }, async ({ page }) => {
  await open(page, PAGES[0]);
  await page.getByLabel("Digit 1 of 4").first().focus();
  await page.keyboard.insertText("৪");
  await page.keyboard.type("821");
  await expect(page.getByText("The code is complete: 4821")).toBeVisible();
});

test.describe("without script", { tag: "@narrow" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the panels of all tabs are visible", async ({ page }) => {
    await page.goto("/design");
    await expect(
      page.getByText("Use your number now, up to a limit you set, and pay at the end of the month"),
    ).toBeVisible();
    await expect(page.getByText("Pay for all your company's numbers on one bill.")).toBeVisible();
  });
});
