import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { choosePhone, expect, test } from "@/tests/e2e/support/shop-walk";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const MODES = ["light", "dark"] as const;

/** What axe finds, told in words that name the rule and the element. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

async function setMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.addInitScript((wanted) => localStorage.setItem("colorMode", wanted), mode);
}

for (const mode of MODES) {
  for (const path of ["/no-such-page", "/bn/no-such-page", "/shop", "/shop/devices/phones", "/shop/user/track_order"]) {
    test(`axe finds nothing on ${path} in ${mode} mode`, async ({ page }) => {
      await setMode(page, mode);
      await page.goto(path);
      expect(await findings(page)).toEqual([]);
    });
  }

  test(`axe finds nothing on a product, its cart and its checkout in ${mode} mode`, async ({ page, request, walk }) => {
    const phone = await choosePhone(request, "cheap");
    await setMode(page, mode);
    await page.goto(phone.path);
    expect(await findings(page)).toEqual([]);
    await walk.add();
    expect(await findings(page)).toEqual([]);
    await walk.goToCheckout();
    await expect(page.getByRole("heading", { level: 2, name: "Contact" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(page.getByRole("heading", { name: /things to correct/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test("axe finds nothing on the description of the calls", async ({ page }) => {
  await page.goto("/api/docs");
  expect(await findings(page)).toEqual([]);
});

test("nothing is wider than a screen of 320 pixels", async ({ page, request }) => {
  const { path } = await choosePhone(request, "cheap");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/", "/bn", "/shop", "/shop/devices/phones", path, "/shop/user/track_order"]) {
    await page.goto(address);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(`${address} ${Math.max(0, beyond)}`).toBe(`${address} 0`);
  }
});
