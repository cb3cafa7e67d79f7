import { randomUUID } from "node:crypto";
import { type Backend, createBackend } from "@/backend/app";
import { readCallback, signedCallback } from "@/backend/domain/payments/sandbox-callbacks";
import { readBackendEnv } from "@/backend/env";
import { endQuestionPauses } from "@/tests/support/payment-questions";
import { memoryLog } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type HttpShop, newBuyer, post, serveHttp } from "@/tests/support/servers/http-shop";
import { createComing } from "@/tests/support/shop/preorders";
import { createPromotion, usesOf } from "@/tests/support/shop/promotions";
import { createProduct, createShop, createStore, PLACE, STORE } from "@/tests/support/shop/shop";

let db: TestDatabase;
let shop: HttpShop;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  await createStore(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 1_000 }] })).skus;
  const log = memoryLog();
  let backend: Backend | null = null;
  shop = await serveHttp(async (request) => (backend ? backend.fetch(request) : new Response(null, { status: 503 })));
  // The sandbox gateway calls the shop at its public address, over the network.
  const env = { ...readBackendEnv({ PUBLIC_ORIGIN: shop.address }), codePepper: "pepper-of-a-test" };
  backend = createBackend({ db, env, log, say: () => undefined, checkAnswers: true });
});
afterAll(async () => {
  await shop.close();
  await db.close();
});

interface Answer {
  status: boolean;
  errors?: { code: string; field?: string; message: string }[];
  data: Record<string, never> & {
    version: number;
    order_id: string;
    transaction_id: string;
    redirectUrl: string | null;
    preorder_id: string;
    totalPrice: { payable: number; discount: number };
  };
}
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post<Answer>(shop.address, path, body, headers);
const key = () => ({ "idempotency-key": randomUUID() });

async function filledCart(type: "regular" | "pickup" = "regular") {
  const cart = { product: [{ sku, product_quantity: 1 }], driver: "session" };
  const { token } = (await post<{ token: string }>(shop.address, "/api/v1/add-cart-item", cart)).body;
  const { data } = (await call("/api/v1/delivery-option", { district: PLACE.district, token, type })).body;
  return { token, version: data.version, expected_total: data.totalPrice.payable };
}

async function orderOf(orderId: string) {
  const { body } = await post<{ data: Record<string, unknown>[] }>(shop.address, "/api/v1/get-multiple-orders", {
    order_ids: [orderId],
  });
  return body.data[0];
}

describe("a promotion over HTTP", () => {
  it("is applied, included in the totals, redeemed by the order, and refused for the same number again", async () => {
    const code = await createPromotion(db, { numberLimit: 1 });
    const cart = await filledCart();
    const { body } = await call("/api/v1/promotion", { token: cart.token, code: code.toLowerCase() });
    expect(body.data.totalPrice).toMatchObject({ discount: 1_000, payable: 9_060 });
    const person = newBuyer();
    const order = { ...cart, version: body.data.version, expected_total: 9_060, ...person };
    const placed = await call("/api/v1/make-order", order, key());
    expect(placed.status).toBe(200);
    expect(await orderOf(placed.body.data.order_id)).toMatchObject({
      promotion: code,
      total: { items: 10_000, delivery: 60, discount: 1_000, payable: 9_060 },
    });

    // The same number tries again: the error is at the field of the code, and the refused attempt does not count as a use.
    const next = await filledCart();
    const again = (await call("/api/v1/promotion", { token: next.token, code })).body.data;
    const refused = await call(
      "/api/v1/make-order",
      { ...next, version: again.version, expected_total: 9_060, ...person },
      key(),
    );
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      422,
      {
        code: "promotion-number-limit",
        field: "promotion",
        message: "This mobile number has already used this offer.",
      },
    ]);
    expect(await usesOf(db, code)).toEqual({ used: 1, orders: 1 });
  });
});

