import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { type PaymentGateway, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { type PaymentRound, settlePending } from "@/backend/domain/ports/payment-rounds";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { type PaymentTable, paymentOpeners } from "@/tests/support/payment-kinds";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createProduct, createShop } from "@/tests/support/shop/shop";
import { withTimeout } from "@/utils/requests/with-timeout";

const AT_ONCE = 5;
/** A round that asks about fewer at once fails after this time. */
const MAX_WAIT_MS = 15_000;

let db: TestDatabase;
let sku = "";
beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 1_000 }] })).skus;
});
afterAll(() => db.close());

const open = paymentOpeners(
  () => db,
  () => sku,
  36_000_000,
);

/** One kind of payment: its table and its rounds. */
interface Kind {
  table: PaymentTable;
  settle(round: PaymentRound): Promise<void>;
}

const kinds: readonly Kind[] = [
  { table: "payments", settle: (round) => settlePending(round, ORDER_PAYMENTS) },
  { table: "recharge_payments", settle: (round) => settlePending(round, RECHARGE_PAYMENTS) },
  { table: "service_payments", settle: (round) => settlePending(round, MIGRATION_PAYMENTS) },
];
const owners = { payments: "order_id", recharge_payments: "recharge_id", service_payments: "request_id" } as const;

/** Undecided payments that are a minute old, and no others. */
async function undecided({ table }: Kind, count: number): Promise<void> {
  await db.pool.query("truncate payments, recharge_payments, service_payments cascade");
  const id = await open[table]();
  const owner = owners[table];
  await db.pool.query(
    `insert into ${table} (id, ${owner}, gateway, amount_poisha)
     select 'abandoned-' || n, ${owner}, gateway, amount_poisha from ${table}, generate_series(2, $2::int) n where id = $1`,
    [id, count],
  );
  await db.pool.query(`update ${table} set created_at = now() - interval '1 minute'`);
}

/** Acts as if some time had passed since the last round. */
const pass = (table: PaymentTable, interval: string) =>
  db.pool.query(
    `update ${table} set created_at = created_at - $1::interval, asked_at = asked_at - $1::interval,
       ask_at = ask_at - $1::interval`,
    [interval],
  );

/**
 * A gateway that has decided nothing, or that is down, with a list of the questions.
 * @param together the first answers come only when this many questions wait for one
 */
function countingGateway({ isDown = false, together = 0 } = {}) {
  const asked: string[] = [];
  const running = { now: 0, max: 0 };
  let answerAll = () => {};
  const allAsked = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  const gateway: PaymentGateway = {
    name: "sandbox",
    open: () => Promise.reject(new Error("Nothing is opened")),
    refund: () => Promise.reject(new Error("Nothing is refunded")),
    async findAnswers(transactionId) {
      asked.push(transactionId);
      running.now += 1;
      running.max = Math.max(running.max, running.now);
      if (running.now === together) answerAll();
      if (asked.length <= together) await withTimeout(allAsked, MAX_WAIT_MS);
      await db.pool.query("select 1");
      running.now -= 1;
      if (isDown) throw new PaymentGatewayError("cannot be reached", true);
      return [];
    },
  };
  return { asked, running, gateway };
}

const onFailure = jest.fn();
beforeEach(() => onFailure.mockClear());

