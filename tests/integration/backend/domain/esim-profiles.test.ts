import { randomUUID } from "node:crypto";
import type { OrderView } from "@/backend/contract/shop/orders";
import type { EsimProfile } from "@/backend/contract/sims/esim";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { httpEsims } from "@/backend/domain/esim/http-esim";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";
import { type LoginApp, loginApp, PEPPER, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  ESIM_TOKEN,
  type EsimFault,
  esimVariables,
  type ImitatedEsims,
  imitateEsims,
} from "@/tests/support/servers/esim-system";
import {
  approve,
  cartOf,
  openMigration,
  orderCart,
  payOrder,
  searchNumbers,
  sentEsimKey,
  track,
} from "@/tests/support/sims";
import { simSkus } from "@/utils/sims/sim-skus";

let db: TestDatabase;
let app: LoginApp;
let system: ImitatedEsims;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  system = await imitateEsims();
  app = loginApp(db, { ...WIDE_CLIENTS, ...esimVariables(system.address) });
});
afterEach(async () => {
  await system.close();
  // An order that is still waiting must not affect the next test.
  await db.pool.query("update orders set state = 'cancelled' where state = 'placed' and payment_state = 'paid'");
});
afterAll(() => db.close());

let last = 40_000_000;
const newNumber = (prefix = "018") => {
  last += 1;
  return `${prefix}${last}`;
};

/** In these tests the breaker does not open after repeated failures: it has a test of its own. */
const round = (timeoutMs = 5_000) => {
  const timing = { attempts: 2, firstPauseMs: 1, failuresToOpen: 1_000, openMs: 60_000 };
  const provider = httpEsims({ url: system.address, token: ESIM_TOKEN, timeoutMs }, timing);
  return deliverEsims({ db, pepper: PEPPER, provider });
};
const passPauses = () => db.pool.query("update esim_profile_orders set next_at = now()");

async function paidEsim() {
  const buyer = newNumber();
  const { items } = await searchNumbers(app, { form: "esim", per_page: 48 });
  const number = items.find(({ pair }) => pair === null)?.sim ?? "";
  const { orderId } = await orderCart(app, await cartOf(app, simSkus.prepaid.esim, [number]), buyer);
  await payOrder(app, db, orderId);
  return { buyer, number, orderId };
}

const textsTo = async (msisdn: string) => {
  const { rows } = await db.pool.query<{ purpose: string }>(
    "select purpose from outbox_messages where msisdn = $1 and purpose like 'esim-%' order by id",
    [msisdn],
  );
  return rows.map(({ purpose }) => purpose);
};
const orderOf = async (orderId: string) =>
  (await app.call<{ data: OrderView[] }>("getMultipleOrders", { order_ids: [orderId] })).body.data[0];
const openedBy = async (buyer: string, orderId: string) => {
  const link = { id: orderId, key: (await sentEsimKey(db, buyer)) ?? "" };
  return (await app.call<{ data: { profiles: EsimProfile[] } }>("openEsim", link)).body.data.profiles;
};

it("a paid order gets the profile of the eSIM system, and is delivered with it", async () => {
  const { buyer, number, orderId } = await paidEsim();
  await round();
  const [made] = system.made;
  expect(system.made).toHaveLength(1);
  expect(made).toMatchObject({ msisdn: `88${number}`, purpose: "new" });
  const { iccid, activation_code } = made ?? {};
  expect(await openedBy(buyer, orderId)).toMatchObject([{ sim: number, iccid, activation_code }]);
  expect((await orderOf(orderId))?.state).toBe("delivered");
});

it("an order with a risky payment gets its eSIM when an operator has reviewed it, and not before", async () => {
  const { buyer, orderId } = await paidEsim();
  await db.pool.query(
    "update payments set review_due = true where order_id = (select id from orders where public_id = $1)",
    [orderId],
  );
  await round();
  expect(await textsTo(buyer)).toEqual([]);
  await advanceOrder({ db }, { orderId, reviewed: true });
  await round();
  expect(await textsTo(buyer)).toEqual(["esim-ready"]);
  expect((await orderOf(orderId))?.state).toBe("delivered");
});

it("the page of a paid migration does not wait for an eSIM system that does not answer", async () => {
  const slow = loginApp(db, { ...WIDE_CLIENTS, ...esimVariables(system.address), ESIM_HTTP_TIMEOUT_MS: "30000" });
  const { reference, transactionId } = await openMigration(slow, db, newNumber("017"));
  await approve(db, transactionId);
  system.failWith("silent");
  const startedAt = performance.now();
  const seen = await track(slow, reference, { transaction_id: transactionId });
  expect(seen).toMatchObject({ state: "ready", payment: "paid", esim: false });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await db.pool.query("delete from esim_profile_orders");
  // A migration that is still waiting must not affect the next test.
  system.failWith(null);
  await round();
});

