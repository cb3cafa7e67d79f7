import type { AccountPreferences } from "@/backend/contract/account/account";
import { callPaths } from "@/backend/contract/paths";
import type { OwnOrderView } from "@/backend/contract/shop/order-history";
import type { StarStatus } from "@/backend/contract/subscriber-services/star";
import { monthFrom } from "@/backend/domain/star/star-tiers";
import { type CallResult, type LoginApp, logInAs, loginApp, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";
import { dayInDhaka } from "@/utils/dates/dates";

const MINE = "01712345001";
const THEIRS = "01712345002";

let db: TestDatabase;
let app: LoginApp;
let sku: string;
beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  const { skus } = await createProduct(db, { variants: [{ stock: 100 }] });
  sku = skus[0] ?? "";
  app = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() =>
  db.pool.query("truncate budgets, sessions, account_preferences, order_lines, order_events, orders, payments cascade"),
);
afterAll(() => db.close());

const as = (token: string, headers: Record<string, string> = {}) => ({ headers: { webLoginToken: token, ...headers } });
const logIn = async (msisdn = MINE) => (await logInAs(app, db, msisdn)).token;

async function order(msisdn: string): Promise<string> {
  return (await buy(db, [[sku, 1]], { msisdn, paymentMethod: "cod", fullName: "Rahima Khatun" })).orderId;
}

interface OrderList {
  data: { items: OwnOrderView[]; count: number; page: number; pages: number };
}
const listOrders = (token: string) => app.call<OrderList>("getMyPreviousOrders", undefined, as(token));

describe("the orders of a number", () => {
  it("[API-SHOP-09] are listed newest first, with their states", async () => {
    const [first, second] = [await order(MINE), await order(MINE)];
    const { status, body } = await listOrders(await logIn());
    expect(status).toBe(200);
    expect(body.data.items.map((item) => item.order_id)).toEqual([second, first]);
    expect(body.data).toMatchObject({ count: 2, page: 1, pages: 1, items: [{ state_label: "Order placed" }, {}] });
  });

  it("contain no order of another number", async () => {
    await order(THEIRS);
    const mine = await order(MINE);
    const { body, text } = await listOrders(await logIn());
    expect(body.data.items.map((item) => item.order_id)).toEqual([mine]);
    expect(text).not.toContain(THEIRS);
  });

  it("show name and address only for ten minutes after the code of the log-in", async () => {
    await order(MINE);
    const token = await logIn();
    const [fresh] = (await listOrders(token)).body.data.items;
    expect(fresh?.contact).toMatchObject({ full_name: "Rahima Khatun", address: "House 12, Road 5" });
    await db.pool.query("update sessions set code_at = code_at - interval '11 minutes'");
    const { body, text } = await listOrders(token);
    expect(body.data.items[0]?.contact).toBeNull();
    expect(text).not.toContain("Rahima");
  });

  it("are filtered by state, by a word of a product's name, and by the order's id", async () => {
    const [first, second] = [await order(MINE), await order(MINE)];
    await db.pool.query("update orders set state = 'delivered' where public_id = $1", [first]);
    await db.pool.query(
      `update order_lines set titles = '{"en": "Ilish Lens", "bn": "ইলিশ লেন্স"}'
       where order_id = (select id from orders where public_id = $1)`,
      [second],
    );
    const token = await logIn();
    const find = async (query: Record<string, string>) => {
      const address = `${ORIGIN}${callPaths.getMyPreviousOrders.path}?${new URLSearchParams(query)}`;
      const answer = await app.backend.fetch(new Request(address, { headers: { webLoginToken: token } }));
      const { data } = (await answer.json()) as OrderList;
      return [data.count, ...data.items.map((item) => item.order_id)];
    };
    expect(await find({ group: "delivered" })).toEqual([1, first]);
    expect(await find({ group: "moving" })).toEqual([1, second]);
    expect(await find({ group: "ended" })).toEqual([0]);
    expect(await find({ key: "ilish" })).toEqual([1, second]);
    expect(await find({ key: "লেন্স" })).toEqual([1, second]);
    expect(await find({ key: first.toLowerCase().replaceAll("-", " ") })).toEqual([1, first]);
    expect(await find({ key: "ilish", group: "delivered", page: "3" })).toEqual([0]);
    expect(await find({ key: "%" })).toEqual([0]);
  });

  it("are an empty page with the count beyond the last page", async () => {
    await order(MINE);
    const address = `${ORIGIN}${callPaths.getMyPreviousOrders.path}?page=9`;
    const answer = await app.backend.fetch(new Request(address, { headers: { webLoginToken: await logIn() } }));
    expect(((await answer.json()) as OrderList).data).toMatchObject({ items: [], count: 1, pages: 1 });
  });
});

const kept = async (token: string) =>
  (await app.call<{ data: AccountPreferences }>("getPreferences", undefined, as(token))).body.data;
const save = (token: string, chosen: object, headers: Record<string, string> = {}) =>
  app.call<{ data: AccountPreferences }>("savePreferences", chosen, as(token, headers));
const nothingChosen = { language: null, colour_mode: null, order_messages: true, offer_messages: false };

