import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { startOrderReconciler } from "@/backend/domain/orders/order-reconciler";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import { settlePending } from "@/backend/domain/ports/payment-rounds";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, failingGateway, ORIGIN, startPayment } from "@/tests/support/servers/gateways";
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
import { until } from "@/tests/support/site";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
});
afterAll(() => db.close());

async function product(stock: number): Promise<string> {
  const { skus } = await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock }] });
  return skus[0] ?? "";
}

async function stateOf(orderId: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ state: string }>("select state from orders where public_id = $1", [orderId]);
  return rows[0]?.state;
}

/** Acts as if the longest pause between two questions about a payment had passed. */
const passPause = () => db.pool.query("update payments set ask_at = ask_at - interval '1 hour'");

/** Makes payments old enough for the loop, which skips new payments because their payer may be about to return. */
async function letPaymentsAge(): Promise<void> {
  await passPause();
  await db.pool.query("update payments set created_at = now() - interval '5 minutes' where state = 'pending'");
}

describe("expireUnpaidOrders", () => {
  it("returns all stock through the ledger, also of two lines with one SKU, and texts a buyer with a proved number", async () => {
    const one = await product(10);
    const two = await product(10);
    const request = orderRequest(
      await fillCart(db, [
        [one, 2],
        [two, 1],
        [one, 1],
      ]),
    );
    const buyer = { ...domainContext(db), provedMsisdn: request.msisdn };
    const { orderId } = await placeOrder(buyer, randomUUID(), request);
    expect(await stockOf(db, one)).toEqual({ stock: 7, ledger: 7 });
    await endHold(db, orderId);
    expect(await expireUnpaidOrders({ db })).toBe(1);
    expect(await stateOf(orderId)).toBe("expired");
    const { rows: messages } = await db.pool.query(
      "select purpose, lang from outbox_messages where params ->> 'orderId' = $1",
      [orderId],
    );
    expect(messages).toEqual([{ purpose: "order-expired", lang: "en" }]);
    expect(await stockOf(db, one)).toEqual({ stock: 10, ledger: 10 });
    expect(await stockOf(db, two)).toEqual({ stock: 10, ledger: 10 });
    const { rows } = await db.pool.query(
      "select delta, reason from stock_ledger where sku = $1 order by id desc limit 1",
      [one],
    );
    expect(rows).toEqual([{ delta: 3, reason: "expiry" }]);
  });

  it("sends no text about an order whose number is not proved", async () => {
    const { orderId } = await buy(db, [[await product(1), 1]]);
    await endHold(db, orderId);
    expect(await expireUnpaidOrders({ db })).toBe(1);
    const { rows } = await db.pool.query("select from outbox_messages where params ->> 'orderId' = $1", [orderId]);
    expect(rows).toEqual([]);
  });

  it("does not change orders that are held, cash on delivery, or expired already", async () => {
    const sku = await product(10);
    const held = await buy(db, [[sku, 1]]);
    const cod = await buy(db, [[sku, 1]], { paymentMethod: "cod" });
    const ended = await buy(db, [[sku, 1]]);
    await endHold(db, ended.orderId);
    await expireUnpaidOrders({ db });
    expect(await expireUnpaidOrders({ db })).toBe(0);
    expect([await stateOf(held.orderId), await stateOf(cod.orderId)]).toEqual(["pending_payment", "placed"]);
    expect(await stockOf(db, sku)).toEqual({ stock: 8, ledger: 8 });
  });

  it("expires an order only a minute after its hold has ended", async () => {
    const sku = await product(1);
    const { orderId } = await buy(db, [[sku, 1]]);
    await db.pool.query("update orders set payment_due_until = now() - interval '30 seconds' where public_id = $1", [
      orderId,
    ]);
    expect(await expireUnpaidOrders({ db })).toBe(0);
    expect(await stateOf(orderId)).toBe("pending_payment");
  });

  it("expires each order once when eight instances run at the same time", async () => {
    const sku = await product(30);
    const orders = await Promise.all(Array.from({ length: 30 }, () => buy(db, [[sku, 1]])));
    await Promise.all(orders.map(({ orderId }) => endHold(db, orderId)));
    const ended = await Promise.all(Array.from({ length: 8 }, () => expireUnpaidOrders({ db })));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(await stockOf(db, sku)).toEqual({ stock: 30, ledger: 30 });
  });

  it("keeps the ledger equal to the stock while orders are placed and expire", async () => {
    const sku = await product(20);
    const waves = Array.from({ length: 60 }, async (_, index) => {
      const placed = await buy(db, [[sku, 1]]).catch(() => null);
      if (placed === null || index % 2 === 0) return;
      await endHold(db, placed.orderId);
      await expireUnpaidOrders({ db });
    });
    await Promise.all(waves);
    await expireUnpaidOrders({ db });
    const { rows } = await db.pool.query<{ sold: number }>(
      `select coalesce(sum(l.quantity), 0)::int as sold from order_lines l join orders o on o.id = l.order_id
       where l.sku = $1 and o.state <> 'expired'`,
      [sku],
    );
    const left = 20 - (rows[0]?.sold ?? 0);
    expect(await stockOf(db, sku)).toEqual({ stock: left, ledger: left });
  });
});

