import { randomUUID } from "node:crypto";
import type { Database } from "@/backend/db/client";
import { type LoginApp, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, openTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const MAX_ORDERS = 20;
const ATTEMPTS = 200;

let db: TestDatabase;
let second: Database;
/** Two sites on one database. */
let apps: LoginApp[];

beforeAll(async () => {
  db = await createTestDatabase();
  second = openTestDatabase(db.url);
  const variables = { ...WIDE_CLIENTS, RATE_CLIENT_ORDERS_PER_HOUR: String(MAX_ORDERS) };
  apps = [loginApp(db, variables), loginApp(second, variables)];
});
afterAll(async () => {
  await second.close();
  await db.close();
});

/** Tries to order a cart that does not exist: a request that the budget lets through is answered 404. */
const order = (index: number, address = "203.0.113.7") =>
  (apps[index % apps.length] as LoginApp).call(
    "makeOrder",
    {
      token: "A".repeat(32),
      version: 1,
      expected_total: 100,
      full_name: "Rahima Khatun",
      msisdn: "01712345678",
      district: "Dhaka",
      area: "Dhanmondi",
      post_code: "1209",
      address: "House 12, Road 5",
      delivery_type: "regular",
      payment_method: "cod",
    },
    { address, headers: { "idempotency-key": randomUUID() } },
  );

const statusesOf = async (attempts: Promise<{ status: number }>[]) =>
  (await Promise.all(attempts)).map(({ status }) => status);

test("of 200 orders at once at two sites the client's twenty are accepted, the others get 429 with Retry-After", async () => {
  const statuses = await statusesOf(Array.from({ length: ATTEMPTS }, (_, index) => order(index)));
  expect(statuses.filter((status) => status === 404)).toHaveLength(MAX_ORDERS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(ATTEMPTS - MAX_ORDERS);
  const refused = await order(1);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(refused.body).toMatchObject({ status: false, errors: [{ code: "too-many-requests" }] });
});

test("more than twenty pass if the count is selected first and updated then (control)", async () => {
  replaceStatements({
    "take-budget-quickly": async (connection, { values: [key, seconds, most] }) => {
      const found = "select used from budgets where key = $1";
      const { rows } = await connection.query<{ used: number }>(found, [key]);
      const used = rows[0]?.used ?? 0;
      if (used >= Number(most)) return [{ taken: 0 }];
      await connection.query(
        `insert into budgets (key, used, ends_at) values ($1, 1, now() + $2::int * interval '1 second')
       on conflict (key) do update set used = $3`,
        [key, seconds, used + 1],
      );
      return [{ taken: 1 }];
    },
  });
  const statuses = await statusesOf(Array.from({ length: ATTEMPTS }, (_, index) => order(index, "203.0.113.9")));
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(MAX_ORDERS);
});

test("another client has its own budget, and an hour later a new one starts", async () => {
  expect((await order(0, "203.0.113.8")).status).toBe(404);
  await db.pool.query("update budgets set ends_at = ends_at - interval '1 hour'");
  expect((await order(0)).status).toBe(404);
});

test("the budgets in the database contain no address", async () => {
  const { rows } = await db.pool.query<{ key: string }>("select key from budgets");
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).not.toContain("203.0.113");
});
