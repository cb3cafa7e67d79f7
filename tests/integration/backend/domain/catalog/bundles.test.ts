import { randomUUID } from "node:crypto";
import { restockReturn, saveReturn } from "@/backend/db/queries/orders/return-queries";
import { listOrderItems } from "@/backend/db/queries/payments/payment-queries";
import { changeCartLine } from "@/backend/domain/cart/change-cart-line";
import { getCart } from "@/backend/domain/cart/get-cart";
import { setCart } from "@/backend/domain/cart/set-cart";
import { cancelOrder } from "@/backend/domain/orders/cancel-order";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createBundle } from "@/tests/support/shop/bundles";
import {
  buy,
  createProduct,
  createShop,
  domainContext,
  fillCart,
  orderRequest,
  stockOf,
} from "@/tests/support/shop/shop";
import { tally } from "@/tests/support/shop/tally";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
});
afterAll(() => db.close());

/** A phone with a bundle of one accessory at 500 taka, and data. */
async function phoneWith(gift: { stock: number }, phone = { stock: 100 }) {
  const goods = await createProduct(db, { category: "accessories", variants: [{ ...gift, pricePoisha: 90_000 }] });
  const product = await createProduct(db, { variants: [phone] });
  const [giftSku = ""] = goods.skus;
  const [sku = ""] = product.skus;
  const addOns = [{ title: "Case", sku: giftSku, pricePoisha: 50_000 }, { title: "10 GB of data" }];
  return { sku, giftSku, bundle: await createBundle(db, product.slug, addOns) };
}

async function innerId(orderId: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>("select id from orders where public_id = $1", [orderId]);
  return rows[0]?.id ?? "";
}

describe("a cart with a bundle", () => {
  it("costs the products and their add-ons, and shows both sums", async () => {
    const { sku, bundle } = await phoneWith({ stock: 5 });
    const cart = await fillCart(db, [[sku, 2, { bundle }]]);
    expect(cart).toMatchObject({ itemsPoisha: 2_100_000, addOnsPoisha: 100_000 });
    expect(cart.lines[0]).toMatchObject({ basePoisha: 1_000_000, pricePoisha: 1_050_000, stock: 5 });
    expect((await getCart({ db }, cart.token)).itemsPoisha).toBe(2_100_000);
  });

  it("counts add-ons together with the same product on another line", async () => {
    const { sku, giftSku, bundle } = await phoneWith({ stock: 3 });
    const lines = [
      { sku, quantity: 2, options: { bundle } },
      { sku: giftSku, quantity: 2, options: {} },
    ];
    expect(await setCart({ db }, { token: null, retailerToken: null, holder: null, lines })).toEqual({
      refused: [
        { code: "bundle-out-of-stock", field: "product.0" },
        { code: "out-of-stock", field: "product.1", facts: { left: 3 } },
      ],
    });
  });

  it("can be reduced when an add-on is sold out, and not increased or ordered", async () => {
    const { sku, giftSku, bundle } = await phoneWith({ stock: 3 });
    const cart = await fillCart(db, [[sku, 2, { bundle }]]);
    await db.pool.query("update product_variants set stock = 0 where sku = $1", [giftSku]);
    const change = { token: cart.token, version: cart.version, sku, line: 0, holder: null };
    await expect(changeCartLine({ db }, { ...change, quantity: 3 })).rejects.toThrow("bundle-out-of-stock");
    const smaller = await changeCartLine({ db }, { ...change, quantity: 1 });
    expect(smaller.problems).toEqual([{ code: "bundle-out-of-stock", field: "product.0" }]);
    expect(smaller.lines[0]?.stock).toBe(0);
    await expect(placeOrder(domainContext(db), randomUUID(), orderRequest(smaller as typeof cart))).rejects.toThrow(
      "bundle-out-of-stock",
    );
  });

  it("cannot be ordered after the bundle was moved to another product", async () => {
    const { sku, bundle } = await phoneWith({ stock: 3 });
    const other = await createProduct(db);
    const cart = await fillCart(db, [[sku, 1, { bundle }]]);
    await db.pool.query("update bundles set product_slug = $2 where slug = $1", [bundle, other.slug]);
    const now = await getCart({ db }, cart.token);
    expect(now.problems).toEqual([{ code: "option-not-available", field: "product.0" }]);
    await expect(placeOrder(domainContext(db), randomUUID(), orderRequest(cart))).rejects.toThrow(
      "option-not-available",
    );
  });
});

describe("the stock of add-ons", () => {
  it("is not oversold: of 60 buyers of 6 pieces 6 get an order, and the others take no phone", async () => {
    const { sku, giftSku, bundle } = await phoneWith({ stock: 6 });
    const carts = await Promise.all(Array.from({ length: 60 }, () => fillCart(db, [[sku, 1, { bundle }]])));
    const counts = await tally(carts.map((cart) => placeOrder(domainContext(db), randomUUID(), orderRequest(cart))));
    expect(counts).toEqual({ ok: 6, "bundle-out-of-stock": 54 });
    expect(await stockOf(db, giftSku)).toEqual({ stock: 0, ledger: 0 });
    expect(await stockOf(db, sku)).toEqual({ stock: 94, ledger: 94 });
  });

  it("is taken with each piece, and returned when the order is cancelled", async () => {
    const { sku, giftSku, bundle } = await phoneWith({ stock: 9 });
    const { orderId } = await buy(db, [
      [sku, 2, { bundle }],
      [giftSku, 1],
    ]);
    expect(await stockOf(db, giftSku)).toEqual({ stock: 6, ledger: 6 });
    await cancelOrder(domainContext(db), { orderId, by: "customer", note: null });
    expect(await stockOf(db, giftSku)).toEqual({ stock: 9, ledger: 9 });
    expect(await stockOf(db, sku)).toEqual({ stock: 100, ledger: 100 });
  });

  it("is returned when an order expires, and the add-ons are listed among its items", async () => {
    const { sku, giftSku, bundle } = await phoneWith({ stock: 4 });
    const { orderId } = await buy(db, [[sku, 1, { bundle }]]);
    await db.pool.query("update orders set payment_due_until = now() - interval '2 minutes' where public_id = $1", [
      orderId,
    ]);
    await expireUnpaidOrders({ db });
    expect(await stockOf(db, giftSku)).toEqual({ stock: 4, ledger: 4 });
    const items = await listOrderItems(db.pool, await innerId(orderId));
    expect(items).toEqual([sku, giftSku].sort().map((each) => ({ sku: each, quantity: 1 })));
  });

  it("is returned with a returned piece", async () => {
    const { sku, giftSku, bundle } = await phoneWith({ stock: 4 });
    const { orderId } = await buy(db, [[sku, 2, { bundle }]]);
    await saveReturn(db.pool, {
      reference: "R-0000000A",
      orderId: await innerId(orderId),
      reason: "changed-mind",
      note: null,
      refundPoisha: 1_050_000,
      refundAccount: null,
      lines: [{ position: 0, quantity: 1 }],
    });
    await restockReturn(db.pool, "R-0000000A");
    expect(await stockOf(db, giftSku)).toEqual({ stock: 3, ledger: 3 });
    expect(await stockOf(db, sku)).toEqual({ stock: 99, ledger: 99 });
  });
});