it.each<EsimFault>(["down", "silent", "late", "words", "other"])(
  "when the eSIM system is %s, the order is delayed, and gets one profile in the end",
  async (fault) => {
    const { buyer, number, orderId } = await paidEsim();
    system.failWith(fault);
    await round(300);
    expect((await orderOf(orderId))?.state).toBe("placed");
    expect(await textsTo(buyer)).toEqual([]);
    // The pause is not over, so no request is sent.
    const asked = system.requests.length;
    await round(300);
    expect(system.requests).toHaveLength(asked);

    system.failWith(null);
    await passPauses();
    await round();
    expect(system.made.map(({ msisdn }) => msisdn)).toEqual([`88${number}`]);
    expect(system.requests[asked]).toMatch(/^GET /);
    const { iccid } = system.made[0] ?? {};
    expect(await openedBy(buyer, orderId)).toMatchObject([{ iccid }]);
    expect(await textsTo(buyer)).toEqual(["esim-ready"]);
  },
);

it("a second order without a query makes a second profile (control)", async () => {
  await paidEsim();
  system.failWith("late");
  await round(300);
  system.failWith(null);
  // The simulated error: the attempt does not know about the earlier attempt.
  await db.pool.query("update esim_profile_orders set attempts = 0, next_at = now()");
  await round();
  expect(system.made).toHaveLength(2);
});

it("a pending profile is queried again, and not ordered again", async () => {
  const { buyer, orderId } = await paidEsim();
  system.failWith("pending");
  await round();
  expect((await orderOf(orderId))?.state).toBe("placed");
  system.failWith(null);
  await passPauses();
  await round();
  expect(system.requests.map((line) => line.split(" ")[0])).toEqual(["POST", "GET"]);
  expect(await textsTo(buyer)).toEqual(["esim-ready"]);
});

it("a card number that belongs to another buyer is not delivered a second time", async () => {
  await paidEsim();
  await round();
  const second = await paidEsim();
  system.failWith("used", system.made[0]?.iccid);
  await round();
  expect(await textsTo(second.buyer)).toEqual([]);
  const { rows } = await db.pool.query(
    "select last_problem from esim_profile_orders where order_id = (select id from orders where public_id = $1)",
    [second.orderId],
  );
  expect(rows).toEqual([{ last_problem: "The eSIM system answered with the card number of another eSIM" }]);
});

it("rounds at the same time order one profile and deliver it once", async () => {
  const { buyer } = await paidEsim();
  await Promise.all(Array.from({ length: 6 }, () => round()));
  await round();
  expect(system.made).toHaveLength(1);
  expect(await textsTo(buyer)).toEqual(["esim-ready"]);
});

it("a buyer who has waited for two minutes is texted once, and the order is late until the eSIM is delivered", async () => {
  const { buyer, orderId } = await paidEsim();
  system.failWith("down");
  await round();
  expect((await orderOf(orderId))?.delivery.late).toBe(false);
  await db.pool.query("update esim_profile_orders set created_at = now() - interval '121 seconds' where iccid is null");
  for (let more = 0; more < 3; more += 1) {
    await passPauses();
    await round();
  }
  expect(await textsTo(buyer)).toEqual(["esim-delayed"]);
  expect((await orderOf(orderId))?.delivery.late).toBe(true);
  system.failWith(null);
  await passPauses();
  await round();
  expect(await textsTo(buyer)).toEqual(["esim-delayed", "esim-ready"]);
  expect((await orderOf(orderId))?.delivery.late).toBe(false);
});

it("a cancelled order is not queried again", async () => {
  const { orderId } = await paidEsim();
  system.failWith("down");
  await round();
  await db.pool.query("update orders set state = 'cancelled' where public_id = $1", [orderId]);
  const asked = system.requests.length;
  await passPauses();
  await round();
  expect(system.requests).toHaveLength(asked);
});

it("a paid migration is ready although the eSIM system is down, and gets its profile later", async () => {
  const msisdn = newNumber("017");
  await app.call("checkEsimEligibility", { msisdn });
  const opened = await app.call<{ data: { transaction_id: string; reference: string } }>(
    "payEsim",
    { msisdn, otp_value: (await sentCode(db, msisdn)) ?? "", email: "rahima@example.com" },
    { headers: { "idempotency-key": randomUUID() } },
  );
  const { transaction_id, reference } = opened.body.data;
  await approve(db, transaction_id);
  system.failWith("down");
  expect(await track(app, reference, { transaction_id })).toMatchObject({
    state: "ready",
    payment: "paid",
    esim: false,
  });
  system.failWith(null);
  await passPauses();
  await round();
  expect(system.made).toMatchObject([{ msisdn: `88${msisdn}`, purpose: "migration" }]);
  expect(await track(app, reference)).toMatchObject({ esim: true });
  expect(await textsTo(msisdn)).toEqual(["esim-ready"]);
  // The operator's command still works for this request.
  const lines: string[] = [];
  expect(
    await runSimRequestsCommand({
      db,
      pepper: PEPPER,
      args: ["advance", reference],
      say: (line) => void lines.push(line),
    }),
  ).toBe(true);
});
