import { type RechargeScene, rechargeScene } from "@/tests/support/recharge/recharge-scene";
import { type FailingCharging, failingCharging, OPENING, openRecharge } from "@/tests/support/recharge/recharges";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let scene: RechargeScene;
let charging: FailingCharging;

beforeAll(async () => {
  db = await createTestDatabase();
  scene = rechargeScene(db, "0177");
});
beforeEach(() => {
  charging = failingCharging(db);
});
afterAll(() => db.close());

async function paidRecharge() {
  const msisdn = scene.newNumber();
  const transactionId = await openRecharge(db, msisdn);
  await scene.pay(transactionId);
  return { msisdn, transactionId };
}

describe("a paid recharge a day later", () => {
  it("is not sent to the charging system after 23.6 hours, and is refunded after 24 hours if it was not credited", async () => {
    const { msisdn, transactionId } = await paidRecharge();
    charging.failWith("down");
    await scene.round(charging);
    charging.failWith(null);
    await scene.paidBefore(msisdn, 23.6);
    const before = charging.asked.length;
    await scene.round(charging);
    expect(charging.asked.length).toBe(before);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "crediting" });
    await scene.paidBefore(msisdn, 24.1);
    await scene.round(charging);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "refunding" });
    expect(await scene.ledgerOf(msisdn)).toBeUndefined();
    expect(await scene.textsOf(msisdn)).toEqual(["recharge-refund"]);
  });

  it("is done if an early request was carried out without an answer", async () => {
    const { msisdn, transactionId } = await paidRecharge();
    charging.failWith("late");
    await scene.round(charging);
    charging.failWith(null);
    await scene.paidBefore(msisdn, 30);
    await scene.round(charging);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "done" });
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ balance: OPENING + 5_000, credits: 1, even: true });
  });

  it("is neither credited nor refunded while the charging system cannot be queried", async () => {
    const { msisdn, transactionId } = await paidRecharge();
    charging.failWith("late");
    await scene.round(charging);
    charging.failWith("down");
    await scene.paidBefore(msisdn, 30);
    await scene.round(charging);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "crediting" });
    charging.failWith(null);
    await scene.round(charging);
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ credits: 1, even: true });
  });

  it("leaves its amount on the balance if only the pack was not started in time", async () => {
    const msisdn = scene.newNumber();
    const { transactionId } = await scene.buy({ msisdn, packId: "internet-1024mb-24h-3001" });
    await scene.pay(transactionId);
    await scene.round(charging);
    charging.failWith("down");
    await scene.round(charging);
    charging.failWith(null);
    await scene.paidBefore(msisdn, 25);
    await scene.round(charging);
    expect(await scene.seen(transactionId)).toMatchObject({ outcome: "done", packState: "refused" });
    expect(await scene.ledgerOf(msisdn)).toMatchObject({ credits: 1, activations: 0, even: true });
    expect(await scene.textsOf(msisdn)).toEqual(["recharge-no-pack"]);
  });
});
