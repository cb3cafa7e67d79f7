import type { Page } from "@playwright/test";
import { answer, boxOf, NEW_VISITOR, PATH, record, shownAt, toastOf } from "@/tests/e2e/support/advertisement";
import { findings } from "@/tests/e2e/support/axe";
import { expect, test } from "@/tests/e2e/support/shop-walk";

// In the other tests the visitor has just seen an advertisement (playwright.config.ts); here the visitor is new.
test.use(NEW_VISITOR);

const HOUR = 3_600_000;
const NOW = new Date("2026-11-23T06:00:00Z");
/** Two frames later the page has reacted to what it has received. */
const reacted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Opens a page and waits until it has decided whether to show the toast: script and response are loaded. */
async function decided(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(PATH);
  await open();
  await (await answered).finished();
  await reacted(page);
}

/** The page shows nothing, and does not load the picture, after which it would show the toast. */
async function expectNoToast(page: Page, asked: Awaited<ReturnType<typeof answer>>): Promise<void> {
  expect(asked.pictures).toBe(0);
  await expect(toastOf(page)).toHaveCount(0);
}

test("[ADTOAST-01] the first of two advertisements is shown", { tag: "@wide" }, async ({ page }) => {
  await answer(page, record, { ...record, field_image_alt: "The second" });
  await page.goto("/about");
  await expect(toastOf(page).getByRole("img")).toHaveAccessibleName("Phones on EMI");
  await expect(toastOf(page)).toHaveCount(1);
});

test("[ADTOAST-03] it is shown only on a page of its list, in both languages", { tag: "@narrow" }, async ({ page }) => {
  const asked = await answer(page, record);
  await decided(page, () => page.goto("/terms-use"));
  await expectNoToast(page, asked);
  expect(await shownAt(page)).toBeNull();
  await page.goto("/bn/about");
  await expect(toastOf(page)).toBeVisible();
});

test("[ADTOAST-04] it is shown to a visitor who has not seen one yet", { tag: "@narrow" }, async ({ page }) => {
  await page.clock.install({ time: NOW });
  await answer(page, record);
  await page.goto("/about");
  await expect(toastOf(page)).toBeVisible();
  await expect.poll(async () => Number(await shownAt(page))).toBeGreaterThanOrEqual(NOW.getTime());
});

test("[ADTOAST-10] the time at which it was shown is stored in advertiseDataTime", { tag: "@narrow" }, async ({
  page,
}) => {
  await answer(page, record);
  const before = Date.now();
  await page.goto("/about");
  await expect(toastOf(page)).toBeVisible();
  const stored = Number(await shownAt(page));
  expect(stored).toBeGreaterThanOrEqual(before);
  expect(stored).toBeLessThanOrEqual(Date.now());
});

test.describe("with a moved clock", () => {
  /** Opens the page this long after an advertisement was shown at NOW. */
  async function openAfter(page: Page, milliseconds: number) {
    await page.addInitScript((time) => localStorage.setItem("advertiseDataTime", String(time)), NOW.getTime());
    await page.clock.install({ time: NOW.getTime() + milliseconds });
    const asked = await answer(page, record);
    await decided(page, () => page.goto("/about"));
    return asked;
  }

  test("[ADTOAST-05] it is shown again after more than 24 hours", { tag: "@narrow" }, async ({ page }) => {
    await openAfter(page, 24 * HOUR + 1);
    await expect(toastOf(page)).toBeVisible();
  });

  test("[ADTOAST-06] it is not shown again within 24 hours", { tag: "@narrow" }, async ({ page }) => {
    const asked = await openAfter(page, 24 * HOUR - 600_000);
    await decided(page, () => page.reload());
    await expectNoToast(page, asked);
    expect(await shownAt(page)).toBe(String(NOW.getTime()));
  });
});

test("[ADTOAST-07] it stays visible until the visitor closes it", { tag: "@wide" }, async ({ page }) => {
  await page.clock.install({ time: NOW });
  await answer(page, record);
  await page.goto("/about");
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toastOf(page)).toBeVisible();
});

