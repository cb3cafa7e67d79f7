import { holdRequests } from "@/tests/e2e/support/hold-requests";
import { choosePhone, expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";

interface Card {
  sku: string;
  slug: string;
  title: string;
  path: string;
}

test.describe("a promotion", () => {
  test.use({ refusals: true });

  test("[ROUTE-07] the checkout refuses an expired code, applies a valid one, and pays in instalments", {
    tag: "@narrow",
  }, async ({ page, request, walk }) => {
    const phone = await choosePhone(request, "expensive");
    await page.goto(phone.path);
    await page.getByText("Monthly cost with EMI").click();
    await page.getByRole("radio", { name: "Meghdut Bank, 12 months" }).check();
    await page.getByRole("button", { name: "Buy with EMI" }).click();
    await page.waitForURL("**/shop/cart/checkout");
    expect((await request.get("/shop/cart/checkout")).status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await walk.fillContactAndDelivery(newBuyer());
    await expect(page.getByRole("radio", { name: /EMI/ })).toBeChecked();
    await expect(page.getByLabel("Bank and months")).toHaveValue("meghdut-12");
    // If a campaign offer fits the cart, its field is in the collapsed section too.
    await expect(page.getByLabel(/^Campaign offer \(/)).toBeHidden();
    await page.locator("summary", { hasText: "Promo code or offer" }).click();
    await expect(page.getByLabel(/^Campaign offer \(/)).toBeVisible();
    const code = page.getByLabel(/^Promo code \(/);
    await code.fill("monsoon25");
    await code.press("Enter");
    await expect(code).toHaveAccessibleDescription("This offer has ended.");
    await page.getByRole("listitem").filter({ hasText: "WELCOME500" }).getByRole("button", { name: "Use" }).click();
    await expect(page.getByText("You save Tk\u00a0500.")).toBeVisible();

    // The click waits while the new total is loading.
    await page.getByRole("button", { name: "Place order and pay" }).click();
    await page.waitForURL("**/sandbox/gateway/**");
    await expect(page.getByText("Instalments")).toBeVisible();
    await page.getByRole("button", { name: "Approve payment" }).click();

    await walk.readOrderId();
    await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible();
    await expect(page.getByText("− Tk\u00a0500")).toBeVisible();
    await expect(page.getByText(/a month for 12.months/)).toBeVisible();
  });
});

test("an order is paid by a second payment after the first was declined", { tag: "@wide" }, async ({
  page,
  request,
  walk,
}) => {
  const phone = await choosePhone(request, "cheap");
  await page.goto(phone.path);
  await walk.add();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(newBuyer());
  await page.getByRole("radio", { name: /Pay online/ }).check();
  await page.getByRole("button", { name: "Place order and pay" }).click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByRole("button", { name: "Decline payment" }).click();

  const orderId = await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "The payment did not go through" })).toBeVisible();
  await page.getByRole("button", { name: "Pay again" }).click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByText("Answers that arrive late, twice or in the wrong order").click();
  await page.getByRole("button", { name: /reported in the wrong order/ }).click();

  expect(await walk.readOrderId()).toBe(orderId);
  await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible();
});

test("a payment whose result was not reported is found by a query, and the open page shows it", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  // By default a deployment asks its gateway after thirty seconds; the site in these tests asks after a few.
  await page.goto((await choosePhone(request, "cheap")).path);
  await walk.add();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(newBuyer());
  await page.getByRole("radio", { name: /Pay online/ }).check();
  await page.getByRole("button", { name: "Place order and pay" }).click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByText("Answers that arrive late, twice or in the wrong order").click();
  // The open page may look again only when the test has seen how it waits.
  const release = await holdRequests(page, "**/api/v1/view-order");
  await page.getByRole("button", { name: /^Approve, and tell the shop after/ }).click();

  await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "Confirming your payment" })).toBeVisible();
  await expect(page.getByText("please don't pay again")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Not paid yet\? Pay Tk/ })).toBeVisible();
  release();
  // The shop asks the gateway by itself, and the open page shows the outcome.
  await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByRole("button", { name: /pay Tk/ })).toHaveCount(0);
});

