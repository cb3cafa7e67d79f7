import { randomUUID } from "node:crypto";
import { firstCode } from "@/tests/support/contract-calls";
import { type LoginApp, logInAs, loginApp, otherCode, WIDE_CLIENTS } from "@/tests/support/login";
import {
  type ActivationAnswer,
  balanceOf,
  callerOf,
  codeFor,
  giveBalance,
  type OffersAnswer,
  OPEN_OFFER,
  RENEWING_PACK,
  SMALL_PACK,
} from "@/tests/support/recharge/activations";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

// A buyer whose answer was lost repeats the request with the same key and another proof of the number.

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() => db.pool.query("truncate budgets cascade"));
afterAll(() => db.close());

let last = 20_000;
/** A number that no other test uses, with Tk 500. */
async function newNumber(taka = 500): Promise<string> {
  last += 1;
  const msisdn = `01736${last}1`;
  await giveBalance(db, msisdn, taka);
  return msisdn;
}
const CALL = "activateInternetPackUsingOtp";
const AFTER_ONE = 500 - SMALL_PACK.price;
const send = (...given: Parameters<ReturnType<typeof callerOf>>) => callerOf(app)(...given);
const newCode = (msisdn: string) => codeFor(app, db, "sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
const body = (msisdn: string, otp_value?: string) => ({ msisdn, pack_id: SMALL_PACK.id, price: 38, otp_value });

/** Activates the pack with a code. The buyer never sees the answer. */
async function lostAnswer(msisdn: string) {
  const key = randomUUID();
  const code = await newCode(msisdn);
  const { body: answer } = await send(CALL, body(msisdn, code), { key });
  return { key, code, answer };
}

test("[API-SITE-08] the same key with a new code gets the first answer, and the pack is charged once", async () => {
  const msisdn = await newNumber();
  const { key, answer } = await lostAnswer(msisdn);
  const again = await send(CALL, body(msisdn, await newCode(msisdn)), { key });
  expect([again.status, again.body]).toEqual([200, answer]);
  expect(await balanceOf(db, msisdn)).toBe(AFTER_ONE);
});

test("a new key with a new code charges again (control)", async () => {
  const msisdn = await newNumber();
  await lostAnswer(msisdn);
  expect((await send(CALL, body(msisdn, await newCode(msisdn)))).status).toBe(200);
  expect(await balanceOf(db, msisdn)).toBe(AFTER_ONE - SMALL_PACK.price);
});

test("the same key with a new code activates a pack that the first request did not reach", async () => {
  const msisdn = await newNumber();
  const key = randomUUID();
  expect(firstCode(await send(CALL, body(msisdn, otherCode(await newCode(msisdn))), { key }))).toBe("code-wrong");
  const done = await send(CALL, body(msisdn, await newCode(msisdn)), { key });
  expect((done.body as ActivationAnswer).data).toMatchObject({ state: "active", balance: AFTER_ONE });
});

test("an ended session is replaced by a code, and a code by a session", async () => {
  const msisdn = await newNumber();
  const { token } = await logInAs(app, db, msisdn);
  const key = randomUUID();
  const first = await send(CALL, body(msisdn), { key, token });
  expect(firstCode(await send(CALL, body(msisdn), { key }))).toBe("code-needed");
  expect((await send(CALL, body(msisdn, await newCode(msisdn)), { key })).body).toEqual(first.body);

  const byCode = await lostAnswer(msisdn);
  expect((await send(CALL, body(msisdn), { key: byCode.key, token })).body).toEqual(byCode.answer);
  expect(await balanceOf(db, msisdn)).toBe(500 - 2 * SMALL_PACK.price);
});

test("the proof of a list of offers is replaced by a code of the offer", async () => {
  const msisdn = await newNumber();
  const listCode = await codeFor(app, db, "sendOfferOtp", { msisdn });
  const { proof } = (await send("findOffersUsingOtp", { msisdn, otp_value: listCode })).body as unknown as OffersAnswer;
  const offer = { msisdn, offer_id: OPEN_OFFER.id };
  const key = randomUUID();
  const first = await send("activateOffer", { ...offer, proof }, { key });
  expect(first.status).toBe(200);
  const otp_value = await codeFor(app, db, "sendOfferOtp", offer);
  expect((await send("activateOffer", { ...offer, otp_value }, { key })).body).toEqual(first.body);
  expect(await balanceOf(db, msisdn)).toBe(500 - OPEN_OFFER.price);
});

test("[API-SITE-08] a code that only repeats an earlier request is not used up", async () => {
  const msisdn = await newNumber();
  const { key, answer } = await lostAnswer(msisdn);
  const code = await newCode(msisdn);
  // The second answer may be lost as well.
  expect((await send(CALL, body(msisdn, code), { key })).body).toEqual(answer);
  expect((await send(CALL, body(msisdn, code), { key })).body).toEqual(answer);
  expect((await send(CALL, body(msisdn, code))).status).toBe(200);
  expect(firstCode(await send(CALL, body(msisdn, code)))).toBe("code-wrong");
  expect(await balanceOf(db, msisdn)).toBe(AFTER_ONE - SMALL_PACK.price);
});

test("a key of somebody else shows nothing without a proof of the number, and guesses are counted", async () => {
  const msisdn = await newNumber();
  const { key, code } = await lostAnswer(msisdn);
  const stranger = (await logInAs(app, db, await newNumber())).token;
  expect(firstCode(await send(CALL, body(msisdn), { key, token: stranger }))).toBe("code-needed");
  const right = await newCode(msisdn);
  // The used code is right for the buyer who repeats the request; every other one is a guess.
  const wrong = Array.from({ length: 6 }, (_, step) => String((Number(right) + 1 + step) % 10_000).padStart(4, "0"));
  const guesses = wrong.filter((guess) => guess !== code).slice(0, 5);
  for (const guess of guesses) {
    const answer = await send(CALL, body(msisdn, guess), { key, token: stranger });
    expect(firstCode(answer)).toBe("code-wrong");
  }
  expect(firstCode(await send(CALL, body(msisdn, right)))).toBe("too-many-requests");
  expect(await balanceOf(db, msisdn)).toBe(AFTER_ONE);
});

test.each([
  ["pack", { pack_id: RENEWING_PACK.id, price: RENEWING_PACK.price }],
  ["price", { price: 39 }],
  ["renewal", { auto_renew: true }],
  ["number", { msisdn: "01736999991" }],
] as const)(
  "a repeated key with another %s is refused, charges nothing, and leaves its code unused",
  async (_, other) => {
    const msisdn = await newNumber();
    const { key } = await lostAnswer(msisdn);
    const changed = { ...body(msisdn), ...other };
    const { msisdn: to, pack_id } = changed;
    await giveBalance(db, "01736999991", 500);
    const otp_value = await codeFor(app, db, "sendInternetPackOtp", { msisdn: to, pack_id });
    const refused = await send(CALL, { ...changed, otp_value }, { key });
    expect([refused.status, firstCode(refused)]).toEqual([422, "idempotency-key-reused"]);
    expect(refused.text).toContain("Check its result before you try again");
    expect([await balanceOf(db, msisdn), await balanceOf(db, "01736999991")]).toEqual([AFTER_ONE, 500]);
    const { rows } = await db.pool.query("select 1 from one_time_codes where used_at is null and attempts = 0");
    expect(rows).not.toEqual([]);
  },
);

test("[API-SITE-08] after a lost refusal for a low balance, the new code can be used after the recharge", async () => {
  const msisdn = await newNumber(10);
  const { key } = await lostAnswer(msisdn);
  const code = await newCode(msisdn);
  expect(firstCode(await send(CALL, body(msisdn, code), { key }))).toBe("balance-too-low");
  await giveBalance(db, msisdn, 500);
  expect((await send(CALL, body(msisdn, code))).status).toBe(200);
  expect(await balanceOf(db, msisdn)).toBe(AFTER_ONE);
});
