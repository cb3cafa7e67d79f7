import type { ListedSession } from "@/backend/contract/account/login";
import { purgeLogin } from "@/backend/domain/login/purge-login";
import { type LoginApp, logInAs, loginApp, userOf, WIDE_CLIENTS } from "@/tests/support/login";
import { replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
beforeEach(() => db.pool.query("truncate budgets, sessions cascade"));
afterAll(() => db.close());

const OWNER = "01712000001";
const PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1";

const asked = (token: string) => ({ headers: { webLoginToken: token } });
const listOf = async (token: string) =>
  (await app.call<{ data: ListedSession[] }>("listSessions", undefined, asked(token))).body.data;
/** Logs in with all budgets reset. */
async function logIn(msisdn = OWNER, userAgent = PIXEL, headers: Record<string, string> = {}): Promise<string> {
  await db.pool.query("truncate budgets");
  return (await logInAs(app, db, msisdn, { headers: { "user-agent": userAgent, ...headers } })).token;
}
const age = (
  days: number,
  columns = "seen_at = seen_at - $1::interval, created_at = created_at - $1::interval, ends_at = ends_at - $1::interval",
) => db.pool.query(`update sessions set ${columns}`, [`${days} days`]);

test("100 tokens are refused by every call after their log-out", async () => {
  const tokens: string[] = [];
  for (let index = 0; index < 100; index += 1) tokens.push(await logIn(`0171300${1_000 + index}`));
  expect((await Promise.all(tokens.map((token) => userOf(app, token)))).filter((user) => user !== null)).toHaveLength(
    100,
  );
  for (const token of tokens) {
    const { body } = await app.call("logout", undefined, { headers: { authorization: `Bearer ${token}` } });
    expect(body).toEqual({ status: true });
    // Asked immediately: the session is deleted before the logout is answered.
    expect(await userOf(app, token)).toBeNull();
  }
  const refusals = await Promise.all(tokens.map((token) => app.call("listSessions", undefined, asked(token))));
  expect(refusals.map(({ status }) => status)).toEqual(Array(100).fill(401));
});

test("tokens would still be accepted after a log-out that deletes no session (control)", async () => {
  replaceStatements({ "delete-session": async () => [] });
  const token = await logIn();
  const { body } = await app.call("logout", undefined, { headers: { authorization: `Bearer ${token}` } });
  expect(body).toEqual({ status: true });
  expect(await userOf(app, token)).not.toBeNull();
});

test("a token is not stored in plain text", async () => {
  const token = await logIn();
  const { rows } = await db.pool.query<{ text: string }>("select s::text as text from sessions s");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(token);
});

test("a number has at most five sessions: a new one ends the oldest", async () => {
  const tokens: string[] = [];
  for (let index = 0; index < 7; index += 1) tokens.push(await logIn());
  const users = await Promise.all(tokens.map((token) => userOf(app, token)));
  expect(users.map((user) => user !== null)).toEqual([false, false, true, true, true, true, true]);
});

test("a log-in ends the previous session of the browser", async () => {
  const before = await logIn();
  const after = await logIn(OWNER, PIXEL, { webLoginToken: before });
  expect(after).not.toBe(before);
  expect(await userOf(app, before)).toBeNull();
  expect(await listOf(after)).toHaveLength(1);
  // This also holds if the token belonged to another number, e.g. one that an attacker put into the browser.
  await logIn("01712000004", PIXEL, { webLoginToken: after });
  expect(await userOf(app, after)).toBeNull();
});

test("a session ends after fourteen days without use", async () => {
  const token = await logIn();
  await age(13.9);
  expect(await userOf(app, token)).not.toBeNull();
  // The check above counts as a use, so the fourteen days start again.
  await age(13.9);
  expect(await userOf(app, token)).not.toBeNull();
  await age(14.1, "seen_at = seen_at - $1::interval");
  expect(await userOf(app, token)).toBeNull();
});

test("a session ends after thirty days, however often it is used", async () => {
  const token = await logIn();
  for (let day = 0; day < 5; day += 1) {
    await age(5.9);
    expect(await userOf(app, token)).not.toBeNull();
  }
  await age(0.6);
  expect(await userOf(app, token)).toBeNull();
  expect((await app.call("listSessions", undefined, asked(token))).status).toBe(401);
});

test("ended sessions are deleted", async () => {
  await logIn();
  await age(31);
  await purgeLogin({ db });
  expect((await db.pool.query("select 1 from sessions")).rowCount).toBe(0);
});

describe("the list of sessions", () => {
  it("lists the devices of the user's number, newest first, and marks the current one", async () => {
    const phone = await logIn();
    await logIn(OWNER, IPHONE);
    await logIn("01712000002");
    const list = await listOf(phone);
    expect(list.map(({ platform, browser, current }) => ({ platform, browser, current }))).toEqual([
      { platform: "iOS", browser: "Safari", current: false },
      { platform: "Android", browser: "Chrome", current: true },
    ]);
  });

  it("needs a session", async () => {
    const { status, body } = await app.call("listSessions");
    expect(status).toBe(401);
    expect(body).toMatchObject({ status: false, errors: [{ code: "no-session" }] });
  });
});

describe("revokeSession", () => {
  const revoke = (token: string, session_id: string) => app.call("revokeSession", { session_id }, asked(token));

  it("ends one session at once", async () => {
    const mine = await logIn();
    const lost = await logIn();
    const id = (await listOf(mine)).find(({ current }) => !current)?.session_id ?? "";
    expect((await revoke(mine, id)).body).toEqual({ status: true });
    expect(await userOf(app, lost)).toBeNull();
    expect(await userOf(app, mine)).not.toBeNull();
  });

  it("ends all other sessions", async () => {
    const mine = await logIn();
    const others = [await logIn(), await logIn()];
    await revoke(mine, "others");
    expect(await Promise.all([mine, ...others].map((token) => userOf(app, token)))).toEqual([
      expect.any(Object),
      null,
      null,
    ]);
  });

  it("does not end sessions of other numbers, and answers the same as for an unknown session", async () => {
    const mine = await logIn();
    const foreign = await logIn("01712000003");
    const id = (await listOf(foreign))[0]?.session_id ?? "";
    expect((await revoke(mine, id)).body).toEqual((await revoke(mine, "0".repeat(24))).body);
    await revoke(mine, "others");
    expect(await userOf(app, foreign)).not.toBeNull();
  });
});
