import { randomUUID } from "node:crypto";
import type { Backend } from "@/backend/app";
import { type CallName, callPaths } from "@/backend/contract/paths";
import type { RechargeView } from "@/backend/contract/subscriber-services/recharge";
import { httpCharging } from "@/backend/domain/charging/http-charging";
import type { ChargingSystem } from "@/backend/domain/ports/charging-system";
import { type RechargeScene, rechargeScene } from "@/tests/support/recharge/recharge-scene";
import { newReferences, openRecharge } from "@/tests/support/recharge/recharges";
import { ORIGIN } from "@/tests/support/servers/api-app";
import {
  CHARGING_TOKEN,
  type ChargingFault,
  chargingVariables,
  type ImitatedCharging,
  imitateCharging,
  TARDY_MS,
} from "@/tests/support/servers/charging-system";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let scene: RechargeScene;
let system: ImitatedCharging;
let charging: ChargingSystem;
let backend: Backend;

beforeAll(async () => {
  db = await createTestDatabase();
  scene = rechargeScene(db, "0178");
});
beforeEach(async () => {
  system = await imitateCharging();
  // The rounds of the test follow each other closely, so the pauses must be minimal.
  const timing = { attempts: 2, firstPauseMs: 1, failuresToOpen: 1_000, openMs: 1 };
  charging = httpCharging({ url: system.address, token: CHARGING_TOKEN, timeoutMs: TARDY_MS / 2 }, timing);
  const variables = { ...chargingVariables(system.address), OPERATOR_PREFIXES: "013,017" };
  backend = checkedBackend(db, { variables });
});
afterEach(() => system.close());
afterAll(() => db.close());

async function call<Answer>(name: CallName, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json", lang: "en", "idempotency-key": randomUUID() };
  const { method, path } = callPaths[name];
  const response = await backend.fetch(
    new Request(`${ORIGIN}${path}`, { method, headers, body: JSON.stringify(body) }),
  );
  return ((await response.json()) as { data: Answer }).data;
}

const stateOf = (transaction_id: string) => call<RechargeView>("getRecharge", { transaction_id });
/** The changes that the imitation has carried out for a number. */
const doneFor = (msisdn: string) => system.done.filter((change) => change.msisdn === `88${msisdn}`);

async function paidPack() {
  const msisdn = scene.newNumber();
  const bought = { msisdn, pack_id: "internet-1024mb-24h-3001" };
  const { transaction_id } = await call<{ transaction_id: string }>("activateInternetPackUsingRecharge", bought);
  await scene.pay(transaction_id);
  return { msisdn, transaction: transaction_id };
}

async function rounds(fault: ChargingFault | null, count: number): Promise<void> {
  system.failWith(fault);
  for (let round = 0; round < count; round += 1) await scene.round(charging);
}

describe("a pack that was paid for while the charging system fails", () => {
  // If only changes are not answered, the status request of the second round would end the waiting: one round only.
  it.each<[ChargingFault, number]>([
    ["down", 3],
    ["silent", 3],
    ["late", 1],
    ["tardy", 1],
    ["words", 3],
    ["other", 3],
    ["shape", 3],
    ["pending", 3],
  ])(
    "[API-SITE-07] %s: the recharge is pending for the payer, then credited and started once",
    async (fault, count) => {
      const { msisdn, transaction } = await paidPack();
      await rounds(fault, count);
      expect(await stateOf(transaction)).toMatchObject({ outcome: "crediting", pack: { state: "waiting" } });
      // The credit is confirmed now, and the activation of the pack begins.
      await rounds(null, 1);
      expect(await stateOf(transaction)).toMatchObject({ outcome: "done", pack: { state: "waiting" } });
      await rounds(fault, count);
      expect(await stateOf(transaction)).toMatchObject({ outcome: "done", pack: { state: "waiting" } });
      await rounds(null, 2);
      expect(await stateOf(transaction)).toMatchObject({ outcome: "done", pack: { state: "active" } });
      const references = doneFor(msisdn).map(({ reference }) => reference);
      expect([references.length, new Set(references).size]).toEqual([2, 2]);
    },
  );

  it("slow: it is credited and started once", async () => {
    const { msisdn, transaction } = await paidPack();
    await rounds("slow", 2);
    expect(await stateOf(transaction)).toMatchObject({ outcome: "done", pack: { state: "active" } });
    expect(doneFor(msisdn)).toHaveLength(2);
  });

  it("refused: the money is refunded, and nothing was credited", async () => {
    const { msisdn, transaction } = await paidPack();
    await rounds("refused", 1);
    expect(await stateOf(transaction)).toMatchObject({ outcome: "refunding" });
    await rounds(null, 2);
    expect(doneFor(msisdn)).toEqual([]);
  });

  it("queries a reference before it sends it again", async () => {
    const { transaction } = await paidPack();
    await rounds("late", 1);
    system.requests.length = 0;
    await rounds(null, 1);
    expect(system.requests).toEqual([expect.stringMatching(/^GET \/changes\//)]);
    expect(await stateOf(transaction)).toMatchObject({ outcome: "done" });
  });

  it("is credited twice if each attempt has a new reference (control)", async () => {
    const msisdn = scene.newNumber();
    await scene.pay(await openRecharge(db, msisdn));
    system.failWith("tardy");
    await scene.round(newReferences(charging));
    system.failWith(null);
    await scene.round(newReferences(charging));
    expect(doneFor(msisdn)).toHaveLength(2);
  });
});
