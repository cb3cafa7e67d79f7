import type { Locator } from "@playwright/test";
import { answer, boxOf, NEW_VISITOR, record, toastOf, type Wire } from "@/tests/e2e/support/advertisement";
import { choosePhone, expect, test } from "@/tests/e2e/support/shop-walk";

test.use(NEW_VISITOR);

/** The gap between the toast and a bar at the bottom of the screen; negative if the toast overlaps the bar. */
async function gapAbove(bar: Locator, toast: Locator): Promise<number> {
  const [over, under] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
  return over === null || under === null ? Number.NaN : under.y - over.y - over.height;
}
/** An advertisement that is shown on one page only. */
const onPage = (uri: string): Wire => ({
  ...record,
  field_allowed_page_list: [{ field_allowed_page_url: [{ uri }] }],
});

for (const side of ["bottom-left", "bottom", "bottom-right"]) {
  test(`a toast at the ${side} is above the price bar of a product`, { tag: "@narrow" }, async ({ page, request }) => {
    const { path } = await choosePhone(request, "cheap");
    await answer(page, { ...onPage(path), field_scroll_direction: side });
    await page.goto(path);
    await expect(toastOf(page)).toBeVisible();
    const bar = page.getByRole("region", { name: /^Buy / });
    await expect.poll(() => gapAbove(bar, toastOf(page))).toBeGreaterThanOrEqual(8);
  });
}

test("the toast is above the button bar of the advertising page", { tag: "@narrow" }, async ({ page }) => {
  await answer(page, onPage("/ads-platform"));
  await page.goto("/bn/ads-platform");
  await expect(toastOf(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: "instant" }));
  const bar = page.getByRole("link", { name: "কতজন দেখবেন, জানুন" }).locator("..");
  await expect.poll(() => gapAbove(bar, toastOf(page))).toBeGreaterThanOrEqual(8);
});

test("the toast moves above the bar of products to compare when the bar appears, and back when it disappears", async ({
  page,
}) => {
  await answer(page, { ...onPage("/shop/devices/phones"), field_scroll_direction: "bottom" });
  await page.goto("/shop/devices/phones");
  const before = await boxOf(toastOf(page));
  const tick = page.getByRole("checkbox", { name: /^Compare/ }).first();
  const tray = page.getByRole("form", { name: "Products to compare" });
  await tick.check();
  await expect(tray).toBeVisible();
  await expect.poll(() => gapAbove(tray, toastOf(page))).toBeGreaterThanOrEqual(8);
  await tick.uncheck();
  await expect.poll(async () => (await toastOf(page).boundingBox())?.y).toBe(before.y);
});