describe("a round of payments before a round of expiry", () => {
  const onFailure = jest.fn();
  const round = async (gateway = createSandboxGateway(db, ORIGIN)) => {
    await settlePending({ db, gateway, onFailure }, ORDER_PAYMENTS);
    await expireUnpaidOrders({ db });
  };

  it("settles a payment whose payer did not return", async () => {
    const { orderId } = await buy(db, [[await product(1), 1]]);
    await decide(db, await startPayment(db, orderId), "paid");
    await letPaymentsAge();
    await round();
    expect(await stateOf(orderId)).toBe("placed");
  });

  it("does not expire an order that was paid in its last minute", async () => {
    const { orderId } = await buy(db, [[await product(1), 1]]);
    await decide(db, await startPayment(db, orderId), "paid");
    await letPaymentsAge();
    await endHold(db, orderId);
    await round();
    expect(await stateOf(orderId)).toBe("placed");
  });

  it("goes on with other payments when the gateway fails for one, and settles that one later", async () => {
    const orders = await Promise.all([1, 2, 3].map(async () => buy(db, [[await product(1), 1]])));
    for (const { orderId } of orders) await decide(db, await startPayment(db, orderId), "paid");
    await letPaymentsAge();
    await round(failingGateway(createSandboxGateway(db, ORIGIN), 1));
    const states = await Promise.all(orders.map(({ orderId }) => stateOf(orderId)));
    expect(states.filter((state) => state === "placed")).toHaveLength(2);
    expect(onFailure).toHaveBeenCalledTimes(1);
    await passPause();
    await round();
    expect(await Promise.all(orders.map(({ orderId }) => stateOf(orderId)))).toEqual(["placed", "placed", "placed"]);
  });
});

describe("settlePending", () => {
  const asked: string[] = [];
  const onFailure = jest.fn();
  const gateway = (known: ReadonlySet<string> = new Set(), answers = true): PaymentGateway => ({
    ...createSandboxGateway(db, ORIGIN),
    async findAnswers(transactionId) {
      asked.push(transactionId);
      if (!answers) throw new Error("The gateway does not answer");
      if (!known.has(transactionId)) return [];
      return [{ outcome: "paid", amountPoisha: 1_006_000, reference: "REF", eventId: transactionId }];
    },
  });
  const round = (sandbox = gateway()) => settlePending({ db, gateway: sandbox, onFailure }, ORDER_PAYMENTS);
  let sku = "";

  beforeEach(async () => {
    asked.length = 0;
    await db.pool.query("delete from payment_events; delete from payments");
    sku = await product(1_000);
  });

  /** Payments that will never get an outcome, older than all others. */
  async function abandon(count: number, age: string): Promise<{ id: string; orderId: string }> {
    const { orderId } = await buy(db, [[sku, 1]]);
    const id = await startPayment(db, orderId);
    await db.pool.query(
      `insert into payments (id, order_id, gateway, amount_poisha)
       select 'abandoned-' || n, order_id, gateway, amount_poisha from payments, generate_series(2, $2::int) n where id = $1`,
      [id, count],
    );
    await db.pool.query("update payments set created_at = now() - $1::interval where state = 'pending'", [age]);
    await endHold(db, orderId);
    await expireUnpaidOrders({ db });
    return { id, orderId };
  }

  async function paymentOf(id: string) {
    const { rows } = await db.pool.query<{ state: string }>("select state from payments where id = $1", [id]);
    return rows[0]?.state;
  }

  it("queries a held order first, before 150 older abandoned payments", async () => {
    await abandon(150, "3 hours");
    const { orderId } = await buy(db, [[sku, 1]]);
    const id = await startPayment(db, orderId);
    await db.pool.query("update payments set created_at = now() - interval '1 minute' where id = $1", [id]);
    await round(gateway(new Set([id])));
    expect(asked).toHaveLength(100);
    expect(await stateOf(orderId)).toBe("placed");
  });

  it("queries every payment once before it queries one again, after a pause", async () => {
    await abandon(250, "3 hours");
    await round();
    await round();
    expect(new Set(asked).size).toBe(200);
    await passPause();
    await round();
    expect(new Set(asked).size).toBe(250);
    expect(asked).toHaveLength(300);
    await round();
    await round();
    expect(asked).toHaveLength(450);
  });

  it("cancels an unreported payment of a closed order after a day, and a later report makes it paid", async () => {
    const { id } = await abandon(1, "25 hours");
    await round(gateway(new Set(), false));
    expect(await paymentOf(id)).toBe("pending");
    await passPause();
    await round();
    expect(await paymentOf(id)).toBe("cancelled");
    await passPause();
    await round();
    expect(asked).toEqual([id, id]);
    const paid = { outcome: "paid", amountPoisha: 1_006_000, reference: "REF", eventId: "late" } as const;
    await settleUpdate({ db }, ORDER_PAYMENTS, { ...paid, transactionId: id, gateway: "sandbox" });
    expect(await paymentOf(id)).toBe("paid");
  });

  it("keeps payments pending for a day, and for as long as the order is held", async () => {
    const { id: young } = await abandon(1, "23 hours");
    const { orderId } = await buy(db, [[sku, 1]]);
    const held = await startPayment(db, orderId);
    await db.pool.query("update payments set created_at = now() - interval '2 days' where id = $1", [held]);
    await round();
    expect([await paymentOf(young), await paymentOf(held)]).toEqual(["pending", "pending"]);
  });
});

