import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Page, test } from "@playwright/test";
import { readCode } from "@/tests/e2e/support/log-in-walk";
import { type Buyer, choosePhone } from "@/tests/e2e/support/shop-walk";
import { simSkus } from "@/utils/sims/sim-skus";

async function post(request: APIRequestContext, path: string, data: object, headers = {}) {
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/**
 * Orders a phone with API calls only, because the checkout has tests of its own.
 * @param request that of a page, if its browser should be the one that placed the order
 * @returns the order's number
 */
export async function placeOrder(
  request: APIRequestContext,
  buyer: Buyer,
  paymentMethod: "cod" | "online" = "cod",
): Promise<string> {
  const phone = await choosePhone(request, "cheap");
  const list = await request.get("/api/get-products", {
    params: { category: "phones", slug: phone.path.split("/").at(-1) ?? "" },
  });
  const { data } = (await list.json()) as { data: { product: { variants: { sku: string; stock: number }[] } } };
  const sku = data.product.variants.find(({ stock }) => stock > 0)?.sku;
  const cart = { product: [{ sku, product_quantity: 1 }], driver: "session" };
  const { token } = await post(request, "/api/v1/add-cart-item", cart);
  const place = { district: buyer.district, area: "Dhanmondi" };
  const quote = await post(request, "/api/v1/delivery-option", { ...place, token, type: "regular" });
  const { version, totalPrice } = quote.data;
  return order(request, buyer, {
    ...place,
    token,
    version,
    expected_total: totalPrice.payable,
    post_code: buyer.postCode,
    address: buyer.address,
    delivery_type: "regular",
    payment_method: paymentMethod,
  });
}

/** Orders a prepaid SIM with a number that is free. @returns the order's number */
export async function placeSimOrder(
  request: APIRequestContext,
  buyer: Buyer,
  form: "esim" | "physical",
): Promise<string> {
  const list = await post(request, "/api/v1/sim/get-list", { form, per_page: 48 });
  const free = (list.data.items as { sim: string; pair: string | null }[]).filter(({ pair }) => pair === null);
  // Other tests take the first numbers, so this one takes a late one, and another one than the workers beside this one.
  const { parallelIndex, config } = test.info();
  const sim = free.findLast((number) => Number(number.sim) % config.workers === parallelIndex)?.sim;
  const sku = simSkus.prepaid[form];
  const cart = await post(request, "/api/v1/add-cart-item", {
    product: [{ sku, product_quantity: 1, sim }],
    driver: "session",
  });
  const { token } = cart;
  const place = form === "esim" ? { district: "", area: "" } : { district: buyer.district, area: "Dhanmondi" };
  const quote =
    form === "esim"
      ? { version: cart.version, totalPrice: cart.totalPrice }
      : (await post(request, "/api/v1/delivery-option", { ...place, token, type: "regular" })).data;
  return order(request, buyer, {
    ...place,
    token,
    version: quote.version,
    expected_total: quote.totalPrice.payable,
    post_code: form === "esim" ? "" : buyer.postCode,
    address: form === "esim" ? "" : buyer.address,
    delivery_type: form === "esim" ? "digital" : "regular",
    payment_method: "online",
  });
}

async function order(request: APIRequestContext, { fullName, msisdn }: Buyer, rest: object): Promise<string> {
  const body = { ...rest, full_name: fullName, msisdn };
  const placed = await post(request, "/api/v1/make-order", body, { "idempotency-key": randomUUID() });
  return placed.data.order_id;
}

/** Opens the payment of an order and answers it at the sandbox gateway, like a payer who returns at once. */
export async function answerPayment(
  page: Page,
  orderId: string,
  answer: "Approve payment" | "Decline payment" = "Approve payment",
): Promise<void> {
  const key = { "idempotency-key": randomUUID() };
  const { data } = await post(page.request, "/api/v1/payment", { order_id: orderId }, key);
  await page.goto(data.redirectUrl);
  await page.getByRole("button", { name: answer }).click();
  await page.waitForURL(`**/shop/order/${orderId}*`);
}

/**
 * Runs the operator's command on the database of the site under test: E2E_DATA_DIR, or DATABASE_URL for a deployment.
 * @returns the output of the command
 */
export function operate(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? ".build/e2e-data" };
  const program = [require.resolve("tsx/cli"), "scripts/operator.ts", "orders", ...args];
  return execFileSync(process.execPath, program, { env, encoding: "utf8" });
}

/** Types the code that the sandbox sent to a number into the boxes of the page, and submits it. */
export async function enterOrderCode(page: Page, msisdn: string): Promise<void> {
  const code = await readCode(page.request, msisdn);
  await page.getByLabel("Digit 1 of 4").click();
  for (const digit of code) await page.keyboard.insertText(digit);
  await page.keyboard.press("Enter");
}
