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

let last = 20_000;
/** A number that no other test uses. */
const newNumber = () => {
  last += 1;
  return `01735${last}1`;
};
const send = (...given: Parameters<ReturnType<typeof callerOf>>) => callerOf(app)(...given);
const offerBody = (msisdn: string, more: object) => ({ msisdn, offer_id: OPEN_OFFER.id, ...more });

/** Lists the offers of a number with a code. @returns the proof that the page keeps */
async function proofFor(msisdn: string): Promise<string> {
  const otp_value = await codeFor(app, db, "sendOfferOtp", { msisdn });
  const { proof } = (await send("findOffersUsingOtp", { msisdn, otp_value })).body as unknown as OffersAnswer;
  if (proof === null) throw new Error("The list left no proof");
  return proof;
}

describe("the proof of a list of offers", () => {
  it("[API-SITE-15] activates one of the offers without a second code", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const { status, body } = await send("activateOffer", offerBody(msisdn, { proof: await proofFor(msisdn) }));
    expect([status, (body as ActivationAnswer).data.state]).toEqual([200, "active"]);
    expect(await balanceOf(db, msisdn)).toBe(500 - OPEN_OFFER.price);
  });

  it("is null for a session, which needs none", async () => {
    const msisdn = newNumber();
    const { token } = await logInAs(app, db, msisdn);
    const { body } = await send("findOffersUsingOtp", { msisdn }, { token });
    expect((body as unknown as OffersAnswer).proof).toBeNull();
  });

  it("is refused for another number", async () => {
    const other = newNumber();
    await giveBalance(db, other, 500);
    const answer = await send("activateOffer", offerBody(other, { proof: await proofFor(newNumber()) }));
    expect([answer.status, firstCode(answer)]).toEqual([401, "code-needed"]);
    expect(await balanceOf(db, other)).toBe(500);
  });

  it.each([
    ["a pack", "activateInternetPackUsingOtp", { pack_id: SMALL_PACK.id }, "invalid-input"],
    ["the list again", "findOffersUsingOtp", {}, "invalid-input"],
    ["a log-in", "verifyOtp", { keepAlive: true, referrer: "https://shop.example/" }, "invalid-input"],
  ] as const)("is refused for %s", async (_, name, more, code) => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const answer = await send(name, { msisdn, ...more, proof: await proofFor(msisdn) });
    expect(firstCode(answer)).toBe(code);
    expect(await balanceOf(db, msisdn)).toBe(500);
  });

  it("is refused as the code of an offer", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const otp_value = (await proofFor(msisdn)).slice(0, 12);
    expect(firstCode(await send("activateOffer", offerBody(msisdn, { otp_value })))).toBe("code-wrong");
  });

  it("is refused for an offer if it was made for another purpose", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const proof = await proofFor(msisdn);
    await db.pool.query("update number_proofs set purpose = 'star' where used_at is null");
    expect(firstCode(await send("activateOffer", offerBody(msisdn, { proof })))).toBe("code-needed");
    expect(await balanceOf(db, msisdn)).toBe(500);
  });

  it("is refused a second time", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 500);
    const proof = await proofFor(msisdn);
    const key = randomUUID();
    const first = await send("activateOffer", offerBody(msisdn, { proof }), { key });
    // A repeated request gets the same response again; a new request with the same proof is refused.
    expect((await send("activateOffer", offerBody(msisdn, { proof }), { key })).body).toEqual(first.body);
    expect(firstCode(await send("activateOffer", offerBody(msisdn, { proof })))).toBe("code-needed");
    expect(await balanceOf(db, msisdn)).toBe(500 - OPEN_OFFER.price);
  });

  it("activates once when it is sent fifty times at once; if it is selected first and updated then, several pass", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 5_000);
    const proof = await proofFor(msisdn);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send("activateOffer", offerBody(msisdn, { proof }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(db, msisdn)).toBe(5_000 - OPEN_OFFER.price);
    expect(await naiveUses(await proofKeyOf(newNumber()), 20)).toBeGreaterThan(1);
  });

  it("expires after ten minutes", async () => {
    const msisdn = newNumber();
    const proof = await proofFor(msisdn);
    const { rows } = await db.pool.query<{ seconds: number }>(
      "select extract(epoch from expires_at - now())::int as seconds from number_proofs order by expires_at desc limit 1",
    );
    expect(rows[0]?.seconds).toBeGreaterThan(590);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(600);
    await db.pool.query("update number_proofs set expires_at = now() - interval '1 second'");
    expect(firstCode(await send("activateOffer", offerBody(msisdn, { proof })))).toBe("code-needed");
  });

  it("is not used up when the offer is refused, and by a low balance only after five attempts", async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 10);
    const proof = await proofFor(msisdn);
    // The offer is not for this number: the transaction is rolled back, so the proof is not used up.
    const star = await send("activateOffer", { msisdn, offer_id: STAR_OFFER.id, proof });
    expect(firstCode(star)).toBe("offer-not-for-number");
    for (let tries = 0; tries < 4; tries += 1) {
      expect(firstCode(await send("activateOffer", offerBody(msisdn, { proof })))).toBe("balance-too-low");
    }
    await giveBalance(db, msisdn, 100);
    expect((await send("activateOffer", offerBody(msisdn, { proof }))).status).toBe(200);

    const poor = newNumber();
    await giveBalance(db, poor, 10);
    const asked = await proofFor(poor);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      codes.push(firstCode(await send("activateOffer", offerBody(poor, { proof: asked }))));
    }
    expect(codes.filter((code) => code === "balance-too-low")).toHaveLength(5);
    expect(codes.slice(5)).toEqual(["code-needed", "code-needed"]);
  });
});