describe("the preferences of a number", () => {
  it("are the defaults until one is saved", async () => {
    expect(await kept(await logIn())).toEqual(nothingChosen);
  });

  it("change only in the fields that are sent, on every device of the number", async () => {
    const [phone, laptop] = [await logIn(), await logIn()];
    await save(phone, { language: "bn" });
    const { body } = await save(laptop, { colour_mode: "dark", offer_messages: true });
    const all = { language: "bn", colour_mode: "dark", order_messages: true, offer_messages: true };
    expect(body.data).toEqual(all);
    expect(await kept(phone)).toEqual(all);
  });

  it("keep both changes of two devices that save at once", async () => {
    const [phone, laptop] = [await logIn(), await logIn()];
    await Promise.all([save(phone, { language: "bn" }), save(laptop, { colour_mode: "dark" })]);
    expect(await kept(phone)).toMatchObject({ language: "bn", colour_mode: "dark" });
  });

  it("are not changed by another number", async () => {
    await save(await logIn(), { order_messages: false });
    expect(await kept(await logIn(THEIRS))).toEqual(nothingChosen);
  });

  it("refuse an unknown value or field, and stay as they were", async () => {
    const token = await logIn();
    const refused = await save(token, { language: "bn", colour_mode: "sepia" });
    expect(refused.status).toBe(400);
    expect((await save(token, { msisdn: THEIRS })).status).toBe(400);
    expect(await kept(token)).toEqual(nothingChosen);
  });

  it.each([
    ["a foreign page", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a page without an origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ])("are not changed by a request from %s", async (_, headers) => {
    const token = await logIn();
    expect((await save(token, { offer_messages: true }, headers)).status).toBe(403);
    expect(await kept(token)).toEqual(nothingChosen);
  });

  it("decide whether an order queues a text message", async () => {
    const token = await logIn();
    await save(token, { order_messages: false });
    const silent = await order(MINE);
    await save(token, { order_messages: true });
    const otherOrder = await order(MINE);
    const { rows } = await db.pool.query<{ id: string }>(
      "select params ->> 'orderId' as id from outbox_messages where msisdn = $1 and purpose = 'order-placed'",
      [MINE],
    );
    expect(rows.map(({ id }) => id)).toContain(otherOrder);
    expect(rows.map(({ id }) => id)).not.toContain(silent);
  });
});

type Status = CallResult<{ data: StarStatus | { step: "code"; resend_after: number } }>;
const star = (name: "checkStarStatus" | "showStarStatus", body: object, token?: string): Promise<Status> =>
  app.call(name, body, token === undefined ? {} : as(token));

describe("the star status", () => {
  it("[API-SITE-18] is returned to the number's own session, with its benefits and what the next tier requires", async () => {
    const token = await logIn();
    await db.pool.query("update subscribers set star_tier = 'Gold Star' where msisdn = $1", [MINE]);
    const { body } = await star("showStarStatus", { msisdn: MINE }, token);
    expect(body.data).toMatchObject({ step: "tier", star_status: "Gold Star", next: { star_status: "Platinum Star" } });
    expect((body.data as StarStatus).benefits.length).toBeGreaterThan(0);
    expect((body.data as StarStatus).next?.progress).toBeNull();
    const today = dayInDhaka(new Date());
    const use = [-3, -2, -1, 0].map((months) => [MINE, monthFrom(today, months), 100_000]);
    for (const row of use) await db.pool.query("insert into subscriber_usage values ($1, $2, $3)", row);
    const counted = (await star("showStarStatus", { msisdn: MINE }, token)).body.data as StarStatus;
    expect(counted.next?.progress).toMatchObject({ needed: 1_500, average: 1_000, used: 1_000, missing: 1_500 });
    await db.pool.query("update subscribers set star_tier = 'Non Star' where msisdn = $1", [MINE]);
  });

  it("[API-SITE-19] is returned for another number only after the code that is texted to it", async () => {
    await db.pool.query("truncate budgets");
    const asked = await star("checkStarStatus", { msisdn: THEIRS });
    expect(asked.body.data).toEqual({ step: "code", resend_after: 30 });
    const code = await sentCode(db, THEIRS);
    const { body } = await star("showStarStatus", { msisdn: THEIRS, otp_value: code });
    expect(body.data).toMatchObject({ step: "tier", star_status: "Non Star" });
    // The code works only once, so the answer has its texts in both languages.
    const { benefits, next, texts } = body.data as StarStatus;
    expect(texts?.en).toMatchObject({ benefits, condition: next?.condition, sentence: null });
    expect(texts?.bn).toMatchObject({ condition: expect.stringMatching(/[অ-হ]/), sentence: null });
  });

  it("is not returned for another number with a session, nor without a code", async () => {
    const token = await logIn();
    expect((await star("showStarStatus", { msisdn: THEIRS }, token)).status).toBe(401);
    expect((await star("showStarStatus", { msisdn: THEIRS })).status).toBe(401);
  });
});

test.each([
  ["getPreferences", undefined],
  ["savePreferences", { language: "bn" }],
  ["getMyPreviousOrders", undefined],
] as const)(
  "%s answers the same 401 without a token, with an unknown token, with an ended session and with a cookie alone",
  async (name, body) => {
    const ended = await logIn();
    await app.call("logout", undefined, { headers: { authorization: `Bearer ${ended}` } });
    const callers = [{}, as("x".repeat(43)), as(ended), { headers: { cookie: `gp_web_token=${await logIn()}` } }];
    const answers = await Promise.all(callers.map((caller) => app.call<{ errors: object }>(name, body, caller)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.errors))).size).toBe(1);
  },
);
