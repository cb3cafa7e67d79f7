import { randomUUID } from "node:crypto";
import type { PaymentOutcome } from "@/backend/db/schema/payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { creditRecharges } from "@/backend/domain/recharge/credit-recharges";
import { getRecharge } from "@/backend/domain/recharge/get-recharge";
import { refundRecharges } from "@/backend/domain/recharge/refund-recharges";
import {
  hearRecharge,
  type RechargeNews,
  settlePendingRecharges,
  settleRecharge,
} from "@/backend/domain/recharge/settle-recharge";
import { type RechargeInput, startRecharge } from "@/backend/domain/recharge/start-recharge";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { decide, ORIGIN } from "@/tests/support/gateways";
import { permutations } from "@/tests/support/many-buyers";
import {
  type FailingCharging,
  failingCharging,
  makeDue,
  naiveCredit,
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

describe("settleRecharge", () => {
  it("adds a paid recharge to the balance and texts its number", async () => {
    const msisdn = newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await pay(transactionId);
    expect(await seen(transactionId)).toMatchObject({ outcome: "crediting" });
    await credit();
    expect(await seen(transactionId, msisdn)).toMatchObject({ outcome: "done", balancePoisha: OPENING + 5_000 });
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING + 5_000, credits: 1, even: true });
    expect(await rowsOf(msisdn)).toMatchObject([{ state: "done", payments: ["paid"], messages: ["recharge-done"] }]);
  });

  it("adds nothing before the gateway itself says that it was paid", async () => {
    const msisdn = newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await seen(transactionId);
    await credit();
    expect(await seen(transactionId)).toMatchObject({ outcome: "awaiting_payment" });
    expect(await ledgerOf(msisdn)).toBeUndefined();
  });

  it("ends the same for every order of doubled events", async () => {
    const events: PaymentOutcome[] = ["paid", "paid", "failed", "cancelled"];
    for (const order of permutations(events)) {
      const msisdn = newNumber();
      const transactionId = await openRecharge(db, msisdn);
      for (const outcome of order) await settleRecharge({ db }, news(transactionId, outcome));
      await credit();
      expect([order, await ledgerOf(msisdn)]).toEqual([order, { balance: OPENING + 5_000, credits: 1, even: true }]);
    }
  });

  it("takes 50 events at once for one", async () => {
    const msisdn = newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        settleRecharge({ db }, news(transactionId, "paid", { eventId: `${transactionId}:${index % 5}` })),
      ),
    );
    await Promise.all([credit(), credit(), credit()]);
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING + 5_000, credits: 1, even: true });
  });

  it("moves nothing for another amount, and refuses another gateway", async () => {
    const msisdn = newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await settleRecharge({ db }, news(transactionId, "paid", { amountPoisha: 100 }));
    expect((await rowsOf(msisdn))[0]).toMatchObject({ state: "awaiting_payment", payments: ["pending"] });
    const foreign = news(transactionId, "paid", { gateway: "sslcommerz" });
    await expect(settleRecharge({ db }, foreign)).rejects.toMatchObject({ code: "payment-not-found" });
  });

  it("refunds money that the gateway doubts, and adds nothing", async () => {
    const msisdn = newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await decide(db, transactionId, "paid");
    await settleRecharge({ db }, news(transactionId, "paid", { isRisky: true }));
    await credit();
    expect((await rowsOf(msisdn))[0]).toMatchObject({ payments: ["paid refund"], messages: ["recharge-refund"] });
    expect(await seen(transactionId)).toMatchObject({ outcome: "refunding" });
    await refundRecharges({ db, gateway: gateway(), onFailure });
    expect(await seen(transactionId)).toMatchObject({ outcome: "refunded" });
    expect(await ledgerOf(msisdn)).toBeUndefined();
  });

  it("settles payments whose payer never came back, and gives up one that is a day old", async () => {
    const [late, old] = [newNumber(), newNumber()];
    const [lateId, oldId] = [await openRecharge(db, late), await openRecharge(db, old)];
    await decide(db, lateId, "paid");
    await db.pool.query("update recharge_payments set created_at = now() - interval '25 hours' where id = any($1)", [
      [lateId, oldId],
    ]);
    await settlePendingRecharges({ db, gateway: gateway(), onFailure });
    expect((await rowsOf(late))[0]).toMatchObject({ state: "crediting" });
    expect((await rowsOf(old))[0]).toMatchObject({ payments: ["cancelled"] });
    await pay(oldId);
    expect((await rowsOf(old))[0]).toMatchObject({ state: "crediting", payments: ["paid"] });
  });
});

