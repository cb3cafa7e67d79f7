import { randomUUID } from "node:crypto";
import type { CartView } from "@/backend/contract/cart";
import type { TrackedSimRequest } from "@/backend/contract/sim-requests";
import type { SimNumber } from "@/backend/contract/sims";
import type { Database } from "@/backend/db/client";
import { openSealedCode } from "@/backend/domain/codes/code-secrets";
import { type LoginApp, PEPPER } from "@/tests/support/login";

export interface NumberList {
  data: { items: SimNumber[]; count: number; pages: number; zones: string[]; sku: string; starting_price: number };
}
export interface Refused {
  status: false;
  errors: { code: string; message: string; field?: string }[];
}

/** The numbers that a search finds. */
export async function searchNumbers(app: LoginApp, body: Record<string, unknown> = {}): Promise<NumberList["data"]> {
  return (await app.call<NumberList>("getSimList", body)).body.data;
}

/** Puts SIM numbers into a new cart. */
export async function cartOf(app: LoginApp, sku: string, sims: readonly string[], token?: string): Promise<CartView> {
  const product = sims.map((sim) => ({ sku, product_quantity: 1, sim }));
  return (await app.call<CartView>("addCartItem", { product, driver: "session", token: token ?? null })).body;
}

/** Orders a cart online, up to the gateway. @returns the answer's status and the order's id or the refusal's code */
export async function orderCart(app: LoginApp, cart: CartView, msisdn: string) {
  const delivery = await app.call<{ data: { version: number; totalPrice: { payable: number } } }>("deliveryOption", {
    district: "Dhaka",
    area: "Dhanmondi",
    token: cart.token,
    type: "regular",
  });
  const { version, totalPrice } = delivery.body.data;
  const order = await app.call<{ data?: { order_id: string } } & Partial<Refused>>(
    "makeOrder",
    {
      token: cart.token,
      version,
      expected_total: totalPrice.payable,
      full_name: "Rahima Khatun",
      msisdn,
      district: "Dhaka",
      area: "Dhanmondi",
      post_code: "1209",
      address: "House 12, Road 5",
      delivery_type: "regular",
      payment_method: "online",
    },
    { headers: { "idempotency-key": randomUUID() } },
  );
  return { status: order.status, orderId: order.body.data?.order_id ?? "", code: order.body.errors?.[0]?.code };
}

/** Pays an order at the sandbox gateway, as a payer who comes back at once does. */
export async function payOrder(app: LoginApp, db: Database, orderId: string): Promise<void> {
  const transaction = await openPayment(app, orderId);
  await approve(db, transaction);
  await app.call("validatePaymentTransaction", { order_id: orderId, transaction_id: transaction });
}

/** Opens the payment of an order. @returns its transaction */
export async function openPayment(app: LoginApp, orderId: string): Promise<string> {
  const opened = await app.call<{ data: { transaction_id: string } }>(
    "payment",
    { order_id: orderId },
    { headers: { "idempotency-key": randomUUID() } },
  );
  return opened.body.data.transaction_id;
}

/** Approves a payment at the sandbox gateway. */
export async function approve(db: Database, transactionId: string): Promise<void> {
  await db.pool.query(
    "update sandbox_gateway_payments set outcome = 'paid', decided_at = now() where transaction_id = $1",
    [transactionId],
  );
}

/** The key of the newest link to an eSIM that is on its way to a number; null when none is. */
export async function sentEsimKey(db: Database, msisdn: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ sealed: string }>(
    `select params ->> 'sealed' as sealed from outbox_messages
      where msisdn = $1 and purpose = 'esim-ready' order by id desc limit 1`,
    [msisdn],
  );
  return rows[0] === undefined ? null : openSealedCode(PEPPER, msisdn, rows[0].sealed);
}

/** What a tracked request looks like to anyone. */
export async function track(app: LoginApp, reference: string, more: Record<string, unknown> = {}) {
  const { body } = await app.call<{ data: TrackedSimRequest }>("trackSimRequest", { reference, ...more });
  return body.data;
}
