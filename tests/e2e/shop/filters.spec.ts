import type { Page } from "@playwright/test";
import { findings } from "@/tests/e2e/support/axe";
import { holdRequests, SCRIPTS } from "@/tests/e2e/support/hold-requests";
import { expect, test } from "@/tests/e2e/support/shop-walk";

const LIST = "/shop/devices/phones";

const status = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("status");
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const tick = (page: Page, label: string) => filters(page).locator("label").filter({ hasText: label });
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter ${label}` });

test("the sheet counts the products of the ticked filters and closes on the list, and Back removes the filters", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto(LIST);
  const all = await status(page).innerText();
  await page.getByRole("link", { name: "Filters" }).click();
  await expect(filters(page)).toBeFocused();
  const show = filters(page).getByRole("button", { name: /^Show \d+ phones?$/ });
  await expect(show).toHaveText(all.replace(/(\d+) products?/, "Show $1 phones"));
  await tick(page, "Oskavi").click();
  await expect(show).not.toHaveText(all.replace(/(\d+) products?/, "Show $1 phones"));
  const ofBrand = await show.innerText();
  await tick(page, "12 GB").first().click();
  await expect(show).not.toHaveText(ofBrand);
  // No filter is applied before the button is clicked.
  await expect(status(page)).toHaveText(all);
  expect(await findings(page)).toEqual([]);

  const promised = Number.parseInt((await show.innerText()).replace(/\D+/, ""), 10);
  await show.click();
  await expect(page).toHaveURL(/\/phones\?brand=oskavi&/);
  await expect(status(page)).toHaveText(`${promised} product${promised === 1 ? "" : "s"}`);
  await expect(filters(page)).toBeHidden();
  await expect(status(page)).toBeInViewport();
  await expect(page.getByRole("region", { name: "Products" })).toBeFocused();
  await expect(chip(page, "Oskavi")).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(status(page)).toHaveText(all);
  await expect(filters(page)).toBeHidden();
  await expect(chip(page, "Oskavi")).toHaveCount(0);
  await page.getByRole("link", { name: "Filters" }).click();
  await expect(filters(page).getByRole("checkbox", { name: /Oskavi/ })).not.toBeChecked();
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Filters" })).toBeFocused();
});

test("a filter that is ticked before the page's scripts have loaded is applied", { tag: "@wide" }, async ({
  page,
  walk: _,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(LIST, { waitUntil: "commit" });
  await tick(page, "Oskavi").click();
  release();
  await expect(chip(page, "Oskavi")).toBeVisible();
  await expect(filters(page).getByRole("checkbox", { name: /Oskavi/ })).toBeChecked();
});

test("a sort order that is chosen before the page's scripts have loaded is applied", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(LIST, { waitUntil: "commit" });
  await page.getByLabel("Sort by").selectOption("price-low");
  release();
  await expect(page).toHaveURL(/sort=price-low/);
});

test("filters that are ticked in the sheet before the page's scripts have loaded are counted and applied", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(LIST, { waitUntil: "commit" });
  const all = await status(page).innerText();
  await page.getByRole("link", { name: "Filters" }).click();
  await tick(page, "Oskavi").click();
  release();
  const show = filters(page).getByRole("button", { name: /^Show \d+ phones?$/ });
  await expect(show).not.toHaveText(all.replace(/(\d+) products?/, "Show $1 phones"));
  await show.click();
  await expect(page).toHaveURL(/\/phones\?brand=oskavi/);
  await expect(chip(page, "Oskavi")).toBeVisible();
});

test("a filter ticked in the column is applied at once, and Back undoes only the last one", { tag: "@wide" }, async ({
  page,
  walk: _,
}) => {
  await page.goto(LIST);
  await tick(page, "Oskavi").click();
  await expect(chip(page, "Oskavi")).toBeVisible();
  const ofBrand = await status(page).innerText();
  await tick(page, "5G").click();
  await expect(chip(page, "5G")).toBeVisible();
  await expect(status(page)).not.toHaveText(ofBrand);
  await page.goBack();
  await expect(chip(page, "5G")).toHaveCount(0);
  await expect(chip(page, "Oskavi")).toBeVisible();
  await expect(status(page)).toHaveText(ofBrand);
  await expect(filters(page).getByRole("checkbox", { name: /5G/ })).not.toBeChecked();
  // The count is updated while a price is typed.
  await filters(page).getByRole("textbox", { name: "To" }).fill("20000");
  const show = filters(page).getByRole("button", { name: /^Show \d+ phones?$/ });
  await expect(show).not.toHaveText(ofBrand.replace(/(\d+) products?/, "Show $1 phones"));
  const promised = (await show.innerText()).replace(/\D+/g, "");
  await show.click();
  await expect(page).toHaveURL(/price_max=20000/);
  await expect(status(page)).toHaveText(new RegExp(`^${promised} product`));
});

test("the filter In stock only hides sold-out products until it is removed", async ({ page, walk: _ }, { project }) => {
  const isPhone = project.name === "narrow";
  const soldOut = page.getByRole("main").getByRole("link", { name: "Kaldreo Folio 8 Reader" }).first();
  await page.goto("/shop/devices/tab?brand=kaldreo&sort=price-low");
  await expect(soldOut).toBeVisible();
  if (isPhone) await page.getByRole("link", { name: "Filters" }).click();
  await tick(page, "In stock only").click();
  if (isPhone) {
    await filters(page)
      .getByRole("button", { name: /^Show \d+ tablets?$/ })
      .click();
  }
  await expect(chip(page, "In stock only")).toBeVisible();
  await expect(soldOut).toHaveCount(0);
  await chip(page, "In stock only").click();
  await expect(soldOut).toBeVisible();
});

test("a number in the cart is marked in the list, and a click on it opens the cart", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  await page.goto("/shop/devices/sim?match=ends&pattern=43");
  const numbers = page.getByRole("region", { name: "Numbers" });
  const card = numbers
    .getByRole("button", { name: /^Choose/ })
    .filter({ hasNotText: "Pair with" })
    .first();
  const number = /\d{5}-\d{6}/.exec((await card.textContent()) ?? "")?.[0] ?? "";
  await card.click();
  await page.getByRole("button", { name: "Reserve and add to cart" }).click();
  await expect(walk.cart.getByText(new RegExp(number))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(walk.cart).toHaveCount(0);
  const marked = numbers.getByRole("button", {
    name: `${number} is in your cart. Open cart`,
  });
  await expect(marked).toContainText("In your cart");
  await expect(numbers.getByText("In your cart")).toHaveCount(1);
  await marked.click();
  await expect(walk.cart.getByText(new RegExp(number))).toBeVisible();
});
