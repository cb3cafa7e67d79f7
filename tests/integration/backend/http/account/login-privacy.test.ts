import { codeDigest } from "@/backend/domain/codes/code-secrets";
import { sandboxSms } from "@/backend/domain/messages/sandbox-messages";
import { createLog } from "@/server/log";
import {
  guessOf,
  type LoginApp,
  logInAs,
  loginApp,
  otherCode,
  PEPPER,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

const PAIRS = 300;
/** These pairs are requested one after the other, so that their times can be compared. */
const TIMED_PAIRS = 200;
const ours = (index: number) => `01730${String(100_000 + index)}`;
const theirs = (index: number) => `01930${String(100_000 + index)}`;

/** Everything in a response that a caller can compare: status, headers and body, without the request id. */
function seen({ status, headers, text }: { status: number; headers: Headers; text: string }): string {
  const kept = [...headers].filter(([name]) => name !== "x-request-id");
  return JSON.stringify([status, kept, text.replace(/"requestId":"[^"]+"/, "")]);
}

test("300 subscribers' numbers and 300 numbers of other operators get identical responses to a request for a code and a wrong code", async () => {
  const answers = { ours: new Set<string>(), theirs: new Set<string>() };
  const times = { ours: [] as number[], theirs: [] as number[] };
  const ask = async (kind: "ours" | "theirs", msisdn: string) => {
    const began = performance.now();
    answers[kind].add(seen(await app.call("sendOtp", { msisdn })));
    times[kind].push(performance.now() - began);
  };
  for (let index = 0; index < TIMED_PAIRS; index += 1) {
    await ask("ours", ours(index));
    await ask("theirs", theirs(index));
  }
  const timed = { ours: [...times.ours], theirs: [...times.theirs] };
  for (let start = TIMED_PAIRS; start < PAIRS; start += 10) {
    const indexes = Array.from({ length: 10 }, (_, offset) => start + offset);
    await Promise.all(indexes.flatMap((index) => [ask("ours", ours(index)), ask("theirs", theirs(index))]));
  }
  expect(answers.ours.size).toBe(1);
  expect(answers.theirs).toEqual(answers.ours);
  // Compares the tenth percentile: other work on the machine makes a call slower but never faster, so on a loaded
  // machine the median would mostly measure the load.
  const ownTime = (values: number[]) => values.sort((left, right) => left - right)[Math.floor(values.length / 10)] ?? 0;
  expect(Math.abs(ownTime(timed.ours) - ownTime(timed.theirs))).toBeLessThan(5);
  const { rows } = await db.pool.query("select count(*)::int as count from outbox_messages where msisdn like '019%'");
  expect(rows).toEqual([{ count: 0 }]);

  const guesses = { ours: new Set<string>(), theirs: new Set<string>() };
  for (let index = 0; index < 50; index += 1) {
    const wrong = otherCode((await sentCode(db, ours(index))) ?? "");
    guesses.ours.add(seen(await app.call("verifyOtp", guessOf(ours(index), wrong))));
    guesses.theirs.add(seen(await app.call("verifyOtp", guessOf(theirs(index), wrong))));
  }
  expect(guesses.theirs).toEqual(guesses.ours);
}, 120_000);

test("the same comparison finds a service whose word, status or header depends on the number (control)", async () => {
  const naive = [
    (isOurs: boolean) => Response.json({ status: isOurs }),
    (isOurs: boolean) => Response.json({ status: true }, { status: isOurs ? 200 : 202 }),
    (isOurs: boolean) => Response.json({ status: true }, isOurs ? { headers: { "retry-after": "30" } } : {}),
  ];
  const look = async (answer: Response) =>
    seen({ status: answer.status, headers: answer.headers, text: await answer.text() });
  for (const answer of naive) expect(await look(answer(true))).not.toBe(await look(answer(false)));
});

test("no code logs in a number of another operator; exactly one logs in a subscriber's number", async () => {
  const fitting = async (msisdn: string) => {
    await db.pool.query("truncate one_time_codes");
    await app.call("sendOtp", { msisdn });
    const { rows } = await db.pool.query<{ challenge: string; digest: string }>(
      "select challenge, digest from one_time_codes",
    );
    const { challenge = "", digest = "" } = rows[0] ?? {};
    const binding = { msisdn, purpose: "login" as const, subject: "", challenge };
    const codes = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, "0"));
    return codes.filter((code) => codeDigest(PEPPER, binding, code) === digest);
  };
  expect(await fitting("01812345678")).toEqual([]);
  expect(await fitting("01712345678")).toEqual([await sentCode(db, "01712345678")]);
});

test("no log line and no refusal contains a number, code or token", async () => {
  const msisdn = "01773219846";
  const lines: string[] = [];
  const pinoLog = createLog("trace", { write: (line: string) => void lines.push(line) });
  const bodies: string[] = [];
  const call: LoginApp["call"] = async (name, body, caller) => {
    const answer = await app.call<never>(name, body, caller);
    if (answer.status !== 200 || answer.text.includes('"status":false')) bodies.push(answer.text);
    return answer;
  };
  const { token } = await logInAs(app, db, msisdn);
  await call("sendOtp", { msisdn });
  await db.pool.query("truncate budgets");
  await call("sendOtp", { msisdn });
  const code = (await sentCode(db, msisdn)) ?? "";
  for (let step = 1; step <= 6; step += 1) await call("verifyOtp", guessOf(msisdn, otherCode(code, step)));
  await call("verifyOtp", { ...guessOf(msisdn, code), keepAlive: token });
  await call("verifyOtp", { ...guessOf(msisdn, code), extra: token });
  await call("createHandoff", { msisdn }, { headers: { authorization: `Bearer ${token}` } });
  await call("revokeSession", { session_id: token }, { headers: { webLoginToken: token } });
  // The database fails during these calls.
  const broken = loginApp({ ...db, pool: { connect: fail, query: fail } as never }, WIDE_CLIENTS);
  for (const [name, body] of [
    ["sendOtp", { msisdn }],
    ["verifyOtp", guessOf(msisdn, code)],
    ["getUserInfo", undefined],
  ] as const) {
    const answer = await broken.call(name, body, { headers: { webLoginToken: token } });
    expect(answer.status).toBe(500);
    bodies.push(answer.text);
  }
  for (const { fields, message } of [...app.log.lines, ...broken.log.lines]) pinoLog.warn(fields, message);
  expect(lines.length).toBeGreaterThan(0);
  expect(bodies.length).toBeGreaterThan(10);
  const output = [...lines, ...bodies].join("\n");
  for (const secret of [msisdn, `88${msisdn}`, msisdn.slice(1), token, `"${code}"`, ` ${code} `]) {
    expect(output).not.toContain(secret);
  }
});

test("the sandbox prints a message with a masked number", async () => {
  const said: string[] = [];
  await sandboxSms(db, (line) => void said.push(line)).send({
    kind: "sms",
    lang: "en",
    msisdn: "01773219846",
    purpose: "login",
    text: "0042 is your code to log in.",
    code: "0042",
  });
  expect(said.join("\n")).not.toContain("01773219846");
});

function fail(): never {
  throw new Error("The database went away");
}
