import { randomUUID } from "node:crypto";
import type { ErrorDetail } from "@/backend/contract/errors";
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
  STAR_OFFER,
  textsTo,
} from "@/tests/support/recharge/activations";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() => db.pool.query("truncate budgets cascade"));
afterAll(() => db.close());

let last = 10_000;
/** A number that ends in this digit and that no other test uses. */
const newNumber = (digit = 1) => {
  last += 1;
  return `01734${last}${digit}`;
};
const send = (...given: Parameters<ReturnType<typeof callerOf>>) => callerOf(app)(...given);
const detailOf = (answer: { body: unknown }) => (answer.body as { errors?: ErrorDetail[] }).errors?.[0];
const packBody = (msisdn: string, otp_value?: string) => ({ msisdn, pack_id: SMALL_PACK.id, otp_value });

describe("a pack with a code", () => {
  it("[API-SITE-06] internet_pack/send_otp texts a code and answers the code step", async () => {
    const msisdn = newNumber();
    const { status, body } = await app.call("sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
    expect([status, body]).toEqual([200, { status: true, data: { step: "code", resend_after: 30 } }]);
    const missing = await app.call("sendInternetPackOtp", { msisdn, pack_id: "no-such-pack" });
    expect([missing.status, firstCode(missing)]).toEqual([404, "pack-not-found"]);
  });

  it("[API-SITE-08] using-otp activates the pack from the balance and answers the new balance and the end", async () => {
    const msisdn = newNumber();
    const code = await codeFor(app, db, "sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
    const answer = await send("activateInternetPackUsingOtp", packBody(msisdn, code));
    expect(answer.status).toBe(200);
    const { data } = answer.body as ActivationAnswer;
    expect(data).toMatchObject({ state: "active", title: "1 GB, 24 hours", price: 38, balance: 90.5, renews: false });
    expect(data.message).toMatch(/^1 GB, 24 hours is active until .* Your balance is Tk 90\.50\.$/);
    expect(Date.parse(data.valid_until ?? "") - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(await textsTo(db, msisdn)).toEqual([
      {
        purpose: "activation-done",
        params: expect.objectContaining({ pricePoisha: 3_800, reference: data.reference }),
      },
    ]);
  });

  it("is refused with a wrong code, and activated with the right one afterwards", async () => {
    const msisdn = newNumber();
    const code = await codeFor(app, db, "sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
    const key = randomUUID();
    const wrong = await send("activateInternetPackUsingOtp", packBody(msisdn, otherCode(code)), { key });
    expect([wrong.status, firstCode(wrong), detailOf(wrong)?.field]).toEqual([422, "code-wrong", "otp_value"]);
    expect((await send("activateInternetPackUsingOtp", packBody(msisdn, code), { key })).status).toBe(200);
    expect(await balanceOf(db, msisdn)).toBe(90.5);
  });

  it.each([
    ["another pack", "activateInternetPackUsingOtp", { pack_id: RENEWING_PACK.id }],
    ["an offer", "activateOffer", { offer_id: OPEN_OFFER.id }],
    ["the list of offers", "findOffersUsingOtp", {}],
    ["a log-in", "verifyOtp", { keepAlive: true, referrer: "https://shop.example/" }],
  ] as const)("has a code that is refused for %s", async (_, name, body) => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const code = await codeFor(app, db, "sendInternetPackOtp", { msisdn, pack_id: SMALL_PACK.id });
    const answer = await send(name, { msisdn, otp_value: code, ...body });
    expect(firstCode(answer)).toBe("code-wrong");
    expect(await balanceOf(db, msisdn)).toBe(500);
  });
});

describe("a code by phone call", () => {
  const pass = () => db.pool.query("update budgets set ends_at = ends_at - interval '31 seconds'");

  it.each([
    ["sendInternetPackOtp", "a pack", { pack_id: SMALL_PACK.id }],
    ["sendOfferOtp", "an offer", { offer_id: OPEN_OFFER.id }],
    ["sendOfferOtp", "the list of offers", {}],
  ] as const)("of %s for %s is sent only after two texts", async (name, _, wanted) => {
    const msisdn = newNumber();
    const ask = async (channel?: "voice") => {
      const answer = await app.call(name, { msisdn, ...wanted, ...(channel && { channel }) });
      await pass();
      return firstCode(answer) ?? answer.status;
    };
    const answers = [await ask("voice"), await ask(), await ask("voice"), await ask(), await ask("voice")];
    expect(answers).toEqual(["call-too-early", 200, "call-too-early", 200, 200]);
    const { rows } = await db.pool.query<{ kind: string }>(
      "select kind from outbox_messages where msisdn = $1 order by id",
      [msisdn],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["sms", "sms", "voice"]);
  });
});

describe("a pack with a session", () => {
  it("needs no code for the session's own number, and a code for any other", async () => {
    const own = newNumber();
    const { token } = await logInAs(app, db, own);
    expect((await send("activateInternetPackUsingOtp", packBody(own), { token })).status).toBe(200);
    const other = newNumber();
    const refused = await send("activateInternetPackUsingOtp", packBody(other), { token });
    expect([refused.status, firstCode(refused)]).toEqual([401, "code-needed"]);
    expect((await send("activateInternetPackUsingOtp", packBody(own))).status).toBe(401);
  });

  it("is activated once for the same key, which is refused with another body", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const { token } = await logInAs(app, db, msisdn);
    const key = randomUUID();
    const first = await send("activateInternetPackUsingOtp", packBody(msisdn), { token, key });
    const again = await send("activateInternetPackUsingOtp", packBody(msisdn), { token, key });
    expect(again.body).toEqual(first.body);
    expect(await balanceOf(db, msisdn)).toBe(462);
    const other = await send("activateInternetPackUsingOtp", { msisdn, pack_id: RENEWING_PACK.id }, { token, key });
    expect(firstCode(other)).toBe("idempotency-key-reused");
    expect(await balanceOf(db, msisdn)).toBe(462);
  });

  it("is refused with the missing amount if the balance is too low, and nothing is charged", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 100.5);
    const { token } = await logInAs(app, db, msisdn);
    const answer = await send("activateInternetPackUsingOtp", { msisdn, pack_id: RENEWING_PACK.id }, { token });
    expect([answer.status, detailOf(answer)]).toEqual([
      422,
      {
        code: "balance-too-low",
        message: "The balance of this number is Tk 29 too low. Recharge it and try again.",
        missing: 29,
      },
    ]);
    expect(await balanceOf(db, msisdn)).toBe(100.5);
    expect(await textsTo(db, msisdn)).toEqual([]);
  });

  it("is refused if the price has changed since the page was shown", async () => {
    const msisdn = newNumber();
    const { token } = await logInAs(app, db, msisdn);
    const answer = await send("activateInternetPackUsingOtp", { ...packBody(msisdn), price: 37 }, { token });
    expect([answer.status, firstCode(answer)]).toEqual([409, "total-changed"]);
    expect(answer.text).toContain("Tk 38");
  });

  it("renews itself only if the pack can and the buyer chooses it", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const { token } = await logInAs(app, db, msisdn);
    const wish = { msisdn, auto_renew: true };
    const small = await send("activateInternetPackUsingOtp", { ...wish, pack_id: SMALL_PACK.id }, { token });
    const weekly = await send("activateInternetPackUsingOtp", { ...wish, pack_id: RENEWING_PACK.id }, { token });
    expect([small, weekly].map(({ body }) => (body as ActivationAnswer).data.renews)).toEqual([false, true]);
    expect((await textsTo(db, msisdn)).map(({ purpose }) => purpose)).toEqual([
      "activation-renewing",
      "activation-done",
    ]);
  });
});

