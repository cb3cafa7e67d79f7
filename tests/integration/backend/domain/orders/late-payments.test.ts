import { randomUUID } from "node:crypto";
import { applyPromotion } from "@/backend/domain/cart/apply-promotion";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startPayment } from "@/tests/support/servers/gateways";
import { createBundle } from "@/tests/support/shop/bundles";
import { createPromotion, usesOf } from "@/tests/support/shop/promotions";
import {
  buy,
  createProduct,
  createShop,
  domainContext,
  endHold,
  fillCart,
  orderRequest,
  stockOf,
} from "@/tests/support/shop/shop";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
});
afterAll(() => db.close());

/** A phone with a bundle of a case, five pieces of each. */
async function phoneWithCase() {
  const goods = await createProduct(db, { category: "accessories", variants: [{ stock: 5 }] });
  const product = await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 5 }] });
  const [caseSku = ""] = goods.skus;
  const [sku = ""] = product.skus;
  const bundle = await createBundle(db, product.slug, [{ title: "Case", sku: caseSku, pricePoisha: 50_000 }]);
  return { sku, caseSku, bundle };
}

/** Orders two phones with their cases, with a code if one is given. */
async function order(goods: Awaited<ReturnType<typeof phoneWithCase>>, code: string | null = null) {
  const cart = await fillCart(db, [[goods.sku, 2, { bundle: goods.bundle }]]);
  const promoted = code === null ? cart : await applyPromotion({ db }, { token: cart.token, code, type: null });
  const request = orderRequest({ ...promoted, token: cart.token });
  return { ...(await placeOrder(domainContext(db), randomUUID(), request)), msisdn: request.msisdn };
}

/** An order that has expired while its payment was open. */
async function expired(...input: Parameters<typeof order>) {
  const placed = await order(...input);
  const transactionId = await startPayment(db, placed.orderId);
  await endHold(db, placed.orderId);
  await expireUnpaidOrders({ db });
  return { ...placed, transactionId };
}

async function payLate({ transactionId, payablePoisha }: Awaited<ReturnType<typeof expired>>) {
  const event = { eventId: `${transactionId}:paid`, outcome: "paid", reference: "R" } as const;
  await settleUpdate({ db }, ORDER_PAYMENTS, {
    ...event,
    gateway: "sandbox",
    transactionId,
    amountPoisha: payablePoisha,
  });
  const { rows } = await db.pool.query<{ state: string; refund_due: boolean }>(
    "select o.state, p.refund_due from payments p join orders o on o.id = p.order_id where p.id = $1",
    [transactionId],
  );
  return rows[0];
}

const accepted = { state: "placed", refund_due: false };
const refunded = { state: "expired", refund_due: true };
const pieces = (count: number) => ({ stock: count, ledger: count });

async function numberUses(code: string, msisdn: string) {
  const found = "select used from promotion_numbers where code = $1 and msisdn = $2";
  return (await db.pool.query<{ used: number }>(found, [code, msisdn])).rows[0]?.used;
}

describe("a late payment of an order with a bundle", () => {
  it("takes the pieces and the add-ons of the bundle again", async () => {
    const goods = await phoneWithCase();
    const lost = await expired(goods);
    expect([await stockOf(db, goods.sku), await stockOf(db, goods.caseSku)]).toEqual([pieces(5), pieces(5)]);
    expect(await payLate(lost)).toEqual(accepted);
    expect([await stockOf(db, goods.sku), await stockOf(db, goods.caseSku)]).toEqual([pieces(3), pieces(3)]);
  });

  it("takes nothing if too few add-ons are left, and is refunded", async () => {
    const goods = await phoneWithCase();
    const lost = await expired(goods);
    await buy(db, [[goods.caseSku, 4]]);
    expect(await payLate(lost)).toEqual(refunded);
    expect([await stockOf(db, goods.sku), await stockOf(db, goods.caseSku)]).toEqual([pieces(5), pieces(1)]);
  });
});

describe("a late payment of an order with a promotion", () => {
  it("takes the use again, that of the number too", async () => {
    const code = await createPromotion(db, { useLimit: 1, numberLimit: 1 });
    const lost = await expired(await phoneWithCase(), code);
    expect([await usesOf(db, code), await numberUses(code, lost.msisdn)]).toEqual([{ used: 0, orders: 0 }, 0]);
    expect(await payLate(lost)).toEqual(accepted);
    expect([await usesOf(db, code), await numberUses(code, lost.msisdn)]).toEqual([{ used: 1, orders: 1 }, 1]);
  });

  it("takes nothing if another order has the last use, and is refunded", async () => {
    const code = await createPromotion(db, { useLimit: 1, numberLimit: 1 });
    const goods = await phoneWithCase();
    const lost = await expired(goods, code);
    await order(await phoneWithCase(), code);
    expect(await payLate(lost)).toEqual(refunded);
    expect([await usesOf(db, code), await numberUses(code, lost.msisdn)]).toEqual([{ used: 1, orders: 1 }, 0]);
    expect([await stockOf(db, goods.sku), await stockOf(db, goods.caseSku)]).toEqual([pieces(5), pieces(5)]);
  });

  it("takes nothing if the promotion has ended, and is refunded", async () => {
    const code = await createPromotion(db);
    const goods = await phoneWithCase();
    const lost = await expired(goods, code);
    await db.pool.query("update promotions set ends_at = now() - interval '1 second' where code = $1", [code]);
    expect(await payLate(lost)).toEqual(refunded);
    expect(await stockOf(db, goods.sku)).toEqual(pieces(5));
  });
});
