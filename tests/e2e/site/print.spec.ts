import { expect, test } from "@playwright/test";

/** The width of an A4 page between its margins, in pixels: less than that of a tablet. */
test.use({ viewport: { width: 703, height: 1000 } });

test("on paper a table has its columns, closed answers are open, and text is black in the dark mode too", {
  tag: "@wide",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("colorMode", "dark"));
  await page.goto("/about/investor-relations/ir-financial-report");
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("table", { name: "Key figures from these statements" });
  const boxes = await table
    .getByRole("row")
    .nth(1)
    .locator("th, td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(boxes.length).toBeGreaterThan(4);
  expect(new Set(boxes).size).toBe(1);
  await expect(table.getByRole("columnheader", { name: "Revenue" })).toBeInViewport({ ratio: 0.01 });
  await expect(page.getByText(/^EBITDA is earnings before interest/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("banner")).toBeHidden();
});

test("a product is printed without its buttons and without the bar at the bottom", { tag: "@wide" }, async ({
  page,
}) => {
  await page.goto("/shop/devices/phones/padmiro-char-2");
  const add = page.getByRole("button", { name: "Add to Cart" });
  await expect(add.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(add.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("Yes, the 10 W charger and its cable are included.")).toBeVisible();
});

test("a press release on paper begins with the operator's name and address", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/about/press-release/5g-in-all-eight-divisional-cities");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText("GP House, 14 Lakeside Avenue").filter({ visible: true })).toHaveCount(1);
});

test("a page on paper is only as high as its content", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/shop/compare");
  await page.emulateMedia({ media: "print" });
  // With the height of a whole sheet, Firefox prints an empty one as well, because of the margins.
  await expect(page.locator("body")).toHaveCSS("min-height", "0px");
});
