import { randomUUID } from "node:crypto";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { creditRecharges } from "@/backend/domain/recharge/credit-recharges";
import { listRecharges } from "@/backend/domain/recharge/get-recharge";
import { retryRecharge } from "@/backend/domain/recharge/open-recharge";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";
import { startRecharge } from "@/backend/domain/recharge/start-recharge";
import { replaceStatements } from "@/tests/support/naive/replaced-statements";
import { packOfAmount, type RechargeScene, rechargeNews, rechargeScene } from "@/tests/support/recharge/recharge-scene";
import {
  type FailingCharging,
  failingCharging,
  OPENING,
  openRecharge,
  rechargeContext,
} from "@/tests/support/recharge/recharges";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, failingGateway, ORIGIN } from "@/tests/support/servers/gateways";

let db: TestDatabase;
let scene: RechargeScene;
let charging: FailingCharging;
let pack: { id: string; price: number };

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 20 });
  scene = rechargeScene(db, "0173");
  charging = failingCharging(db);
  pack = await packOfAmount(db);
});
afterEach(() => charging.failWith(null));
afterAll(() => db.close());

const gateway = () => createSandboxGateway(db, ORIGIN);
const onFailure = () => undefined;
const credit = () => creditRecharges({ db, charging, onFailure }, 200);

describe("startRecharge", () => {
  it("opens a payment of the amount at the gateway and answers its page", async () => {
    const opened = await scene.start({ msisdn: scene.newNumber() });
    expect(opened.redirectUrl).toBe(`${ORIGIN}/sandbox/gateway/${opened.transactionId}`);
    const { rows } = await db.pool.query(
      "select amount_poisha::int, return_url from sandbox_gateway_payments where transaction_id = $1",
      [opened.transactionId],
    );
    expect(rows).toEqual([{ amount_poisha: 5_000, return_url: `${ORIGIN}/recharge/result` }]);
  });

  it("accepts a number in any spelling, and refuses one of another operator", async () => {
    const { transactionId } = await scene.start({ msisdn: "+৮৮০ ১৭১২-৩৪৫৬৭৮" });
    expect((await scene.seen(transactionId, "01712345678")).msisdn).toBe("01712345678");
    await expect(scene.start({ msisdn: "01812345678" })).rejects.toMatchObject({ code: "number-of-other-operator" });
    await expect(scene.start({ msisdn: "12345" })).rejects.toMatchObject({ code: "msisdn-invalid" });
  });

  it("refuses amounts outside the limits in the settings", async () => {
    const msisdn = scene.newNumber();
    const outside = { code: "recharge-amount", field: "amount", facts: { min: "20", max: "5,000" } };
    await expect(scene.start({ msisdn, amountPoisha: 1_900 })).rejects.toMatchObject(outside);
    await expect(scene.start({ msisdn, amountPoisha: 500_100 })).rejects.toMatchObject(outside);
    await scene.start({ msisdn, amountPoisha: 2_000 });
    await scene.start({ msisdn, amountPoisha: 500_000 });
    await db.pool.query("update recharge_settings set least_poisha = 3000");
    await expect(scene.start({ msisdn, amountPoisha: 2_000 })).rejects.toMatchObject({ facts: { min: "30" } });
    await db.pool.query("update recharge_settings set least_poisha = 2000");
  });

  it("opens one payment for 200 parallel requests with one key", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    const opened = await Promise.allSettled(Array.from({ length: 200 }, () => scene.start({ msisdn }, key)));
    const transactions = new Set(
      opened.flatMap((each) => (each.status === "fulfilled" ? each.value.transactionId : [])),
    );
    const refusals = opened.flatMap((each) => (each.status === "rejected" ? each.reason.code : []));
    expect(transactions.size).toBe(1);
    expect(refusals.every((code) => code === "request-in-progress")).toBe(true);
    expect(await scene.rowsOf(msisdn)).toHaveLength(1);
    expect([...transactions]).toEqual([(await scene.start({ msisdn }, key)).transactionId]);
  });

  it("opens several if the key is neither locked nor stored (control)", async () => {
    replaceStatements({
      "lock-request": async () => [{ free: true }],
      "find-answer": async () => [],
      "insert-answer": async () => [],
    });
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    await Promise.all(Array.from({ length: 10 }, () => scene.start({ msisdn }, key)));
    expect(await scene.rowsOf(msisdn)).toHaveLength(10);
  });

  it("refuses a key that was used for another amount", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    await scene.start({ msisdn }, key);
    await expect(scene.start({ msisdn, amountPoisha: 6_000 }, key)).rejects.toMatchObject({
      code: "idempotency-key-reused",
    });
  });

  it("repeats a request of the same key also after its session has ended", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    const first = await scene.start({ msisdn, payerMsisdn: msisdn }, key);
    expect((await scene.start({ msisdn }, key)).transactionId).toBe(first.transactionId);
    const packId = pack.id;
    const bought = await scene.buy({ msisdn, packId, payerMsisdn: msisdn }, key);
    expect((await scene.buy({ msisdn, packId }, key)).transactionId).toBe(bought.transactionId);
  });

  it("opens a new payment of the same recharge when a key is repeated after its payment failed", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    const first = await scene.start({ msisdn }, key);
    await decide(db, first.transactionId, "failed");
    const second = await scene.start({ msisdn }, key);
    expect(second.transactionId).not.toBe(first.transactionId);
    expect((await scene.start({ msisdn }, key)).transactionId).toBe(second.transactionId);
    await scene.pay(second.transactionId);
    expect((await scene.start({ msisdn }, key)).redirectUrl).toMatch(/\/recharge\/result\?transaction=/);
    expect(await scene.rowsOf(msisdn)).toMatchObject([{ payments: ["failed", "paid"] }]);
  });

  it("counts only new recharges in the budget of a client", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
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

  it("refuses a pack that does not belong to the amount, and starts no pack on request", async () => {
    const msisdn = scene.newNumber();
    const amountPoisha = pack.price;
    const changed = { code: "recharge-pack-changed", field: "pack_id" };
    await expect(scene.start({ msisdn, amountPoisha, packId: "no-such-pack" })).rejects.toMatchObject(changed);
    const bare = await scene.start({ msisdn, amountPoisha, packId: null });
    expect(await scene.seen(bare.transactionId)).toMatchObject({ packId: null, packState: null });
    const started = await scene.start({ msisdn, amountPoisha, packId: undefined });
    expect(await scene.seen(started.transactionId)).toMatchObject({ packId: expect.any(String), packState: "waiting" });
  });

  it("opens the same payment on the next attempt if the gateway failed", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    const input = { msisdn, amountPoisha: 5_000, payWith: null, packId: null, payerMsisdn: null };
    const failing = rechargeContext(db, { gateway: failingGateway(gateway(), 1) });
    await expect(startRecharge(failing, key, input)).rejects.toThrow("does not answer");
    await startRecharge(failing, key, input);
    expect((await scene.rowsOf(msisdn))[0]?.payments).toEqual(["pending"]);
  });
});

