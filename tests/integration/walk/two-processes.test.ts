import { randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import { applyPromotion } from "@/backend/domain/cart/apply-promotion";
import { guessOf, otherCode, sentCode } from "@/tests/support/login";
import type { NaiveAnswer } from "@/tests/support/naive/naive-calls";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  type ImitatedGateway,
  imitateSslcommerz,
  signedIpn,
  sslcommerzVariables,
} from "@/tests/support/servers/sslcommerz";
import { type Asked, startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import {
  type Cart,
  entangledGoods,
  type OrderAnswer,
  permutations,
  submit,
  tally,
  times,
} from "@/tests/support/shop/many-buyers";
import { createPromotion, usesOf } from "@/tests/support/shop/promotions";
import { createProduct, createShop, fillCart, stockOf } from "@/tests/support/shop/shop";
import { simSkus } from "@/utils/sims/sim-skus";

let db: TestDatabase;
let gateway: ImitatedGateway;
let site: TwoProcesses;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  gateway = await imitateSslcommerz();
  const variables = sslcommerzVariables(gateway.address);
  [site] = await Promise.all([startTwoProcesses(db.url, variables), createShop(db)]);
}, 180_000);
afterAll(async () => {
  await site.close();
  await gateway.close();
  await db.close();
});

const sendOrders = (carts: readonly Cart[]) => site.all<OrderAnswer>(carts.map((cart) => submit(cart)));

/** Calls a naive control instead of the product, at both processes in turn. @returns its responses */
const naively = async (name: string, asked: readonly object[]): Promise<NaiveAnswer[]> =>
  (await site.all<NaiveAnswer>(asked.map((json) => ({ path: `/naive/${name}`, json })))).map(({ body }) => body);
const countDone = (answers: readonly NaiveAnswer[]) => answers.filter(({ done }) => done).length;

describe("500 orders of fifty pieces at two processes", () => {
  test("[ROUTE-26] sell exactly fifty of them", async () => {
    const [sku = ""] = (await createProduct(db, { variants: [{ stock: 50 }] })).skus;
    const carts = await Promise.all(times(500, () => fillCart(db, [[sku, 1]])));
    expect(tally(await sendOrders(carts))).toEqual({ ok: 50, "out-of-stock": 450 });
    expect(await stockOf(db, sku)).toEqual({ stock: 0, ledger: 0 });
    const { rows } = await db.pool.query("select sum(quantity)::int as sold from order_lines where sku = $1", [sku]);
    expect(rows).toEqual([{ sold: 50 }]);
  });

  test("sell more than fifty if the stock is selected first and updated then (control)", async () => {
    const [sku = ""] = (await createProduct(db, { variants: [{ stock: 50 }] })).skus;
    const answers = await naively(
      "buy",
      times(500, () => ({ skus: [sku] })),
    );
    expect(countDone(answers)).toBeGreaterThan(50);
  });
});

describe("carts with the same products in opposite orders, in bundles and on two lines", () => {
  test("all become orders, without a rollback", async () => {
    const { one, two, carts } = await entangledGoods(db, 1_000);
    const before = await site.rollbacks();
    expect(tally(await sendOrders(await carts(240)))).toEqual({ ok: 240 });
    expect((await site.rollbacks()) - before).toBe(0);
    // Six carts take fourteen items: seven of each SKU.
    for (const sku of [one, two]) expect(await stockOf(db, sku)).toEqual({ stock: 720, ledger: 720 });
  });

  test("cause a deadlock if each takes the stock in its own order (control)", async () => {
    const { one, two } = await entangledGoods(db, 1_000);
    const answers = await naively("take", [{ skus: [one, two] }, { skus: [two, one] }]);
    expect(answers.map(({ failure }) => failure)).toContain("40P01");
  });

  test("never take more than the stock, and refused ones take nothing", async () => {
    const { one, two, carts } = await entangledGoods(db, 60);
    const counts = tally(await sendOrders(await carts(240)));
    const { ok = 0, "out-of-stock": refused = 0, "bundle-out-of-stock": giftless = 0 } = counts;
    expect(ok + refused + giftless).toBe(240);
    const left = await Promise.all([one, two].map((sku) => stockOf(db, sku)));
    for (const { stock, ledger } of left) expect(stock).toBe(ledger);
    const { rows } = await db.pool.query<{ taken: number }>(
      "select -sum(delta)::int as taken from stock_ledger where sku = any($1) and reason = 'sale'",
      [[one, two]],
    );
    expect(rows).toEqual([{ taken: 120 - left.reduce((sum, { stock }) => sum + stock, 0) }]);
    // A buyer of one of each was served as long as there was one of each, so one SKU must be sold out.
    expect(Math.min(...left.map(({ stock }) => stock))).toBeLessThan(1);
  });

  test("take more than the stock if it is selected first and updated then (control)", async () => {
    const { one, two } = await entangledGoods(db, 60);
    const carts = times(240, (index) => ({ skus: index % 2 === 0 ? [one, two] : [two, one] }));
    expect(countDone(await naively("buy", carts))).toBeGreaterThan(60);
  });
});

