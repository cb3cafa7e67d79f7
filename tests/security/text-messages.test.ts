import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { bringNumber, letThroughNaively, makeSubscriber, submitAs } from "@/tests/support/attacks";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type Asked, startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { type Cart, type OrderAnswer, tally, times } from "@/tests/support/shop/many-buyers";
import { createProduct, createShop, endHold, fillCart } from "@/tests/support/shop/shop";
import { nextVisitDay } from "@/tests/support/sims";

const CLIENT_TEXTS = 12;
const SITE_TEXTS = 20;

let db: TestDatabase;
let site: TwoProcesses;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 8 });
  const variables = { RATE_CLIENT_CODES_PER_HOUR: String(CLIENT_TEXTS), SMS_PER_MINUTE: String(SITE_TEXTS) };
  [site] = await Promise.all([startTwoProcesses(db.url, variables), createShop(db)]);
  // Other limits are raised: this test is only about the budgets of text messages.
  await db.pool.query("update shop_settings set cod_open_orders = 1000, cod_open_limit_poisha = 2000000000");
  [sku = ""] = (await createProduct(db, { variants: [{ stock: 10_000, pricePoisha: 10_000 }] })).skus;
}, 180_000);
beforeEach(() => db.pool.query("truncate outbox_messages, budgets"));
afterAll(async () => {
  await site.close();
  await db.close();
});

const carts = (count: number): Promise<Cart[]> => Promise.all(times(count, () => fillCart(db, [[sku, 1]])));
const attack = async (orders: readonly Asked[]) => tally(await site.all<OrderAnswer>(orders));
const texts = async (): Promise<Record<string, number>> => {
  const { rows } = await db.pool.query<{ msisdn: string; count: number }>(
    "select msisdn, count(*)::int as count from outbox_messages group by msisdn",
  );
  return Object.fromEntries(rows.map(({ msisdn, count }) => [msisdn, count]));
};
const numberOf = (index: number) => `0171666${String(index).padStart(4, "0")}`;
/** Orders with cash on delivery by guests who enter another person's number. */
const guestOrders = async (count: number, msisdn: (index: number) => string, client?: string) =>
  (await carts(count)).map((cart, index) =>
    submitAs(cart, msisdn(index), {
      method: "cod",
      headers: client === undefined ? {} : { "X-Forwarded-For": client },
    }),
  );

test("40 guests who order at once with one number cause one text to it in an hour, and three a day", async () => {
  const victim = numberOf(1);
  await makeSubscriber(db, victim);
  const sent: number[] = [];
  for (let hour = 0; hour < 5; hour += 1) {
    expect(await attack(await guestOrders(hour === 0 ? 40 : 4, () => victim))).toEqual({ ok: hour === 0 ? 40 : 4 });
    sent.push((await texts())[victim] ?? 0);
    await db.pool.query("update budgets set ends_at = ends_at - interval '61 minutes'");
  }
  expect(sent).toEqual([1, 2, 3, 3, 3]);
});

test("more than one text is sent if texts are counted first and inserted then (control)", async () => {
  await prepareMeeting(db);
  expect(
    await letThroughNaively(
      site,
      "text",
      times(40, () => ({ msisdn: numberOf(2) })),
    ),
  ).toBeGreaterThan(1);
});

test("the client's budget does not show whether a number has logged in before", async () => {
  const used = async (msisdn: string) => {
    await db.pool.query("truncate outbox_messages, budgets");
    expect(await attack(await guestOrders(5, () => msisdn, "203.0.113.9"))).toEqual({ ok: 5 });
    // The client's two budgets: of orders, and of texts.
    return (await db.pool.query("select 1 from budgets where used = 5")).rowCount;
  };
  await makeSubscriber(db, numberOf(3));
  expect([await used(numberOf(3)), await used("01919000002")]).toEqual([2, 2]);
});

test("a number that never logged in gets no text about a guest's order, also when the order expires", async () => {
  const stranger = "01919000001";
  expect(await attack(await guestOrders(10, () => stranger))).toEqual({ ok: 10 });
  const [cart] = await carts(1);
  const { body } = await site.ask<OrderAnswer>(0, submitAs(cart as Cart, stranger));
  await endHold(db, body.data?.order_id ?? "");
  expect(await expireUnpaidOrders({ db })).toBe(1);
  expect(await texts()).toEqual({});
});

test("25 requests to port in a number send it no text", async () => {
  const day = nextVisitDay();
  const victim = "01919000002";
  const statuses = await Promise.all(times(25, (index) => bringNumber(site, index % 2 === 0 ? 0 : 1, victim, day)));
  expect(statuses).toEqual(times(25, () => 200));
  expect(await texts()).toEqual({});
});

test("one network causes texts to at most twelve numbers in an hour, also with 30 orders at once", async () => {
  for (let index = 100; index < 130; index += 1) await makeSubscriber(db, numberOf(index));
  const orders = await guestOrders(30, (index) => numberOf(100 + index), "198.51.100.9");
  expect(await attack(orders)).toEqual({ ok: 30 });
  expect(Object.values(await texts())).toEqual(times(CLIENT_TEXTS, () => 1));
});

test("all networks together cause no more texts in a minute than configured, including codes", async () => {
  for (let index = 200; index < 260; index += 1) await makeSubscriber(db, numberOf(index));
  expect(await attack(await guestOrders(60, (index) => numberOf(200 + index)))).toEqual({ ok: 60 });
  expect(Object.keys(await texts())).toHaveLength(SITE_TEXTS);
  const code = await site.ask<{ status: boolean }>(0, { path: "/backend/api/v1/otp", json: { msisdn: numberOf(300) } });
  expect(code.body).toMatchObject({ status: false });
});
