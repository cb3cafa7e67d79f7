import { createHmac, randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import { sandboxCharging } from "@/backend/domain/charging/sandbox-charging";
import { signedCallback } from "@/backend/domain/payments/sandbox-callbacks";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { settleFromGateway } from "@/backend/domain/ports/settle-update";
import { creditRecharges } from "@/backend/domain/recharge/credit-recharges";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { PEPPER } from "@/tests/support/login";
import type { NaiveAnswer } from "@/tests/support/naive/naive-calls";
import { prepareNaiveRecharge } from "@/tests/support/naive/naive-charging";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { failingCharging, newReferences, OPENING, openRecharge } from "@/tests/support/recharge/recharges";
import { createTestDatabase, openTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, ORIGIN } from "@/tests/support/servers/gateways";
import { type Asked, startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";

interface Opened {
  data?: { data: { transaction_id: string } };
  errors?: { code: string }[];
}

const AT_ONCE = 200;
const RECHARGES = 40;

let db: TestDatabase;
let second: Database;
let sites: TwoProcesses;

beforeAll(async () => {
  db = await createTestDatabase();
  second = openTestDatabase(db.url);
  sites = await startTwoProcesses(db.url);
}, 180_000);
afterAll(async () => {
  await sites.close();
  await second.close();
  await db.close();
});

const request = (msisdn: string, key: string) => ({
  path: "/api/v1/recharge",
  json: { payment_type: "online", msisdn, amount: 50 },
  headers: { "idempotency-key": key },
});
const rechargesOf = async (msisdn: string) =>
  (
    await db.pool.query(
      "select 1 from recharge_payments p join recharges r on r.id = p.recharge_id where msisdn = $1",
      [msisdn],
    )
  ).rowCount;

test("200 requests with one key at two sites open one payment", async () => {
  const key = randomUUID();
  const answers = await sites.all<Opened>(Array.from({ length: AT_ONCE }, () => request("01711111111", key)));
  const opened = answers.flatMap(({ body }) => body.data?.data.transaction_id ?? []);
  const refused = answers.flatMap(({ body }) => body.errors?.map(({ code }) => code) ?? []);
  expect(new Set(opened).size).toBe(1);
  expect(new Set(refused)).toEqual(new Set(refused.length === 0 ? [] : ["request-in-progress"]));
  expect(await rechargesOf("01711111111")).toBe(1);
});

test("the same requests with different keys open one payment each (control)", async () => {
  await sites.all<Opened>(Array.from({ length: 20 }, () => request("01722222222", randomUUID())));
  expect(await rechargesOf("01722222222")).toBe(20);
});

test("200 clicks on one pack with one key at two sites open one payment", async () => {
  const [msisdn, key] = ["01755555555", randomUUID()];
  const { path } = callPaths.activateInternetPackUsingRecharge;
  const json = { msisdn, pack_id: "internet-1024mb-24h-3001" };
  const clicks = Array.from({ length: AT_ONCE }, () => ({ path, json, headers: { "idempotency-key": key } }));
  const answers = await sites.all<{ data?: { transaction_id: string } }>(clicks);
  expect(new Set(answers.flatMap(({ body }) => body.data?.transaction_id ?? [])).size).toBe(1);
  expect(await rechargesOf(msisdn)).toBe(1);
});

/** The worst case of a gateway's messages for one paid recharge: repeated, two events, and an older failure last. */
function eventsOf(transactionId: string): Asked[] {
  const key = createHmac("sha256", PEPPER).update("sandbox-gateway").digest("base64url");
  const event = (eventId: string, outcome: PaymentOutcome): Asked => {
    const callback = { eventId: `${transactionId}:${eventId}`, transactionId, outcome, amountPoisha: 5_000 };
    const { body, signature } = signedCallback(callback, key, new Date());
    const headers = { "x-sandbox-signature": signature };
    return { path: "/api/payments/sandbox/callback", form: new URLSearchParams(body), headers };
  };
  const looks = { path: callPaths.getRecharge.path, json: { transaction_id: transactionId } };
  return [event("2", "paid"), looks, event("2", "paid"), event("1", "failed"), event("3", "paid"), looks];
}

test("repeated, reordered and parallel events at two sites credit each recharge once", async () => {
  const transactions: string[] = [];
  for (let index = 0; index < RECHARGES; index += 1) {
    const transaction = await openRecharge(db, `0176666${String(index).padStart(4, "0")}`);
    await decide(db, transaction, "paid");
    transactions.push(transaction);
  }
  const answers = await sites.all(transactions.flatMap(eventsOf));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const credit = (one: Database) => creditRecharges({ db: one, charging: sandboxCharging(one), onFailure }, AT_ONCE);
  await Promise.all([db, second, db, second].map(credit));
  // Events that arrive after the credit do not change anything either.
  await sites.all(transactions.flatMap(eventsOf));
  await Promise.all([db, second].map(credit));
  expect(failures).toEqual([]);
  expect(await balances("0176666")).toEqual(Array.from({ length: RECHARGES }, () => OPENING + 5_000));
});

test("two events that select first and update then credit the same recharge twice (control)", async () => {
  await prepareMeeting(db);
  await prepareNaiveRecharge(db);
  const events = [0, 1].map(() => ({ path: "/naive/credit", json: { amount: "5000" } }));
  const answers = await sites.all<NaiveAnswer>(events);
  expect(answers.map(({ body }) => body)).toEqual([{ done: true }, { done: true }]);
  const { rows } = await db.pool.query("select balance from naive_recharge");
  expect(rows).toEqual([{ balance: 10_000 }]);
});

/** The balances of the numbers, only if they equal the sum of their ledger entries. */
async function balances(prefix: string): Promise<number[]> {
  const { rows } = await db.pool.query<{ balance: number }>(
    `select a.balance_poisha::int as balance from charging_accounts a
     where a.msisdn like $1 and a.balance_poisha =
       (select sum(amount_poisha) from charging_entries e where e.msisdn = a.msisdn and account = 'subscriber')`,
    [`${prefix}%`],
  );
  return rows.map(({ balance }) => balance);
}

test("two sites credit each paid recharge once, also when every first answer is late", async () => {
  const gateway = createSandboxGateway(db, ORIGIN);
  for (let index = 0; index < RECHARGES; index += 1) {
    const transaction = await openRecharge(db, `0173333${String(index).padStart(4, "0")}`);
    await decide(db, transaction, "paid");
    await settleFromGateway({ db, gateway }, RECHARGE_PAYMENTS, transaction);
  }
  const round = async (fault: "late" | null) => {
    await Promise.all(
      [db, second, db, second].map((one) => {
        const charging = failingCharging(one);
        charging.failWith(fault);
        return creditRecharges({ db: one, charging, onFailure: () => undefined }, RECHARGES);
      }),
    );
    await db.pool.query("update recharges set next_at = now() where next_at is not null");
  };
  await round("late");
  await round(null);
  expect(await balances("0173333")).toEqual(Array.from({ length: RECHARGES }, () => OPENING + 5_000));
});

test("a new reference for each attempt credits the same recharge twice (control)", async () => {
  const charging = failingCharging(db);
  for (const fault of ["late", null] as const) {
    charging.failWith(fault);
    const recharge = { msisdn: "01744444444", amountPoisha: 5_000, reference: "the same" };
    await newReferences(charging)
      .credit(recharge)
      .catch(() => undefined);
  }
  expect(await balances("01744444444")).toEqual([OPENING + 10_000]);
});
