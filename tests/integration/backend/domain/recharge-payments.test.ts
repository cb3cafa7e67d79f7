import { randomUUID } from "node:crypto";
import type { PaymentOutcome } from "@/backend/db/schema/payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { creditRecharges } from "@/backend/domain/recharge/credit-recharges";
import { getRecharge, listRecharges } from "@/backend/domain/recharge/get-recharge";
import { retryRecharge } from "@/backend/domain/recharge/retry-recharge";
import { hearRecharge, type RechargeNews, settleRecharge } from "@/backend/domain/recharge/settle-recharge";
import { type RechargeInput, startRecharge } from "@/backend/domain/recharge/start-recharge";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { decide, failingGateway, ORIGIN } from "@/tests/support/gateways";
import {
  type FailingCharging,
  failingCharging,
  naiveStart,
  OPENING,
  openRecharge,
  rechargeContext,
} from "@/tests/support/recharges";

let db: TestDatabase;
let charging: FailingCharging;
let pack: { id: string; price: number };

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 20 });
  charging = failingCharging(db);
  const { rows } = await db.pool.query(
    `select id, price_poisha as price from internet_packs
     where price_poisha between 4000 and 20000 order by popularity desc, id limit 1`,
  );
  pack = rows[0];
});
afterEach(() => charging.failWith(null));
afterAll(() => db.close());

let people = 0;
const newNumber = () => `0172${String(++people).padStart(7, "0")}`;
const gateway = () => createSandboxGateway(db, ORIGIN);
const problems: string[] = [];
const onFailure = (_error: unknown, what: string) => void problems.push(what);
const credit = () => creditRecharges({ db, charging, onFailure }, 200);
const seen = (transactionId: string, viewer: string | null = null) =>
  getRecharge({ db, gateway: gateway() }, transactionId, viewer);
const start = (input: Partial<RechargeInput> & { msisdn: string }, key: string = randomUUID()) =>
  startRecharge(rechargeContext(db), key, {
    amountPoisha: 5_000,
    payWith: null,
    packId: null,
    payerMsisdn: null,
    ...input,
  });

function news(transactionId: string, outcome: PaymentOutcome, change: Partial<RechargeNews> = {}): RechargeNews {
  const eventId = `${transactionId}:${outcome}`;
  return { transactionId, gateway: "sandbox", eventId, outcome, amountPoisha: 5_000, reference: "REF", ...change };
}

async function pay(transactionId: string): Promise<void> {
  await decide(db, transactionId, "paid");
  await hearRecharge({ db, gateway: gateway() }, transactionId);
}

/** The balance, how many recharges the ledger of the number has, and whether its entries are the balance. */
async function ledgerOf(msisdn: string) {
  const { rows } = await db.pool.query(
    `select a.balance_poisha::int as balance,
       (select count(*)::int from charging_changes c where c.msisdn = a.msisdn and kind = 'recharge') as credits,
       (select sum(amount_poisha) from charging_entries e where e.msisdn = a.msisdn and account = 'subscriber')
         = a.balance_poisha as even
     from charging_accounts a where a.msisdn = $1`,
    [msisdn],
  );
  return rows[0];
}

async function rowsOf(msisdn: string) {
  const { rows } = await db.pool.query(
    `select r.state, r.attempts, r.last_problem as problem,
       (select jsonb_agg(p.state || case when refund_due then ' refund' else '' end order by p.created_at)
        from recharge_payments p where p.recharge_id = r.id) as payments,
       (select coalesce(jsonb_agg(m.purpose order by m.id), '[]') from outbox_messages m
        where m.params ->> 'reference' = r.reference) as messages
     from recharges r where r.msisdn = $1 order by r.created_at`,
    [msisdn],
  );
  return rows;
}

