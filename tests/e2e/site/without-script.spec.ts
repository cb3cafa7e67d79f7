import { expect, test } from "@playwright/test";

interface Coming {
  data: { items: { slug: string }[] };
}

test.use({ javaScriptEnabled: false });

test("[ROUTE-03] the list of phones can be filtered and paged, and a phone opened, without a script", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/shop");
  await page
    .getByRole("main")
    .getByRole("link", { name: /phones/i })
    .first()
    .click();
  await page.waitForURL("**/shop/devices/phones*");
  await page.goto("/shop/devices/phones");
  // By keyboard: cards that get their layout during a mouse click would move the link.
  await page.getByRole("link", { name: /next/i }).press("Enter");
  await page.waitForURL("**/shop/devices/phones?page=2");
  await expect(page.locator("main article")).toHaveCount(24);

  await page.goto("/shop/devices/phones?brand=padmiro&five_g=1&sort=price-low");
  const first = page.locator("main article").first();
  await expect(first).toContainText("Padmiro");
  await first.getByRole("link").first().click();
  await page.waitForURL(/\/shop\/devices\/phones\/padmiro-/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Padmiro");
  await expect(page.getByText(/^Tk.[\d,]+$/).first()).toBeVisible();
});

test("the district of a pre-order is a native select", { tag: "@narrow" }, async ({ page, request }) => {
  const answer = await request.get("/api/get-products", { params: { preorder: "1" } });
  const { items } = ((await answer.json()) as Coming).data;
  await page.goto(`/shop/pre-order/delivery-type?product=${items[0]?.slug}`);
  await page.getByLabel("District").selectOption({ label: "Sylhet" });
  await expect(page.getByLabel("District")).toHaveValue("Sylhet");
});

test("wearables are filtered by their own attributes, sorted and compared, without a script @narrow", async ({
  page,
}) => {
  const count = async () => Number((await page.getByText(/^\d+ products?$/).innerText()).split(" ")[0]);
  await page.goto("/shop/devices/wearables");
  const all = await count();
  await page.getByRole("link", { name: "Filters" }).click();
  const filters = page.getByRole("complementary", { name: "Filters" });
  const gps = filters.locator("label").filter({ hasText: "GPS" });
  await expect(gps).toBeVisible();
  const promised = Number((await gps.innerText()).match(/\d+$/)?.[0]);
  await gps.click();
  await filters.locator("label").filter({ hasText: "10 ATM" }).click();
  await filters.locator("label").filter({ hasText: "Swimming" }).click();
  await filters.getByRole("button", { name: "Show results" }).click();
  await page.waitForURL(/attr=.*#results$/);
  await expect(filters).toBeHidden();
  await expect(page.getByText(/^\d+ products?$/)).toBeInViewport();
  const found = await count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);

  // Without the water filters there are as many products as the count beside GPS has shown.
  await page.getByRole("link", { name: "Remove filter Water resistance: Diving, 10 ATM" }).click();
  await page.waitForURL("**/shop/devices/wearables?attr=gps:yes,water:swim");
  await page.getByRole("link", { name: "Remove filter Water resistance: Swimming, 5 ATM" }).click();
  await page.waitForURL("**/shop/devices/wearables?attr=gps:yes");
  expect(await count()).toBe(promised);
  await page.getByLabel("Sort by").selectOption("price-low");
  await page.getByRole("button", { name: "Sort" }).click();
  await page.waitForURL(/sort=price-low/);
  expect(await count()).toBe(promised);

  // Two cards are ticked, and the form with these checkboxes leads to the comparison.
  for (const place of [0, 1])
    await page
      .getByRole("checkbox", { name: /^Compare/ })
      .nth(place)
      .check();
  await page.getByRole("form", { name: "Products to compare" }).getByRole("button", { name: "Compare" }).click();
  await page.waitForURL("**/shop/compare?items=*");
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);
  // Another product is added to them: the list keeps the earlier selection.
  await page.getByRole("link", { name: "Add another" }).click();
  await page.waitForURL("**/shop/devices/wearables?compare=*");
  await expect(page.getByRole("form", { name: "Products to compare" })).toBeVisible();
});

