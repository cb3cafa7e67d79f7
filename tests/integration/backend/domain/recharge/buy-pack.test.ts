import { randomUUID } from "node:crypto";
import { type RechargeScene, rechargeScene } from "@/tests/support/recharge/recharge-scene";
import { type FailingCharging, failingCharging, OPENING } from "@/tests/support/recharge/recharges";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let scene: RechargeScene;
let charging: FailingCharging;
/** A pack that a recharge of the same amount does not start by itself. */
let packId: string;
const PRICE = 7_750;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 20 });
  scene = rechargeScene(db, "0176");
  charging = failingCharging(db);
  packId = "internet-512mb-24h-3000";
  await db.pool.query("update internet_packs set price_poisha = $2, auto_renew = false where id = $1", [packId, PRICE]);
});
afterEach(() => charging.failWith(null));
afterAll(() => db.close());

describe("buyPack", () => {
  it("[API-SITE-07] charges exactly the price of the pack, also below the minimum recharge and not in whole taka", async () => {
    const { transactionId } = await scene.buy({ msisdn: scene.newNumber(), packId });
    const { rows } = await db.pool.query(
      "select amount_poisha::int as amount from sandbox_gateway_payments where transaction_id = $1",
      [transactionId],
    );
    expect(rows).toEqual([{ amount: PRICE }]);
    await db.pool.query("update internet_packs set price_poisha = 900 where id = $1", [packId]);
    const cheap = await scene.buy({ msisdn: scene.newNumber(), packId });
    expect(await scene.seen(cheap.transactionId)).toMatchObject({ amountPoisha: 900, packId });
    await db.pool.query("update internet_packs set price_poisha = $2 where id = $1", [packId, PRICE]);
  });

  it("credits the payment and starts the pack once, and texts the number", async () => {
    const msisdn = scene.newNumber();
    const { transactionId } = await scene.buy({ msisdn, packId });
    await scene.pay(transactionId);
    for (let round = 0; round < 3; round += 1) await scene.round(charging);
    expect(await scene.seen(transactionId, msisdn)).toMatchObject({ outcome: "done", packState: "active" });
    expect(await scene.ledgerOf(msisdn)).toEqual({ balance: OPENING, credits: 1, activations: 1, even: true });
    expect(await scene.textsOf(msisdn)).toEqual(["recharge-pack"]);
  });

  it("starts the pack once when the charging system carries it out and answers too late", async () => {
    const msisdn = scene.newNumber();
    const { transactionId } = await scene.buy({ msisdn, packId });
    await scene.pay(transactionId);
    for (const fault of ["late", "late", "late", null, null] as const) {
      charging.failWith(fault);
      await scene.round(charging);
    }
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "done", packState: "active" });
    expect(await scene.ledgerOf(msisdn)).toEqual({ balance: OPENING, credits: 1, activations: 1, even: true });
  });

  it("leaves the amount on the balance if the pack is refused after the payment, and texts the number", async () => {
    const msisdn = scene.newNumber();
    const { transactionId } = await scene.buy({ msisdn, packId });
    await scene.pay(transactionId);
    await db.pool.query("update internet_packs set published = false where id = $1", [packId]);
    await scene.round(charging);
    await scene.round(charging);
    await db.pool.query("update internet_packs set published = true where id = $1", [packId]);
    expect(await scene.seen(transactionId, msisdn)).toMatchObject({
      outcome: "done",
      packState: "refused",
      balancePoisha: OPENING + PRICE,
    });
    expect(await scene.ledgerOf(msisdn)).toEqual({ balance: OPENING + PRICE, credits: 1, activations: 0, even: true });
    expect(await scene.textsOf(msisdn)).toEqual(["recharge-no-pack"]);
  });

  it("answers the same payment for the same key, also after a price change, and refuses the key for another pack", async () => {
    const [msisdn, key] = [scene.newNumber(), randomUUID()];
    const first = await scene.buy({ msisdn, packId }, key);
    await db.pool.query("update internet_packs set price_poisha = price_poisha + 100 where id = $1", [packId]);
    expect((await scene.buy({ msisdn, packId }, key)).transactionId).toBe(first.transactionId);
    await db.pool.query("update internet_packs set price_poisha = $2 where id = $1", [packId, PRICE]);
    const other = { msisdn, packId: "internet-1024mb-24h-3001" };
    await expect(scene.buy(other, key)).rejects.toMatchObject({ code: "idempotency-key-reused" });
  });

  it.each([
    ["pack-not-found", { packId: "no-such-pack" }],
    ["option-not-available", { autoRenew: true }],
    ["number-of-other-operator", { msisdn: "01812345678" }],
    ["msisdn-invalid", { msisdn: "0171" }],
  ])("refuses with %s for %j", async (code, change) => {
    await expect(scene.buy({ msisdn: "01712345678", packId, ...change })).rejects.toMatchObject({ code });
  });
});