describe("startRecharge", () => {
  it("opens a payment of the amount at the gateway and answers where the payer goes", async () => {
    const opened = await start({ msisdn: newNumber() });
    expect(opened.redirectUrl).toBe(`${ORIGIN}/sandbox/gateway/${opened.transactionId}`);
    const { rows } = await db.pool.query(
      "select amount_poisha::int, return_url from sandbox_gateway_payments where transaction_id = $1",
      [opened.transactionId],
    );
    expect(rows).toEqual([{ amount_poisha: 5_000, return_url: `${ORIGIN}/recharge/result` }]);
  });

  it("understands a number however it is typed, and refuses one of another operator", async () => {
    const { transactionId } = await start({ msisdn: "+৮৮০ ১৭১২-৩৪৫৬৭৮" });
    expect((await seen(transactionId, "01712345678")).msisdn).toBe("01712345678");
    await expect(start({ msisdn: "01812345678" })).rejects.toMatchObject({ code: "number-of-other-operator" });
    await expect(start({ msisdn: "12345" })).rejects.toMatchObject({ code: "msisdn-invalid" });
  });

  it("follows the limits of the settings, at both ends", async () => {
    const msisdn = newNumber();
    const outside = { code: "recharge-amount", field: "amount", facts: { least: "20", most: "5,000" } };
    await expect(start({ msisdn, amountPoisha: 1_900 })).rejects.toMatchObject(outside);
    await expect(start({ msisdn, amountPoisha: 500_100 })).rejects.toMatchObject(outside);
    await start({ msisdn, amountPoisha: 2_000 });
    await start({ msisdn, amountPoisha: 500_000 });
    await db.pool.query("update recharge_settings set least_poisha = 3000");
    await expect(start({ msisdn, amountPoisha: 2_000 })).rejects.toMatchObject({ facts: { least: "30" } });
    await db.pool.query("update recharge_settings set least_poisha = 2000");
  });

  it("opens one payment for 200 parallel requests with one key, where the control opens one for each", async () => {
    const [msisdn, control] = [newNumber(), newNumber()];
    const key = randomUUID();
    const opened = await Promise.allSettled(Array.from({ length: 200 }, () => start({ msisdn }, key)));
    const transactions = new Set(
      opened.flatMap((each) => (each.status === "fulfilled" ? each.value.transactionId : [])),
    );
    const refusals = opened.flatMap((each) => (each.status === "rejected" ? each.reason.code : []));
    expect(transactions.size).toBe(1);
    expect(refusals.every((code) => code === "request-in-progress")).toBe(true);
    expect(await rowsOf(msisdn)).toHaveLength(1);
    expect([...transactions]).toEqual([(await start({ msisdn }, key)).transactionId]);
    await Promise.all(Array.from({ length: 10 }, () => naiveStart(db, control)));
    expect(await rowsOf(control)).toHaveLength(10);
  });

  it("refuses a key that was used for another amount", async () => {
    const [msisdn, key] = [newNumber(), randomUUID()];
    await start({ msisdn }, key);
    await expect(start({ msisdn, amountPoisha: 6_000 }, key)).rejects.toMatchObject({ code: "idempotency-key-reused" });
  });

  it("counts only new recharges in the budget of a client", async () => {
    const [msisdn, key] = [newNumber(), randomUUID()];
    let taken = 0;
    const counting = rechargeContext(db, {
      takeBudget: async () => {
        taken += 1;
      },
    });
    const input = { msisdn, amountPoisha: 5_000, payWith: null, packId: null, payerMsisdn: null };
    await startRecharge(counting, key, input);
    await startRecharge(counting, key, input);
    expect(taken).toBe(1);
  });

  it("refuses a pack that the amount does not start, and leaves the pack out on request", async () => {
    const msisdn = newNumber();
    const amountPoisha = pack.price;
    const changed = { code: "recharge-pack-changed", field: "pack_id" };
    await expect(start({ msisdn, amountPoisha, packId: "no-such-pack" })).rejects.toMatchObject(changed);
    const bare = await start({ msisdn, amountPoisha, packId: null });
    expect(await seen(bare.transactionId)).toMatchObject({ packId: null, packState: null });
    const started = await start({ msisdn, amountPoisha, packId: undefined });
    expect(await seen(started.transactionId)).toMatchObject({ packId: expect.any(String), packState: "waiting" });
  });

  it("opens the same payment by the next try when the gateway failed", async () => {
    const [msisdn, key] = [newNumber(), randomUUID()];
    const input = { msisdn, amountPoisha: 5_000, payWith: null, packId: null, payerMsisdn: null };
    const failing = rechargeContext(db, { gateway: failingGateway(gateway(), 1) });
    await expect(startRecharge(failing, key, input)).rejects.toThrow("does not answer");
    await startRecharge(failing, key, input);
    expect((await rowsOf(msisdn))[0]?.payments).toEqual(["pending"]);
  });
});

