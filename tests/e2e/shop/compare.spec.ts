import { findings } from "@/tests/e2e/support/axe";
import { expect, test } from "@/tests/e2e/support/shop-walk";

test("phones are chosen on a list and compared, and the next product page shows them as recently viewed @narrow", async ({
  page,
}) => {
  await page.goto("/shop/devices/phones");
  const tick = page.getByRole("checkbox", { name: /^Compare/ });
  const tray = page.getByRole("form", { name: "Products to compare" });
  for (const place of [0, 1, 2, 3]) await tick.nth(place).check();
  // A fifth product is refused once the page's script runs; until then it only looks selected.
  await expect(async () => {
    await tick.nth(4).click();
    await expect(tray.getByRole("status")).toHaveText(/^You can compare 4 products at a time/, { timeout: 1_000 });
  }).toPass();
  await expect(tick.nth(4)).not.toBeChecked();
  await tray
    .getByRole("button", { name: /^Remove .* from the comparison$/ })
    .nth(1)
    .click();
  await expect(tick.nth(1)).not.toBeChecked();
  // The selection survives a reload.
  await page.reload();
  await expect(tray.getByRole("status")).toHaveText("3 of 4 chosen");
  await tray.getByRole("button", { name: "Compare", exact: true }).click();
  await page.waitForURL("**/shop/compare?items=*");

  // The table scrolls sideways in its own box, and its row names stay in place. The page does not scroll sideways.
  const table = page.getByRole("table", { name: "Products side by side" });
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  const name = table.getByRole("rowheader", { name: "Price" });
  const before = await name.boundingBox();
  // Two products fit on the phone, and the edge of the third is visible.
  const columns = await table.getByRole("columnheader").evaluateAll((heads) =>
    heads.map((head) => {
      const { left, right } = head.getBoundingClientRect();
      return [left < window.innerWidth - 32, right <= window.innerWidth - 16];
    }),
  );
  expect(columns).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
  const moved = await table.evaluate((element) => {
    const box = element.parentElement as HTMLElement;
    box.scrollLeft = 150;
    return { box: box.scrollLeft, page: document.documentElement.scrollWidth - window.innerWidth };
  });
  expect(moved).toEqual({ box: expect.any(Number), page: 0 });
  expect(moved.box).toBeGreaterThan(50);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  expect(await findings(page)).toEqual([]);

  const rows = await table.getByRole("row").count();
  await page.getByRole("link", { name: "Differences only" }).click();
  await page.waitForURL("**differences=1");
  await expect(async () => expect(await table.getByRole("row").count()).toBeLessThan(rows)).toPass();
  await table
    .getByRole("link", { name: /^Remove .* from the comparison$/ })
    .first()
    .click();
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  const address = new URL(page.url());
  await page.goto(
    `/shop/compare?items=${address.searchParams.get("items")},padmiro-char-2,oskavi-frame-3,rumbaro-teak`,
  );
  await expect(page.getByText("the others were left out", { exact: false })).toBeVisible();

  // The buyer must choose a size: the table links to the product instead of adding a variant to the cart.
  await page.goto("/shop/compare?items=sutoli-home-jersey,padmiro-char-2");
  await expect(page.getByRole("link", { name: "Choose a size and colour" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Add to Cart", exact: true })).toHaveCount(1);

  // The product page's link adds it to the comparison. Viewed products are remembered, and cause no layout shift.
  await page.goto("/shop/devices/phones/padmiro-char-2");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recentProducts"))).toContain("padmiro-char-2");
  await page.goto("/shop/devices/wearables/nirvelo-pulse-2-gps");
  await expect(page.getByRole("region", { name: "Recently viewed" })).toContainText("Padmiro Char 2");
  await page.getByRole("link", { name: "Compare with others" }).click();
  await page.waitForURL(/items=.*,nirvelo-pulse-2-gps$/);
  await expect(page.getByText("These products are of different kinds", { exact: false })).toBeVisible();
});