describe("a pick-up over HTTP", () => {
  it("has no delivery fee, needs no address, and stores its store", async () => {
    const cart = await filledCart("pickup");
    expect(cart.expected_total).toBe(10_000);
    const order = { ...cart, ...newBuyer(), address: "", post_code: "", delivery_type: "pickup", store_id: STORE };
    const { body } = await call("/api/v1/make-order", order, key());
    expect(await orderOf(body.data.order_id)).toMatchObject({
      delivery: { type: "pickup", store: { store_id: STORE, name: "Northgate Centre", address: "Road 1" } },
    });
  });

  it.each([
    ["no store", null],
    ["an unknown store", "nowhere"],
  ])("is refused with %s", async (_which, store_id) => {
    const cart = await filledCart("pickup");
    const order = { ...cart, ...newBuyer(), delivery_type: "pickup", store_id };
    const { status, body } = await call("/api/v1/make-order", order, key());
    expect([status, body.errors?.[0]?.field]).toEqual([404, "store_id"]);
  });
});

describe("a pre-order over HTTP", () => {
  it("[API-SHOP-21] answers the deposit, the rest, the release date and the address of the payment", async () => {
    const coming = await createComing(db);
    const { full_name, msisdn, district, area } = newBuyer();
    const body = { sku: coming.sku, full_name, msisdn, district, area, store_id: STORE };
    const made = await call("/api/v1/preorder/create", body, key());
    expect(made.body.data).toMatchObject({
      price: 50_000,
      deposit: 5_000,
      due_later: 45_000,
      released_on: "2027-02-04",
      delivery_type: "store",
      redirectUrl: expect.stringContaining(`${shop.address}/sandbox/gateway/`),
    });
    expect(await orderOf(made.body.data.preorder_id)).toMatchObject({
      preorder: true,
      total: { payable: 5_000, due_later: 45_000 },
    });
  });
});

describe("the callbacks of the sandbox gateway", () => {
  async function opened() {
    const { body } = await call("/api/v1/make-order", { ...(await filledCart()), ...newBuyer() }, key());
    const { order_id } = body.data;
    const { transaction_id, redirectUrl } = (await call("/api/v1/payment", { order_id }, key())).body.data;
    return { order_id, transaction_id, redirectUrl };
  }
  const decide = (redirectUrl: string | null, decision: string) =>
    fetch(String(redirectUrl), { method: "POST", body: new URLSearchParams({ decision }), redirect: "manual" });
  const eventsOf = async (transactionId: string) =>
    (
      await db.pool.query<{ outcome: string }>("select outcome from payment_events where payment_id = $1 order by at", [
        transactionId,
      ])
    ).rows.map((row) => row.outcome);

  it.each([
    ["approve-duplicate", ["paid"]],
    ["approve-reordered", ["paid", "failed"]],
  ])("sent as %s make one paid order", async (decision, events) => {
    const { order_id, transaction_id, redirectUrl } = await opened();
    expect((await decide(redirectUrl, decision)).status).toBe(303);
    expect(await orderOf(order_id)).toMatchObject({ state: "placed", payment_state: "paid" });
    expect(await eventsOf(transaction_id)).toEqual(events);
  });

  it("leave the order pending until they arrive", async () => {
    const { order_id, transaction_id, redirectUrl } = await opened();
    await decide(redirectUrl, "approve-late");
    const check = { order_id, transaction_id };
    await call("/api/v1/validate_payment_transaction", check);
    expect(await orderOf(order_id)).toMatchObject({ state: "pending_payment", payment_state: "pending" });
    await db.pool.query("update sandbox_gateway_payments set decided_at = now() where transaction_id = $1", [
      transaction_id,
    ]);
    await endQuestionPauses(db);
    await call("/api/v1/validate_payment_transaction", check);
    expect(await orderOf(order_id)).toMatchObject({ state: "placed", payment_state: "paid" });
  });

  it("are refused with 403 if their signature is forged", async () => {
    const { order_id, transaction_id } = await opened();
    const forged = {
      eventId: "forged",
      transactionId: transaction_id,
      outcome: "paid",
      amountPoisha: 1_006_000,
    } as const;
    const { body, signature } = signedCallback(forged, "guessed", new Date());
    expect(readCallback(new URLSearchParams(body), signature, "guessed", new Date())).toEqual(forged);
    const headers = { "content-type": "application/x-www-form-urlencoded", "x-sandbox-signature": signature };
    const response = await fetch(`${shop.address}/api/payments/sandbox/callback`, { method: "POST", headers, body });
    expect(response.status).toBe(403);
    expect(await orderOf(order_id)).toMatchObject({ state: "pending_payment" });
  });
});
