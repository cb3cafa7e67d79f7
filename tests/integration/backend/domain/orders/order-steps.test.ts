import { DomainError } from "@/backend/domain/domain-error";
import { OperatorError } from "@/backend/domain/operator-command";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { cancelOrder } from "@/backend/domain/orders/cancel-order";
import { listOrders } from "@/backend/domain/orders/track-order";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { validatePayment } from "@/backend/domain/payments/validate-payment";
import { orderView } from "@/backend/http/shop/order-view";
import { changed, replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, ORIGIN, startPayment } from "@/tests/support/servers/gateways";
import { buy, createProduct, createShop, rowCounts, stockOf } from "@/tests/support/shop/shop";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
});
afterAll(() => db.close());

async function product(stock = 10): Promise<string> {
  const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock }] });
  return skus[0] ?? "";
}

async function orderOf(orderId: string) {
  const { rows } = await db.pool.query(
    `select state, payment_state as "paymentState",
       (select array_agg(e.state || coalesce(' by ' || e.moved_by, '') order by e.at) from order_events e
        where e.order_id = o.id) as events,
       (select array_agg(m.purpose order by m.id) from outbox_messages m
        where m.params ->> 'orderId' = o.public_id) as messages
     from orders o where public_id = $1`,
    [orderId],
  );
  return rows[0];
}

async function paid(sku: string, quantity = 1): Promise<string> {
  const { orderId } = await buy(db, [[sku, quantity]]);
  const transactionId = await startPayment(db, orderId);
  await decide(db, transactionId, "paid");
  await validatePayment({ db, gateway: createSandboxGateway(db, ORIGIN) }, { orderId, transactionId });
  return orderId;
}

const cancel = (orderId: string) => cancelOrder({ db }, { orderId, by: "customer", note: "Ordered twice" });

describe("advanceOrder", () => {
  it("moves the order one step at a time, texts the buyer, and marks cash on delivery as paid at the end", async () => {
    const { orderId } = await buy(db, [[await product(), 1]], { paymentMethod: "cod" });
    const steps = [];
    for (let step = 0; step < 4; step += 1) steps.push((await advanceOrder({ db }, { orderId })).to);
    expect(steps).toEqual(["confirmed", "packed", "shipped", "delivered"]);
    expect(await orderOf(orderId)).toEqual({
      state: "delivered",
      paymentState: "paid",
      events: ["placed", "confirmed by operator", "packed by operator", "shipped by operator", "delivered by operator"],
      messages: ["order-confirmed", "order-shipped", "order-delivered"],
    });
  });

  it.each([
    ["delivered", "has been delivered; nothing comes after that"],
    ["cancelled", "was cancelled; it cannot be reopened"],
    ["expired", "ended unpaid; it cannot be reopened"],
  ])("refuses a step from %s with a sentence, and changes nothing", async (state, words) => {
    const { orderId } = await buy(db, [[await product(), 1]], { paymentMethod: "cod" });
    await db.pool.query("update orders set state = $2 where public_id = $1", [orderId, state]);
    const before = await rowCounts(db);
    await expect(advanceOrder({ db }, { orderId })).rejects.toThrow(new OperatorError(`Order ${orderId} ${words}.`));
    expect(await rowCounts(db)).toEqual(before);
  });

  it("refuses an order that is not paid yet, and an unknown one", async () => {
    const { orderId } = await buy(db, [[await product(), 1]]);
    await expect(advanceOrder({ db }, { orderId })).rejects.toThrow("waits for its payment");
    await expect(advanceOrder({ db }, { orderId: "0000-0000-0000-0000" })).rejects.toThrow("There is no order");
  });

  it("refuses an order whose payment is risky until it is marked as reviewed", async () => {
    const orderId = await paid(await product());
    await db.pool.query(
      "update payments set review_due = true where order_id = (select id from orders where public_id = $1)",
      [orderId],
    );
    await expect(advanceOrder({ db }, { orderId })).rejects.toThrow("look at it, then add --reviewed");
    expect(await advanceOrder({ db }, { orderId, reviewed: true })).toMatchObject({ to: "confirmed" });
  });

  it("texts the buyer of a pick-up that the order is ready, and labels the step Ready to collect", async () => {
    const { orderId } = await buy(db, [[await product(), 1]], { paymentMethod: "cod" });
    await db.pool.query("update orders set delivery_type = 'pickup' where public_id = $1", [orderId]);
    for (let step = 0; step < 3; step += 1) await advanceOrder({ db }, { orderId });
    expect((await orderOf(orderId))?.messages).toEqual(["order-confirmed", "order-ready"]);
    const [order] = await listOrders({ db }, [orderId]);
    expect(order && orderView(order, "en").state_label).toBe("Ready to collect");
  });

  it("stores the given courier, or the shop's own riders, and refuses an unknown courier", async () => {
    const sku = await product();
    const shipped = async (parcel?: { courier: string | null; number: string | null }) => {
      const { orderId } = await buy(db, [[sku, 1]], { paymentMethod: "cod" });
      for (let step = 0; step < 2; step += 1) await advanceOrder({ db }, { orderId });
      await advanceOrder({ db }, { orderId, ...(parcel && { parcel }) });
      const [order] = await listOrders({ db }, [orderId]);
      return order && orderView(order, "en").delivery.courier;
    };
    expect(await shipped()).toMatchObject({ name: "Our own riders", parcel_number: null });
    expect(await shipped({ courier: "doel-express", number: "DX-77" })).toEqual({
      name: "Doel Express",
      phone: "09612-000142",
      parcel_number: "DX-77",
      tracking_url: null,
    });
    await expect(shipped({ courier: "nobody", number: null })).rejects.toThrow("There is no courier nobody.");
  });

  it("marks an order as late from the day after its last promised day until it is delivered", async () => {
    const { orderId } = await buy(db, [[await product(), 1]], { paymentMethod: "cod" });
    const isLate = async (latest: string) => {
      await db.pool.query(
        `update orders set deliver_earliest = d.day, deliver_latest = d.day
         from (select (now() at time zone 'Asia/Dhaka')::date + $2::int as day) d where public_id = $1`,
        [orderId, latest],
      );
      return (await listOrders({ db }, [orderId]))[0]?.late;
    };
    expect(await isLate("0")).toBe(false);
    expect(await isLate("-1")).toBe(true);
    for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId });
    expect(await isLate("-1")).toBe(false);
  });

  it("takes three steps for three requests at the same time", async () => {
    const { orderId } = await buy(db, [[await product(), 1]], { paymentMethod: "cod" });
    const steps = await Promise.all([1, 2, 3].map(() => advanceOrder({ db }, { orderId })));
    expect(steps.map(({ to }) => to).sort()).toEqual(["confirmed", "packed", "shipped"]);
  });
});