describe("offers", () => {
  it("[API-SITE-16] offer/send_otp texts a code for the offer", async () => {
    const msisdn = newNumber();
    const code = await codeFor(app, db, "sendOfferOtp", { msisdn, offer_id: OPEN_OFFER.id });
    expect(code).toMatch(/^\d{4}$/);
    const missing = await app.call("sendOfferOtp", { msisdn, offer_id: "offer-of-nobody" });
    expect([missing.status, firstCode(missing)]).toEqual([404, "offer-not-found"]);
  });

  it("[API-SITE-15] offer/activation activates with the code of this offer, or at once with a session", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const body = { msisdn, offer_id: OPEN_OFFER.id };
    const otp_value = await codeFor(app, db, "sendOfferOtp", body);
    const byCode = await send("activateOffer", { ...body, otp_value });
    expect((byCode.body as ActivationAnswer).data).toMatchObject({ state: "active", price: 45, balance: 455 });
    const { token } = await logInAs(app, db, msisdn);
    const bySession = await send("activateOffer", body, { token, lang: "bn" });
    expect((bySession.body as ActivationAnswer).data).toMatchObject({
      balance: 410,
      title: expect.stringMatching(/[ঀ-৿]/),
    });
  });

  it("[API-SITE-17] offer-finder/using-otp lists the number's own offers, the best saving first", async () => {
    const msisdn = newNumber(4);
    const otp_value = await codeFor(app, db, "sendOfferOtp", { msisdn });
    const { status, body } = await send("findOffersUsingOtp", { msisdn, otp_value });
    const { data } = body as unknown as OffersAnswer;
    expect(status).toBe(200);
    expect(data.length).toBeGreaterThan(3);
    expect(data.map(({ saving }) => saving)).toEqual(data.map(({ saving }) => saving).toSorted((a, b) => b - a));
    for (const offer of data) {
      expect(offer.audience).toBe("selected");
      expect(offer.saving).toBe((offer.standard_price ?? 0) - offer.price);
    }
    const needed = await send("findOffersUsingOtp", { msisdn });
    expect([needed.status, firstCode(needed)]).toEqual([401, "code-needed"]);
  });

  it("are not activated with the code for their list", async () => {
    const msisdn = newNumber();
    const otp_value = await codeFor(app, db, "sendOfferOtp", { msisdn });
    const answer = await send("activateOffer", { msisdn, offer_id: OPEN_OFFER.id, otp_value });
    expect(firstCode(answer)).toBe("code-wrong");
  });

  it("for a tier are refused for other tiers, can be taken once, and are not listed afterwards", async () => {
    const plain = newNumber();
    const { token } = await logInAs(app, db, plain);
    const refused = await send("activateOffer", { msisdn: plain, offer_id: STAR_OFFER.id }, { token });
    expect([refused.status, firstCode(refused)]).toEqual([422, "offer-not-for-number"]);

    const silver = "01700000002";
    await giveBalance(db, silver, 500);
    const session = await logInAs(app, db, silver);
    const list = async () =>
      ((await send("findOffersUsingOtp", { msisdn: silver }, session)).body as unknown as OffersAnswer).data.map(
        ({ offer_id }) => offer_id,
      );
    expect(await list()).toContain(STAR_OFFER.id);
    const take = () => send("activateOffer", { msisdn: silver, offer_id: STAR_OFFER.id }, session);
    expect((await take()).status).toBe(200);
    const again = await take();
    expect([again.status, firstCode(again)]).toEqual([409, "offer-already-taken"]);
    expect(await balanceOf(db, silver)).toBe(500 - STAR_OFFER.price);
    expect(await list()).not.toContain(STAR_OFFER.id);
  });

  it("for selected numbers are refused for others until their number is added", async () => {
    const offer_id = "offer-for-you-10gb-week";
    const odd = newNumber(3);
    await giveBalance(db, odd, 300);
    const { token } = await logInAs(app, db, odd);
    const take = () => send("activateOffer", { msisdn: odd, offer_id }, { token });
    expect(firstCode(await take())).toBe("offer-not-for-number");
    await db.pool.query("insert into offer_numbers (offer_id, msisdn) values ($1, $2)", [offer_id, odd]);
    expect((await take()).status).toBe(200);
  });
});