for (const [direction, edge, side] of [
  ["bottom-right", "bottom", "right"],
  ["bottom-left", "bottom", "left"],
  ["top-right", "top", "right"],
  ["top-left", "top", "left"],
  ["top", "top", "center"],
  ["bottom", "bottom", "center"],
] as const) {
  test(`[ADTOAST-08] the scroll direction ${direction} places it at the ${edge}, ${side}`, async ({ page }) => {
    await answer(page, { ...record, field_scroll_direction: direction, field_width: 240, field_height: 120 });
    await page.goto("/about");
    const box = await boxOf(toastOf(page));
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    const [left, right] = [box.x, screen.width - box.x - box.width];
    expect(box.y + box.height / 2 < screen.height / 2 ? "top" : "bottom").toBe(edge);
    expect(Math.abs(left - right) <= 17 ? "center" : left < right ? "left" : "right").toBe(side);
    // Below the header, and inside the screen.
    const header = await page.getByRole("banner").boundingBox();
    expect(box.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(0);
  });
}

test("[ADTOAST-09] its button closes it and moves the focus to the main content", { tag: "@wide" }, async ({
  page,
}) => {
  await answer(page, record);
  await page.goto("/about");
  await toastOf(page).getByRole("button", { name: "Close advertisement" }).press("Enter");
  await expect(toastOf(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("Escape closes it", { tag: "@wide" }, async ({ page }) => {
  await answer(page, record);
  await page.goto("/about");
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toHaveCount(0);
});

test("Escape closes it at the moment when it appears", { tag: "@wide" }, async ({ page }) => {
  await answer(page, record);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const toast = document.querySelector("aside[data-edge]");
      if (toast === null) return;
      observer.disconnect();
      Object.assign(window, { pressed: true });
      toast.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/about");
  await page.waitForFunction(() => "pressed" in window);
  await expect(toastOf(page)).toHaveCount(0);
});

test("[ADTOAST-12] field_height is its height", { tag: "@wide" }, async ({ page }) => {
  await answer(page, { ...record, field_height: 210 });
  await page.goto("/about");
  expect((await boxOf(toastOf(page))).height).toBe(210);
});

test("[ADTOAST-13] field_heigh is its height in a record without field_height", { tag: "@wide" }, async ({ page }) => {
  await answer(page, { ...record, field_height: undefined, field_heigh: 190 });
  await page.goto("/about");
  expect((await boxOf(toastOf(page))).height).toBe(190);
});

test("[ADTOAST-14] field_width is its width, and a wide one keeps its aspect ratio on a phone", async ({ page }) => {
  await answer(page, { ...record, field_width: 640, field_height: 320 });
  await page.goto("/about");
  const { width, height } = await boxOf(toastOf(page));
  const screen = page.viewportSize()?.width ?? 0;
  expect(width).toBe(Math.min(640, screen - 32));
  expect(height).toBeCloseTo(width / 2, 0);
});

test("[ADTOAST-15] field_image is its picture", { tag: "@wide" }, async ({ page }) => {
  await answer(page, record);
  await page.goto("/about");
  const picture = toastOf(page).getByRole("img");
  await expect(picture).toHaveAttribute("src", record.field_image);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test("[ADTOAST-16] field_link is the target of its link, and a click on the link closes it", {
  tag: "@narrow",
}, async ({ page }) => {
  await answer(page, record);
  await page.goto("/about");
  const link = toastOf(page).getByRole("link");
  await expect(link).toHaveAttribute("href", record.field_link);
  await expect(link).not.toHaveAttribute("target");
  await link.click();
  await page.waitForURL(record.field_link);
  await expect(toastOf(page)).toHaveCount(0);
});

test("[ADTOAST-17] field_open_link_in_a_new_tab opens a new tab without a referrer, and the link's name says that it does", {
  tag: "@wide",
}, async ({ page }) => {
  const link = "https://partner.example/offer";
  await answer(page, { ...record, field_open_link_in_a_new_tab: true, field_link: link });
  await page.goto("/about");
  const target = toastOf(page).getByRole("link", { name: "Phones on EMI (opens in a new tab)" });
  await expect(target).toHaveAttribute("target", "_blank");
  await expect(target).toHaveAttribute("href", link);
  await expect(target).toHaveAttribute("rel", "noopener noreferrer");
});

test("[ERR-15] a failed fetch is only logged", { tag: "@narrow" }, async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route(PATH, (route) => route.fulfill({ status: 500, json: { status: false } }));
  await page.goto("/about");
  await expect.poll(() => logged.join("\n")).toContain("The advertisement could not be loaded");
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
  await expect(toastOf(page)).toHaveCount(0);
});

test("an advertisement with a javascript: link is not shown", { tag: "@wide" }, async ({ page }) => {
  const asked = await answer(page, { ...record, field_link: "javascript:alert(1)" });
  await decided(page, () => page.goto("/about"));
  await expectNoToast(page, asked);
});

test("it does not take the focus and shifts no layout", async ({ page }) => {
  await answer(page, record);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/about");
  await expect(toastOf(page)).toBeVisible();
  await boxOf(toastOf(page));
  const { focused, shifts } = await page.evaluate(() => ({
    focused: document.activeElement?.tagName,
    shifts: (window as unknown as { shifts: { sum: number } }).shifts.sum,
  }));
  expect(focused).toBe("BODY");
  expect(shifts).toBeLessThan(0.02);
});

test("it is not shown while a drawer is open, and is hidden while one opens later", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The page waits ten seconds for the list, and only five for the picture.
  await page.route(PATH, async (route) => {
    await held;
    await route.fulfill({ json: { data: [record] } });
  });
  await page.goto("/shop");
  const drawer = page.getByRole("dialog");
  const cart = page.getByRole("banner").getByRole("button", { name: /^Open cart/ });
  await expect(async () => {
    if (!(await drawer.isVisible())) await cart.click({ timeout: 2_000 });
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const picture = page.waitForResponse(`**${record.field_image}`);
  release();
  await picture;
  // The page decodes its picture before this one.
  await page.evaluate((src) => Object.assign(new Image(), { src }).decode(), record.field_image);
  await reacted(page);
  await expect(toastOf(page)).toHaveCount(0);
  expect(await shownAt(page)).toBeNull();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(toastOf(page)).toBeVisible();
  // The Escape key closed the drawer, not the toast.
  await cart.click();
  await expect(drawer).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toBeVisible();
});

test("it is not shown in the checkout, even if the checkout is on its list", { tag: "@narrow" }, async ({ page }) => {
  const checkout = "/shop/cart/checkout";
  const wire = { ...record, field_allowed_page_list: [{ field_allowed_page_url: [{ uri: checkout }] }] };
  const asked = await answer(page, wire);
  await decided(page, () => page.goto(checkout));
  await expectNoToast(page, asked);
});

test("[API-SITE-30] the list is requested once a visit, after the load, without data about the visitor", {
  tag: "@wide",
}, async ({ page }) => {
  const asked = await answer(page, record);
  await page.goto("/about");
  await expect(toastOf(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Shop home" }).press("Enter");
  await page.waitForURL("/shop");
  await expect(page.getByRole("main").getByRole("link", { name: "Phones" }).first()).toBeVisible();
  await reacted(page);
  await expect(toastOf(page)).toBeVisible();
  expect(asked.times).toBe(1);
  expect(new URL(asked.address).search).toBe("");
});

test("axe finds nothing in it, in both modes", async ({ page }) => {
  await answer(page, record);
  await page.goto("/bn/about");
  await expect(toastOf(page)).toBeVisible();
  expect(await findings(page, { part: "aside[data-edge]", modes: ["light", "dark"] })).toEqual([]);
});

test("the advertisement in the database is shown, and its link opens an existing page", { tag: "@narrow" }, async ({
  page,
}) => {
  const isBengali = test.info().project.name === "narrow";
  await page.goto(isBengali ? "/bn/recharge" : "/shop");
  await toastOf(page).getByRole("link").click();
  await page.waitForURL(isBengali ? "**/bn/recharge-campaign" : "**/shop/devices/phones");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
