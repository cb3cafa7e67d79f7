import type { BalanceView } from "@/backend/contract/account/balance";
import { firstCode } from "@/tests/support/contract-calls";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { chargingVariables, type ImitatedCharging, imitateCharging } from "@/tests/support/servers/charging-system";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let system: ImitatedCharging;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.pool.query("truncate budgets, sessions cascade");
  system = await imitateCharging();
  app = loginApp(db, { ...WIDE_CLIENTS, ...chargingVariables(system.address, 300) });
});
afterEach(() => system.close());
afterAll(() => db.close());

const balance = (token: string, lang = "en") =>
  app.call<{ data: BalanceView | null }>("getBalance", undefined, { headers: { webLoginToken: token, lang } });
const logIn = async (msisdn = "01712347001") => (await logInAs(app, db, msisdn)).token;

describe("the balance of a number", () => {
  it("is returned for the session's number, in taka, with the sum of its packs", async () => {
    const { status, body } = await balance(await logIn());
    expect(status).toBe(200);
    expect(system.requests).toEqual(["GET /balances/8801712347001"]);
    expect(body.data).toMatchObject({
      main: 42.75,
      valid_until: "2030-01-31T17:59:59.000Z",
      left: { data_mb: 2_148, minutes: 60, sms: 10 },
      packs: [{ data_mb: 100, title: null }, { data_mb: 2_048 }],
    });
  });

  it("is refused without a session, and the charging system gets no request", async () => {
    const answer = await app.call("getBalance");
    expect([answer.status, firstCode(answer)]).toEqual([401, "no-session"]);
    expect(system.requests).toEqual([]);
  });

  it("is null for a number that is unknown to the charging system", async () => {
    expect((await balance(await logIn("01712347009"))).body.data).toBeNull();
  });

  it.each(["down", "silent", "words", "other", "shape"] as const)(
    "answers 503 with a sentence in the reader's language and no word of its response when the charging system is %s",
    async (fault) => {
      const token = await logIn();
      system.failWith(fault);
      const english = await balance(token);
      expect([english.status, firstCode(english)]).toEqual([503, "balance-unavailable"]);
      expect(english.text).toContain("We couldn't load your balance, but it is safe.");
      expect(english.text).not.toMatch(/maintenance|8801|42\.75/);
      expect((await balance(token, "bn")).text).toContain("এই মুহূর্তে আপনার ব্যালেন্স জানা যাচ্ছে না।");
    },
  );

  it("is asked for 30 times a minute at most for one number, in all its sessions, and the answer says when to try again", async () => {
    const sessions = [await logIn(), await logIn(), await logIn()];
    const other = await logIn("01712347002");
    // One after the other: the site repeats a question to a system that is slow to answer.
    const states: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) states.push((await balance(sessions[sent % 3] ?? "")).status);
    expect(states).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
    expect(system.requests).toHaveLength(30);
    expect((await balance(sessions[0] ?? "", "bn")).text).toContain("অনেকবার চেষ্টা করা হয়েছে।");
    expect((await balance(other)).status).toBe(200);
  });

  it("is not asked for by the switch of a pack's renewal once its questions of the minute are used up", async () => {
    const token = await logIn();
    for (let sent = 0; sent < 30; sent += 1) await balance(token);
    const answer = await app.call(
      "changePackRenewal",
      { reference: "pack-1", renews: false },
      { headers: { webLoginToken: token } },
    );
    expect([answer.status, firstCode(answer)]).toEqual([429, "too-many-requests"]);
    expect(system.requests).toHaveLength(30);
  });

  it("is read from the tables of the sandbox if no charging system is configured, with the pack's title", async () => {
    app = loginApp(db, WIDE_CLIENTS);
    const token = await logIn();
    const { body } = await balance(token, "bn");
    expect(body.data).toMatchObject({ main: 128.5, packs: [{ title: expect.stringMatching(/[ঀ-৿]/) }] });
    expect(system.requests).toEqual([]);
  });
});
