import { acceptCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { codePurposes } from "@/backend/domain/codes/code-secrets";
import { consumeNumberProof, makeNumberProof, restoreNumberProof } from "@/backend/domain/codes/number-proof";
import { sendCode } from "@/backend/domain/codes/send-code";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { settleFromGateway } from "@/backend/domain/ports/settle-update";
import { guessOf, type LoginApp, loginApp, numberSeries, PEPPER, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, ORIGIN } from "@/tests/support/servers/gateways";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";
import {
  completeRequest,
  filePaidReplacement,
  fileTransfer,
  openMigration,
  provePartyOf,
  type Refused,
  replacementSteps,
  simRequests,
  track,
  typeRequest,
} from "@/tests/support/sims";

const HANDOFF_KEY = "key-of-the-wallet-0123456789abcdefgh";
const newNumber = numberSeries(20_600_000);

let db: TestDatabase;
let app: LoginApp;
let codes: CodeContext;
beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 20 });
  await createShop(db);
  app = loginApp(db, { ...WIDE_CLIENTS, HANDOFF_KEY_WALLET: HANDOFF_KEY });
  codes = {
    db,
    lang: "en",
    pepper: PEPPER,
    operatorPrefixes: ["017", "013"],
    client: null,
    clientLimits: { numbersPerDay: 1_000, codesPerHour: 1_000, wrongCodesPerDay: 1_000 },
    messagesPerMinute: 1_000,
    isKnownDevice: async () => false,
    onDroppedText: () => undefined,
  };
});
afterAll(() => db.close());

const changes = [
  ["a replacement", (msisdn: string) => filePaidReplacement(app, db, msisdn)],
  ["a transfer", (msisdn: string) => fileTransfer(app, db, { msisdn, next: newNumber() })],
] as const;

/** Sends a code, whatever was sent before. @returns it */
async function codeFor(msisdn: string, purpose: (typeof codePurposes)[number]): Promise<string> {
  await db.pool.query("delete from budgets");
  await sendCode(codes, { msisdn, purpose });
  return (await sentCode(db, msisdn)) ?? "";
}

describe.each(changes)("%s", (_, file) => {
  it("ends the codes of every purpose that were sent before, also those not sent yet", async () => {
    const [msisdn, other] = [newNumber(), newNumber()];
    const reference = await file(msisdn);
    const sent = new Map<(typeof codePurposes)[number], string>();
    for (const purpose of codePurposes) sent.set(purpose, await codeFor(msisdn, purpose));
    const kept = await codeFor(other, "login");
    await completeRequest(db, reference);
    for (const [purpose, code] of sent) {
      const accepted = await acceptCode(codes, { msisdn, purpose, code }, async () => "accepted");
      expect([purpose, accepted]).toEqual([purpose, null]);
    }
    const { rows } = await db.pool.query(
      "select from outbox_messages where msisdn = $1 and state = 'waiting' and params ? 'sealed'",
      [msisdn],
    );
    expect(rows).toHaveLength(0);
    expect(await acceptCode(codes, { msisdn: other, purpose: "login", code: kept }, async () => 1)).not.toBeNull();
    expect(
      await acceptCode(codes, { msisdn, purpose: "login", code: await codeFor(msisdn, "login") }, async () => 1),
    ).not.toBeNull();
  });

  it("ends a used code that a refused purchase makes valid again, and the proof of a number", async () => {
    const msisdn = newNumber();
    const reference = await file(msisdn);
    const code = await codeFor(msisdn, "internet-pack");
    const accepted = await acceptCode(codes, { msisdn, purpose: "internet-pack", code }, async () => 1);
    const token = await makeNumberProof(db.pool, codes, { msisdn, purpose: "offer" });
    const used = await makeNumberProof(db.pool, codes, { msisdn, purpose: "offer" });
    const consume = (proof: string) => consumeNumberProof(db.pool, codes, { msisdn, purpose: "offer", token: proof });
    expect(await consume(used)).toBe(true);
    await completeRequest(db, reference);
    await accepted?.restore();
    await restoreNumberProof(codes, used);
    expect(await acceptCode(codes, { msisdn, purpose: "internet-pack", code }, async () => 1)).toBeNull();
    expect([await consume(token), await consume(used)]).toEqual([false, false]);
  });

  it("ends the pass that opens orders, and an unused hand-off", async () => {
    const [sku = ""] = (await createProduct(db)).skus;
    const msisdn = newNumber();
    const reference = await file(msisdn);
    const { orderId } = await buy(db, [[sku, 1]], { msisdn, paymentMethod: "cod" });
    const found = await app.call<{ data: { order_pass: string } }>("findMyPreviousOrder", {
      msisdn,
      otp_value: await codeFor(msisdn, "order"),
    });
    const pass = { order_id: orderId, order_pass: found.body.data.order_pass };
    expect((await app.call("getOwnOrder", pass)).status).toBe(200);
    const headers = { authorization: `Bearer ${HANDOFF_KEY}` };
    const { body } = await app.call<{ token: string }>("createHandoff", { msisdn }, { headers });
    await completeRequest(db, reference);
    expect((await app.call("getOwnOrder", pass)).status).toBe(401);
    expect((await app.call("cancelOrder", { ...pass, reason: "" })).status).toBe(401);
    const arrived = await app.call<{ data: unknown }>("getUserInfo", undefined, { headers: { authToken: body.token } });
    expect(arrived.body.data).toBeNull();
  });

  it("leaves no session of a log-in that happens at the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const msisdn = newNumber();
      const reference = await file(msisdn);
      await simRequests(db, "advance", reference, "--id-checked");
      await simRequests(db, "advance", reference);
      const code = await codeFor(msisdn, "login");
      await Promise.all([
        app.call("verifyOtp", guessOf(msisdn, code)),
        ...[1, 2].map(() => simRequests(db, "advance", reference)),
      ]);
      const { rows } = await db.pool.query("select from sessions where msisdn = $1", [msisdn]);
      expect([round, rows.length]).toEqual([round, 0]);
    }
  });
});

