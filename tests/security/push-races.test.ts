import { callPaths } from "@/backend/contract/paths";
import { hashToken } from "@/backend/domain/random-ids";
import { type LoginApp, logInAs, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import type { NaiveAnswer } from "@/tests/support/naive/naive-calls";
import { prepareMeeting } from "@/tests/support/naive/naive-meeting";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { startTwoProcesses, type TwoProcesses } from "@/tests/support/servers/two-processes";

let db: TestDatabase;
let app: LoginApp;
let sites: TwoProcesses;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
  sites = await startTwoProcesses(db.url);
}, 180_000);
beforeEach(() => db.pool.query("truncate outbox_messages, sandbox_messages, budgets cascade"));
afterAll(async () => {
  await sites.close();
  await db.close();
});

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Logs a number in on one browser that is registered for push messages. */
async function subscriberOf(msisdn: string): Promise<void> {
  const { token } = await logInAs(app, db, msisdn);
  const body = { browser_token: `token-of-${msisdn}:APA91b`, browser_device: "linux", action: "add" };
  await app.call("subscribePushToken", body, { headers: { weblogintoken: token } });
}

const waitingPushes = async () => {
  const { rowCount } = await db.pool.query("select 1 from outbox_messages where kind = 'push'");
  return rowCount;
};
const shownPushes = async () => {
  const { rows } = await db.pool.query<{ shown: number }>(
    "select count(*)::int as shown from sandbox_messages where kind = 'push' group by text order by 1 desc",
  );
  return rows.map(({ shown }) => shown);
};

test("two processes with twenty rounds at once send each push message once", async () => {
  await subscriberOf("01720000011");
  await db.pool.query(
    `insert into outbox_messages (kind, msisdn, purpose, lang, params, push_token)
     select 'push', '01720000011', 'order-shipped', 'en', jsonb_build_object('orderId', 'order-' || n), token
     from push_tokens, generate_series(1, 60) n`,
  );
  await sites.all(times(20, () => ({ path: "/rounds/pushes", json: {} })));
  expect(await shownPushes()).toEqual(times(60, () => 1));
});

test("a message that is sent first and marked then is sent twice (control)", async () => {
  await subscriberOf("01720000012");
  await db.pool.query(
    `insert into outbox_messages (kind, msisdn, purpose, lang, push_token)
     select 'push', '01720000012', 'order-shipped', 'en', token from push_tokens limit 1`,
  );
  await prepareMeeting(db);
  await sites.all(times(2, () => ({ path: "/naive/dispatch", json: {} })));
  expect(await shownPushes()).toEqual([2]);
});

test("a browser gets one message about a price drop in 24 hours, also when 40 are queued at once at two processes", async () => {
  await subscriberOf("01720000013");
  const drop = () => ({ path: "/rounds/price-drop", json: { msisdn: "01720000013" } });
  await sites.all(times(40, drop));
  expect(await waitingPushes()).toBe(1);
  await db.pool.query("update push_tokens set price_push_at = price_push_at - interval '23 hours 59 minutes'");
  await sites.all(times(4, drop));
  expect(await waitingPushes()).toBe(1);
  await db.pool.query("update push_tokens set price_push_at = price_push_at - interval '1 minute'");
  await sites.all(times(4, drop));
  expect(await waitingPushes()).toBe(2);
});

test("a daily limit that is selected first and updated then queues two messages (control)", async () => {
  await subscriberOf("01720000014");
  await prepareMeeting(db);
  await sites.all(times(2, () => ({ path: "/naive/daily-push", json: { msisdn: "01720000014" } })));
  expect(await waitingPushes()).toBe(2);
});

const registrations = (webLoginToken: string, device: string) =>
  times(40, (index) => ({
    path: callPaths.subscribePushToken.path,
    json: { browser_token: `${device}-token-${index}:APA91b`, browser_device: device, action: "add" },
    headers: { webLoginToken },
  }));
const tokensOf = async (device: string) => {
  const { rows } = await db.pool.query<{ tokens: number; bound: number }>(
    "select count(*)::int as tokens, count(session_id)::int as bound from push_tokens where device = $1",
    [device],
  );
  return rows[0];
};

test("40 tokens of one session at once at two processes are all accepted, and one of them belongs to the session", async () => {
  const { token } = await logInAs(app, db, "01720000015");
  const answers = await sites.all(registrations(token, "linux-race"));
  expect(answers.map(({ status }) => status)).toEqual(times(40, () => 200));
  expect(await tokensOf("linux-race")).toEqual({ tokens: 40, bound: 1 });
});

test("without a lock the second of two registrations at the same time fails (control)", async () => {
  const { token } = await logInAs(app, db, "01720000016");
  await prepareMeeting(db);
  const json = (index: number) => ({ session: hashToken(token), token: `naive-token-${index}` });
  const answers = await sites.all<NaiveAnswer>(times(2, (index) => ({ path: "/naive/push-token", json: json(index) })));
  expect(answers.map(({ body }) => body.failure ?? "done").sort()).toEqual(["23505", "done"]);
});
