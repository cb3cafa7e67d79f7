import type { Browser, Page } from "@playwright/test";
import { readCode, sessionOf } from "@/tests/e2e/support/log-in-walk";
import { answerPayment, enterOrderCode, operate, placeOrder, placeSimOrder } from "@/tests/e2e/support/orders-walk";
import { expect, newBuyer, test } from "@/tests/e2e/support/shop-walk";
import { formatMsisdn } from "@/utils/numbers/msisdn";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const next = (page: Page) => page.getByRole("region", { name: "What happens next" });

/** Logs in with a number, in the browser of the page. */
async function logIn(page: Page, msisdn: string): Promise<void> {
  await page.request.post("/backend/api/v1/otp", { data: { msisdn: `88${msisdn}` } });
  const value = await sessionOf(page.request, msisdn, await readCode(page.request, msisdn));
  await page.context().addCookies([{ name: "gp_web_token", value, url: new URL("/", page.url()).href }]);
}

/** Another person's browser, of the same width. */
async function stranger(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin });
  return context.newPage();
}

test("the buyer is thanked once and sees their own data; another person with the link sees masked data", {
  tag: "@narrow",
}, async ({ page, browser, walk: _ }) => {
  const buyer = newBuyer();
  const orderId = await placeOrder(page.request, buyer);
  const answer = await page.goto(`/shop/order/${orderId}`);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await expect(headline(page)).toHaveText("Your order has been placed");
  await expect(page.getByText("Thank you for your order.")).toBeVisible();
  await expect(page.getByText(/^Arrives /)).toBeVisible();
  await expect(page.getByText(`${buyer.fullName}, ${buyer.address}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(formatMsisdn(buyer.msisdn, "en")).first()).toBeVisible();
  await expect(page.getByText("Thank you for your order.")).toHaveCount(0);
  await page.goto(`/shop/order/${orderId}/invoice?lang=bn`);
  await expect(page.getByRole("article")).toContainText(buyer.fullName);
  await expect(page.getByRole("article")).toContainText(buyer.address);

  const other = await stranger(browser, page);
  for (const path of [`/shop/order/${orderId}`, `/shop/order/${orderId}/invoice?lang=en`]) {
    await other.goto(path);
    await expect(other.getByText("R***** K*****").first()).toBeVisible();
    const html = await other.content();
    for (const secret of [buyer.fullName, buyer.msisdn, buyer.address]) expect(html).not.toContain(secret);
  }
  await other.context().close();

  // The visitor can hide the details, e.g. on a shared computer.
  await page.goto(`/shop/order/${orderId}`);
  await page.getByRole("button", { name: "Hide the details in this browser" }).click();
  await expect(page.getByText(formatMsisdn(buyer.msisdn, "en"))).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("R***** K*****").first()).toBeVisible();
});

test("an order is masked after a log-in with another number, and shown in full after one with its own number", {
  tag: "@narrow",
}, async ({ page, request, walk: _ }) => {
  const buyer = newBuyer();
  const orderId = await placeOrder(page.request, buyer);
  await page.goto(`/shop/order/${orderId}`);
  await expect(page.getByText(formatMsisdn(buyer.msisdn, "en")).first()).toBeVisible();
  await logIn(page, newBuyer().msisdn);
  await page.reload();
  await expect(headline(page)).toHaveText("Your order has been placed");
  await expect(page.getByText(formatMsisdn(buyer.msisdn, "en"))).toHaveCount(0);

  // Ordered somewhere else.
  const own = newBuyer();
  const elsewhere = await placeOrder(request, own);
  await page.context().clearCookies();
  await logIn(page, own.msisdn);
  await page.goto(`/shop/order/${elsewhere}`);
  await expect(page.getByText(formatMsisdn(own.msisdn, "en")).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Show in full" })).toHaveCount(0);
});

test("a paid eSIM shows its QR code in the browser that ordered it, and other browsers get the link to the eSIM page", {
  tag: "@narrow",
}, async ({ page, browser, walk: _ }) => {
  const buyer = newBuyer();
  const orderId = await placeSimOrder(page.request, buyer, "esim");
  await page.goto(`/shop/order/${orderId}`);
  await expect(next(page)).toContainText("QR code will appear on this page as soon as we receive the payment");
  await answerPayment(page, orderId);
  const qr = page.getByRole("img", { name: /eSIM QR code/ });
  await expect(qr).toBeVisible();
  await expect(headline(page)).toHaveText("Your eSIM is ready");
  await expect(page.getByRole("button", { name: /again/ })).toHaveCount(0);
  const box = await qr.boundingBox();
  expect(box?.width).toBeGreaterThan(200);

  const other = await stranger(browser, page);
  await other.goto(`/shop/order/${orderId}`);
  await expect(other.getByRole("link", { name: "Get your eSIM" })).toHaveAttribute("href", `/shop/esim/${orderId}`);
  expect(await other.content()).not.toContain("LPA:");
  await other.context().close();
});

test("a declined payment is repeated by a button below the payment methods, as wide as they are", async ({
  page,
  walk: _,
}) => {
  const orderId = await placeOrder(page.request, newBuyer(), "online");
  await answerPayment(page, orderId, "Decline payment");
  await expect(headline(page)).toHaveText("The payment did not go through");
  const ways = page.getByRole("group", { name: "Pay with" });
  await expect(ways.getByRole("radio").first()).toBeVisible();
  const again = page.getByRole("button", { name: "Pay again" });
  // Both are measured in one call: the layout may shift between two calls.
  const places = async () =>
    ways.evaluate(
      (group, button) => {
        const [above, below] = [group.getBoundingClientRect(), button?.getBoundingClientRect()];
        return { isBelow: (below?.top ?? 0) > above.bottom - 1, isAsWide: (below?.width ?? 0) >= above.width - 1 };
      },
      await again.elementHandle(),
    );
  await expect.poll(places).toEqual({ isBelow: true, isAsWide: true });
  // "Pay again" is the only action in this state.
  await expect(page.locator("main header").getByRole("link")).toHaveCount(0);
  await again.click();
  await page.waitForURL("**/sandbox/gateway/**");
  await page.getByRole("button", { name: "Approve payment" }).click();
  await page.waitForURL(`**/shop/order/${orderId}*`);
  await expect(headline(page)).toHaveText("Your order has been placed");
  await expect(page.getByRole("list", { name: "Where your order is" })).toContainText("Paid by bKash");
});

test("the page of a SIM card order names the documents, and has no button to order the number again", async ({
  page,
  walk: _,
}) => {
  const orderId = await placeSimOrder(page.request, newBuyer(), "physical");
  await answerPayment(page, orderId);
  await expect(next(page)).toContainText(/national ID card .+ fingerprint/);
  await expect(page.getByRole("button", { name: /again/ })).toHaveCount(0);
});

test("the page of a pre-order shows the release date, and how a rest above the cash limit is paid", async ({
  page,
  walk: _,
}) => {
  const list = await page.request.get("/api/get-products", { params: { preorder: "1" } });
  const { data } = (await list.json()) as { data: { items: { path: string; price: number }[] } };
  const dearest = data.items.reduce((most, item) => (item.price > most.price ? item : most));
  const slug = dearest.path.split("/").at(-1) ?? "";
  const found = await page.request.get("/api/get-products", { params: { preorder: "1", slug } });
  const sku = ((await found.json()) as { data: { product: { variants: { sku: string }[] } } }).data.product.variants[0]
    ?.sku;
  const { fullName, msisdn, address } = newBuyer();
  const made = await page.request.post("/api/v1/preorder/create", {
    data: { sku, full_name: fullName, msisdn, district: "Dhaka", area: "Dhanmondi", post_code: "1209", address },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  await page.goto(((await made.json()) as { data: { redirectUrl: string } }).data.redirectUrl);
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(headline(page)).toHaveText("Your pre-order has been placed");
  await expect(page.getByText(/The phone comes out on \d+ \w+ 20\d\d, and you are number \d+/)).toBeVisible();
  await expect(next(page)).toContainText(
    /above the cash limit of Tk\s50,000, so pay the rider by card, bKash or Nagad/,
  );
  await expect(page.getByText(`${fullName}, ${address}`)).toBeVisible();
});

test("the form to cancel opens inside the viewport, with no reason chosen", { tag: "@narrow" }, async ({
  page,
  walk: _,
}) => {
  const buyer = newBuyer();
  const orderId = await placeOrder(page.request, buyer);
  await page.goto(`/shop/order/${orderId}`);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const heading = page.getByRole("heading", { name: "Cancel this order" });
  await expect(heading).toBeInViewport();
  await expect(page.getByLabel("Mobile number")).toBeInViewport();
  await page.getByLabel("Mobile number").fill(buyer.msisdn);
  await page.getByRole("button", { name: "Send code" }).click();
  await enterOrderCode(page, buyer.msisdn);
  await expect(page.getByRole("radio", { name: "I changed my mind" })).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel this order" }).click();
  await expect(headline(page)).toHaveText("This order has been cancelled");
  await expect(page.locator("main header").getByRole("link")).toHaveText(["Continue shopping"]);
});

test("the timeline of an order with cash on delivery says until its last step that it is paid in cash", {
  tag: "@wide",
}, async ({ page, walk: _ }) => {
  const orderId = await placeOrder(page.request, newBuyer());
  await page.goto(`/shop/order/${orderId}`);
  const steps = page.getByRole("list", { name: "Where your order is" });
  await expect(steps).toContainText("Delivery and cash payment");
  for (let step = 0; step < 4; step += 1) operate("advance", orderId);
  await page.reload();
  await expect(headline(page)).toHaveText("Your order has been delivered");
  await expect(steps).toContainText("Delivered, paid in cash");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the buyer is thanked once, sees their own data, and gets the QR code", { tag: "@narrow" }, async ({ page }) => {
    const buyer = newBuyer();
    const orderId = await placeSimOrder(page.request, buyer, "esim");
    await answerPayment(page, orderId);
    await expect(page.getByText("Thank you for your order.")).toBeVisible();
    await expect(page.getByText(formatMsisdn(buyer.msisdn, "en")).first()).toBeVisible();
    const qr = page.getByRole("img", { name: /eSIM QR code/ });
    await expect(async () => {
      // While the eSIM is being made, a link checks again.
      const again = page.getByRole("link", { name: "Check again" });
      if (await again.isVisible()) await again.click();
      await expect(qr).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.reload();
    await expect(page.getByText("Thank you for your order.")).toHaveCount(0);
  });
});
