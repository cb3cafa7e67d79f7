import { callPaths } from "@/backend/contract/paths";
import {
  guessOf,
  type LoginApp,
  logInAs,
  loginApp,
  numberSeries,
  otherCode,
  passBudgets,
  sentCode,
  userOf,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

/** A subscriber's number that no other test uses. */
const newNumber = numberSeries(10_000_000);

async function sendForm(fields: string) {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await app.backend.fetch(
    new Request(`${ORIGIN}${callPaths.sendOtp.path}`, { method: "POST", headers, body: fields }),
  );
  return { status: response.status, body: await response.json() };
}

describe("a request for a code", () => {
  it("by form with msisdn answers status true and queues a text with the code", async () => {
    const msisdn = newNumber();
    expect(await sendForm(`msisdn=${msisdn}`)).toEqual({ status: 200, body: { status: true } });
    expect(await sentCode(db, msisdn)).toMatch(/^\d{4}$/);
  });

  it.each(["+880 1712-345671", "8801712345671", "০১৭১২৩৪৫৬৭১", "０１７１２３４５６７１"])(
    "accepts the number written as %s",
    async (spelling) => {
      await passBudgets(db);
      expect((await app.call("sendOtp", { msisdn: spelling })).body).toEqual({ status: true });
      expect(await sentCode(db, "01712345671")).toMatch(/^\d{4}$/);
    },
  );

  it("answers status false for an invalid number", async () => {
    const { status, body } = await app.call("sendOtp", { msisdn: "0171234567" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: false, errors: [{ code: "msisdn-invalid", field: "msisdn" }] });
  });

  it("answers status false with the seconds to wait if the last code is younger than thirty seconds", async () => {
    const msisdn = newNumber();
    await app.call("sendOtp", { msisdn });
    const again = await app.call("sendOtp", { msisdn });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ status: false, errors: [{ code: "too-many-requests" }] });
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(25);
    expect(Number(again.headers.get("retry-after"))).toBeLessThanOrEqual(30);
  });
});

describe("a log-in with a code", () => {
  it("needs each of msisdn, otp_value, keepAlive and referrer", async () => {
    const msisdn = newNumber();
    await app.call("sendOtp", { msisdn });
    const whole = guessOf(msisdn, (await sentCode(db, msisdn)) ?? "");
    for (const field of Object.keys(whole)) {
      const { status, body } = await app.call("verifyOtp", { ...whole, [field]: undefined });
      expect(status).toBe(400);
      expect(body).toMatchObject({ status: false, errors: [{ field }] });
    }
    expect((await app.call("verifyOtp", whole)).body).toEqual({ access_token: expect.any(String) });
  });

  it("answers access_token, which is the token of the session", async () => {
    const msisdn = newNumber();
    const { token } = await logInAs(app, db, msisdn);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await userOf(app, token))?.msisdn).toBe(`88${msisdn}`);
  });

  it("answers 200 without access_token for a wrong code, after which the right one still works", async () => {
    const msisdn = newNumber();
    await app.call("sendOtp", { msisdn });
    const code = (await sentCode(db, msisdn)) ?? "";
    const wrong = await app.call("verifyOtp", guessOf(msisdn, otherCode(code)));
    expect(wrong.status).toBe(200);
    expect(wrong.body).toMatchObject({ status: false, errors: [{ code: "code-wrong", field: "otp_value" }] });
    expect(wrong.body).not.toHaveProperty("access_token");
    expect((await app.call("verifyOtp", guessOf(msisdn, code))).body).toHaveProperty("access_token");
  });

  it.each<[string, (code: string) => string | number]>([
    ["as a number that lost its zeros", (code) => Number(code)],
    ["as text that lost its zeros", (code) => String(Number(code))],
    ["in Bengali digits", (code) => code.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit)))],
    ["in digits of full width", (code) => code.replace(/\d/g, (digit) => "０１２３４５６７８９".charAt(Number(digit)))],
    ["with spaces", (code) => code.split("").join(" ")],
  ])("accepts the code %s", async (_, spell) => {
    const msisdn = newNumber();
    await app.call("sendOtp", { msisdn });
    const code = (await sentCode(db, msisdn)) ?? "";
    expect((await app.call("verifyOtp", guessOf(msisdn, spell(code)))).body).toHaveProperty("access_token");
  });

  it("answers 429 with Retry-After after five wrong guesses, also for the right code", async () => {
    const msisdn = newNumber();
    await app.call("sendOtp", { msisdn });
    const code = (await sentCode(db, msisdn)) ?? "";
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await app.call("verifyOtp", guessOf(msisdn, otherCode(code, guess)))).status).toBe(200);
    }
    const locked = await app.call("verifyOtp", guessOf(msisdn, code));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(locked.body).not.toHaveProperty("access_token");
  });
});

