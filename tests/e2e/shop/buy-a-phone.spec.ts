import { holdRequests } from "@/tests/e2e/support/hold-requests";
import { readCode } from "@/tests/e2e/support/log-in-walk";
import { choosePhone, expect, listPhones, newBuyer, test } from "@/tests/e2e/support/shop-walk";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

test("[ROUTE-26] a visitor opens a Bengali address of the shop, buys a phone with cash on delivery and tracks the order", async ({
  page,
  request,
  walk,
}) => {
  const buyer = newBuyer();
  const phone = await choosePhone(request, "cheap");
  await page.goto("/bn/shop/devices/phones");
  await expect(page).toHaveURL("/shop/devices/phones");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(walk.card).toHaveCount(24);

  await walk.choose(phone.title);
  await walk.add();
  await expect(walk.cart.getByText("This item has been added to your cart")).toBeVisible();
  await walk.goToCheckout();

  await walk.fillContactAndDelivery(buyer);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();

  const orderId = await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible();
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("heading", { name: "Where your order is" })).toBeInViewport();

  await page.goto(`/shop/user/track_order?order_id=${orderId}`);
  await expect(page.getByLabel("Order number")).toHaveValue(orderId);
  await page.getByLabel("Mobile number").fill(buyer.msisdn);
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page.getByRole("list", { name: "Where your order is" })).toContainText("Order placed");
  await expect(page.getByText(phone.title).first()).toBeVisible();
});

test.describe("an order above the code limit with cash on delivery", () => {
  test.use({ refusals: true });

  test("is placed with the code sent to its number, and after a wrong code keeps the entered values", {
    tag: "@narrow",
  }, async ({ page, request, walk }) => {
    const buyer = newBuyer();
    const phone = await choosePhone(request, "coded");
    await page.goto(phone.path);
    await walk.add();
    await walk.goToCheckout();
    await walk.fillContactAndDelivery(buyer);
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await page.getByRole("button", { name: "Place order" }).click();

    const step = page.getByRole("region", { name: "Confirm that it's you" });
    await expect(step).toContainText(formatMsisdnInText(buyer.msisdn, "en"));
    await expect(step.getByLabel("Digit 1 of 4")).toBeFocused();
    const code = await readCode(request, buyer.msisdn);
    const enter = async (digits: string) => {
      await step.getByLabel("Digit 1 of 4").click();
      for (const digit of digits) await page.keyboard.insertText(digit);
      await page.getByRole("button", { name: "Confirm and place order" }).click();
    };
    await enter(`${(Number(code[0]) + 1) % 10}${code.slice(1)}`);
    await expect(step.getByRole("alert")).toContainText("This code is wrong or has expired");
    await expect(page.getByLabel("Full name")).toHaveValue(buyer.fullName);
    await enter(code);

    await walk.readOrderId();
    await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible();
  });
});

test("[API-SHOP-17] a visitor pays at the sandbox gateway and comes back to a paid order", { tag: "@wide" }, async ({
  page,
  request,
  walk,
}) => {
  const phone = await choosePhone(request, "expensive");
  await page.goto("/shop/devices/phones");
  await walk.choose(phone.title);
  await walk.add();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(newBuyer());
  await page.getByRole("radio", { name: /Pay online/ }).check();
  await page.getByRole("button", { name: "Place order and pay" }).click();

  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByRole("button", { name: /approve/i }).click();

  await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible();
});

test("[API-SHOP-06] a declined payment is repeated and succeeds", { tag: "@narrow" }, async ({
  page,
  request,
  walk,
}) => {
  const phone = await choosePhone(request, "expensive");
  await page.goto("/shop/devices/phones");
  await walk.choose(phone.title);
  await walk.add();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(newBuyer());
  await page.getByRole("radio", { name: /Pay online/ }).check();
  await page.getByRole("button", { name: "Place order and pay" }).click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByRole("button", { name: /decline/i }).click();

  await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "The payment did not go through" })).toBeVisible();
  await page.getByRole("button", { name: "Pay again" }).click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByRole("button", { name: /approve/i }).click();
  await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible();
});

test("[CART-30] the cart of a visitor is restored after a reload", { tag: "@narrow" }, async ({
  page,
  request,
  walk,
}) => {
  const phone = await choosePhone(request, "cheap");
  await page.goto("/shop/devices/phones");
  await walk.choose(phone.title);
  await walk.add();
  await page.keyboard.press("Escape");
  await expect(walk.cart).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Open cart, 1 item" })).toBeVisible();
});

test("an item that is added or removed a moment before a reload is added or removed after it, and the rest stays", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  const [first, second] = await listPhones(request);
  const change = "**/api/v1/add-cart-item";
  const count = (text: string) => page.getByRole("button", { name: `Open cart, ${text}` });
  for (const [phone, text] of [
    [first, "1 item"],
    [second, "2 items"],
  ] as const) {
    await page.goto(phone?.path ?? "");
    // The answer does not arrive before the page is left.
    const release = await holdRequests(page, change);
    const sent = page.waitForRequest(change);
    await walk.addToCart.click();
    await sent;
    await page.reload({ waitUntil: "commit" });
    release();
    await expect(count(text)).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }

  await count("2 items").click();
  const release = await holdRequests(page, change);
  const sent = page.waitForRequest(change);
  await walk.cart.getByRole("button", { name: `Remove ${first?.title}`, exact: true }).click();
  await sent;
  await page.reload({ waitUntil: "commit" });
  release();
  await expect(count("1 item")).toBeVisible();
  await count("1 item").click();
  await expect(walk.cart.getByRole("link", { name: second?.title ?? "" })).toBeVisible();
});

test("[CART-60] removing the last piece empties the cart", { tag: "@narrow" }, async ({ page, request, walk }) => {
  const phone = await choosePhone(request, "cheap");
  await page.goto("/shop/devices/phones");
  await walk.choose(phone.title);
  await walk.add();
  await walk.cart.getByRole("button", { name: `Add one more ${phone.title}` }).click();
  await expect(walk.cart.getByText(formatMoney(200 * phone.price, "en")).first()).toBeVisible();
  await walk.cart.getByRole("button", { name: `Remove one ${phone.title}` }).click();
  await expect(walk.cart.getByText(formatMoney(200 * phone.price, "en"))).toHaveCount(0);
  await walk.cart.getByRole("button", { name: `Remove one ${phone.title}` }).click();
  await expect(walk.cart.getByText("Your cart is empty")).toBeVisible();
  await expect(walk.cart.getByRole("link", { name: "Start Shopping" })).toHaveAttribute("href", "/shop/devices/phones");
});

test("an order with errors lists what to correct and keeps the entered values", { tag: "@narrow" }, async ({
  page,
  request,
  walk,
}) => {
  const phone = await choosePhone(request, "cheap");
  await page.goto("/shop/devices/phones");
  await walk.choose(phone.title);
  await walk.add();
  await walk.goToCheckout();
  await page.getByLabel("Full name").fill("Rahima Khatun");
  await page.getByLabel("Mobile number").fill("0171234");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { name: /things to correct/ })).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Full name")).toHaveValue("Rahima Khatun");
});

test("a number typed in Bengali digits is accepted", { tag: "@narrow" }, async ({ page, request, walk }) => {
  const phone = await choosePhone(request, "cheap");
  await page.goto("/shop/devices/phones");
  await walk.choose(phone.title);
  await walk.add();
  await walk.goToCheckout();
  await page.getByLabel("Mobile number").fill("০১৭১২৩৪৫৬৭৮");
  await page.getByLabel("Full name").focus();
  await expect(page.getByText("We've read your number as 01712-345678.")).toBeVisible();
});