describe("the other open requests of a number whose SIM is replaced", () => {
  it("are declined, so that a thief with the old phone gets no SIM later", async () => {
    const msisdn = newNumber();
    const thief = await filePaidReplacement(app, db, msisdn);
    const transfer = await fileTransfer(app, db, { msisdn, next: newNumber() });
    const { reference: migration, transactionId } = await openMigration(app, db, msisdn);
    await decide(db, transactionId, "paid");
    const gateway = createSandboxGateway(db, ORIGIN);
    await settleFromGateway({ db, gateway }, MIGRATION_PAYMENTS, transactionId);
    const ofOther = await fileTransfer(app, db, { msisdn: newNumber(), next: msisdn });
    const printed = await completeRequest(db, await filePaidReplacement(app, db, msisdn));
    expect(printed).toEqual([
      expect.stringMatching(/^Request \S+ is completed now\.$/),
      expect.stringContaining(`Request ${thief} about the same number is declined`),
      expect.stringMatching(/^Its order \S+ will no longer be packed: cancel it with npm run orders\.$/),
      expect.stringContaining(`Request ${transfer} about the same number is declined`),
      expect.stringContaining(`Request ${migration} about the same number is declined`),
      "Its fee of Tk 200 goes back to the account that it was paid from.",
    ]);
    expect(await track(app, migration)).toMatchObject({ state: "declined", refund: { amount: 200, sent: false } });
    expect(await track(app, ofOther)).toMatchObject({ state: "submitted" });
    const late = await simRequests(db, "advance", thief, "--id-checked");
    expect(late).toEqual([`Request ${thief} is declined: nothing follows.`]);
  });

  it("are not sent with a proof of before: the number has to be proved again", async () => {
    const msisdn = newNumber();
    const { key } = await typeRequest(app, "sim_replacement", replacementSteps(msisdn, msisdn));
    await provePartyOf(app, db, { key, number: msisdn });
    await completeRequest(db, await filePaidReplacement(app, db, msisdn));
    const refused = await app.call<Refused>("submitSimRequest", { key });
    expect(refused.body.errors.map(({ code }) => code)).toEqual(["number-not-proved"]);
    await provePartyOf(app, db, { key, number: msisdn });
    expect((await app.call("submitSimRequest", { key })).status).toBe(200);
  });

  it("stay when their eSIM was delivered: a delivered migration is not refunded", async () => {
    const msisdn = newNumber();
    const { reference, transactionId } = await openMigration(app, db, msisdn);
    await decide(db, transactionId, "paid");
    const gateway = createSandboxGateway(db, ORIGIN);
    await settleFromGateway({ db, gateway }, MIGRATION_PAYMENTS, transactionId);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    await completeRequest(db, await filePaidReplacement(app, db, msisdn));
    expect(await track(app, reference)).toMatchObject({ state: "ready", refund: null });
  });
});

it("the steps of one request at once complete it once", async () => {
  const msisdn = newNumber();
  const reference = await fileTransfer(app, db, { msisdn, next: newNumber() });
  await simRequests(db, "advance", reference, "--id-checked");
  await simRequests(db, "advance", reference);
  const printed = await Promise.all(Array.from({ length: 6 }, () => simRequests(db, "advance", reference)));
  const done = printed.filter(([line]) => line === `Request ${reference} is completed now.`);
  expect(done).toHaveLength(1);
});

it("of two requests about one number that are completed at once, one is completed and the other declined", async () => {
  for (let round = 0; round < 6; round += 1) {
    await db.pool.query("delete from budgets");
    const msisdn = newNumber();
    const replacement = await filePaidReplacement(app, db, msisdn);
    const transfer = await fileTransfer(app, db, { msisdn, next: newNumber() });
    for (const reference of [replacement, transfer]) {
      await simRequests(db, "advance", reference, "--id-checked");
      await simRequests(db, "advance", reference);
    }
    await Promise.all([replacement, transfer].map((reference) => simRequests(db, "advance", reference)));
    const states = [(await track(app, replacement)).state, (await track(app, transfer)).state];
    expect([round, states.sort()]).toEqual([round, ["completed", "declined"]]);
  }
});