test("reviews are filtered, sorted and paged without a script", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/shop/devices/phones/oskavi-frame-4-pro-5g");
  const reviews = page.getByRole("region", { name: "Reviews" });
  const shown = reviews.getByRole("status").filter({ hasText: /^\d+ reviews?/ });
  const all = Number.parseInt((await shown.textContent()) ?? "", 10);
  await reviews.getByRole("link", { name: /^5 stars/ }).click();
  await page.waitForURL(/stars=5#reviews$/);
  expect(Number.parseInt((await shown.textContent()) ?? "", 10)).toBeLessThan(all);
  await expect(reviews.getByRole("img", { name: "5 out of 5 stars" }).first()).toBeVisible();
  await reviews.getByLabel("Sort reviews by").selectOption("lowest");
  await reviews.getByRole("button", { name: "Sort" }).click();
  await page.waitForURL(/review_sort=lowest/);
  expect(new URL(page.url()).searchParams.get("stars")).toBe("5");
  await reviews.getByRole("link", { name: "Show all" }).click();
  await reviews.getByRole("link", { name: "Next page" }).click();
  await page.waitForURL(/reviews=2/);
  await expect(reviews.getByRole("listitem").first()).toBeVisible();
});

test("a product page has no button and explains how to buy, and the checkout shows no loading message", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/shop/devices/phones/oskavi-focal-2-ultra");
  await expect(page.getByText(/^You need JavaScript to order on this page/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Find a customer centre" })).toHaveAttribute(
    "href",
    "/store-locator",
  );
  for (const name of [/Add to Cart/, "Buy Now", "Save to wish list", "Write a review", /Open cart/])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await page.goto("/shop/cart/checkout");
  await expect(page.getByText(/^You need JavaScript to place an order/)).toBeVisible();
  await expect(page.getByText("Loading your cart…")).toBeHidden();
});

test("no page offers to print without a script", { tag: "@narrow" }, async ({ page }) => {
  for (const path of ["/privacy-policy", "/about/press-release/5g-in-all-eight-divisional-cities"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  }
});

test("the dashboard offers no log-in without a script, only the tracking of an order", { tag: "@narrow" }, async ({
  page,
}) => {
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Track an order without logging in" })).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
});

test.describe("a browser that cannot read Next's script", () => {
  test.use({ javaScriptEnabled: true });

  test("still opens phones, filters them, and sends a posted form", { tag: "@narrow" }, async ({ page }) => {
    let unread = 0;
    // Static blocks came with Chrome 94, Safari 16.4 and Firefox 93 (docs/interfaces.md#browsers).
    await page.route("**/_next/static/**/*.js", async (route) => {
      const response = await route.fetch();
      if (!/\bstatic\s*\{/.test(await response.text())) return route.fulfill({ response });
      unread += 1;
      return route.fulfill({ response, body: "class Unread { static" });
    });
    await page.goto("/shop/devices/phones?brand=padmiro");
    expect(unread).toBeGreaterThan(0);
    await page.locator("main article").first().getByRole("link").first().press("Enter");
    await page.waitForURL(/\/shop\/devices\/phones\/padmiro-/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Padmiro");

    await page.goto("/recharge");
    await page.getByRole("textbox", { name: "Mobile number" }).fill("01700000003");
    await page.getByRole("button", { name: "Continue to payment" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please check your recharge");
  });
});

for (const path of [
  "/",
  "/star-program",
  "/shop/devices/phones/oskavi-frame-3",
  "/about/press-release/solar-towers-one-thousand",
]) {
  test(`no button that needs a script is shown at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page.locator("button[type=button]:not([popovertarget], [commandfor])").filter({ visible: true }),
    ).toHaveCount(0);
  });
}