test("[ROUTE-29] a bundle and a T-shirt with a printed name and number are shown in detail from the product to the order", {
  tag: "@wide",
}, async ({ page, walk }) => {
  await page.goto("/shop/devices/phones/oskavi-focal-2-ultra");
  await page.getByRole("radio", { name: /Studio bundle/ }).check();
  await walk.add();
  await expect(walk.cart).toContainText("45 W charger with two ports");
  await page.keyboard.press("Escape");
  await page.goto("/shop/devices/apparel-accessories/sutoli-plain-t-shirt");
  await page.getByRole("list", { name: "Size" }).getByRole("link").first().click();
  await page.waitForURL("**variant=**");
  await page.getByLabel("Name", { exact: true }).fill("nihal");
  await page.getByLabel("Number", { exact: true }).fill("১০");
  // The preview shows the name as it will be printed on the back.
  await expect(page.locator("svg text", { hasText: "NIHAL" })).toBeVisible();
  await walk.add();
  await expect(walk.cart).toContainText(/Name:\s*NIHAL\s*Number:\s*10/);
  await walk.goToCheckout();
  await walk.fillContact(newBuyer());
  // The post code is enough to fill in the district.
  await page.getByLabel("Post code").fill("3100");
  await expect(page.getByLabel("District")).toHaveValue("Sylhet");
  await page.getByLabel("Address", { exact: true }).fill("House 1, Zindabazar");
  // The total includes the fee of this district once its delivery options have loaded.
  await page.getByRole("radio", { name: /Regular|Standard/i }).check();
  await page.getByRole("radio", { name: /Pay online/ }).check();
  await page.getByRole("button", { name: "Place order and pay" }).click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByRole("button", { name: "Approve payment" }).click();
  await walk.readOrderId();
  await expect(page.getByRole("main")).toContainText("60 GB of data for 60 days");
  // The browser that placed the order sees the printed name; any other browser sees it masked.
  await expect(page.getByRole("main")).toContainText("“NIHAL 10”");
  await page.context().clearCookies({ name: "order_proof" });
  await page.reload();
  await expect(page.getByRole("main")).toContainText("“N**** **”");
});

test("[ROUTE-08] a coming phone is reserved at a store in the pre-order checkout, and its deposit is paid", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const answer = await request.get("/api/get-products", { params: { preorder: "1" } });
  const { data } = (await answer.json()) as { data: { items: Card[] } };
  const coming = data.items[0];
  if (coming === undefined) throw new Error("No phone can be pre-ordered; the journey needs one");
  const buyer = newBuyer();
  await page.goto(coming.path);
  await page.getByRole("link", { name: "Reserve now" }).and(page.locator(":visible")).first().click();
  await page.waitForURL(/\/shop\/pre-order\/delivery-type/);
  await page.getByLabel("Full name").fill(buyer.fullName);
  await page.getByLabel("Mobile number").fill(buyer.msisdn);
  await page.getByLabel("District").fill("ঢাকা");
  await page.getByRole("radio", { name: /Collect from a customer centre/ }).check();
  await page.getByLabel("Thana").fill("ধানম");
  await page.getByLabel("Thana").press("Enter");
  await expect(page.getByLabel("Thana")).toHaveValue("Dhanmondi");
  await page.getByRole("radio", { name: /Dhanmondi/ }).check();
  await page.getByRole("button", { name: /Reserve and pay/ }).click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByRole("button", { name: "Approve payment" }).click();

  await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "Your pre-order has been placed" })).toBeVisible();
  await expect(page.getByText("Due when the item arrives")).toBeVisible();
  await expect(page.getByText(coming.title).first()).toBeVisible();
});