describe("100 parallel submits of one cart with one key", () => {
  test("[API-SHOP-23] make one order, and every response has its id", async () => {
    const [sku = ""] = (await createProduct(db, { variants: [{ stock: 50 }] })).skus;
    const request = submit(await fillCart(db, [[sku, 1]]));
    const answers = await site.all<OrderAnswer>(times(100, () => request));
    expect(new Set(answers.flatMap(({ body }) => body.data?.order_id ?? [])).size).toBe(1);
    const { ok = 0, "request-in-progress": early = 0 } = tally(answers);
    expect(ok + early).toBe(100);
    expect(await stockOf(db, sku)).toEqual({ stock: 49, ledger: 49 });
  });

  test("make several orders if the key is selected first and inserted then (control)", async () => {
    await db.pool.query("create table naive_orders (key text)");
    await prepareMeeting(db);
    const answers = await naively(
      "submit",
      times(100, () => ({ key: "one-key" })),
    );
    expect(countDone(answers)).toBeGreaterThan(1);
  });
});

describe("a promotion with fifty uses", () => {
  test("is used by exactly fifty of 200 parallel orders", async () => {
    const [sku = ""] = (await createProduct(db, { variants: [{ stock: 1_000 }] })).skus;
    const code = await createPromotion(db, { useLimit: 50 });
    const carts = await Promise.all(
      times(200, async () => {
        const { token } = await fillCart(db, [[sku, 1]]);
        return { ...(await applyPromotion({ db }, { token, code, type: null })), token };
      }),
    );
    expect(tally(await sendOrders(carts))).toEqual({ ok: 50, "promotion-used-up": 150 });
    expect(await usesOf(db, code)).toEqual({ used: 50, orders: 50 });
    expect(await stockOf(db, sku)).toEqual({ stock: 950, ledger: 950 });
  });

  test("is used more often if its count is selected first and updated then (control)", async () => {
    const code = await createPromotion(db, { useLimit: 50 });
    const answers = await naively(
      "redeem",
      times(200, () => ({ code })),
    );
    expect(countDone(answers)).toBeGreaterThan(50);
  });
});

describe("twenty numbers that are put into 200 carts", () => {
  const freshNumbers = async (from: number) => {
    const { rows } = await db.pool.query<{ msisdn: string }>(
      "select msisdn from sim_numbers where pair_msisdn is null order by msisdn offset $1 limit 20",
      [from],
    );
    return rows.map(({ msisdn }) => msisdn);
  };

  test("are held by one cart each", async () => {
    const numbers = await freshNumbers(0);
    const wanted = times(200, (buyer) => numbers[buyer % 20] ?? "");
    const answers = await site.all<{ token?: string; errors?: { code: string }[] }>(
      wanted.map((sim) => ({
        path: callPaths.addCartItem.path,
        json: { product: [{ sku: simSkus.prepaid.physical, product_quantity: 1, sim }], driver: "session" },
      })),
    );
    const holders = answers.flatMap(({ body }, buyer) =>
      body.token === undefined ? [] : [{ msisdn: wanted[buyer], held_by: body.token }],
    );
    const refusals = answers.flatMap(({ body }) => body.errors?.[0]?.code ?? []);
    expect(refusals).toEqual(times(180, () => "sim-number-taken"));
    const { rows } = await db.pool.query(
      "select msisdn, held_by from sim_numbers where msisdn = any($1) and held_until > now()",
      [numbers],
    );
    expect(rows).toHaveLength(20);
    expect(rows).toEqual(expect.arrayContaining(holders));
  });

  test("are held by several carts if a number is selected first and updated then (control)", async () => {
    const numbers = await freshNumbers(20);
    const holds = times(200, (buyer) => ({ msisdn: numbers[buyer % 20], cart: `naive-cart-${buyer}-0123456789` }));
    expect(countDone(await naively("hold", holds))).toBeGreaterThan(20);
  });
});