describe("retryRecharge", () => {
  const retry = (transactionId: string, payWith: "card" | null = null, key: string = randomUUID()) =>
    retryRecharge(rechargeContext(db), key, { transactionId, payWith });

  it("opens a new payment of the same recharge after a failure", async () => {
    const msisdn = scene.newNumber();
    const first = await openRecharge(db, msisdn);
    await decide(db, first, "failed");
    const second = await retry(first);
    expect(second.transactionId).not.toBe(first);
    await scene.pay(second.transactionId);
    await credit();
    expect(await scene.rowsOf(msisdn)).toMatchObject([{ state: "done", payments: ["failed", "paid"] }]);
  });

  it("opens a new payment when a key is repeated after its payment failed, and one for 20 repeats at once", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    const first = await openRecharge(db, msisdn);
    await decide(db, first, "failed");
    const second = await retry(first, null, key);
    await decide(db, second.transactionId, "cancelled");
    const third = await Promise.all(Array.from({ length: 20 }, () => retry(first, null, key)));
    expect(new Set(third.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await scene.rowsOf(msisdn)).toMatchObject([{ payments: ["failed", "cancelled", "pending"] }]);
  });

  it("redirects to the result without a second charge if the first payment was paid but not reported", async () => {
    const msisdn = scene.newNumber();
    const first = await openRecharge(db, msisdn);
    await decide(db, first, "paid");
    const again = await retry(first);
    expect(again.redirectUrl).toBe(`${ORIGIN}/recharge/result?transaction=${first}`);
    expect((await scene.rowsOf(msisdn))[0]).toMatchObject({ state: "crediting", payments: ["paid"] });
  });

  it("opens an undecided payment again for 50 requests at once", async () => {
    const first = await openRecharge(db, scene.newNumber());
    const opened = await Promise.all(Array.from({ length: 50 }, () => retry(first)));
    expect(new Set(opened.map(({ transactionId }) => transactionId))).toEqual(new Set([first]));
  });

  it("credits one of two payments that were both paid, and refunds the other", async () => {
    const msisdn = scene.newNumber();
    const first = await openRecharge(db, msisdn);
    await settleUpdate({ db }, RECHARGE_PAYMENTS, rechargeNews(first, "failed"));
    const second = await retry(first, "card");
    await decide(db, first, "paid");
    await Promise.all([
      settleUpdate({ db }, RECHARGE_PAYMENTS, rechargeNews(first, "paid", { reference: "REF-1" })),
      settleUpdate({ db }, RECHARGE_PAYMENTS, rechargeNews(second.transactionId, "paid", { reference: "REF-2" })),
    ]);
    await credit();
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ balance: OPENING + 5_000, credits: 1, even: true });
    const [row] = await scene.rowsOf(msisdn);
    expect([...(row?.payments ?? [])].sort()).toEqual(["paid", "paid refund"]);
    expect([...(row?.messages ?? [])].sort()).toEqual(["recharge-done", "second-payment-refund"]);
  });

  it("credits the first payment when the gateway calls a second one risky, and refunds only the second", async () => {
    const msisdn = scene.newNumber();
    const first = await openRecharge(db, msisdn);
    const second = await retry(first, "card");
    await settleUpdate({ db }, RECHARGE_PAYMENTS, rechargeNews(first, "paid", { reference: "REF-1" }));
    const risky = { reference: "REF-2", isRisky: true };
    await settleUpdate({ db }, RECHARGE_PAYMENTS, rechargeNews(second.transactionId, "paid", risky));
    await credit();
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ balance: OPENING + 5_000, credits: 1 });
    const messages = ["second-payment-refund", "recharge-done"];
    expect(await scene.rowsOf(msisdn)).toMatchObject([{ state: "done", payments: ["paid", "paid refund"], messages }]);
  });
});

