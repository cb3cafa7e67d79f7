import { randomUUID } from "node:crypto";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { openPayment } from "@/backend/domain/payments/open-payment";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { validatePayment } from "@/backend/domain/payments/validate-payment";
import type { PaymentUpdate } from "@/backend/domain/ports/payment-gateway";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, failingGateway, ORIGIN, startPayment } from "@/tests/support/servers/gateways";
import { permutations } from "@/tests/support/shop/many-buyers";
import { buy, createProduct, createShop, endHold, newMsisdn, stockOf } from "@/tests/support/shop/shop";
import { until } from "@/tests/support/site";

let db: TestDatabase;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 10_000 }] })).skus;
});
afterAll(() => db.close());

const gateway = () => createSandboxGateway(db, ORIGIN);
const open = (orderId: string, key: string = randomUUID()) =>
  openPayment({ db, gateway: gateway() }, key, { orderId, returnUrl: `${ORIGIN}/shop/order/${orderId}` });

function news(transactionId: string, outcome: PaymentOutcome, change: Partial<PaymentUpdate> = {}): PaymentUpdate {
  return {
    transactionId,
    gateway: "sandbox",
    eventId: `${transactionId}:${outcome}`,
    outcome,
    amountPoisha: 1_006_000,
    reference: "REF-1",
    ...change,
  };
}

async function stateOf(orderId: string) {
  const { rows } = await db.pool.query<Record<string, unknown>>(
    `select o.state, o.payment_state,
       (select jsonb_agg(p.state order by p.created_at) from payments p where p.order_id = o.id) as payments,
       (select count(*)::int from payments p where p.order_id = o.id and p.refund_due) as refunds,
       (select coalesce(jsonb_agg(m.purpose order by m.id), '[]') from outbox_messages m
        where m.params ->> 'orderId' = o.public_id) as messages
     from orders o where public_id = $1`,
    [orderId],
  );
  return rows[0];
}

const paid = { state: "placed", payment_state: "paid", payments: ["paid"], refunds: 0, messages: ["order-paid"] };

describe("openPayment", () => {
  it("opens a payment of the order's amount at the gateway and answers its page", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const opened = await open(orderId);
    expect(opened.redirectUrl).toBe(`${ORIGIN}/sandbox/gateway/${opened.transactionId}`);
    const { rows } = await db.pool.query(
      "select amount_poisha::int, order_id, return_url from sandbox_gateway_payments where transaction_id = $1",
      [opened.transactionId],
    );
    expect(rows).toEqual([
      { amount_poisha: 1_006_000, order_id: orderId, return_url: `${ORIGIN}/shop/order/${orderId}` },
    ]);
  });

  it("answers the same payment for the same key, and for another key while it is undecided", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const key = randomUUID();
    const first = await open(orderId, key);
    expect(await open(orderId, key)).toEqual(first);
    expect(await open(orderId)).toEqual(first);
  });

  it("answers the payment that another transaction inserted while this one waited for the order's lock", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const other = await db.pool.connect();
    await other.query("begin");
    await other.query("update orders set payment_state = 'pending' where public_id = $1", [orderId]);
    await other.query(
      `insert into payments (id, order_id, gateway, amount_poisha)
       select 'written-meanwhile', id, 'sandbox', payable_poisha from orders where public_id = $1`,
      [orderId],
    );
    const { rows } = await other.query<{ pid: number }>("select pg_backend_pid() as pid");
    const opening = open(orderId);
    // Queried outside the transaction: within one, PostgreSQL keeps showing the connections of the first query.
    await until(async () => {
      const waiting = "select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
      return (await db.pool.query(waiting, [rows[0]?.pid])).rowCount === 1;
    }, 180_000);
    await other.query("commit");
    other.release();
    expect((await opening).transactionId).toBe("written-meanwhile");
  });

  it("opens one payment for 50 parallel requests", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const opened = await Promise.all(Array.from({ length: 50 }, () => open(orderId)));
    expect(new Set(opened.map((each) => each.transactionId)).size).toBe(1);
    expect((await stateOf(orderId))?.["payments"]).toEqual(["pending"]);
  });

  it("opens a new payment when a key is repeated after its payment failed", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const key = randomUUID();
    const first = await open(orderId, key);
    await decide(db, first.transactionId, "failed");
    const second = await open(orderId, key);
    expect(second.transactionId).not.toBe(first.transactionId);
    expect(await open(orderId, key)).toEqual(second);
  });

  it("refuses a key that was used for another order", async () => {
    const [one, two] = [await buy(db, [[sku, 1]]), await buy(db, [[sku, 1]])];
    const key = randomUUID();
    await open(one.orderId, key);
    await expect(open(two.orderId, key)).rejects.toMatchObject({ code: "idempotency-key-reused" });
  });

  it("opens the same payment on the next attempt if the gateway did not answer", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const key = randomUUID();
    const failing = failingGateway(gateway(), 1);
    const input = { orderId, returnUrl: `${ORIGIN}/shop/order/${orderId}` };
    await expect(openPayment({ db, gateway: failing }, key, input)).rejects.toThrow("does not answer");
    const opened = await openPayment({ db, gateway: failing }, key, input);
    expect(opened.redirectUrl).toContain(opened.transactionId);
    expect((await stateOf(orderId))?.["payments"]).toEqual(["pending"]);
  });

  it("refuses orders with cash on delivery, paid ones, ones whose hold has ended, and unknown ones", async () => {
    const cod = await buy(db, [[sku, 1]], { paymentMethod: "cod" });
    await expect(open(cod.orderId)).rejects.toMatchObject({ code: "order-not-payable" });
    const done = await buy(db, [[sku, 1]]);
    await settleUpdate({ db }, ORDER_PAYMENTS, news(await startPayment(db, done.orderId), "paid"));
    await expect(open(done.orderId)).rejects.toMatchObject({ code: "order-not-payable" });
    const late = await buy(db, [[sku, 1]]);
    await endHold(db, late.orderId);
    await expect(open(late.orderId)).rejects.toMatchObject({ code: "order-not-payable" });
    await expect(open("0000-0000-0000-0000")).rejects.toMatchObject({ code: "order-not-found" });
  });
});

