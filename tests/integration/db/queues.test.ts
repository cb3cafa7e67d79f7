import type { QueryConfig } from "pg";
import { claimOutboxMessages } from "@/backend/db/queries/account/message-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { listQueues } from "@/backend/db/queries/queue-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { openRecharge } from "@/tests/support/recharge/recharges";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
});
afterAll(() => db.close());

/** Each queue with its entries, and the age of the oldest in minutes. */
const figures = async () =>
  Object.fromEntries(
    (await listQueues(db.pool)).map(({ queue, waiting, oldest }) => [queue, [waiting, Math.round(oldest / 60)]]),
  );
const insertMessages = (count: number, state: string, minutes: number) =>
  db.pool.query(
    `insert into outbox_messages (msisdn, purpose, lang, state, created_at)
     select '01712345678', 'order-paid', 'en', $2, now() - make_interval(mins => $3) from generate_series(1, $1)`,
    [count, state, minutes],
  );

/** Returns the plans of the statements that are run on it. */
const explained = (options: string) =>
  ({
    query: async ({ text, values }: QueryConfig) => db.pool.query(`explain ${options} ${text}`, values),
  }) as unknown as Connection;

it("an empty queue has a row with zeros", async () => {
  await db.pool.query("delete from outbox_messages");
  expect(await figures()).toEqual({
    messages: [0, 0],
    push_messages: [0, 0],
    order_payments: [0, 0],
    recharge_payments: [0, 0],
    migration_payments: [0, 0],
    recharges: [0, 0],
  });
});

it("each queue has the number of its entries and the age of the oldest", async () => {
  await insertMessages(2, "waiting", 3);
  await insertMessages(1, "waiting", 1);
  await insertMessages(5, "sent", 60);
  const [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 9 }] })).skus;
  const { orderId } = await buy(db, [[sku, 1]]);
  await db.pool.query(
    `insert into payments (id, order_id, gateway, amount_poisha, created_at)
     select 'payment-1', id, 'sandbox', 100, now() - interval '1 hour' from orders where public_id = $1`,
    [orderId],
  );
  await openRecharge(db, "01311000001");
  const paid = await openRecharge(db, "01311000002");
  await db.pool.query("update recharge_payments set state = 'paid', settled_at = now() where id = $1", [paid]);
  await db.pool.query(
    `update recharges set state = 'crediting', next_at = now(), paid_at = now() - interval '5 minutes'
     where msisdn = '01311000002'`,
  );
  expect(await figures()).toMatchObject({
    messages: [3, 3],
    push_messages: [0, 0],
    order_payments: [1, 60],
    recharge_payments: [1, 0],
    recharges: [1, 5],
  });
});

it("a long queue is counted to ten thousand, along the index of what waits", async () => {
  await insertMessages(60_000, "sent", 600);
  await insertMessages(15_000, "waiting", 2);
  await db.pool.query("analyze outbox_messages");
  expect(await figures()).toMatchObject({ messages: [10_000, 3] });
  const plan = JSON.stringify(await listQueues(explained("")));
  expect(plan).toContain("Index Scan using outbox_messages_texts");
  expect(plan).not.toContain("Seq Scan on outbox_messages");
});

it("a claim reads only the messages that it takes, however many wait", async () => {
  await db.pool.query("delete from outbox_messages");
  await insertMessages(15_000, "waiting", 2);
  await db.pool.query("analyze outbox_messages");
  const plan = JSON.stringify(await claimOutboxMessages(explained("(analyze, costs off, timing off)"), 20, "texts", 3));
  expect(plan).toMatch(/Index Scan using outbox_messages_texts on outbox_messages \w+ \(actual rows=20\.00 loops=1\)/);
  expect(plan).not.toContain("Sort");
});

it("a round reads only some of the due payments, and none of the others", async () => {
  const id = await openRecharge(db, "01311000003");
  await db.pool.query(
    `insert into recharge_payments (id, recharge_id, gateway, amount_poisha)
     select 'other-' || n, recharge_id, gateway, 100 from recharge_payments, generate_series(1, 9999) n where id = $1`,
    [id],
  );
  const plan = async (due: string) => {
    await db.pool.query(
      `update recharge_payments set created_at = now() - interval '1 hour',
         ask_at = now() + case when ${due} then interval '0' else interval '1 minute' end`,
    );
    await db.pool.query("vacuum analyze recharge_payments");
    const round = { gateway: "sandbox", secondsOld: 20, limit: 5 };
    const rows = await rechargePayments.claimPending(explained("(analyze, costs off, timing off)"), round);
    return JSON.stringify(rows);
  };
  const one = await plan(`id = '${id}'`);
  expect(one).toMatch(/using recharge_payments_pending on recharge_payments \w+ \(actual rows=1\.00 loops=1\)/);
  expect(one).not.toContain("Rows Removed");
  expect(await plan("true")).toMatch(
    /using recharge_payments_pending on recharge_payments \w+ \(actual rows=200\.00 loops=1\)/,
  );
  await db.pool.query("update recharge_payments set state = 'failed', settled_at = now()");
  const ended = await plan(`id = '${id}'`);
  expect(ended).toMatch(/using recharge_payments_ended on recharge_payments \w+ \(actual rows=1\.00 loops=1\)/);
  expect(ended).not.toContain("Rows Removed");
});