describe("user info", () => {
  it("[LOGIN-35] contains the number with its two-character country prefix", async () => {
    const msisdn = newNumber();
    const { token } = await logInAs(app, db, msisdn);
    expect((await userOf(app, token))?.msisdn).toBe(`88${msisdn}`);
  });

  it.each([
    ["01700000001", "Non Star"],
    ["01700000002", "Silver Star"],
    ["01700000003", "Gold Star"],
    ["01700000004", "Platinum Star"],
    ["01700000005", "Signature Star"],
    ["01700000006", "Platinum Plus"],
  ])("[LOGIN-36] of %s contains star_status %s", async (msisdn, tier) => {
    const { token } = await logInAs(app, db, msisdn);
    expect((await userOf(app, token))?.star_status).toBe(tier);
  });

  it("of a new subscriber contains the tier Non Star", async () => {
    const { token } = await logInAs(app, db, newNumber());
    expect((await userOf(app, token))?.star_status).toBe("Non Star");
  });

  it("has show_header true unless it is switched off for the subscriber", async () => {
    const msisdn = newNumber();
    const { token } = await logInAs(app, db, msisdn);
    expect((await userOf(app, token))?.show_header).toBe(true);
    await db.pool.query("update subscribers set show_header = false where msisdn = $1", [msisdn]);
    expect((await userOf(app, token))?.show_header).toBe(false);
  });

  it("has show_footer true unless it is switched off for the subscriber", async () => {
    const msisdn = newNumber();
    const { token } = await logInAs(app, db, msisdn);
    expect((await userOf(app, token))?.show_footer).toBe(true);
    await db.pool.query("update subscribers set show_footer = false where msisdn = $1", [msisdn]);
    expect((await userOf(app, token))?.show_footer).toBe(false);
  });

  it("is null for any token that does not belong to a session", async () => {
    const { token } = await logInAs(app, db, newNumber());
    expect(await userOf(app, token)).toMatchObject({ star_status: "Non Star", show_header: true, show_footer: true });
    for (const nobody of ["", "x", token.slice(1), `${token}A`, token.toLowerCase()]) {
      expect(await userOf(app, nobody)).toBeNull();
    }
  });

  it("ignores a session cookie", async () => {
    const { token } = await logInAs(app, db, newNumber());
    const { body } = await app.call("getUserInfo", undefined, { headers: { cookie: `gp_web_token=${token}` } });
    expect(body).toEqual({ data: null });
  });

  it("has the header cache-control: private, no-store", async () => {
    const { token } = await logInAs(app, db, newNumber());
    const { headers } = await app.call("getUserInfo", undefined, { headers: { webLoginToken: token } });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("a log-out", () => {
  it("with an empty body answers status true", async () => {
    const { token } = await logInAs(app, db, newNumber());
    const { status, body } = await app.call("logout", undefined, { headers: { authorization: `Bearer ${token}` } });
    expect({ status, body }).toEqual({ status: 200, body: { status: true } });
  });

  it("ends the session in the header Authorization: Bearer, and no other", async () => {
    const msisdn = newNumber();
    const { token } = await logInAs(app, db, msisdn);
    const { token: other } = await logInAs(app, db, msisdn);
    await app.call("logout", undefined, { headers: { authorization: `Bearer ${token}` } });
    expect(await userOf(app, token)).toBeNull();
    expect((await userOf(app, other))?.msisdn).toBe(`88${msisdn}`);
  });

  it("answers the same for an unknown token and without a token", async () => {
    for (const headers of [{ authorization: "Bearer nobody" }, {} as Record<string, string>]) {
      expect((await app.call("logout", undefined, { headers })).body).toEqual({ status: true });
    }
  });
});