describe("getRecharge and listRecharges", () => {
  it("show the full number to its owner and the payer, the balance to its owner only, and both to nobody else", async () => {
    const [msisdn, payer] = [scene.newNumber(), scene.newNumber()];
    const { transactionId } = await scene.start({ msisdn, payerMsisdn: payer });
    await scene.pay(transactionId);
    await credit();
    expect(await scene.seen(transactionId)).toMatchObject({
      msisdn: `01*******${msisdn.slice(-2)}`,
      balancePoisha: null,
    });
    expect(await scene.seen(transactionId, scene.newNumber())).toMatchObject({ msisdn: expect.stringContaining("*") });
    expect(await scene.seen(transactionId, payer)).toMatchObject({ msisdn, balancePoisha: null });
    expect(await scene.seen(transactionId, msisdn)).toMatchObject({ msisdn, balancePoisha: OPENING + 5_000 });
    await expect(scene.seen("no-such-transaction")).rejects.toMatchObject({ code: "payment-not-found" });
  });

  it("list the paid recharges of a session's number, one line for each number and amount", async () => {
    const [payer, other] = [scene.newNumber(), scene.newNumber()];
    for (const amountPoisha of [5_000, 5_000, 10_000]) {
      await scene.pay((await scene.start({ msisdn: other, amountPoisha, payerMsisdn: payer })).transactionId);
    }
    await scene.start({ msisdn: other, amountPoisha: 20_000, payerMsisdn: payer });
    const recent = await listRecharges({ db }, { msisdn: payer });
    expect(recent.map(({ msisdn, amountPoisha }) => [msisdn, amountPoisha])).toEqual([
      [other, 10_000],
      [other, 5_000],
    ]);
    expect(await listRecharges({ db }, { msisdn: other })).toEqual([]);
  });
});
