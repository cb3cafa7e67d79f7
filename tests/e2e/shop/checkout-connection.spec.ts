import type { APIRequestContext, Page } from "@playwright/test";
import { choosePhone, expect, newBuyer, ShopWalk, test } from "@/tests/e2e/support/shop-walk";

const ORDER_CALL = "**/api/v1/make-order";

/** 400 kbit/s with a latency of 400 ms, on a processor at a quarter of its speed. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Records the idempotency key of every order that is sent. */
function orderKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on("request", (made) => {
    if (made.method() === "POST" && made.url().endsWith("/make-order")) keys.push(made.headers()["idempotency-key"]);
  });
  return keys;
}

/** Fills in a checkout with cash on delivery, up to the submit button. */
async function fillCheckout(walk: ShopWalk, request: APIRequestContext): Promise<void> {
  const { page } = walk;
  await page.goto((await choosePhone(request, "cheap")).path);
  await walk.add();
  await walk.goToCheckout();
  await walk.fillContactAndDelivery(newBuyer());
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
}

test("on a slow connection the button shows that the order is being placed, and a second click sends no request", {
  tag: "@narrow",
}, async ({ page, request, walk }) => {
  await fillCheckout(walk, request);
  const keys = orderKeys(page);
  await slowDown(page);
  // The order request is delayed until the second tap, so that this tap is never too late.
  let release: () => void = () => undefined;
  const isTapped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ORDER_CALL, async (route) => {
    await isTapped;
    await route.continue();
  });
  await page.getByRole("button", { name: "Place order" }).click();
  const placing = page.getByRole("button", { name: "Placing your order…" });
  await expect(placing).toHaveAttribute("aria-busy", "true");
  await placing.click();
  release();
  await walk.readOrderId();
  await expect(page.getByRole("heading", { level: 1, name: "Your order has been placed" })).toBeVisible();
  expect(keys).toHaveLength(1);
});

test("when the response to an order is lost, the page says that the outcome is unknown, and the next click finds the order", {
  tag: "@narrow",
}, async ({ page, request }) => {
  // The `walk` fixture would fail the test, because the browser logs an error for the lost response.
  const walk = new ShopWalk(page);
  await fillCheckout(walk, request);
  const keys = orderKeys(page);
  let placed = "";
  await page.route(ORDER_CALL, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { order_id: string } };
    placed = data.order_id;
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Place order" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("We don't know yet whether your order was placed");
  await expect(alert).toContainText("your order will not be placed twice");
  await expect(alert).toBeFocused();

  await page.unroute(ORDER_CALL);
  await page.getByRole("button", { name: "Place order" }).click();
  expect(await walk.readOrderId()).toBe(placed);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("without a connection the entered values stay, and the order is placed once the connection is back", {
  tag: "@narrow",
}, async ({ page, request, context }) => {
  const walk = new ShopWalk(page);
  await fillCheckout(walk, request);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Try again: your order will not be placed twice",
  );
  await expect(page.getByLabel("Full name")).toHaveValue("Rahima Khatun");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Place order" }).click();
  await walk.readOrderId();
});
