import { enterOrderCode, operate, placeOrder } from "@/tests/e2e/support/orders-walk";
import { expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";

test("the timeline moves while it is looked at, and the invoice prints in both languages", { tag: "@wide" }, async ({
  page,
  request,
  walk: _,
}) => {
  const orderId = await placeOrder(request, newBuyer());
  await page.goto(`/shop/order/${orderId}`);
  const current = page.getByRole("list", { name: "Where it is" }).locator("[aria-current=step]");
  await expect(current).toContainText("Order placed");

  expect(operate("advance", orderId)).toContain("placed -> confirmed");
  // The tab comes back into view.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(current).toContainText("Confirmed");

  await page.getByRole("link", { name: "Invoice" }).click();
  await page.waitForURL(`**/shop/order/${orderId}/invoice?lang=en`);
  await expect(page.getByRole("article")).toContainText(/In words: Taka .+ only/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Invoice" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("main").getByRole("link", { name: "বাংলা" }).click();
  await expect(page.getByRole("article")).toContainText(/কথায়: .+ টাকা মাত্র/);
  await expect(page.getByRole("article")).toHaveAttribute("lang", "bn");
});

test("a guest sends it to another door with a code, and then cancels it, before the parcel is packed", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const buyer = newBuyer();
  const orderId = await placeOrder(request, buyer);
  await page.goto(`/shop/order/${orderId}`);
  await page.getByRole("button", { name: "Change details" }).click();
  await page.getByLabel("Mobile number").fill(buyer.msisdn);
  await page.getByRole("button", { name: "Send code" }).click();
  await enterOrderCode(page, buyer.msisdn);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(buyer.address);
  await page.getByLabel("Address", { exact: true }).fill("House 99");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("The order goes there now")).toBeVisible();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("House 99, Dhanmondi")).toBeVisible();
  await page.getByRole("button", { name: "Cancel this order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This order is cancelled" })).toBeVisible();
  expect(operate("show", orderId)).toContain("by the customer");
});

test("[ROUTE-10] a guest tracks one order masked, and all orders of a number after a code", { tag: "@narrow" }, async ({
  page,
  request,
  walk: _,
}) => {
  const buyer = newBuyer();
  const first = await placeOrder(request, buyer);
  const second = await placeOrder(request, buyer);
  await page.goto("/shop/user/track_order");
  await page.getByLabel("Order number").fill(first);
  await page.getByLabel("Mobile number").fill(buyer.msisdn);
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page.getByRole("heading", { name: `${first}: Order placed` })).toBeVisible();
  await expect(page.getByText(buyer.fullName)).toHaveCount(0);

  await page.getByLabel("Order number").fill("");
  await page.getByRole("button", { name: "Track order" }).click();
  await enterOrderCode(page, buyer.msisdn);
  await expect(page.getByRole("heading", { name: `${second}: Order placed` })).toBeVisible();
  await expect(page.getByRole("heading", { name: `${first}: Order placed` })).toBeVisible();
});