describe("creditRecharges", () => {
  it("adds once what the charging system did without an answer, where the control adds it twice", async () => {
    const [msisdn, control] = [newNumber(), newNumber()];
    const transactionId = await openRecharge(db, msisdn);
    await pay(transactionId);
    charging.failWith("late");
    await credit();
    expect(await seen(transactionId)).toMatchObject({ outcome: "crediting" });
    await expect(naiveCredit(charging, { msisdn: control, amountPoisha: 5_000 })).rejects.toThrow("in time");
    charging.failWith(null);
    await makeDue(db);
    await credit();
    await naiveCredit(charging, { msisdn: control, amountPoisha: 5_000 });
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING + 5_000, credits: 1, even: true });
    expect((await ledgerOf(control))?.credits).toBe(2);
  });

  it("waits for a system that is down, ever longer, and adds the recharge when it is back", async () => {
    const msisdn = newNumber();
    await pay(await openRecharge(db, msisdn));
    charging.failWith("down");
    for (let round = 0; round < 3; round += 1) {
      await makeDue(db);
      await credit();
    }
    const wait = await db.pool.query(
      "select extract(epoch from next_at - now())::int as seconds from recharges where msisdn = $1",
      [msisdn],
    );
    expect(wait.rows[0]?.seconds).toBeGreaterThan(15);
    expect((await rowsOf(msisdn))[0]).toMatchObject({ state: "crediting", attempts: 3, problem: expect.any(String) });
    charging.failWith(null);
    await makeDue(db);
    await credit();
    expect(await ledgerOf(msisdn)).toEqual({ balance: OPENING + 5_000, credits: 1, even: true });
  });

  it("asks again about what is not decided yet", async () => {
    const msisdn = newNumber();
    await pay(await openRecharge(db, msisdn));
    charging.failWith("pending");
    await credit();
    expect((await rowsOf(msisdn))[0]).toMatchObject({ state: "crediting" });
    charging.failWith(null);
    await makeDue(db);
    await credit();
    expect((await rowsOf(msisdn))[0]).toMatchObject({ state: "done" });
  });

  it("refunds a recharge that is refused for good, once", async () => {
    const msisdn = newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await pay(transactionId);
    charging.failWith("refused");
    await credit();
    await credit();
    expect(await rowsOf(msisdn)).toMatchObject([
      { state: "refused", payments: ["paid refund"], messages: ["recharge-refund"] },
    ]);
    await refundRecharges({ db, gateway: gateway(), onFailure });
    await db.pool.query("update recharge_payments set asked_at = null");
    problems.length = 0;
    await refundRecharges({ db, gateway: gateway(), onFailure });
    expect(problems).toEqual([]);
    expect(await seen(transactionId)).toMatchObject({ outcome: "refunded" });
  });

  it("starts the pack of the amount, and leaves the amount on the balance when the pack is refused", async () => {
    const [msisdn, unlucky] = [newNumber(), newNumber()];
    const amountPoisha = pack.price;
    const open = (number: string) => start({ msisdn: number, amountPoisha, packId: undefined });
    const [one, two] = [await open(msisdn), await open(unlucky)];
    await pay(one.transactionId);
    await credit();
    await credit();
    expect(await seen(one.transactionId, msisdn)).toMatchObject({
      outcome: "done",
      packState: "active",
      balancePoisha: OPENING,
    });
    await pay(two.transactionId);
    charging.failWith("no-pack");
    await credit();
    await credit();
    expect(await seen(two.transactionId, unlucky)).toMatchObject({
      outcome: "done",
      packState: "refused",
      balancePoisha: OPENING + amountPoisha,
    });
    expect((await rowsOf(unlucky))[0]?.messages).toEqual(["recharge-no-pack"]);
  });
});
