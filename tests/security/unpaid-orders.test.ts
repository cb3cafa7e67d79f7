import { randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import { letThroughNaively, submitAs } from "@/tests/support/attacks";
import { guessOf, sentCode } from "@/tests/support/login";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type Asked, startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { type Cart, type OrderAnswer, tally, times } from "@/tests/support/shop/many-buyers";
import { createComing, slotsOf } from "@/tests/support/shop/preorders";
import { createProduct, createShop, fillCart, PLACE, stockOf } from "@/tests/support/shop/shop";

let db: TestDatabase;
let site: TwoProcesses;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 8 });
  [site] = await Promise.all([startTwoProcesses(db.url), createShop(db)]);
  [sku = ""] = (await createProduct(db, { variants: [{ stock: 1_000, pricePoisha: 500_000 }] })).skus;
}, 180_000);
afterAll(async () => {
  await site.close();
  await db.close();
});

const carts = (count: number): Promise<Cart[]> => Promise.all(times(count, () => fillCart(db, [[sku, 1]])));
const orderAll = async (msisdn: string, count: number, options: Parameters<typeof submitAs>[2] = {}) =>
  tally(await site.all<OrderAnswer>((await carts(count)).map((cart) => submitAs(cart, msisdn, options))));

/** Logs in with a number. @returns the header of its session */
async function logIn(msisdn: string): Promise<{ webLoginToken: string }> {
  await site.ask(0, { path: callPaths.sendOtp.path, json: { msisdn } });
  const json = guessOf(msisdn, (await sentCode(db, msisdn)) ?? "");
  const { body } = await site.ask<{ access_token: string }>(1, { path: callPaths.verifyOtp.path, json });
  return { webLoginToken: body.access_token };
}

test("of 100 orders at once with one number at two processes three are accepted, and hold three pieces", async () => {
  const before = await stockOf(db, sku);
  expect(await orderAll("01618000001", 100)).toEqual({ ok: 3, "unpaid-limit-crossed": 97 });
  expect(await stockOf(db, sku)).toEqual({ stock: before.stock - 3, ledger: before.ledger - 3 });
  const { rows } = await db.pool.query("select count(*)::int as open from orders where msisdn = '01618000001'");
  expect(rows).toEqual([{ open: 3 }]);
});

test("more than three are accepted if open orders are counted first and inserted then (control)", async () => {
  await prepareMeeting(db);
  await db.pool.query("create table naive_orders (msisdn text)");
  expect(
    await letThroughNaively(
      site,
      "unpaid",
      times(100, () => ({ msisdn: "01618000002" })),
    ),
  ).toBeGreaterThan(3);
});

test("an order that has expired makes room for another", async () => {
  const msisdn = "01618000003";
  expect(await orderAll(msisdn, 4)).toEqual({ ok: 3, "unpaid-limit-crossed": 1 });
  await db.pool.query(
    `update orders set state = 'expired' where id = (select id from orders where msisdn = $1 order by id limit 1)`,
    [msisdn],
  );
  expect(await orderAll(msisdn, 3)).toEqual({ ok: 1, "unpaid-limit-crossed": 2 });
});

test("orders that strangers place with a number do not use up its owner's limits, online or with cash on delivery", async () => {
  const msisdn = "01718000004";
  const strangers = [await orderAll(msisdn, 5), await orderAll(msisdn, 5, { method: "cod" })];
  expect(strangers).toEqual([
    { ok: 3, "unpaid-limit-crossed": 2 },
    { ok: 2, "cod-limit-crossed": 3 },
  ]);
  const headers = await logIn(msisdn);
  const owner = [await orderAll(msisdn, 20, { headers }), await orderAll(msisdn, 20, { headers, method: "cod" })];
  expect(owner).toEqual([
    { ok: 3, "unpaid-limit-crossed": 17 },
    { ok: 2, "cod-limit-crossed": 18 },
  ]);
});

test("a user who is logged in with another number has the limit of a stranger", async () => {
  const headers = await logIn("01718000005");
  expect(await orderAll("01718000006", 4, { headers })).toEqual({ ok: 3, "unpaid-limit-crossed": 1 });
  const { rows } = await db.pool.query(
    "select bool_or(number_proved) as proved from orders where msisdn = '01718000006'",
  );
  expect(rows).toEqual([{ proved: false }]);
});

/** A pre-order with home delivery. */
const reserve = (comingSku: string, msisdn: string, headers: Record<string, string> = {}): Asked => ({
  path: callPaths.createPreorder.path,
  headers: { "Idempotency-Key": randomUUID(), ...headers },
  json: {
    sku: comingSku,
    full_name: "Rahima Akter",
    msisdn,
    district: PLACE.district,
    area: PLACE.thana,
    post_code: PLACE.postCode,
    address: "House 12, Road 5",
  },
});

test("deposits of pre-orders count as unpaid orders", async () => {
  const msisdn = "01618000007";
  const coming = await Promise.all(times(5, () => createComing(db)));
  const answers = await site.all<OrderAnswer>(coming.map(({ sku: comingSku }) => reserve(comingSku, msisdn)));
  expect(tally(answers)).toEqual({ ok: 3, "unpaid-limit-crossed": 2 });
  expect(await orderAll(msisdn, 1)).toEqual({ "unpaid-limit-crossed": 1 });
});

test("a stranger's unpaid pre-order gives up its place to the owner of its number, and not to another stranger", async () => {
  const msisdn = "01718000008";
  const { slug, sku: comingSku } = await createComing(db, { slots: 1 });
  const strangers = await site.all<OrderAnswer>(times(4, () => reserve(comingSku, msisdn)));
  expect(tally(strangers)).toMatchObject({ ok: 1 });
  const headers = await logIn(msisdn);
  expect(tally(await site.all<OrderAnswer>(times(6, () => reserve(comingSku, msisdn, headers))))).toMatchObject({
    ok: 1,
  });
  expect(tally(await site.all<OrderAnswer>(times(4, () => reserve(comingSku, msisdn))))).not.toHaveProperty("ok");
  expect(await slotsOf(db, slug)).toEqual({ taken: 1, orders: 1 });
  const { rows } = await db.pool.query(
    "select state, number_proved as proved from orders where preorder_slug = $1 order by placed_at",
    [slug],
  );
  expect(rows).toEqual([
    { state: "expired", proved: false },
    { state: "pending_payment", proved: true },
  ]);
});
