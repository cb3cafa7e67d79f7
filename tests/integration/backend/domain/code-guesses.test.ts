import { openDatabase } from "@/backend/db/client";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { guessOf, type LoginApp, loginApp, otherCode, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { naiveTry } from "@/tests/support/naive-codes";

const CODES = 20;
const GUESSES = 1_000;

let db: TestDatabase;
/** Two sites on one database, each with a pool of its own. */
let second: ReturnType<typeof openDatabase>;
let apps: LoginApp[];

beforeAll(async () => {
  db = await createTestDatabase();
  second = openDatabase(db.url);
  apps = [loginApp(db, WIDE_CLIENTS), loginApp(second, WIDE_CLIENTS)];
});
afterAll(async () => {
  await second.close();
  await db.close();
});

const app = (index: number): LoginApp => apps[index % apps.length] as LoginApp;
const numberOf = (index: number) => `0171900${String(1_000 + index)}`;

/** How guesses were answered: compared and wrong, refused, or a session. */
function tally(answers: readonly { status: number; body: { access_token?: string } }[]) {
  return {
    wrong: answers.filter(({ status, body }) => status === 200 && body.access_token === undefined).length,
    refused: answers.filter(({ status }) => status === 429).length,
    loggedIn: answers.filter(({ body }) => body.access_token !== undefined).length,
  };
}

test("the control: a limit that is looked at and then written lets far more than five guesses through", async () => {
  await apps[0]?.call("sendOtp", { msisdn: numberOf(900) });
  const { rows } = await db.pool.query<{ key: string }>("select number_key as key from one_time_codes limit 1");
  const tries = Array.from({ length: 100 }, () => naiveTry(db, rows[0]?.key ?? ""));
  expect((await Promise.all(tries)).filter(Boolean).length).toBeGreaterThan(5);
});

test("20 codes x 1,000 parallel guesses at two sites: five of each are compared, none logs in", async () => {
  const codes: string[] = [];
  for (let index = 0; index < CODES; index += 1) {
    expect((await app(index).call("sendOtp", { msisdn: numberOf(index) })).body).toEqual({ status: true });
    codes.push((await sentCode(db, numberOf(index))) ?? "");
  }
  for (let index = 0; index < CODES; index += 1) {
    const guesses = Array.from({ length: GUESSES }, (_, guess) =>
      app(guess).call<{ access_token?: string }>(
        "verifyOtp",
        guessOf(numberOf(index), otherCode(codes[index] ?? "", guess + 1)),
        { headers: { "x-forwarded-for": `198.51.100.${guess % 250}` } },
      ),
    );
    expect(tally(await Promise.all(guesses))).toEqual({ wrong: 5, refused: GUESSES - 5, loggedIn: 0 });
  }
  const { rows } = await db.pool.query("select distinct attempts from one_time_codes where used_at is null");
  expect(rows).toContainEqual({ attempts: 5 });
  // What was counted and not compared was given back: five of the ten wrong guesses a day are spent.
  const { rows: hours } = await db.pool.query("select sum(wrong)::int as wrong from code_hours");
  expect(hours).toEqual([{ wrong: CODES * 5 }]);
  // A right code is worth nothing any more.
  const late = await app(1).call("verifyOtp", guessOf(numberOf(0), codes[0] ?? ""));
  expect(late.status).toBe(429);
}, 60_000);

test("a right code typed fifty times at once makes one session", async () => {
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

test("ten wrong guesses a day at one number, however many codes it gets", async () => {
  const msisdn = numberOf(501);
  let wrong = 0;
  for (let round = 0; round < 4; round += 1) {
    // The thirty seconds and the hour between codes have passed.
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
