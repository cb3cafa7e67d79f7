import { randomUUID } from "node:crypto";
import { setCart } from "@/backend/domain/cart/set-cart";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { cancelOrder } from "@/backend/domain/orders/cancel-order";
import { createPreorder, type PreorderRequest } from "@/backend/domain/orders/create-preorder";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { listOrders } from "@/backend/domain/orders/track-order";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startPayment } from "@/tests/support/servers/gateways";
import { createComing, preorderRequest, slotsOf } from "@/tests/support/shop/preorders";
import {
  createProduct,
  createShop,
  createStore,
  domainContext,
  endHold,
  fillCart,
  newMsisdn,
  orderRequest,
  STORE,
} from "@/tests/support/shop/shop";
import { tally } from "@/tests/support/shop/tally";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
  await createStore(db);
});
afterAll(() => db.close());

const reserve = (request: PreorderRequest, key: string = randomUUID()) =>
  createPreorder(domainContext(db), key, request);

describe("createPreorder", () => {
  it("places an order with the deposit due now and the rest due later", async () => {
    const { slug, sku } = await createComing(db);
    const made = await reserve(preorderRequest(sku));
    expect(made).toMatchObject({
      pricePoisha: 5_000_000,
      depositPoisha: 500_000,
      dueLaterPoisha: 4_506_000,
      deliveryType: "home",
      state: "pending_payment",
    });
    const { rows } = await db.pool.query(
      `select payable_poisha::int, deferred_poisha::int, preorder_slug, cart_token, deliver_earliest::text
       from orders where public_id = $1`,
      [made.orderId],
    );
    expect(rows).toEqual([
      {
        payable_poisha: 500_000,
        deferred_poisha: 4_506_000,
        preorder_slug: slug,
        cart_token: null,
        // A day after the release. It is a Friday, on which there is no delivery.
        deliver_earliest: "2027-02-06",
      },
    ]);
    expect(await slotsOf(db, slug)).toEqual({ taken: 1, orders: 1 });
  });

  it("accepts a store without a delivery fee, and refuses an unknown store", async () => {
    await db.pool.query(
      'insert into delivery_options (type, zone, labels, fee_poisha, days_min, days_max) values (\'pickup\', \'inside-dhaka\', \'{"en": "Customer centre", "bn": "গ্রাহকসেবা কেন্দ্র"}\', 0, 1, 2) on conflict do nothing',
    );
    const { sku } = await createComing(db);
    const made = await reserve(preorderRequest(sku, { storeId: STORE, address: "" }));
    expect(made).toMatchObject({ deliveryType: "store", dueLaterPoisha: 4_500_000 });
    await expect(reserve(preorderRequest(sku, { storeId: "no-such-store" }))).rejects.toMatchObject({
      code: "store-not-found",
      field: "store_id",
    });
  });

  it("gives each order its place in the queue, which moves up when an earlier order is cancelled", async () => {
    const { sku } = await createComing(db);
    const ids: string[] = [];
    for (let buyer = 0; buyer < 3; buyer += 1) ids.push((await reserve(preorderRequest(sku))).orderId);
    const places = async () => (await listOrders({ db }, ids)).map(({ queue }) => queue?.place);
    expect(await places()).toEqual([1, 2, 3]);
    await cancelOrder({ db }, { orderId: ids[0] ?? "", by: "customer", note: null });
    expect(await places()).toEqual([undefined, 1, 2]);
    expect((await listOrders({ db }, ids))[1]?.queue).toMatchObject({ place: 1, releasedOn: "2027-02-04" });
  });

  it("is not packed before its phone comes out, and leaves the queue when it is packed", async () => {
    const { slug, sku } = await createComing(db, { depositPoisha: 0 });
    const ids: string[] = [];
    for (let buyer = 0; buyer < 2; buyer += 1) ids.push((await reserve(preorderRequest(sku))).orderId);
    const [first = "", second = ""] = ids;
    const queues = async () => (await listOrders({ db }, ids)).map(({ queue }) => queue?.place ?? null);
    const isReleased = async () => (await listOrders({ db }, ids)).map(({ queue }) => queue?.released ?? null);
    const advance = (orderId: string) => advanceOrder({ db }, { orderId });
    await advance(first);
    await db.pool.query("update preorder_offers set released_on = '2099-02-05' where product_slug = $1", [slug]);
    await expect(advance(first)).rejects.toThrow("comes out on 5 Feb 2099: pack it then.");
    const today = "(now() at time zone 'Asia/Dhaka')::date";
    await db.pool.query(`update preorder_offers set released_on = ${today} + 1 where product_slug = $1`, [slug]);
    await expect(advance(first)).rejects.toThrow("pack it then");
    expect(await isReleased()).toEqual([false, false]);
    await db.pool.query(`update preorder_offers set released_on = ${today} where product_slug = $1`, [slug]);
    expect(await isReleased()).toEqual([true, true]);
    expect((await advance(first)).to).toBe("packed");
    expect(await queues()).toEqual([null, 1]);
    await advance(second);
    expect(await queues()).toEqual([null, 1]);
  });

  it("tells the operator what is to be paid at the door, and how", async () => {
    const { sku } = await createComing(db, { depositPoisha: 0 });
    const { orderId } = await reserve(preorderRequest(sku));
    const said: string[] = [];
    const run = (...args: string[]) => runOrdersCommand({ db, args, say: (line) => said.push(line) });
    await run("list");
    expect(said.find((line) => line.startsWith(orderId))).toContain(
      "placed  pre-order  Tk 0 online paid, Tk 50,060 at delivery",
    );
    await run("show", orderId);
    expect(said).toContain("Pre-order: number 1 in the queue, comes out on 4 Feb 2027");
    expect(said).toContain("To be paid at delivery: Tk 50,060, by card or by wallet, not in cash");
    await db.pool.query("update shop_settings set cod_limit_poisha = 6000000");
    await run("show", orderId);
    await db.pool.query("update shop_settings set cod_limit_poisha = 5000000");
    expect(said).toContain("To be paid at delivery: Tk 50,060, in cash, by card or by wallet");
  });

  it("tells the operator to which store an order that is picked up goes", async () => {
    const { sku } = await createComing(db, { depositPoisha: 0 });
    const { orderId } = await reserve(preorderRequest(sku, { storeId: STORE, address: "" }));
    const said: string[] = [];
    await runOrdersCommand({ db, args: ["show", orderId], say: (line) => said.push(line) });
    expect(said).toContain("To: Northgate Centre [testpur-northgate], Road 1, Northgate, Testpur (pickup)");
  });

  it("answers the same for the same key, and refuses another request under it", async () => {
    const { slug, sku } = await createComing(db);
    const [key, request] = [randomUUID(), preorderRequest(sku)];
    const made = await reserve(request, key);
    expect(await reserve(request, key)).toEqual(made);
    await expect(reserve({ ...request, fullName: "Another" }, key)).rejects.toMatchObject({
      code: "idempotency-key-reused",
    });
    expect(await slotsOf(db, slug)).toEqual({ taken: 1, orders: 1 });
  });

  it("refuses a product without a pre-order, a delivery without an address, and a second order of the number", async () => {
    const { skus } = await createProduct(db);
    await expect(reserve(preorderRequest(skus[0] ?? ""))).rejects.toMatchObject({ code: "product-not-found" });
    const { slug, sku } = await createComing(db);
    await expect(reserve(preorderRequest(sku, { address: "" }))).rejects.toMatchObject({ field: "address" });
    const msisdn = newMsisdn();
    await reserve(preorderRequest(sku, { msisdn }));
    await expect(reserve(preorderRequest(sku, { msisdn }))).rejects.toMatchObject({
      code: "preorder-already-made",
      field: "msisdn",
    });
    expect(await slotsOf(db, slug)).toEqual({ taken: 1, orders: 1 });
  });

  it("places the order at once if there is no deposit", async () => {
    const { sku } = await createComing(db, { depositPoisha: 0 });
    expect(await reserve(preorderRequest(sku))).toMatchObject({ state: "placed", dueLaterPoisha: 5_006_000 });
  });
});