describe("five events of a payment, in all 120 sequences", () => {
  const paid = { status: "VALID", amount: "10060.00" };
  const events = permutations([
    { status: "FAILED", amount: paid.amount },
    { status: "CANCELLED", amount: paid.amount },
    { ...paid, val_id: "early" },
    { status: "EXPIRED", amount: paid.amount },
    { ...paid, val_id: "late" },
  ]);
  /** The number of payments whose events are sent at once. */
  const AT_ONCE = 24;

  const end = { state: "placed", payment_state: "paid", payment: "paid", refund_due: false };
  test.each([
    ["end in one state", "one number at the bank", [{ ...end, orders: 120, messages: 120 }]],
    [
      "refund the second payment once",
      "two numbers at the bank",
      [
        { ...end, orders: 120, messages: 240 },
        { ...end, refund_due: true, orders: 120, messages: 240 },
      ],
    ],
  ])("sent to both processes at once, two of them twice, %s if the money has %s", async (_, numbers, expected) => {
    const [sku = ""] = (await createProduct(db, { variants: [{ stock: 1_000 }] })).skus;
    const orders = await sendOrders(await Promise.all(times(events.length, () => fillCart(db, [[sku, 1]]))));
    const opened = await site.all<{ data: { transaction_id: string } }>(
      orders.map(({ body }) => ({
        path: callPaths.payment.path,
        headers: { "Idempotency-Key": randomUUID() },
        json: { order_id: body.data?.order_id },
      })),
    );
    const messages = opened.map(({ body }, index) => {
      const { transaction_id: tran } = body.data;
      const sent = (events[index] ?? []).map((each) =>
        "val_id" in each
          ? {
              ...each,
              val_id: `${tran}-${each.val_id}`,
              bank_tran_id: `B-${tran}-${numbers === "one number at the bank" ? "" : each.val_id}`,
            }
          : each,
      );
      // Two of the five events are sent twice, different ones for each order.
      const all = [...sent, ...sent.slice(index % 4, (index % 4) + 2)];
      gateway.answersInTurn(tran, all);
      const { SSLCOMMERZ_STORE_ID: store_id = "", SSLCOMMERZ_STORE_PASSWORD: password = "" } = sslcommerzVariables("");
      const form = signedIpn({ tran_id: tran, status: "VALID", store_id, amount: paid.amount }, password);
      return all.map(() => ({ path: "/api/payments/sslcommerz/ipn", form }));
    });
    for (let from = 0; from < messages.length; from += AT_ONCE) {
      const answers = await site.all(messages.slice(from, from + AT_ONCE).flat());
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
    const { rows } = await db.pool.query(
      `select o.state, o.payment_state, p.state as payment, p.refund_due, count(*)::int as orders,
         sum((select count(*) from outbox_messages m where m.params ->> 'orderId' = o.public_id))::int as messages
       from orders o join payments p on p.order_id = o.id where o.public_id = any($1)
       group by 1, 2, 3, 4 order by 4`,
      [orders.map(({ body }) => body.data?.order_id ?? "")],
    );
    expect(rows).toEqual(expected);
  });

  test("end in several states if the last event wins (control)", async () => {
    await db.pool.query(
      "create table naive_payments as select id::text, 'pending' as state from generate_series(0, 119) id",
    );
    for (let turn = 0; turn < 5; turn += 1) {
      const asked = events.map((order, index) => ({ payment: String(index), outcome: order[turn]?.status ?? "" }));
      await naively("settle", asked);
    }
    const { rows } = await db.pool.query("select distinct state from naive_payments");
    expect(rows.length).toBeGreaterThan(1);
  });
});

describe("guesses of one-time codes", () => {
  const numberOf = (index: number) => `0171999${String(index).padStart(4, "0")}`;
  const send = async (index: number) => {
    const sent = await site.ask(index % 2 === 0 ? 0 : 1, {
      path: callPaths.sendOtp.path,
      json: { msisdn: numberOf(index) },
    });
    expect(sent.body).toEqual({ status: true });
    return (await sentCode(db, numberOf(index))) ?? "";
  };
  const guess = (index: number, code: string): Asked => ({
    path: callPaths.verifyOtp.path,
    json: guessOf(numberOf(index), code),
  });
  type Answer = { access_token?: string };

  test("8 codes x 1,000 parallel guesses: five of each are compared, none logs in", async () => {
    for (let index = 0; index < 8; index += 1) {
      const code = await send(index);
      const answers = await site.all<Answer>(times(1_000, (wrong) => guess(index, otherCode(code, wrong + 1))));
      const statuses = answers.map(({ status, body }) => (body.access_token === undefined ? status : "logged in"));
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(995);
      // The right code is not accepted any more.
      expect((await site.ask(1, guess(index, code))).status).toBe(429);
    }
    // Guesses that were counted but not compared are given back: five of the ten wrong guesses a day are used.
    const { rows } = await db.pool.query("select sum(wrong)::int as wrong from code_hours");
    expect(rows).toEqual([{ wrong: 40 }]);
  }, 120_000);

  test("more than five guesses are compared if the count is selected first and updated then (control)", async () => {
    await send(500);
    const { rows } = await db.pool.query<{ number: string }>(
      "select number_key as number from one_time_codes order by expires_at desc limit 1",
    );
    const answers = await naively(
      "try",
      times(100, () => ({ number: rows[0]?.number })),
    );
    expect(countDone(answers)).toBeGreaterThan(5);
  });

  test("a code of one process logs in at the other, and a log-out ends the session at both", async () => {
    const { body } = await site.ask<Answer>(1, guess(600, await send(600)));
    const token = body.access_token ?? "";
    const headers = { webLoginToken: token };
    const user = async (which: 0 | 1) =>
      (await site.ask<{ data: unknown }>(which, { method: "GET", path: callPaths.getUserInfo.path, headers })).body
        .data;
    expect(await user(0)).toMatchObject({ msisdn: `88${numberOf(600)}` });
    await site.ask(0, { path: callPaths.logout.path, json: {}, headers: { authorization: `Bearer ${token}` } });
    expect(await user(1)).toBeNull();
  });
});
