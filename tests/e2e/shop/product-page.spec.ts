import type { Locator } from "@playwright/test";
import { holdRequests, SCRIPTS } from "@/tests/e2e/support/hold-requests";
import { expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";

const PHONE = "/shop/devices/phones/oskavi-frame-3";
const JERSEY = "/shop/devices/apparel-accessories/sutoli-home-jersey";

/** Replaces no-break spaces with ordinary spaces. */
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ").trim();

test("a card, its product page, the calculator, the cart and the checkout show the same instalments", {
  tag: "@wide",
}, async ({ page, walk }) => {
  await page.goto("/shop/devices/phones?only=in-stock,emi&sort=price-high");
  const card = walk.card.first();
  const said = /EMI from (Tk.[\d,.]+) for (\d+) months/.exec(plain(await card.textContent()));
  const [, monthly = "", months = ""] = said ?? [];
  const price = plain(
    await card
      .getByText(/^Tk.[\d,.]+$/)
      .first()
      .textContent(),
  );
  await card.getByRole("link").first().click();
  await page.waitForURL(/\/phones\/[a-z0-9-]+/);
  await expect(page.getByRole("main").getByText(price, { exact: true }).first()).toBeVisible();
  const sentence = page.getByText(
    new RegExp(`From ${monthly.replace(" ", ".")} a month for ${months}.months with .+ in total`),
  );
  const full = plain(await sentence.first().textContent()).replace("From ", "");

  await page.getByText("Monthly cost with EMI").click();
  const row = page.getByRole("row").filter({ has: page.getByRole("radio", { checked: true }) });
  const [bank, , , total] = (await row.getByRole("cell").allTextContents()).map(plain);
  expect(full).toBe(`${monthly} a month for ${months} months with ${bank}, ${total} in total`);
  await page.getByRole("button", { name: "Buy with EMI" }).click();
  await page.waitForURL("**/shop/cart/checkout");
  // The plan chosen in the cart is kept for the checkout, where the plans include the delivery fee.
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toContain(`\\"bank\\":\\"${bank}\\"`);
  await walk.fillContactAndDelivery(newBuyer());
  await expect(page.getByLabel("Bank and months")).toHaveValue(/.+/);
  const option = page.getByLabel("Bank and months").locator("option:checked");
  expect(plain(await option.textContent())).toMatch(
    new RegExp(`a month for ${months} months with ${bank}, Tk [\\d,.]+ in total`),
  );
});

test("a hovered product is prefetched, and opens without another request for its data", { tag: "@wide" }, async ({
  page,
  walk,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_next/data/")) requested.push(request.url());
  });
  await page.goto("/shop/devices/phones");
  const link = walk.card.first().getByRole("link").first();
  const title = await link.innerText();
  await expect(async () => {
    // Listening starts when the page is idle.
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => requested.length, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
  const prefetched = requested.length;
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /Reviews/ })).toBeAttached();
  expect(requested).toHaveLength(prefetched);
});

test("two clicks on Add to Cart before the page's scripts have loaded add the product once", {
  tag: "@narrow",
}, async ({ page, walk }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(PHONE, { waitUntil: "commit" });
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first();
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute("aria-busy", "true");
  release();
  await expect(walk.cart.getByLabel("Quantity", { exact: true })).toHaveText("1");
});

test("a bundle that is chosen before the page's scripts have loaded is in the cart", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/shop/devices/phones/oskavi-focal-2-ultra", { waitUntil: "commit" });
  await page.getByRole("radio", { name: /^Studio bundle/ }).check();
  await walk.addToCart.click();
  release();
  await expect(walk.cart.getByRole("list", { name: "Add-ons" })).toContainText("45 W charger");
});

