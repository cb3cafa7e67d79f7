import type { PaymentOutcome } from "@/backend/db/stored-types";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { creditRecharges } from "@/backend/domain/recharge/credit-recharges";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { packOfAmount, type RechargeScene, rechargeNews, rechargeScene } from "@/tests/support/recharge/recharge-scene";
import {
  type FailingCharging,
  failingCharging,
  makeDue,
  newReferences,
  OPENING,
  openRecharge,
} from "@/tests/support/recharge/recharges";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, ORIGIN } from "@/tests/support/servers/gateways";
import { permutations } from "@/tests/support/shop/many-buyers";

let db: TestDatabase;
let scene: RechargeScene;
let charging: FailingCharging;
let pack: { id: string; price: number };

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 20 });
  scene = rechargeScene(db, "0172");
  charging = failingCharging(db);
  pack = await packOfAmount(db);
});
afterEach(() => charging.failWith(null));
afterAll(() => db.close());

const gateway = () => createSandboxGateway(db, ORIGIN);
const problems: string[] = [];
const onFailure = (_error: unknown, what: string) => void problems.push(what);
const credit = () => creditRecharges({ db, charging, onFailure }, 200);

describe("settleUpdate", () => {
  it("credits a paid recharge and texts its number", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await scene.pay(transactionId);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "crediting" });
    await credit();
    expect(await scene.seen(transactionId, msisdn)).toMatchObject({ outcome: "done", balancePoisha: OPENING + 5_000 });
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ balance: OPENING + 5_000, credits: 1, even: true });
    expect(await scene.rowsOf(msisdn)).toMatchObject([
      { state: "done", payments: ["paid"], messages: ["recharge-done"] },
    ]);
  });

  it("credits nothing before the gateway confirms the payment", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await scene.seen(transactionId);
    await credit();
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "awaiting_payment" });
    expect(await scene.ledgerOf(msisdn)).toBeUndefined();
  });

  it("ends in the same state for any order of repeated events", async () => {
    const events: PaymentOutcome[] = ["paid", "paid", "failed", "cancelled"];
    for (const order of permutations(events)) {
      const msisdn = scene.newNumber();
      const transactionId = await openRecharge(db, msisdn);
      for (const outcome of order) await settleUpdate({ db }, RECHARGE_PAYMENTS, rechargeNews(transactionId, outcome));
      await credit();
      expect([order, await scene.ledgerOf(msisdn)]).toMatchObject([
        order,
        { balance: OPENING + 5_000, credits: 1, even: true },
      ]);
    }
  });

  it("credits once for 50 events at once", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        settleUpdate(
          { db },
          RECHARGE_PAYMENTS,
          rechargeNews(transactionId, "paid", { eventId: `${transactionId}:${index % 5}` }),
        ),
      ),
    );
    await Promise.all([credit(), credit(), credit()]);
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ balance: OPENING + 5_000, credits: 1, even: true });
  });

  it("does not change the payment for another amount, reports it to the operator once, and refuses another gateway", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    const onFailure = jest.fn();
    const news = rechargeNews(transactionId, "paid", { amountPoisha: 100 });
    for (let times = 0; times < 2; times += 1) await settleUpdate({ db, onFailure }, RECHARGE_PAYMENTS, news);
    expect(onFailure.mock.calls).toEqual([
      [new Error("The gateway took Tk 1, and Tk 50 is due"), `accept the amount of payment ${transactionId}`],
    ]);
    expect((await scene.rowsOf(msisdn))[0]).toMatchObject({ state: "awaiting_payment", payments: ["pending"] });
    const foreign = rechargeNews(transactionId, "paid", { gateway: "sslcommerz" });
    await expect(settleUpdate({ db }, RECHARGE_PAYMENTS, foreign)).rejects.toMatchObject({ code: "payment-not-found" });
  });

  it("gives up after a day a payment for which the gateway took another amount", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    const wrong = {
      ...gateway(),
      findAnswers: async () => [rechargeNews(transactionId, "paid", { amountPoisha: 100 })],
    };
    await db.pool.query("update recharge_payments set created_at = now() - interval '25 hours' where id = $1", [
      transactionId,
    ]);
    await settlePending({ db, gateway: wrong, onFailure }, RECHARGE_PAYMENTS);
    expect((await scene.rowsOf(msisdn))[0]).toMatchObject({ state: "awaiting_payment", payments: ["cancelled"] });
  });

  it("refunds a risky payment, and credits nothing", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await decide(db, transactionId, "paid");
    await settleUpdate({ db }, RECHARGE_PAYMENTS, rechargeNews(transactionId, "paid", { isRisky: true }));
    await credit();
    expect((await scene.rowsOf(msisdn))[0]).toMatchObject({ payments: ["paid refund"], messages: ["recharge-refund"] });
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "refunding" });
    await refundDue({ db, gateway: gateway(), onFailure }, RECHARGE_PAYMENTS);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "refunded" });
    expect(await scene.ledgerOf(msisdn)).toBeUndefined();
  });

  it("settles payments whose payer did not return, and cancels one after a day", async () => {
    const [late, old] = [scene.newNumber(), scene.newNumber()];
    const [lateId, oldId] = [await openRecharge(db, late), await openRecharge(db, old)];
    await decide(db, lateId, "paid");
    await db.pool.query("update recharge_payments set created_at = now() - interval '25 hours' where id = any($1)", [
      [lateId, oldId],
    ]);
    await settlePending({ db, gateway: gateway(), onFailure }, RECHARGE_PAYMENTS);
    expect((await scene.rowsOf(late))[0]).toMatchObject({ state: "crediting" });
    expect((await scene.rowsOf(old))[0]).toMatchObject({ payments: ["cancelled"] });
    await scene.pay(oldId);
    expect((await scene.rowsOf(old))[0]).toMatchObject({ state: "crediting", payments: ["paid"] });
  });
});

