import { findings } from "@/tests/e2e/support/axe";
import { expect, test } from "@/tests/e2e/support/shop-walk";

/** Addresses of the shop menu that list the products of one category, each with its requirement ID. */
const LISTS = [
  ["ROUTE-03", "/shop/devices/phones", "the phones"],
  ["ROUTE-04", "/shop/devices/iot-products", "the IoT products"],
  ["ROUTE-28", "/shop/devices/accessories", "the accessories"],
  ["MENU-11", "/shop/devices/phones", "the phones of the menu"],
  ["MENU-14", "/shop/devices/accessories", "the accessories of the menu"],
  ["MENU-15", "/shop/pre-order/devices/phones", "the phones that are coming"],
  ["MENU-21", "/shop/devices/wearables", "the wearables"],
  ["MENU-22", "/shop/devices/tab", "the tablets"],
  ["MENU-23", "/shop/devices/modems-routers", "the modems and routers"],
  ["MENU-24", "/shop/devices/iot-products", "the IoT products of the menu"],
  ["MENU-25", "/shop/devices/apparel-accessories", "apparel"],
] as const;

/** The products of a page, each with the category in its own address, which comes from the catalogue. */
function productsOf(html: string): { place: string; slug: string }[] {
  const links = html.matchAll(/<article.*?href="(\/shop\/(?:pre-order\/)?devices\/[a-z-]+)\/([a-z0-9-]+)/g);
  return Array.from(links, ([, place = "", slug = ""]) => ({ place, slug }));
}

for (const [id, path, what] of LISTS) {
  test(`[${id}] ${path} answers 200 and lists only ${what}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const products = productsOf(await answer.text());
    expect(new Set(products.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(products.map(({ place }) => place))).toEqual(new Set([path]));
  });
}

test("[MENU-26] /shop/sale answers 200 and lists only products on sale", { tag: "@wide" }, async ({ request }) => {
  const answer = await request.get("/shop/sale");
  expect(answer.status()).toBe(200);
  const slugs = [...new Set(productsOf(await answer.text()).map(({ slug }) => slug))];
  expect(slugs.length).toBeGreaterThanOrEqual(6);
  const onSale = await Promise.all(
    slugs.map(async (slug) => {
      const product = await request.get("/api/get-products", { params: { slug } });
      const { data } = (await product.json()) as {
        data: { product: { variants: { sale_ends_at: string | null }[] } };
      };
      return data.product.variants.some(({ sale_ends_at }) => sale_ends_at !== null);
    }),
  );
  expect(slugs.filter((_, place) => !onSale[place])).toEqual([]);
});

test("[MENU-27] /shop/all-categories answers 200 and links to every category", async ({ request }) => {
  const answer = await request.get("/shop/all-categories");
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  for (const category of ["phones", "tab", "wearables", "accessories", "modems-routers", "iot-products", "sim"]) {
    expect(html).toContain(`href="/shop/devices/${category}"`);
  }
});

test("[ROUTE-05] /shop/devices shows an introduction of at most 400 characters, and the rest after a click", async ({
  page,
}) => {
  await page.goto("/shop/devices");
  const intro = page.locator('[data-length="400"]');
  const shown = await intro.locator("p").first().innerText();
  expect(shown.length).toBeLessThanOrEqual(400);
  expect(shown).toMatch(/\.$/);
  expect(shown.length).toBeGreaterThan(350);
  await intro.getByText("Read more").click();
  await expect(intro.getByText("our staff use these devices themselves")).toBeVisible();
});

test("[ROUTE-06] the list of phones does not show that introduction", async ({ request }) => {
  expect(await (await request.get("/shop/devices")).text()).toContain('data-length="400"');
  expect(await (await request.get("/shop/devices/phones")).text()).not.toContain('data-length="400"');
});

test("an unknown category, and a product in a category that is not its own, answer 404", async ({ request }) => {
  expect((await request.get("/shop/devices/nothing")).status()).toBe(404);
  expect((await request.get("/shop/devices/tab/alo-tag")).status()).toBe(404);
  expect((await request.get("/shop/pre-order/devices/phones/padmiro-char-2")).status()).toBe(404);
});

test("a sale is filtered by one of its categories", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/shop/sale");
  await page
    .getByRole("list", { name: "Category" })
    .getByRole("link", { name: /Tablets/ })
    .click();
  await expect(page).toHaveURL(/\/shop\/sale\?category=tab$/);
  await expect(page.getByRole("list", { name: "Category" }).getByRole("link", { name: /Tablets/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("a phone is added to the cart from the list, and the focus returns to its card", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  await page.goto("/shop/devices/phones");
  const opener = page.getByRole("button", { name: /^Quick add/ }).first();
  await expect(opener).toBeHidden();
  await expect(async () => {
    await page.getByRole("main").getByRole("article").first().hover();
    await expect(opener).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await opener.click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add to Cart" });
  await expect(add).toBeEnabled();
  expect(await findings(page)).toEqual([]);
  await add.click();
  await expect(dialog.getByText("Added to your cart")).toBeVisible();
  await dialog.getByRole("button", { name: "Continue shopping" }).click();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("button", { name: "Open cart, 1 item" })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/devices\/phones$/);
});
