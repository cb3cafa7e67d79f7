import { randomUUID } from "node:crypto";
import { attemptDueActivations } from "@/backend/domain/activation/attempt-activation";
import { httpCharging } from "@/backend/domain/charging/http-charging";
import { firstCode } from "@/tests/support/contract-calls";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { type ActivationAnswer, callerOf, SMALL_PACK, textsTo } from "@/tests/support/recharge/activations";
import {
  CHARGING_TOKEN,
  type ChargingFault,
  chargingVariables,
  type ImitatedCharging,
  imitateCharging,
} from "@/tests/support/servers/charging-system";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let system: ImitatedCharging;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.pool.query("truncate budgets, sessions, activations cascade");
  system = await imitateCharging();
  app = loginApp(db, { ...WIDE_CLIENTS, ...chargingVariables(system.address, 300) });
});
afterEach(() => system.close());
afterAll(() => db.close());

let last = 10_000;
const newNumber = () => {
  last += 1;
  return `01757${last}1`;
};

/** Runs one background round, as if every pause were over. */
async function round(): Promise<void> {
  await db.pool.query("update activations set next_at = now() where next_at is not null");
  const charging = httpCharging({ url: system.address, token: CHARGING_TOKEN, timeoutMs: 1_000 });
  await attemptDueActivations({ db, charging, onFailure: () => undefined }, 10);
}

async function send(msisdn: string, key = randomUUID()) {
  const { token } = await logInAs(app, db, msisdn);
  return callerOf(app)("activateInternetPackUsingOtp", { msisdn, pack_id: SMALL_PACK.id }, { token, key });
}
const dataOf = (answer: { body: unknown }) => (answer.body as ActivationAnswer).data;
const stateOf = async (msisdn: string) =>
  (await db.pool.query<{ state: string }>("select state from activations where msisdn = $1", [msisdn])).rows[0]?.state;

it("sends the pack, its price and our reference, and answers the balance that the system returns", async () => {
  const msisdn = newNumber();
  expect(dataOf(await send(msisdn))).toMatchObject({ state: "active", balance: 92.75 });
  expect(system.done).toMatchObject([
    { msisdn: `88${msisdn}`, pack_id: SMALL_PACK.id, price_poisha: 3_800, auto_renew: false },
  ]);
});

it.each(["down", "silent", "late", "words", "shape", "other", "pending"] as ChargingFault[])(
  "when the charging system is %s, the activation stays pending, is queried again, and is charged once",
  async (fault) => {
    const msisdn = newNumber();
    system.failWith(fault);
    const key = randomUUID();
    const answer = await send(msisdn, key);
    expect(dataOf(answer)).toMatchObject({ state: "pending", valid_until: null, balance: null });
    expect(dataOf(answer).message).toBe("We're activating 1 GB, 24 hours. We'll text you when it's active.");
    await round();
    // If it was carried out but not answered, the first status request finds it.
    expect(await stateOf(msisdn)).toBe(fault === "late" ? "done" : "pending");
    system.failWith(null);
    await round();
    expect(await stateOf(msisdn)).toBe("done");
    expect(system.done).toHaveLength(1);
    expect((await textsTo(db, msisdn)).map(({ purpose }) => purpose)).toEqual(["activation-done"]);
    expect(dataOf(await send(msisdn, key))).toMatchObject({ state: "active", balance: 92.75 });
    expect(system.done).toHaveLength(1);
  },
);

it("answers a refusal with the amount that is missing", async () => {
  const msisdn = newNumber();
  await db.pool.query("update internet_packs set price_poisha = 9900 where id = $1", [SMALL_PACK.id]);
  system.failWith("refused");
  const answer = await send(msisdn);
  await db.pool.query("update internet_packs set price_poisha = 3800 where id = $1", [SMALL_PACK.id]);
  expect([answer.status, firstCode(answer)]).toEqual([422, "balance-too-low"]);
  expect(answer.text).toContain("Tk 57 too low");
  expect(system.done).toEqual([]);
});

it("asks for the balance of a number 30 times a minute at most while a refusal is repeated with its key", async () => {
  const msisdn = newNumber();
  system.failWith("refused");
  const { token } = await logInAs(app, db, msisdn);
  const key = randomUUID();
  const send = () => callerOf(app)("activateInternetPackUsingOtp", { msisdn, pack_id: SMALL_PACK.id }, { token, key });
  // One after the other: the site repeats a question to a system that is slow to answer.
  for (let sent = 0; sent < 32; sent += 1) expect(firstCode(await send())).toBe("balance-too-low");
  expect(system.requests.filter((request) => request.startsWith("GET /balances/"))).toHaveLength(30);
});

it("texts the number about a later refusal, and closes the activation", async () => {
  const msisdn = newNumber();
  system.failWith("down");
  await send(msisdn);
  system.failWith("refused");
  await round();
  expect(await stateOf(msisdn)).toBe("refused");
  expect((await textsTo(db, msisdn)).map(({ purpose }) => purpose)).toEqual(["activation-refused"]);
});

it("refuses an activation that the charging system has not seen after ten minutes", async () => {
  const msisdn = newNumber();
  system.failWith("down");
  await send(msisdn);
  await db.pool.query("update activations set created_at = now() - interval '11 minutes'");
  await round();
  expect(await stateOf(msisdn)).toBe("pending");
  system.failWith(null);
  await round();
  expect(await stateOf(msisdn)).toBe("refused");
  expect(system.done).toEqual([]);
  expect((await textsTo(db, msisdn)).map(({ purpose }) => purpose)).toEqual(["activation-refused"]);
});