describe("a code with a balance that is too low", () => {
  const packBody = (msisdn: string, otp_value: string) => ({ msisdn, pack_id: RENEWING_PACK.id, otp_value });
  const poorNumber = async () => {
    const msisdn = newNumber();
    await giveBalance(db, msisdn, 100);
    return { msisdn, code: await codeFor(app, db, "sendInternetPackOtp", { msisdn, pack_id: RENEWING_PACK.id }) };
  };

  it("[API-SITE-08] is not used up, and activates the pack after a recharge", async () => {
    const { msisdn, code } = await poorNumber();
    const refused = await send("activateInternetPackUsingOtp", packBody(msisdn, code));
    expect((refused.body as { errors?: ErrorDetail[] }).errors?.[0]).toMatchObject({
      code: "balance-too-low",
      missing: 29,
    });
    await giveBalance(db, msisdn, 140);
    const done = await send("activateInternetPackUsingOtp", packBody(msisdn, code));
    expect([done.status, (done.body as ActivationAnswer).data.balance]).toEqual([200, 11]);
    // The activation has used up the code.
    await giveBalance(db, msisdn, 500);
    expect(firstCode(await send("activateInternetPackUsingOtp", packBody(msisdn, code)))).toBe("code-wrong");
  });

  it("does not show the balance to someone with a wrong code", async () => {
    const { msisdn, code } = await poorNumber();
    const rich = newNumber();
    await giveBalance(db, rich, 900);
    const richCode = await codeFor(app, db, "sendInternetPackOtp", { msisdn: rich, pack_id: RENEWING_PACK.id });
    const bodyOf = async (number: string, right: string) => {
      const { status, body } = await send("activateInternetPackUsingOtp", packBody(number, otherCode(right)));
      return [status, (body as { errors?: ErrorDetail[] }).errors];
    };
    expect(await bodyOf(msisdn, code)).toEqual(await bodyOf(rich, richCode));
  });

  it.each([
    ["a new key each time", undefined],
    ["one key", randomUUID()],
  ])("is answered five times at most with %s", async (_, key) => {
    const { msisdn, code } = await poorNumber();
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      codes.push(
        firstCode(await send("activateInternetPackUsingOtp", packBody(msisdn, code), { ...(key && { key }) })),
      );
    }
    expect(codes).toEqual([...Array(5).fill("balance-too-low"), "too-many-requests", "too-many-requests"]);
  });

  it("is refused after a newer code was sent", async () => {
    const { msisdn, code } = await poorNumber();
    await send("activateInternetPackUsingOtp", packBody(msisdn, code));
    const next = await codeFor(app, db, "sendInternetPackOtp", { msisdn, pack_id: RENEWING_PACK.id });
    await giveBalance(db, msisdn, 500);
    const answer = await send("activateInternetPackUsingOtp", packBody(msisdn, code));
    expect(code === next ? "code-wrong" : firstCode(answer)).toBe("code-wrong");
  });
});

/** Makes a new proof and reads its key. */
async function proofKeyOf(msisdn: string): Promise<string> {
  await proofFor(msisdn);
  const { rows } = await db.pool.query<{ key: string }>(
    "select token_key as key from number_proofs order by expires_at desc limit 1",
  );
  return rows[0]?.key ?? "";
}

/** Checks if a proof is unused, and writes only then. Returns how many of the simultaneous users succeed. */
async function naiveUses(key: string, users: number): Promise<number> {
  const looks = await Promise.all(
    Array.from({ length: users }, () => db.pool.query("select used_at from number_proofs where token_key = $1", [key])),
  );
  const free = looks.filter(({ rows }) => rows[0]?.used_at === null);
  await db.pool.query("update number_proofs set used_at = now() where token_key = $1", [key]);
  return free.length;
}