describe("validatePayment", () => {
  const validate = (orderId: string, transactionId: string) =>
    validatePayment({ db, gateway: gateway() }, { orderId, transactionId });

  it("makes the order paid only if the gateway confirms it", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const transactionId = await startPayment(db, orderId);
    // The payer returned through the success address without having paid.
    expect(await validate(orderId, transactionId)).toMatchObject({ state: "pending_payment", paymentState: "pending" });
    await decide(db, transactionId, "paid");
    expect(await validate(orderId, transactionId)).toEqual({ orderId, state: "placed", paymentState: "paid" });
    expect(await stateOf(orderId)).toEqual(paid);
  });

  it("answers that a payment was declined, after which another one can be opened", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await startPayment(db, orderId);
    await decide(db, first, "failed");
    expect(await validate(orderId, first)).toMatchObject({ state: "pending_payment", paymentState: "failed" });
    const second = await startPayment(db, orderId);
    expect(second).not.toBe(first);
    await decide(db, second, "paid");
    expect(await validate(orderId, second)).toMatchObject({ state: "placed", paymentState: "paid" });
  });

  it("settles a payment once when it is called a hundred times at once", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const transactionId = await startPayment(db, orderId);
    await decide(db, transactionId, "paid");
    await Promise.all(Array.from({ length: 100 }, () => validate(orderId, transactionId)));
    expect(await stateOf(orderId)).toEqual(paid);
  });

  it("refuses a transaction of another order", async () => {
    const [one, two] = [await buy(db, [[sku, 1]]), await buy(db, [[sku, 1]])];
    const transactionId = await startPayment(db, one.orderId);
    await expect(validate(two.orderId, transactionId)).rejects.toMatchObject({ code: "payment-not-found" });
    await expect(validate(one.orderId, "no-such-transaction")).rejects.toMatchObject({ code: "payment-not-found" });
  });
});

