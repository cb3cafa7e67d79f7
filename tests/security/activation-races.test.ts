import { randomUUID } from "node:crypto";
import { type LoginApp, logInAs, loginApp, passBudgets, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { naiveActivate, prepareNaiveCharging } from "@/tests/support/naive/naive-charging";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { balanceOf, giveBalance, SMALL_PACK, STAR_OFFER } from "@/tests/support/recharge/activations";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";

interface Answer {
  data?: { reference: string; state: string };
  errors?: { code: string }[];
}

let db: TestDatabase;
let app: LoginApp;
let sites: TwoProcesses;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
  sites = await startTwoProcesses(db.url);
}, 180_000);
beforeEach(() => db.pool.query("truncate budgets cascade"));
afterAll(async () => {
  await sites.close();
  await db.close();
});

interface Click {
  msisdn: string;
  token?: string;
  key?: string;
  code?: string;
  offer?: string;
}

function request({ msisdn, token, key = randomUUID(), code, offer }: Click) {
  const path = offer === undefined ? "/api/internet-packages-activation/using-otp" : "/api/v1/offer/activation";
  const of = offer === undefined ? { pack_id: SMALL_PACK.id } : { offer_id: offer };
  const headers = { "idempotency-key": key, ...(token !== undefined && { webLoginToken: token }) };
  return { path, json: { msisdn, ...of, ...(code !== undefined && { otp_value: code }) }, headers };
}

const times = (count: number, of: () => ReturnType<typeof request>) => Array.from({ length: count }, of);
const referencesOf = (answers: { body: Answer }[]) => answers.flatMap(({ body }) => body.data?.reference ?? []);
const refusalsOf = (answers: { body: Answer }[]) => answers.flatMap(({ body }) => body.errors?.[0]?.code ?? []);
const activationsOf = async (msisdn: string) =>
  (await db.pool.query("select 1 from activations where msisdn = $1 and state = 'done'", [msisdn])).rowCount;

async function logInWith(msisdn: string, taka: number): Promise<string> {
  await giveBalance(db, msisdn, taka);
  return (await logInAs(app, db, msisdn)).token;
}

test("[API-SITE-08] 200 clicks on one activation with one key at two sites charge once", async () => {
  const msisdn = "01758000001";
  const token = await logInWith(msisdn, 500);
  const key = randomUUID();
  const answers = await sites.all<Answer>(times(200, () => request({ msisdn, token, key })));
  expect(new Set(referencesOf(answers)).size).toBe(1);
  expect(refusalsOf(answers).every((code) => code === "request-in-progress")).toBe(true);
  expect([await activationsOf(msisdn), await balanceOf(db, msisdn)]).toEqual([1, 500 - SMALL_PACK.price]);
});

test("the same clicks with different keys charge each time (control)", async () => {
  const msisdn = "01758000002";
  const token = await logInWith(msisdn, 5_000);
  await sites.all<Answer>(times(20, () => request({ msisdn, token })));
  expect([await activationsOf(msisdn), await balanceOf(db, msisdn)]).toEqual([20, 5_000 - 20 * SMALL_PACK.price]);
});

test("100 activations with a balance for 10 charge 10 times, and the ledger's sum is the balance", async () => {
  const msisdn = "01758000003";
  const token = await logInWith(msisdn, 10 * SMALL_PACK.price);
  const answers = await sites.all<Answer>(times(100, () => request({ msisdn, token })));
  expect(referencesOf(answers)).toHaveLength(10);
  expect(refusalsOf(answers)).toEqual(times(90, () => request({ msisdn })).map(() => "balance-too-low"));
  const { rows } = await db.pool.query<{ sum: number }>(
    "select sum(amount_poisha)::int as sum from charging_entries where msisdn = $1 and account = 'subscriber'",
    [msisdn],
  );
  expect([await balanceOf(db, msisdn), rows[0]?.sum]).toEqual([0, 0]);
});

test("two activations that select the balance first and charge then overspend it (control)", async () => {
  await prepareMeeting(db);
  await prepareNaiveCharging(db, "01758000004", SMALL_PACK.price * 100);
  const both = await Promise.all([1, 2].map(() => naiveActivate(db, "01758000004", SMALL_PACK.price * 100)));
  expect(both).toEqual([true, true]);
});

test("an offer that can be taken once is activated once by 40 clicks at two sites", async () => {
  const msisdn = "01700000002";
  const token = await logInWith(msisdn, 5_000);
  const answers = await sites.all<Answer>(times(40, () => request({ msisdn, token, offer: STAR_OFFER.id })));
  expect(referencesOf(answers)).toHaveLength(1);
  expect(new Set(refusalsOf(answers))).toEqual(new Set(["offer-already-taken"]));
  expect(await balanceOf(db, msisdn)).toBe(5_000 - STAR_OFFER.price);
});

test("a code that is sent by 40 clicks at once activates once", async () => {
  const msisdn = "01758000005";
  await giveBalance(db, msisdn, 5_000);
  await passBudgets(db);
  await app.call("sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
  const code = (await sentCode(db, msisdn)) ?? "";
  const answers = await sites.all<Answer>(times(40, () => request({ msisdn, code })));
  expect(referencesOf(answers)).toHaveLength(1);
  expect(refusalsOf(answers).every((why) => why === "code-wrong" || why === "too-many-requests")).toBe(true);
  expect(await balanceOf(db, msisdn)).toBe(5_000 - SMALL_PACK.price);
});

test("one key that is sent with a session and with a code at once, at two sites, charges once", async () => {
  const msisdn = "01758000007";
  const token = await logInWith(msisdn, 5_000);
  await passBudgets(db);
  await app.call("sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
  const code = (await sentCode(db, msisdn)) ?? "";
  const key = randomUUID();
  const both = [request({ msisdn, key, token }), request({ msisdn, key, code })];
  // Two of each in a row, since the requests go to the two sites in turn.
  const answers = await sites.all<Answer>(Array.from({ length: 20 }, () => both.flatMap((one) => [one, one])).flat());
  expect(new Set(referencesOf(answers)).size).toBe(1);
  const expected = ["request-in-progress", "code-wrong", "too-many-requests"];
  expect(refusalsOf(answers).filter((why) => !expected.includes(why))).toEqual([]);
  expect([await activationsOf(msisdn), await balanceOf(db, msisdn)]).toEqual([1, 5_000 - SMALL_PACK.price]);
});

test("[API-SITE-06] a code has five guesses, also when 100 are sent at once", async () => {
  const msisdn = "01758000006";
  await giveBalance(db, msisdn, 5_000);
  await passBudgets(db);
  await app.call("sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
  const right = Number(await sentCode(db, msisdn));
  const guesses = Array.from({ length: 100 }, (_, index) => String((right + 1 + index) % 10_000).padStart(4, "0"));
  const answers = await sites.all<Answer>(guesses.map((code) => request({ msisdn, code })));
  const codes = refusalsOf(answers);
  expect(codes).toHaveLength(100);
  expect(codes.filter((code) => code === "code-wrong").length).toBeLessThanOrEqual(5);
  const late = await sites.ask<Answer>(0, request({ msisdn, code: String(right).padStart(4, "0") }));
  expect(late.body.errors?.[0]?.code).toBe("too-many-requests");
  expect(await balanceOf(db, msisdn)).toBe(5_000);
});
