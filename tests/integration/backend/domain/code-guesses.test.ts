import type { Database } from "@/backend/db/client";
import type { Connection } from "@/backend/db/queries/statement";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { DomainError } from "@/backend/domain/domain-error";
import { guessOf, type LoginApp, loginApp, otherCode, PEPPER, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { meetOthers, prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { createTestDatabase, openTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
/** Two sites on one database, each with its own connection pool. */
let second: Database;
let apps: LoginApp[];

beforeAll(async () => {
  db = await createTestDatabase();
  second = openTestDatabase(db.url);
  apps = [loginApp(db, WIDE_CLIENTS), loginApp(second, WIDE_CLIENTS)];
});
afterAll(async () => {
  await second.close();
  await db.close();
});

const app = (index: number): LoginApp => apps[index % apps.length] as LoginApp;
const numberOf = (index: number) => `0171900${String(1_000 + index)}`;

/** Counts the results of the guesses: compared and wrong, or logged in. */
function tally(answers: readonly { status: number; body: { access_token?: string } }[]) {
  return {
    wrong: answers.filter(({ status, body }) => status === 200 && body.access_token === undefined).length,
    loggedIn: answers.filter(({ body }) => body.access_token !== undefined).length,
  };
}

test("a right code sent fifty times at once makes one session", async () => {
  const msisdn = numberOf(500);
  await app(0).call("sendOtp", { msisdn });
  const code = (await sentCode(db, msisdn)) ?? "";
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guess) =>
      app(guess).call<{ access_token?: string }>("verifyOtp", guessOf(msisdn, code)),
    ),
  );
  expect(tally(answers).loggedIn).toBe(1);
  const { rows } = await db.pool.query("select count(*)::int as count from sessions where msisdn = $1", [msisdn]);
  expect(rows).toEqual([{ count: 1 }]);
});

async function attemptsOf(): Promise<number> {
  const { rows } = await db.pool.query("select attempts from one_time_codes order by expires_at desc limit 1");
  return rows[0]?.attempts;
}

test("two equal wrong codes sent at once are two wrong guesses", async () => {
  const msisdn = numberOf(503);
  await app(0).call("sendOtp", { msisdn });
  const wrong = otherCode((await sentCode(db, msisdn)) ?? "", 1);
  const send = (at: number) => app(at).call<{ access_token?: string }>("verifyOtp", guessOf(msisdn, wrong));
  expect(tally(await Promise.all([send(0), send(1)])).wrong).toBe(2);
  expect(await attemptsOf()).toBe(2);
});

test("two equal wrong codes would be one if the count were read first and written then (control)", async () => {
  await app(0).call("sendOtp", { msisdn: numberOf(504) });
  await prepareMeeting(db);
  const guess = async (connection: Connection) => {
    const before = await attemptsOf();
    await meetOthers(connection);
    await connection.query(
      "update one_time_codes set attempts = $1 where expires_at = (select max(expires_at) from one_time_codes)",
      [before + 1],
    );
  };
  await Promise.all([guess(db.pool), guess(second.pool)]);
  expect(await attemptsOf()).toBe(1);
});

test("a number has ten wrong guesses a day, with any number of codes", async () => {
  const msisdn = numberOf(501);
  let wrong = 0;
  for (let round = 0; round < 4; round += 1) {
    // Acts as if the thirty seconds between two codes and the hour of the code budget had passed.
    await db.pool.query(
      "delete from budgets where ends_at < now() + interval '61 minutes' and ends_at > now() - interval '1 day'",
    );
    await app(round).call("sendOtp", { msisdn });
    const code = (await sentCode(db, msisdn)) ?? "";
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        app(guess).call<{ access_token?: string }>("verifyOtp", guessOf(msisdn, otherCode(code, guess + 1))),
      ),
    );
    wrong += tally(answers).wrong;
  }
  expect(wrong).toBe(10);
});

test("a right code whose action is refused is no wrong guess, and stays valid", async () => {
  const msisdn = numberOf(502);
  await app(0).call("sendOtp", { msisdn });
  const code = (await sentCode(db, msisdn)) ?? "";
  const context: CodeContext = {
    db,
    lang: "en",
    pepper: PEPPER,
    operatorPrefixes: ["017"],
    client: null,
    clientLimits: { numbersPerDay: 20, codesPerHour: 30, wrongCodesPerDay: 30 },
    messagesPerMinute: 600,
    isKnownDevice: async () => false,
    onDroppedText: () => undefined,
  };
  const guess = { msisdn, purpose: "login", code } as const;
  const wrongGuesses = async () => {
    const { rows } = await db.pool.query<{ wrong: number; used: number }>(
      `select (select coalesce(sum(wrong), 0)::int from code_hours) as wrong,
         (select sum(used)::int from budgets where ends_at > now() + interval '23 hours') as used`,
    );
    return rows[0];
  };
  const before = await wrongGuesses();
  const refused = acceptCode(context, guess, () => Promise.reject(new DomainError("out-of-stock")));
  await expect(refused).rejects.toMatchObject({ code: "out-of-stock" });
  expect(await wrongGuesses()).toEqual(before);
  expect(await acceptCode(context, guess, async () => "done")).toMatchObject({ msisdn, result: "done" });
});