describe("retryRecharge", () => {
  const retry = (transactionId: string, payWith: "card" | null = null, key: string = randomUUID()) =>
    retryRecharge(rechargeContext(db), key, { transactionId, payWith });

  it("opens a new payment of the same recharge after a failure", async () => {
    const msisdn = newNumber();
    const first = await openRecharge(db, msisdn);
    await decide(db, first, "failed");
    const second = await retry(first);
    expect(second.transactionId).not.toBe(first);
    await pay(second.transactionId);
    await credit();
    expect(await rowsOf(msisdn)).toMatchObject([{ state: "done", payments: ["failed", "paid"] }]);
  });

  it("leads to the result instead of a second charge when the first try was paid unseen", async () => {
    const msisdn = newNumber();
    const first = await openRecharge(db, msisdn);
    await decide(db, first, "paid");
    const again = await retry(first);
    expect(again.redirectUrl).toBe(`${ORIGIN}/recharge/result?transaction=${first}`);
    expect((await rowsOf(msisdn))[0]).toMatchObject({ state: "crediting", payments: ["paid"] });
  });

  it("opens an undecided try again, for 50 requests at once", async () => {
    const first = await openRecharge(db, newNumber());
    const opened = await Promise.all(Array.from({ length: 50 }, () => retry(first)));
    expect(new Set(opened.map(({ transactionId }) => transactionId))).toEqual(new Set([first]));
  });

  it("adds one of two payments that were both paid, and refunds the late one", async () => {
    const msisdn = newNumber();
    const first = await openRecharge(db, msisdn);
    await settleRecharge({ db }, news(first, "failed"));
    const second = await retry(first, "card");
    await decide(db, first, "paid");
    await Promise.all([
      settleRecharge({ db }, news(first, "paid", { reference: "REF-1" })),
      settleRecharge({ db }, news(second.transactionId, "paid", { reference: "REF-2" })),
    ]);
    await credit();
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING + 5_000, credits: 1, even: true });
    const [row] = await rowsOf(msisdn);
    expect([...(row?.payments ?? [])].sort()).toEqual(["paid", "paid refund"]);
    expect([...(row?.messages ?? [])].sort()).toEqual(["recharge-done", "recharge-refund"]);
  });
});

describe("getRecharge and listRecharges", () => {
  it("masks the number and hides the balance from everyone but the payer and the number itself", async () => {
    const [msisdn, payer] = [newNumber(), newNumber()];
    const { transactionId } = await start({ msisdn, payerMsisdn: payer });
    await pay(transactionId);
    await credit();
    expect(await seen(transactionId)).toMatchObject({ msisdn: `01*******${msisdn.slice(-2)}`, balancePoisha: null });
    expect(await seen(transactionId, newNumber())).toMatchObject({ msisdn: expect.stringContaining("*") });
    expect(await seen(transactionId, payer)).toMatchObject({ msisdn, balancePoisha: null });
    expect(await seen(transactionId, msisdn)).toMatchObject({ msisdn, balancePoisha: OPENING + 5_000 });
    await expect(seen("no-such-transaction")).rejects.toMatchObject({ code: "payment-not-found" });
  });

  it("lists what a session's number paid for, one line for each number and amount", async () => {
    const [payer, other] = [newNumber(), newNumber()];
    for (const amountPoisha of [5_000, 5_000, 10_000]) {
      await pay((await start({ msisdn: other, amountPoisha, payerMsisdn: payer })).transactionId);
    }
    await start({ msisdn: other, amountPoisha: 20_000, payerMsisdn: payer });
    const recent = await listRecharges({ db }, { msisdn: payer });
    expect(recent.map(({ msisdn, amountPoisha }) => [msisdn, amountPoisha])).toEqual([
      [other, 10_000],
      [other, 5_000],
    ]);
    expect(await listRecharges({ db }, { msisdn: other })).toEqual([]);
  });
});