describe("settleUpdate", () => {
  it("ends in the same state for any order of events without a payment", async () => {
    for (const order of permutations<PaymentOutcome>(["failed", "cancelled"])) {
      const { orderId } = await buy(db, [[sku, 1]]);
      const transactionId = await startPayment(db, orderId);
      for (const outcome of order) await settleUpdate({ db }, ORDER_PAYMENTS, news(transactionId, outcome));
      expect(await stateOf(orderId)).toMatchObject({
        state: "pending_payment",
        payment_state: "cancelled",
        payments: ["cancelled"],
        messages: [],
      });
    }
  });

  it("stores an event once when it arrives twenty times at the same time", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const transactionId = await startPayment(db, orderId);
    await Promise.all(
      Array.from({ length: 20 }, () => settleUpdate({ db }, ORDER_PAYMENTS, news(transactionId, "paid"))),
    );
    expect(await stateOf(orderId)).toEqual(paid);
  });

  it("ends in the same state when twenty different events arrive at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId } = await buy(db, [[sku, 1]]);
      const transactionId = await startPayment(db, orderId);
      const outcomes: PaymentOutcome[] = ["paid", "failed", "paid", "cancelled"];
      const events = Array.from({ length: 20 }, (_, index) =>
        news(transactionId, outcomes[index % 4] ?? "paid", { eventId: `${transactionId}:${index}` }),
      );
      await Promise.all(events.map((event) => settleUpdate({ db }, ORDER_PAYMENTS, event)));
      expect(await stateOf(orderId)).toEqual(paid);
    }
  });

  it("stores an event with another amount, and does not change the order", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const transactionId = await startPayment(db, orderId);
    await settleUpdate({ db }, ORDER_PAYMENTS, news(transactionId, "paid", { amountPoisha: 100 }));
    expect(await stateOf(orderId)).toMatchObject({ state: "pending_payment", payments: ["pending"] });
    const { rows } = await db.pool.query("select amount_poisha::int from payment_events where payment_id = $1", [
      transactionId,
    ]);
    expect(rows).toEqual([{ amount_poisha: 100 }]);
  });

  it("marks a risky payment for review, but not a second one that is refunded", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await startPayment(db, orderId);
    const second = await startPayment(db, orderId, "card");
    await settleUpdate({ db }, ORDER_PAYMENTS, news(first, "paid"));
    await settleUpdate({ db }, ORDER_PAYMENTS, news(second, "paid", { isRisky: true }));
    const { rows } = await db.pool.query("select refund_due, review_due from payments where id = $1", [second]);
    expect(rows).toEqual([{ refund_due: true, review_due: false }]);
    expect(await advanceOrder({ db }, { orderId })).toMatchObject({ to: "confirmed" });
  });

  it("refuses events of another gateway and of unknown payments", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const transactionId = await startPayment(db, orderId);
    await expect(
      settleUpdate({ db }, ORDER_PAYMENTS, news(transactionId, "paid", { gateway: "other" })),
    ).rejects.toMatchObject({
      code: "payment-not-found",
    });
    await expect(settleUpdate({ db }, ORDER_PAYMENTS, news("no-such-transaction", "paid"))).rejects.toMatchObject({
      code: "payment-not-found",
    });
    expect(await stateOf(orderId)).toMatchObject({ payments: ["pending"] });
  });

  it("marks the second payment of an order for a refund, and texts its payer", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await startPayment(db, orderId);
    await settleUpdate({ db }, ORDER_PAYMENTS, news(first, "failed"));
    const second = await startPayment(db, orderId);
    await settleUpdate({ db }, ORDER_PAYMENTS, news(second, "paid"));
    await settleUpdate({ db }, ORDER_PAYMENTS, news(first, "paid"));
    expect(await stateOf(orderId)).toEqual({
      ...paid,
      payments: ["paid", "paid"],
      refunds: 1,
      messages: ["order-paid", "payment-refund"],
    });
  });
});

describe("a payment that arrives after the hold has ended", () => {
  async function expired(stock: number) {
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock }] });
    const [own = ""] = skus;
    const { orderId } = await buy(db, [[own, 1]], { msisdn: newMsisdn() });
    const transactionId = await startPayment(db, orderId);
    await endHold(db, orderId);
    await expireUnpaidOrders({ db });
    expect(await stateOf(orderId)).toMatchObject({ state: "expired", payment_state: "cancelled" });
    return { orderId, transactionId, own };
  }

  it("takes the stock again if there is some", async () => {
    const { orderId, transactionId, own } = await expired(1);
    await settleUpdate({ db }, ORDER_PAYMENTS, news(transactionId, "paid"));
    expect(await stateOf(orderId)).toEqual({ ...paid, messages: ["order-paid"] });
    expect(await stockOf(db, own)).toEqual({ stock: 0, ledger: 0 });
  });

  it("is marked for a refund if there is no stock, and the payer is texted", async () => {
    const { orderId, transactionId, own } = await expired(1);
    await buy(db, [[own, 1]]);
    await settleUpdate({ db }, ORDER_PAYMENTS, news(transactionId, "paid"));
    expect(await stateOf(orderId)).toEqual({
      state: "expired",
      payment_state: "paid",
      payments: ["paid"],
      refunds: 1,
      messages: ["order-refund"],
    });
    expect(await stockOf(db, own)).toEqual({ stock: 0, ledger: 0 });
  });
});
