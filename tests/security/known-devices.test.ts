import { callPaths } from "@/backend/contract/paths";
import { DEVICES_WRONG_A_DAY, NUMBER_WRONG_A_DAY } from "@/backend/domain/codes/code-rules";
import { deviceTokenOf, newTokenId } from "@/backend/domain/login/known-device";
import { letThroughNaively } from "@/tests/support/attacks";
import { guessOf, otherCode, PEPPER, sentCode } from "@/tests/support/login";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";
import { times } from "@/tests/support/shop/many-buyers";

let db: TestDatabase;
let site: TwoProcesses;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 8 });
  site = await startTwoProcesses(db.url);
}, 180_000);
beforeEach(() => db.pool.query("truncate budgets, one_time_codes, code_hours, outbox_messages"));
afterAll(async () => {
  await site.close();
  await db.close();
});

interface Answer {
  access_token?: string;
  errors?: { code: string }[];
}
const cookieOf = (token: string) => ({ cookie: `known_device=${token}` });
const send = (msisdn: string, which: 0 | 1, headers = {}) =>
  site.ask<{ status: boolean }>(which, { path: callPaths.sendOtp.path, json: { msisdn }, headers });
const guess = (msisdn: string, code: string, headers = {}) => ({
  path: callPaths.verifyOtp.path,
  json: guessOf(msisdn, code),
  headers,
});

/** Logs in with a number, at one of the processes, on a device without a token. @returns its session */
async function logIn(msisdn: string, which: 0 | 1): Promise<string> {
  await db.pool.query("delete from budgets");
  expect((await send(msisdn, which)).body).toEqual({ status: true });
  const { body } = await site.ask<Answer>(which, guess(msisdn, (await sentCode(db, msisdn)) ?? ""));
  return body.access_token ?? "";
}

/** The valid tokens of a number, as the cookies of their devices, newest first. */
async function tokensOf(msisdn: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    "select id from device_marks where msisdn = $1 and ends_at > now() order by marked_at desc",
    [msisdn],
  );
  return rows.map(({ id }) => deviceTokenOf(PEPPER, msisdn, id));
}

/** The guesses compared with a code in one day, if attackers with some of the tokens guess as often as they can. */
async function comparedInADay(msisdn: string, holders: readonly object[]): Promise<number> {
  let compared = 0;
  for (let round = 0; round < 6; round += 1) {
    for (const [index, headers] of holders.entries()) await send(msisdn, (index % 2) as 0 | 1, headers);
    const code = (await sentCode(db, msisdn)) ?? "";
    const guesses = holders.flatMap((headers, holder) =>
      times(8, (wrong) => guess(msisdn, otherCode(code, 1 + holder * 8 + wrong), headers)),
    );
    const answers = await site.all<Answer>(guesses);
    compared += answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ body }) => body.access_token !== undefined)).toEqual([]);
    // Acts as if the thirty seconds and the hour between codes had passed, but not the day.
    await db.pool.query("delete from budgets where ends_at < now() + interval '61 minutes'");
  }
  return compared;
}

test("ten device tokens and a stranger have fifteen wrong guesses a day together", async () => {
  const msisdn = "01715000001";
  await logIn(msisdn, 0);
  // More tokens than a number can have, to check that the limit does not depend on the number of tokens.
  for (const id of times(10, newTokenId)) {
    await db.pool.query(
      `insert into device_marks (id, msisdn, session_id, marked_at, ends_at)
       values ($1, $2, $1, now(), now() + interval '30 days')`,
      [id, msisdn],
    );
  }
  await db.pool.query("truncate budgets, one_time_codes");
  const holders = [{}, ...(await tokensOf(msisdn)).map(cookieOf)];
  expect(holders.length).toBeGreaterThan(10);
  expect(await comparedInADay(msisdn, holders)).toBe(NUMBER_WRONG_A_DAY + DEVICES_WRONG_A_DAY);
}, 120_000);

test("a budget of device tokens that is selected first and updated then accepts more than five guesses (control)", async () => {
  await prepareMeeting(db);
  await db.pool.query("create table naive_device_guesses as select '01715000002'::text as msisdn, 0 as used");
  const asked = times(100, () => ({ msisdn: "01715000002" }));
  expect(await letThroughNaively(site, "device-guess", asked)).toBeGreaterThan(DEVICES_WRONG_A_DAY);
});

test("a number has at most five device tokens, and a new one ends the oldest", async () => {
  const msisdn = "01715000003";
  const first: string[] = [];
  for (let device = 0; device < 7; device += 1) {
    await logIn(msisdn, (device % 2) as 0 | 1);
    first.push((await tokensOf(msisdn))[0] ?? "");
  }
  expect(new Set(first).size).toBe(7);
  expect(await tokensOf(msisdn)).toEqual(first.slice(2).reverse());
});

test("a device token ends on its date, when another device ends its session, and when all other sessions are ended", async () => {
  const msisdn = "01715000004";
  const isKnown = async (token: string) => {
    await db.pool.query("delete from budgets");
    // The one code in thirty seconds is already used by a stranger; known devices have a budget of their own.
    await send(msisdn, 0);
    const { status } = (await send(msisdn, 1, cookieOf(token))).body;
    return status;
  };
  const sessions: string[] = [];
  const tokens: string[] = [];
  for (let device = 0; device < 3; device += 1) {
    sessions.push(await logIn(msisdn, 0));
    tokens.push((await tokensOf(msisdn))[0] ?? "");
  }
  expect([await isKnown(tokens[0] ?? ""), await isKnown(tokens[1] ?? "")]).toEqual([true, true]);

  const headers = { webLoginToken: sessions[2] ?? "" };
  const listed = await site.ask<{ data: { session_id: string; current: boolean }[] }>(1, {
    method: "GET",
    path: callPaths.listSessions.path,
    headers,
  });
  const oldest = listed.body.data.at(-1)?.session_id;
  await site.ask(0, { path: callPaths.revokeSession.path, json: { session_id: oldest }, headers });
  expect([await isKnown(tokens[0] ?? ""), await isKnown(tokens[1] ?? "")]).toEqual([false, true]);

  // Its device logs out and the token stays valid; ending all other sessions ends the token as well.
  await site.ask(1, {
    path: callPaths.logout.path,
    json: {},
    headers: { authorization: `Bearer ${sessions[1]}` },
  });
  expect(await isKnown(tokens[1] ?? "")).toBe(true);
  await site.ask(1, { path: callPaths.revokeSession.path, json: { session_id: "others" }, headers });
  expect([await isKnown(tokens[1] ?? ""), await isKnown(tokens[2] ?? "")]).toEqual([false, true]);

  await db.pool.query("update device_marks set ends_at = now() where msisdn = $1", [msisdn]);
  expect(await isKnown(tokens[2] ?? "")).toBe(false);
});