describe("creditRecharges", () => {
  it("credits once what the charging system carried out without an answer", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await scene.pay(transactionId);
    charging.failWith("late");
    await credit();
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "crediting" });
    charging.failWith(null);
    await makeDue(db);
    await credit();
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ balance: OPENING + 5_000, credits: 1, even: true });
  });

  it("credits it twice if each attempt has a new reference (control)", async () => {
    const msisdn = scene.newNumber();
    await scene.pay(await openRecharge(db, msisdn));
    charging.failWith("late");
    await scene.round(newReferences(charging));
    charging.failWith(null);
    await scene.round(newReferences(charging));
    expect((await scene.ledgerOf(msisdn))?.credits).toBe(2);
  });

  it("waits longer after each failure, and credits the recharge when the system is back", async () => {
    const msisdn = scene.newNumber();
    await scene.pay(await openRecharge(db, msisdn));
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
    expect((await scene.rowsOf(msisdn))[0]).toMatchObject({
      state: "crediting",
      attempts: 3,
      problem: expect.any(String),
    });
    charging.failWith(null);
    await makeDue(db);
    await credit();
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ balance: OPENING + 5_000, credits: 1, even: true });
  });

  it("queries a pending recharge again", async () => {
    const msisdn = scene.newNumber();
    await scene.pay(await openRecharge(db, msisdn));
    charging.failWith("pending");
    await credit();
    expect((await scene.rowsOf(msisdn))[0]).toMatchObject({ state: "crediting" });
    charging.failWith(null);
    await makeDue(db);
    await credit();
    expect((await scene.rowsOf(msisdn))[0]).toMatchObject({ state: "done" });
  });

  it("refunds a refused recharge once", async () => {
    const msisdn = scene.newNumber();
    const transactionId = await openRecharge(db, msisdn);
    await scene.pay(transactionId);
    charging.failWith("refused");
    await credit();
    await credit();
    expect(await scene.rowsOf(msisdn)).toMatchObject([
      { state: "refused", payments: ["paid refund"], messages: ["recharge-refund"] },
    ]);
    await refundDue({ db, gateway: gateway(), onFailure }, RECHARGE_PAYMENTS);
    await db.pool.query("update recharge_payments set asked_at = null");
    problems.length = 0;
    await refundDue({ db, gateway: gateway(), onFailure }, RECHARGE_PAYMENTS);
    expect(problems).toEqual([]);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "refunded" });
  });

  it("starts the pack of the amount, and leaves the amount on the balance if the pack is refused", async () => {
    const [msisdn, unlucky] = [scene.newNumber(), scene.newNumber()];
    const amountPoisha = pack.price;
    const open = (number: string) => scene.start({ msisdn: number, amountPoisha, packId: undefined });
    const [one, two] = [await open(msisdn), await open(unlucky)];
    await scene.pay(one.transactionId);
    await credit();
    await credit();
    expect(await scene.seen(one.transactionId, msisdn)).toMatchObject({
      outcome: "done",
      packState: "active",
      balancePoisha: OPENING,
    });
    await scene.pay(two.transactionId);
    charging.failWith("no-pack");
    await credit();
    await credit();
    expect(await scene.seen(two.transactionId, unlucky)).toMatchObject({
      outcome: "done",
      packState: "refused",
      balancePoisha: OPENING + amountPoisha,
    });
    expect((await scene.rowsOf(unlucky))[0]?.messages).toEqual(["recharge-no-pack"]);
  });
});