describe("startOrderReconciler", () => {
  it("runs a round by itself and stops on request", async () => {
    const sku = await product(1);
    const { orderId } = await buy(db, [[sku, 1]]);
    await endHold(db, orderId);
    const onFailure = jest.fn();
    const settlePayments = jest.fn().mockResolvedValue(undefined);
    const loops = startOrderReconciler({ db, pauseMs: 15_000, settlePayments, onFailure });
    // stop() waits for the current round, which is the first one.
    await Promise.all(loops.map((loop) => loop.stop()));
    expect(await stateOf(orderId)).toBe("expired");
    expect(settlePayments).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("frees the goods of unpaid orders also while the payment company does not answer", async () => {
    const sku = await product(1);
    const { orderId } = await buy(db, [[sku, 1]]);
    await endHold(db, orderId);
    let answer: () => void = () => undefined;
    const settlePayments = () =>
      new Promise<void>((done) => {
        answer = done;
      });
    const loops = startOrderReconciler({ db, pauseMs: 20, settlePayments, onFailure: jest.fn(), maxSettleMs: 50 });
    try {
      await until(async () => (await stateOf(orderId)) === "expired", 30_000);
      expect(await stockOf(db, sku)).toEqual({ stock: 1, ledger: 1 });
    } finally {
      answer();
      await Promise.all(loops.map((loop) => loop.stop()));
    }
  });

  it("asks about payments before it frees goods, if the answer comes in time", async () => {
    const { orderId } = await buy(db, [[await product(1), 1]]);
    const gateway = createSandboxGateway(db, ORIGIN);
    await decide(db, await startPayment(db, orderId), "paid");
    await letPaymentsAge();
    await endHold(db, orderId);
    const onFailure = jest.fn();
    const settlePayments = async () => {
      // Longer than the round that ends orders, which has one statement for this order.
      for (let query = 0; query < 50; query += 1) await db.pool.query("select 1");
      await settlePending({ db, gateway, onFailure }, ORDER_PAYMENTS);
    };
    const loops = startOrderReconciler({ db, pauseMs: 15_000, settlePayments, onFailure });
    await Promise.all(loops.map((loop) => loop.stop()));
    // A payment that is found later takes the goods again, so the state alone does not show the order.
    const { rows } = await db.pool.query(
      "select e.state from order_events e join orders o on o.id = e.order_id where o.public_id = $1 order by e.at",
      [orderId],
    );
    expect(rows.map(({ state }) => state)).toEqual(["pending_payment", "placed"]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("deletes all old drafts of SIM requests, also more than fit into one round", async () => {
    await db.pool.query(
      `insert into service_requests (id, reference, key_hash, service, fee_poisha, lang, updated_at)
       select lpad(n::text, 26, '0'), '7K3M-9QXT-2HVB-' || lpad(n::text, 4, '0'), 'digest ' || n, 'mnp', 0, 'en',
         now() - interval '15 days' from generate_series(1, 2500) n`,
    );
    const drafts = async () => (await db.pool.query("select from service_requests where state = 'draft'")).rowCount;
    expect(await drafts()).toBe(2_500);
    const settlePayments = jest.fn().mockResolvedValue(undefined);
    const loops = startOrderReconciler({ db, pauseMs: 15_000, settlePayments, onFailure: jest.fn() });
    try {
      for (let looks = 0; looks < 40 && (await drafts()) !== 0; looks += 1) await delay(50);
      expect(await drafts()).toBe(0);
    } finally {
      await Promise.all(loops.map((loop) => loop.stop()));
    }
  });
});
