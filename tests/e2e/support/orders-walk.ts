import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { readCode } from "@/tests/e2e/support/log-in-walk";
import { type Buyer, choosePhone } from "@/tests/e2e/support/shop-walk";

/** Places an order on delivery through the calls: the checkout has journeys of its own. @returns its number */
export async function placeOrder(request: APIRequestContext, buyer: Buyer): Promise<string> {
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await request.post(path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const phone = await choosePhone(request, "cheap");
  const list = await request.get("/api/get-products", {
    params: { category: "phones", slug: phone.path.split("/").at(-1) ?? "" },
  });
  const { data } = (await list.json()) as { data: { product: { variants: { sku: string; stock: number }[] } } };
  const sku = data.product.variants.find(({ stock }) => stock > 0)?.sku;
  const { token } = await post("/api/v1/add-cart-item", { product: [{ sku, product_quantity: 1 }], driver: "session" });
  const place = { district: buyer.district, area: "Dhanmondi" };
  const quote = await post("/api/v1/delivery-option", { ...place, token, type: "regular" });
  const order = await post(
    "/api/v1/make-order",
    {
      ...place,
      token,
      version: quote.data.version,
      expected_total: quote.data.totalPrice.payable,
      full_name: buyer.fullName,
      msisdn: buyer.msisdn,
      post_code: buyer.postCode,
      address: buyer.address,
      delivery_type: "regular",
      payment_method: "cod",
    },
    { "idempotency-key": randomUUID() },
  );
  return order.data.order_id;
}

/**
 * Runs the operator's line on the database of the site under test: that of E2E_DATA_DIR, or DATABASE_URL for a deployment.
 * @returns what it said
 */
export function operate(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? ".build/e2e-data" };
  const program = [require.resolve("tsx/cli"), "scripts/orders.ts", ...args];
  return execFileSync(process.execPath, program, { env, encoding: "utf8" });
}

/** Types the code that the sandbox sent to a number into the boxes of the page, and opens what it opens. */
export async function enterOrderCode(page: Page, msisdn: string): Promise<void> {
  const code = await readCode(page.request, msisdn);
  await page.getByLabel("Digit 1 of 4").click();
  for (const digit of code) await page.keyboard.insertText(digit);
  await page.keyboard.press("Enter");
}