test("a click on a button of the header before the page's scripts have loaded takes effect", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(PHONE, { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
});

test("the free gift of a card is preselected on the product page, and is free in the cart", { tag: "@narrow" }, async ({
  page,
  walk,
}) => {
  await page.goto("/shop/devices/phones?only=bundle,in-stock");
  await expect(walk.card.filter({ hasText: "Gift with the Studio bundle" })).toHaveCount(1);
  const card = walk.card.filter({ hasText: "With free gift" }).first();
  await card.getByRole("link").first().click();
  await page.waitForURL(/\/phones\/[a-z0-9-]+/);
  await expect(
    page.getByRole("group", { name: "Choose a bundle" }).getByRole("radio", { checked: true }),
  ).not.toHaveValue("");
  await walk.add();
  await expect(walk.cart).toContainText("Free");
});

test("the buy bar of a sold-out product links to the form for a stock notice, and moves the focus to its field", {
  tag: "@narrow",
}, async ({ page }) => {
  const release = await holdRequests(page, /store-stock/i);
  await page.goto("/shop/devices/tab/kaldreo-folio-8-reader");
  await expect(page.getByRole("button", { name: "Sold out" })).toHaveCount(0);
  await page.getByRole("region", { name: /^Buy / }).getByRole("link", { name: "Text me when it's back" }).click();
  await expect(page.getByLabel("Your mobile number")).toBeFocused();
  // The stores that still have it arrive last, and must not push the field away.
  release();
  await expect(page.getByText("Sold out online but in stock at customer centres")).toBeVisible();
  await expect(page.getByLabel("Your mobile number")).toBeInViewport({ ratio: 1 });
});

test("a click on the link to that form before the page's scripts have loaded moves the focus to its field", {
  tag: "@narrow",
}, async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/shop/devices/tab/kaldreo-folio-8-reader", { waitUntil: "commit" });
  await page.getByRole("region", { name: /^Buy / }).getByRole("link", { name: "Text me when it's back" }).click();
  release();
  await expect(page.getByLabel("Your mobile number")).toBeFocused();
});

test("a click on Choose a size before the page's scripts have loaded moves the focus to the sizes", {
  tag: "@narrow",
}, async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(JERSEY, { waitUntil: "commit" });
  await page.getByRole("region", { name: /^Buy / }).getByRole("link", { name: "Choose a size" }).click();
  release();
  await expect(page.getByRole("list", { name: "Size" }).getByRole("link").first()).toBeFocused();
});

test("a jersey has no size until one is chosen, and shows the same price everywhere", async ({
  page,
  walk,
  isMobile,
}) => {
  await page.goto(JERSEY);
  const sizes = page.getByRole("list", { name: "Size" });
  await expect(sizes.getByRole("link")).toHaveCount(5);
  await expect(sizes.locator("[aria-current]")).toHaveCount(0);
  if (isMobile) await page.getByRole("region", { name: /^Buy / }).getByRole("link", { name: "Choose a size" }).click();
  else {
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByText("Choose a size first.")).toBeVisible();
  }
  await expect(sizes.getByRole("link").first()).toBeFocused();
  await expect(sizes.getByRole("link").first()).toBeInViewport();
  await expect(walk.cart).toBeHidden();

  await page.getByRole("list", { name: "Colour" }).getByRole("link", { name: "Red" }).click();
  await page.waitForURL("**colour=red");
  await expect(sizes.locator("[aria-current]")).toHaveCount(0);
  await sizes.getByRole("link", { name: "M", exact: true }).click();
  await page.waitForURL("**variant=**");
  await expect(sizes.getByRole("link", { name: "M", exact: true })).toHaveAttribute("aria-current", "true");

  await page.getByLabel("Name", { exact: true }).fill("nihal");
  await expect(page.locator("svg text", { hasText: "NIHAL" })).toBeVisible();
  const prices = await page.locator("main b").filter({ hasText: /^Tk/ }).allTextContents();
  const sum = plain(await page.getByText("Price per item with your options:").locator("b").textContent());
  // The sum is in the buy box, in the buy bar (on a phone) and in the line with the price of the choices.
  expect(prices.map(plain).filter((price) => price === sum).length).toBeGreaterThanOrEqual(3);
  await walk.add();
  await expect(walk.cart).toContainText(sum);
  await expect(walk.cart).toContainText(/Size:?\s*M/);
});

