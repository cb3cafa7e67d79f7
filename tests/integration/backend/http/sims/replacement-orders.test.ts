import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { advanceRequest } from "@/backend/domain/sims/advance-request";
import { type LoginApp, loginApp, numberSeries, PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  approve,
  cartWith,
  fileReplacement,
  openPayment,
  orderCart,
  payOrder,
  type Refused,
  replacementLine,
  track,
} from "@/tests/support/sims";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

const newNumber = numberSeries(21_000_000);

describe("the order of a replacement", () => {
  const buyer = "01812345680";
  const place = async (msisdn: string, key: string) => {
    const cart = await cartWith(app, [replacementLine(msisdn, key)]);
    return (await orderCart(app, cart, buyer, { sim_request_keys: [key] })).orderId;
  };
  const expire = async (orderId: string) => {
    await db.pool.query("update orders set payment_due_until = now() - interval '2 minutes' where public_id = $1", [
      orderId,
    ]);
    await expireUnpaidOrders({ db });
  };
  const payLate = async (orderId: string, transaction: string) => {
    await approve(db, transaction);
    await app.call("validatePaymentTransaction", { order_id: orderId, transaction_id: transaction });
    const { rows } = await db.pool.query<{ state: string; refund: boolean }>(
      "select o.state, p.refund_due as refund from payments p join orders o on o.id = p.order_id where p.id = $1",
      [transaction],
    );
    return rows[0];
  };

  it("frees its request when it expires, and takes it again when the payment arrives late", async () => {
    const msisdn = newNumber();
    const { key, reference } = await fileReplacement(app, db, { msisdn });
    const first = await place(msisdn, key);
    const transaction = await openPayment(app, first);
    expect((await track(app, reference, { key })).replacement).toBeNull();
    await expire(first);
    expect(await track(app, reference, { key })).toMatchObject({ payment: "due", replacement: { sim: msisdn } });
    expect(await payLate(first, transaction)).toEqual({ state: "placed", refund: false });
    expect(await track(app, reference, { key })).toMatchObject({ payment: "paid", replacement: null });
    const again = await cartWith(app, [replacementLine(msisdn, key)]);
    expect(again.errors).toMatchObject([{ code: "sim-replacement-closed", field: "product.0" }]);
  });

  it("says how far its request is, until it is cancelled", async () => {
    const msisdn = newNumber();
    const { key, reference } = await fileReplacement(app, db, { msisdn });
    const orderId = await place(msisdn, key);
    await payOrder(app, db, orderId);
    const state = async () => {
      type Answer = { data: { sim_request?: string }[] };
      return (await app.call<Answer>("getMultipleOrders", { order_ids: [orderId] })).body.data[0]?.sim_request;
    };
    expect(await state()).toBe("in_review");
    const step = (to: "next" | "declined") =>
      advanceRequest({ db, pepper: PEPPER }, { reference, to, idChecked: true });
    await step("next");
    expect(await state()).toBe("in_review");
    await step("next");
    expect(await state()).toBe("ready");
    await step("declined");
    expect(await state()).toBe("declined");
    await runOrdersCommand({ db, args: ["cancel", orderId], say: () => undefined });
    expect(await state()).toBeUndefined();
  });

  it("is shown only to the applicant while it is paid and the request is declined", async () => {
    const msisdn = newNumber();
    const { key, reference } = await fileReplacement(app, db, { msisdn });
    const orderId = await place(msisdn, key);
    await payOrder(app, db, orderId);
    await advanceRequest({ db, pepper: PEPPER }, { reference, to: "declined" });
    expect(await track(app, reference, { key })).toMatchObject({
      state: "declined",
      payment: "paid",
      order_id: orderId,
    });
    expect(await track(app, reference)).toMatchObject({ state: "declined", payment: "paid", order_id: null });
    await runOrdersCommand({ db, args: ["cancel", orderId], say: () => undefined });
    expect(await track(app, reference, { key })).toMatchObject({ payment: "due", order_id: null });
  });

  it("is refunded if its payment arrives after another order took the request", async () => {
    const msisdn = newNumber();
    const { key } = await fileReplacement(app, db, { msisdn });
    const first = await place(msisdn, key);
    const transaction = await openPayment(app, first);
    await expire(first);
    const second = await place(msisdn, key);
    expect(second).not.toBe("");
    expect(await payLate(first, transaction)).toEqual({ state: "expired", refund: true });
  });

  it("cannot be packed if its line has no request, as in lines of earlier versions", async () => {
    const msisdn = newNumber();
    const { key } = await fileReplacement(app, db, { msisdn });
    const orderId = await place(msisdn, key);
    await payOrder(app, db, orderId);
    await db.pool.query(
      `update order_lines set sim_request_id = null, sim_request_released = true
       where order_id = (select id from orders where public_id = $1)`,
      [orderId],
    );
    const lines: string[] = [];
    const run = (...args: string[]) => runOrdersCommand({ db, args, say: (line) => void lines.push(line) });
    expect(await run("advance", orderId)).toBe(true);
    expect(await run("advance", orderId)).toBe(false);
    expect(lines.at(-1)).toBe(`Order ${orderId} replaces the SIM of ${msisdn} without a request: cancel it.`);
  });

  it("cannot lose its request, because of a database constraint", async () => {
    const msisdn = newNumber();
    const { key } = await fileReplacement(app, db, { msisdn });
    const orderId = await place(msisdn, key);
    const erase = db.pool.query(
      `update order_lines set sim_request_id = null where order_id = (select id from orders where public_id = $1)`,
      [orderId],
    );
    await expect(erase).rejects.toMatchObject({ constraint: "order_line_replacement" });
  });

  it("keeps its request when another line of the cart is changed without a key", async () => {
    const msisdn = newNumber();
    const { key } = await fileReplacement(app, db, { msisdn });
    const { rows } = await db.pool.query<{ sku: string }>(
      `select v.sku from product_variants v join products p on p.slug = v.product_slug
       where p.category = 'phones' and p.published and not p.preorder and v.stock > 3 order by v.sku limit 1`,
    );
    const sku = rows[0]?.sku;
    const { token, version } = await cartWith(app, [replacementLine(msisdn, key), { sku, product_quantity: 1 }]);
    const change = { token, version, sku, product_quantity: 2 };
    const changed = await app.call<Partial<Refused>>("updateOrderItem", change);
    expect([changed.status, changed.body.errors]).toEqual([200, []]);
  });
});