describe.each(kinds)("a round of $table", (kind) => {
  const { table, settle } = kind;

  it("asks about five at a time", async () => {
    await undecided(kind, 30);
    const { asked, running, gateway } = countingGateway({ together: AT_ONCE });
    await settle({ db, gateway, onFailure });
    expect([running.max, asked.length, onFailure.mock.calls]).toEqual([AT_ONCE, 30, []]);
  });

  it("asks about other payments than the round of another process at the same time", async () => {
    await undecided(kind, 60);
    const { asked, gateway } = countingGateway();
    await Promise.all([1, 2, 3].map(() => settle({ db, gateway, onFailure })));
    expect([asked.length, new Set(asked).size]).toEqual([60, 60]);
  });

  it.each([
    ["1 minute", "9 seconds", false],
    ["1 minute", "20 seconds", true],
    ["31 minutes", "5 minutes", false],
    ["31 minutes", "7 minutes", true],
    ["20 hours", "59 minutes", false],
    ["20 hours", "61 minutes", true],
  ])("asks less and less often: about a payment of %s %s after the last time: %s", async (age, sinceAsked, isDue) => {
    await undecided(kind, 1);
    await db.pool.query(`update ${table} set created_at = now() - $1::interval + $2::interval`, [age, sinceAsked]);
    // From the end of a reservation, a payment is asked about more often.
    await db.pool.query("update orders set payment_due_until = now() + interval '1 day'");
    const { asked, gateway } = countingGateway();
    await settle({ db, gateway, onFailure });
    await pass(table, sinceAsked);
    await settle({ db, gateway, onFailure });
    expect(asked).toHaveLength(isDue ? 2 : 1);
  });

  it("ends when the gateway is down, and the next one begins with the payments that were not asked about", async () => {
    await undecided(kind, 12);
    const down = countingGateway({ isDown: true });
    await settle({ db, gateway: down.gateway, onFailure });
    expect([down.asked.length, onFailure.mock.calls.length]).toEqual([AT_ONCE, AT_ONCE]);
    const back = countingGateway();
    await settle({ db, gateway: back.gateway, onFailure });
    expect(new Set([...down.asked, ...back.asked]).size).toBe(12);
  });
});

describe("a payment whose order still has its goods", () => {
  it.each([
    ["asked about in every round before they are freed", "-1 second", true],
    ["asked about when their reservation ends, although its pause is longer", "10 seconds", true],
    ["not asked about in every round while they are reserved", "5 minutes", false],
  ])("is %s", async (_, left, isDue) => {
    await undecided(kinds[0] as Kind, 1);
    await db.pool.query("update payments set created_at = now() - interval '31 minutes'");
    await db.pool.query(
      "update orders set payment_due_until = now() + $1::interval where id in (select order_id from payments)",
      [left],
    );
    const { asked, gateway } = countingGateway();
    await settlePending({ db, gateway, onFailure }, ORDER_PAYMENTS);
    await pass("payments", "11 seconds");
    await settlePending({ db, gateway, onFailure }, ORDER_PAYMENTS);
    expect(asked).toHaveLength(isDue ? 2 : 1);
  });
});

it("a round that settles two paid payments of each order at once keeps one and refunds the other", async () => {
  await undecided(kinds[0] as Kind, 1);
  for (let orders = 1; orders < 10; orders += 1) await open.payments();
  await db.pool.query(
    `insert into payments (id, order_id, gateway, amount_poisha)
     select 'second-' || id, order_id, gateway, amount_poisha from payments`,
  );
  await db.pool.query("update payments set created_at = now() - interval '1 minute'");
  const { gateway } = countingGateway();
  const paid: PaymentGateway = {
    ...gateway,
    findAnswers: async (id) => [
      { eventId: `${id}:paid`, outcome: "paid", amountPoisha: 1_006_000, reference: `B-${id}` },
    ],
  };
  await Promise.all([1, 2].map(() => settlePending({ db, gateway: paid, onFailure }, ORDER_PAYMENTS)));
  expect(onFailure.mock.calls).toEqual([]);
  const { rows } = await db.pool.query(
    `select o.state, o.payment_state as payment, count(*)::int as orders, sum(paid)::int as paid, sum(due)::int as refunds
     from orders o join (select order_id, count(*) filter (where state = 'paid') as paid,
       count(*) filter (where refund_due) as due from payments group by order_id) p on p.order_id = o.id
     group by 1, 2`,
  );
  expect(rows).toEqual([{ state: "placed", payment: "paid", orders: 10, paid: 20, refunds: 10 }]);
});