test("the price in the structured data is the price of the page", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/shop/devices/phones/oskavi-focal-2-ultra");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const shown = plain(
    await page
      .getByRole("main")
      .getByText(/^Tk.[\d,.]+$/)
      .first()
      .textContent(),
  );
  const amount = Number(shown.replace(/[^\d.]/g, ""));
  const prices = blocks.flatMap((block) =>
    [...block.matchAll(/"price":"?([\d.]+)/g)].map(([, price]) => Number(price)),
  );
  expect(prices).toContain(amount);
  await expect(page).toHaveTitle(/Oskavi Focal 2 Ultra/);
  expect(plain(await page.locator('meta[name="description"]').getAttribute("content"))).toContain(shown);
});

test("the delivery days are next to the price, first for Dhaka and then for the chosen district", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/shop/devices/phones/padmiro-char-2");
  await expect(page.getByText(/^Arrives .* in Dhaka$/)).toBeVisible();
  await page.getByRole("button", { name: "Change district or see fees and customer centres" }).click();
  await page.getByLabel("Your district").selectOption({ label: "Sylhet" });
  await expect(page.getByText(/in .*Sylhet/).first()).toBeVisible();
  await page.goto("/shop/devices/phones/oskavi-focal-2-ultra");
  await expect(page.getByText(/^Arrives .* in Sylhet$/)).toBeVisible();
  await expect(page.getByText(/^Arrives .* in Dhaka$/)).toBeHidden();
});

test("long cells of the comparison are cut until a click on Show all", async ({ page }) => {
  await page.goto("/shop/compare?items=oskavi-focal-2-ultra,padmiro-char-2");
  const cell = page
    .getByRole("row", { name: /^Warranty/ })
    .getByRole("cell")
    .first();
  await expect(cell).toContainText("…");
  const before = plain(await cell.locator("p").first().textContent());
  await cell.getByText("Show all").click();
  await expect(cell.getByText("Show less")).toBeVisible();
  expect(plain(await cell.locator("p").first().textContent()).length).toBeGreaterThan(before.length);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the size guide opens, colour and size are chosen, and the delivery days are shown", async ({ page }) => {
    await page.goto(`${JERSEY}?colour=red`);
    await expect(page.getByText(/^Arrives .* in Dhaka$/)).toBeVisible();
    await page.locator("summary", { hasText: "Size guide" }).click();
    await expect(page.getByRole("row", { name: /^XXL 60 76 24$/ })).toBeVisible();
    await expect(page.getByRole("list", { name: "Colour" }).locator("[aria-current]")).toHaveAccessibleName(/Red/);
    await expect(page.getByRole("list", { name: "Size" }).locator("[aria-current]")).toHaveCount(0);
    await page.getByRole("list", { name: "Size" }).getByRole("link", { name: "L", exact: true }).click();
    await page.waitForURL("**variant=**");
    await expect(page.getByRole("list", { name: "Size" }).locator("[aria-current]")).toHaveText("L");
  });
});

test("the last of an odd number of highlights fills its row on a tablet", { tag: "@wide" }, async ({
  page,
  walk: _,
}) => {
  await page.goto("/shop/devices/apparel-accessories/sutoli-plain-t-shirt");
  const highlights = page.getByRole("list", { name: "Highlights" });
  const items = highlights.getByRole("listitem");
  await expect(items).toHaveCount(3);
  const shareOf = async (item: Locator) => {
    const [box, whole] = await Promise.all([item.boundingBox(), highlights.boundingBox()]);
    return Math.round(((box?.width ?? 0) / (whole?.width ?? 1)) * 10) / 10;
  };
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect.poll(async () => [await shareOf(items.first()), await shareOf(items.last())]).toEqual([0.5, 1]);
  }
});

test("a row with fewer products than fit has no arrow to more", { tag: "@wide" }, async ({ page, walk: _ }) => {
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: "Next: Deals right now" })).toBeVisible();
  await page.goto(JERSEY);
  await page.goto(PHONE);
  await expect(page.getByRole("list", { name: "Recently viewed" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Next: Recently viewed" })).toBeHidden();
});
