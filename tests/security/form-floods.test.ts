import { randomUUID } from "node:crypto";
import type { Backend } from "@/backend/app";
import { runComplaintsCommand } from "@/backend/domain/forms/operator-commands";
import { voteUsefulInfo } from "@/backend/domain/support/useful-info";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const COMPLAINT = {
  webform_id: "complaint",
  full_name: "Nusrat Jahan",
  msisdn: "01712345678",
  topic: "network",
  message: "No signal.",
};

let db: TestDatabase;
let backend: Backend;
beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db);
});
beforeEach(() =>
  db.pool.query("truncate budgets, web_forms, newsletter_subscriptions, useful_info_votes, customer_feedback cascade"),
);
afterAll(() => db.close());

const times = <Result>(count: number, make: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const post = (path: string, remoteAddress: string, body: object, lang: "en" | "bn" = "en") =>
  backend.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: "POST",
      headers: { lang, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    { incoming: { socket: { remoteAddress } } },
  );
const rowsOf = async (table: string) => (await db.pool.query(`select * from ${table}`)).rows.length;

test("a network can send twenty forms an hour, also at once, and further ones are refused in both languages", async () => {
  const statuses = await times(60, async () => (await post("/webform_rest/submit", "203.0.113.7", COMPLAINT)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(await rowsOf("web_forms")).toBe(20);
  for (const [path, words] of [
    ["/webform_rest/submit", /Too many attempts\. Please try again in \d+ minutes\./],
    ["/bn/webform_rest/submit", /অনেকবার চেষ্টা করা হয়েছে।/],
  ] as const) {
    const refused = await post(path, "203.0.113.7", COMPLAINT, path.startsWith("/bn") ? "bn" : "en");
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([429, expect.stringMatching(words)]);
  }
  expect((await post("/webform_rest/submit", "203.0.113.8", COMPLAINT)).status).toBe(200);
});

test("a network can subscribe ten addresses to the newsletter an hour", async () => {
  const path = "/api/gp-newsletter-subscription";
  await times(40, (at) => post(path, "203.0.113.7", { email: `someone${at}@example.com` }));
  expect(await rowsOf("newsletter_subscriptions")).toBe(10);
});

test("votes with many browser ids count once a day for a network, and a browser can change its own vote", async () => {
  const vote = (browser: string, address: string, useful = false) =>
    post("/api/v1/useful-info/vote", address, { slug: "lost-sim", useful, browser });
  const own = randomUUID();
  expect((await vote(own, "203.0.113.7")).status).toBe(200);
  const statuses = await times(50, async () => (await vote(randomUUID(), "203.0.113.7")).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await rowsOf("useful_info_votes")).toBe(1);
  await vote(own, "203.0.113.7", true);
  await vote(randomUUID(), "203.0.113.8", true);
  const { rows } = await db.pool.query("select useful from useful_info_votes");
  expect(rows).toEqual([{ useful: true }, { useful: true }]);
});

test("each browser id would count if the network were not checked (control)", async () => {
  const mayCount = async () => true;
  await times(50, () => voteUsefulInfo({ db, mayCount }, { slug: "lost-sim", useful: false, browser: randomUUID() }));
  expect(await rowsOf("useful_info_votes")).toBe(50);
});

test("the operator's list prints that there are more forms, and can list the newest", async () => {
  await db.pool.query(
    `insert into web_forms (reference, form, lang, fields, created_at)
     select 'R' || n, 'complaint', 'en', '{}', now() - interval '1 day' + n * interval '1 second' from generate_series(1, 235) n`,
  );
  const lines: string[] = [];
  const run = (...args: string[]) => runComplaintsCommand({ db, args, say: (line) => void lines.push(line) });
  await run("list");
  expect(lines[0]).toContain("R1 ");
  expect(lines.at(-1)).toBe("These are the oldest 200 of 235. Other end: npm run complaints -- newest");
  lines.length = 0;
  await run("newest", "complaint");
  expect(lines[0]).toContain("R235 ");
  expect(lines).toHaveLength(201);
  lines.length = 0;
  await run("list", "contact_us");
  expect(lines).toEqual(["No form is waiting."]);
});
