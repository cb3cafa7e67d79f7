import { randomUUID } from "node:crypto";
import { type Backend, createBackend } from "@/backend/app";
import { type CallName, callPaths } from "@/backend/contract/paths";
import { readBackendEnv } from "@/backend/env";
import type { Connection } from "@/backend/http/requests/request-context";
import { endQuestionPauses } from "@/tests/support/payment-questions";
import { openRecharge } from "@/tests/support/recharge/recharges";
import { memoryLog } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  type ImitatedGateway,
  imitateSslcommerz,
  signedIpn,
  sslcommerzVariables,
} from "@/tests/support/servers/sslcommerz";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";

const ORIGIN = "https://shop.example";
/** Half of them are questions. */
const WRITES = 20;

let db: TestDatabase;
let gateway: ImitatedGateway;
/** Two processes on one database. */
let sites: readonly [Backend, Backend];
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 1_000 }] })).skus;
  gateway = await imitateSslcommerz();
  const variables = {
    PUBLIC_ORIGIN: ORIGIN,
    CODE_PEPPER: "rV7mQx2Lk9ZtW4yHc8NfJb3GdS6uPaE1",
    RATE_CLIENT_WRITES_PER_MINUTE: String(WRITES),
    ...sslcommerzVariables(gateway.address),
  };
  const site = () =>
    createBackend({ db, env: readBackendEnv(variables), log: memoryLog(), say: () => undefined, checkAnswers: true });
  sites = [site(), site()];
});
afterAll(async () => {
  await gateway.close();
  await db.close();
});

let addresses = 0;
/** The visitor of a page, as the site names him to its backend. */
const newVisitor = (): Connection => {
  addresses += 1;
  return { visitor: `198.51.100.${addresses}` };
};

async function send(site: Backend, call: CallName, body: object, connection?: Connection) {
  const request = new Request(`${ORIGIN}${callPaths[call].path}`, {
    method: "POST",
    headers: { "content-type": "application/json", lang: "en", "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  const response = await site.fetch(request, connection);
  return { status: response.status, body: (await response.json()) as never };
}

interface Payment {
  look: (visitor: Connection, site?: Backend) => Promise<{ status: number; body: object }>;
  transaction: string;
}

async function orderPayment(): Promise<Payment> {
  const { orderId } = await buy(db, [[sku, 1]]);
  const opened = await send(sites[0], "payment", { order_id: orderId });
  const { transaction_id: transaction } = (opened.body as { data: { transaction_id: string } }).data;
  const body = { order_id: orderId, transaction_id: transaction };
  return { transaction, look: (visitor, site = sites[0]) => send(site, "validatePaymentTransaction", body, visitor) };
}

async function rechargePayment(): Promise<Payment> {
  const transaction = await openRecharge(db, "01311000001");
  const body = { transaction_id: transaction };
  return { transaction, look: (visitor, site = sites[0]) => send(site, "getRecharge", body, visitor) };
}

/** How many questions the gateway gets meanwhile. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const before = gateway.asked.query;
  await work();
  return gateway.asked.query - before;
}

describe.each([
  ["an order", orderPayment],
  ["a recharge", rechargePayment],
])("the page of the payment of %s", (_, open) => {
  it("asks the gateway once, however often it is opened at once, in two processes", async () => {
    const { look } = await open();
    const asked = await questions(async () => {
      const looks = Array.from({ length: 40 }, (__, index) => look(newVisitor(), sites[index % 2]));
      const answers = await Promise.all(looks);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (let again = 0; again < 10; again += 1) await look(newVisitor(), sites[again % 2]);
    });
    expect(asked).toBe(1);
  });

  it("asks again after the pause, and then shows that it is paid", async () => {
    const { look, transaction } = await open();
    const visitor = newVisitor();
    expect(await questions(() => look(visitor))).toBe(1);
    gateway.knows(transaction, [{ status: "FAILED", amount: "1.00" }]);
    expect(await questions(() => look(visitor))).toBe(0);
    await endQuestionPauses(db);
    expect(await questions(() => look(visitor))).toBe(1);
  });
});

it("a payer who returns is answered by the gateway, although a background round has just asked", async () => {
  const { look, transaction } = await orderPayment();
  await db.pool.query("update payments set asked_at = now() where id = $1", [transaction]);
  gateway.knows(transaction, [{ status: "VALID", amount: "10060.00" }]);
  expect((await look(newVisitor())).body).toMatchObject({ data: { payment_state: "paid" } });
});

it("a message of the gateway is followed by a question, although the payer has just asked", async () => {
  const { look, transaction } = await orderPayment();
  await look(newVisitor());
  gateway.knows(transaction, [{ status: "VALID", amount: "10060.00" }]);
  const message = signedIpn({ tran_id: transaction, status: "VALID", store_id: "teststore" }, "teststore@ssl");
  const ipn = new Request(`${ORIGIN}/api/payments/sslcommerz/ipn`, { method: "POST", body: message });
  expect((await sites[0].fetch(ipn)).status).toBe(200);
  const { rows } = await db.pool.query("select state from payments where id = $1", [transaction]);
  expect(rows).toEqual([{ state: "paid" }]);
});

it("one visitor with many payments asks as often as the budget allows, in two processes, and others go on", async () => {
  const payments: Payment[] = [];
  for (let opened = 0; opened < WRITES; opened += 1) payments.push(await orderPayment());
  const visitor = newVisitor();
  const asked = await questions(() => Promise.all(payments.map(({ look }, index) => look(visitor, sites[index % 2]))));
  expect(asked).toBe(WRITES / 2);
  // A visitor without questions left does not take the turn of the payment.
  const last = payments.at(-1);
  expect(await questions(async () => last?.look(newVisitor()))).toBe(1);
});

it("looks without a question take nothing of the visitor's budget", async () => {
  const visitor = newVisitor();
  const { look } = await orderPayment();
  for (let again = 0; again < WRITES; again += 1) await look(visitor);
  const { look: lookAtOther } = await orderPayment();
  expect(await questions(() => lookAtOther(visitor))).toBe(1);
});

it("opening a payment again and again asks as often as the budget of its visitor allows", async () => {
  const { orderId } = await buy(db, [[sku, 1]]);
  const [visitor] = [newVisitor()];
  const asked = await questions(async () => {
    for (let again = 0; again < WRITES; again += 1) {
      expect((await send(sites[0], "payment", { order_id: orderId }, visitor)).status).toBe(200);
    }
  });
  expect(asked).toBe(WRITES / 2);
});