describe("the places of a pre-order", () => {
  it("are given to exactly 20 of 200 requests at once", async () => {
    const { slug, sku } = await createComing(db, { slots: 20 });
    const requests = Array.from({ length: 200 }, () => reserve(preorderRequest(sku)));
    expect(await tally(requests)).toEqual({ ok: 20, "preorder-full": 180 });
    expect(await slotsOf(db, slug)).toEqual({ taken: 20, orders: 20 });
  });

  it("are given to more than 20 if the count is selected first and updated then (control)", async () => {
    replaceStatements({
      "take-preorder-slot": async (connection, { values: [slug] }) => {
        const { rows } = await connection.query<{ taken: number; slots: number }>(
          "select slots_taken as taken, slots from preorder_offers where product_slug = $1",
          [slug],
        );
        const { taken = 0, slots = 0 } = rows[0] ?? {};
        if (taken >= slots) return [];
        await connection.query("update preorder_offers set slots_taken = $2 where product_slug = $1", [
          slug,
          taken + 1,
        ]);
        return [{ slug }];
      },
    });
    const { slug, sku } = await createComing(db, { slots: 20 });
    await tally(Array.from({ length: 200 }, () => reserve(preorderRequest(sku))));
    expect((await slotsOf(db, slug)).orders).toBeGreaterThan(20);
  });

  it("are given to a number once, of 100 requests at once", async () => {
    const { slug, sku } = await createComing(db, { slots: 200 });
    const msisdn = newMsisdn();
    const requests = Array.from({ length: 100 }, () => reserve(preorderRequest(sku, { msisdn })));
    expect(await tally(requests)).toEqual({ ok: 1, "preorder-already-made": 99 });
    expect(await slotsOf(db, slug)).toEqual({ taken: 1, orders: 1 });
  });

  it("are returned at the expiry, and taken again by a late payment", async () => {
    const { slug, sku } = await createComing(db, { slots: 1 });
    const made = await reserve(preorderRequest(sku));
    const transactionId = await startPayment(db, made.orderId);
    await endHold(db, made.orderId);
    await expireUnpaidOrders({ db });
    expect(await slotsOf(db, slug)).toEqual({ taken: 0, orders: 0 });
    const news = { gateway: "sandbox", eventId: `${transactionId}:paid`, outcome: "paid", reference: "R" } as const;
    await settleUpdate({ db }, ORDER_PAYMENTS, { ...news, transactionId, amountPoisha: 500_000 });
    expect(await slotsOf(db, slug)).toEqual({ taken: 1, orders: 1 });
    const { rows } = await db.pool.query("select stock from product_variants where sku = $1", [sku]);
    expect(rows).toEqual([{ stock: 0 }]);
  });
});

describe("a cart with a coming phone", () => {
  it("cannot have another product, and cannot be ordered", async () => {
    const { sku } = await createComing(db);
    const other = (await createProduct(db)).skus[0] ?? "";
    const lines = [sku, other].map((each) => ({ sku: each, quantity: 1, options: {} }));
    expect(await setCart({ db }, { token: null, retailerToken: null, holder: null, lines })).toEqual({
      refused: [{ code: "preorder-alone", field: "product" }],
    });
    const cart = await fillCart(db, [[sku, 1]]);
    expect(cart.preorder).toBe(true);
    await expect(placeOrder(domainContext(db), randomUUID(), orderRequest(cart))).rejects.toMatchObject({
      code: "preorder-only",
    });
  });
});
