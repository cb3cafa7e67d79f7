import type { Backend } from "@/backend/app";
import { type CallName, callPaths } from "@/backend/contract/paths";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { nextVisitDay, typeRequest } from "@/tests/support/sims";

const NUMBER = { msisdn: "01912345678", current_operator: "setu" };
const STEPS = {
  number: NUMBER,
  owner: { full_name: "Karim Uddin", nid_last4: "9876", type: "prepaid" },
  visit: { district: "Dhaka", area: "Dhanmondi", visit_on: nextVisitDay() },
};

let db: TestDatabase;
let backend: Backend;
beforeAll(async () => {
  db = await createTestDatabase();
  backend = checkedBackend(db, { variables: { RATE_CLIENT_WRITES_PER_MINUTE: "10000" } });
});
beforeEach(() => db.pool.query("truncate budgets, service_requests cascade"));
afterAll(() => db.close());

/** The calls of one client. */
const callerAt = (remoteAddress: string) => ({
  async call<Answer>(name: CallName, body?: unknown) {
    const request = new Request(ORIGIN + callPaths[name].path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const response = await backend.fetch(request, { incoming: { socket: { remoteAddress } } });
    return { status: response.status, body: (await response.json()) as Answer };
  },
});
const flooder = callerAt("203.0.113.7");
const count = async (where: string) => (await db.pool.query(`select from service_requests where ${where}`)).rowCount;

test("a network can send twenty requests about SIMs an hour, also at once; another network is not affected", async () => {
  const site = { call: flooder.call };
  const keys: string[] = [];
  for (let at = 0; at < 30; at += 1) keys.push((await typeRequest(site, "mnp", STEPS)).key);
  const statuses = await Promise.all(keys.map(async (key) => (await flooder.call("submitSimRequest", { key })).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await count("state = 'submitted'")).toBe(20);
  const other = callerAt("203.0.113.8");
  const { key } = await typeRequest(other, "mnp", STEPS);
  expect((await other.call("submitSimRequest", { key })).status).toBe(200);
});

test.each([
  ["without a key", () => ({})],
  ["with invented keys", (at: number) => ({ key: String(at).padStart(32, "k") })],
])("a network can begin sixty requests an hour %s", async (_, keyOf) => {
  const begin = async (at: number) =>
    (await flooder.call("saveSimRequest", { service: "mnp", step: "number", answers: NUMBER, ...keyOf(at) })).status;
  const statuses = await Promise.all(Array.from({ length: 80 }, (__, at) => begin(at)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(await count("state = 'draft'")).toBe(60);
});

test("the steps of a request that was begun are not counted", async () => {
  const { key } = await typeRequest(flooder, "mnp", { number: NUMBER });
  for (let at = 0; at < 80; at += 1) {
    const again = { service: "mnp", step: "number", key, answers: NUMBER };
    expect((await flooder.call("saveSimRequest", again)).status).toBe(200);
  }
});