describe("cancelOrder", () => {
  it("returns the stock through the ledger, records who cancelled, and texts the buyer", async () => {
    const sku = await product(10);
    const { orderId } = await buy(db, [[sku, 3]], { paymentMethod: "cod" });
    expect(await stockOf(db, sku)).toEqual({ stock: 7, ledger: 7 });
    expect(await cancel(orderId)).toEqual({
      orderId,
      state: "cancelled",
      paymentState: "cancelled",
      refundPoisha: 0,
      keptPoisha: null,
    });
    expect(await stockOf(db, sku)).toEqual({ stock: 10, ledger: 10 });
    expect(await orderOf(orderId)).toEqual({
      state: "cancelled",
      paymentState: "cancelled",
      events: ["placed", "cancelled by customer"],
      messages: ["order-cancelled"],
    });
  });

  it("marks a paid payment for a refund once, and refuses a second cancellation", async () => {
    const orderId = await paid(await product());
    expect(await cancel(orderId)).toMatchObject({ paymentState: "paid", refundPoisha: 1_006_000 });
    const { rows } = await db.pool.query(
      "select refund_due from payments where order_id = (select id from orders where public_id = $1)",
      [orderId],
    );
    expect(rows).toEqual([{ refund_due: true }]);
    expect((await orderOf(orderId))?.messages).toEqual(["order-paid", "order-cancelled-refund"]);
    await expect(cancel(orderId)).rejects.toMatchObject({ code: "order-not-cancellable" });
  });

  it("cancels an unpaid order, and a payment that arrives later is refunded", async () => {
    const sku = await product(5);
    const { orderId } = await buy(db, [[sku, 1]]);
    const transactionId = await startPayment(db, orderId);
    await cancel(orderId);
    await decide(db, transactionId, "paid");
    await validatePayment({ db, gateway: createSandboxGateway(db, ORIGIN) }, { orderId, transactionId });
    expect(await stockOf(db, sku)).toEqual({ stock: 5, ledger: 5 });
    expect(await orderOf(orderId)).toMatchObject({ state: "cancelled", paymentState: "paid" });
    expect((await orderOf(orderId))?.messages).toEqual(["order-cancelled", "order-refund"]);
  });

  it.each(["packed", "shipped", "delivered", "cancelled", "expired"])(
    "is refused when the order is %s, and changes nothing",
    async (state) => {
      const { orderId } = await buy(db, [[await product(), 1]], { paymentMethod: "cod" });
      await db.pool.query("update orders set state = $2 where public_id = $1", [orderId, state]);
      const before = await rowCounts(db);
      const refused = cancel(orderId);
      await expect(refused).rejects.toBeInstanceOf(DomainError);
      await expect(refused).rejects.toMatchObject({ code: "order-not-cancellable", field: "order_id" });
      expect(await rowCounts(db)).toEqual(before);
    },
  );
});

describe("a cancellation and the step to packed at the same time", () => {
  const ROUNDS = 25;

  /** Starts both for each order, and counts the orders with a wrong result; lost stock counts as one more. */
  async function race(): Promise<number> {
    const sku = await product(ROUNDS);
    const orders = await Promise.all(
      Array.from({ length: ROUNDS }, () => buy(db, [[sku, 1]], { paymentMethod: "cod" })),
    );
    const ids = orders.map(({ orderId }) => orderId);
    for (const orderId of ids) await advanceOrder({ db }, { orderId });
    const both = (orderId: string) => [advanceOrder({ db }, { orderId }), cancel(orderId)];
    await Promise.allSettled(ids.flatMap(both));
    const { rows } = await db.pool.query<{ wrong: number; packed: number }>(
      `select count(*) filter (where e.ended = e.went)::int as wrong, count(*) filter (where o.state = 'packed')::int as packed
       from orders o
       join lateral (select bool_or(state = 'cancelled') as ended, bool_or(state = 'packed') as went
         from order_events where order_id = o.id) e on true
       where o.public_id = any($1)`,
      [ids],
    );
    const { wrong = 0, packed = 0 } = rows[0] ?? {};
    return wrong + ((await stockOf(db, sku)).stock === ROUNDS - packed ? 0 : 1);
  }

  it("have one result: the order is either cancelled or packed, and no stock is lost", async () => {
    expect(await race()).toBe(0);
  });

  it("(control) have both results if the order is not locked", async () => {
    replaceStatements({ "lock-order": changed(" for no key update") });
    expect(await race()).toBeGreaterThan(0);
  });
});
