import { randomUUID } from "node:crypto";
import { createBackend } from "@/backend/app";
import type { EsimProfile } from "@/backend/contract/sims/esim";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { type BackendEnv, readBackendEnv } from "@/backend/env";
import { type LoginApp, loginApp, PEPPER, passBudgets, sentCode, WIDE_CLIENTS } from "@/tests/support/login";
import { endQuestionPauses } from "@/tests/support/payment-questions";
import { memoryLog } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type HttpShop, serveHttp } from "@/tests/support/servers/http-shop";
import {
  type ImitatedGateway,
  type ImitatedTry,
  imitateSslcommerz,
  signedIpn,
  sslcommerzVariables,
} from "@/tests/support/servers/sslcommerz";
import { sentEsimKey, track } from "@/tests/support/sims";
import { until } from "@/tests/support/site";

// A migration to eSIM that is paid at SSLCommerz: open, pay, message, return, eSIM.

const AMOUNT = "200.00";
const ORIGIN = "https://shop.example";

let db: TestDatabase;
let company: ImitatedGateway;
let app: LoginApp;
let site: HttpShop;
let env: BackendEnv;
beforeAll(async () => {
  db = await createTestDatabase();
  company = await imitateSslcommerz();
  const variables = {
    ...WIDE_CLIENTS,
    PUBLIC_ORIGIN: ORIGIN,
    CODE_PEPPER: PEPPER,
    ...sslcommerzVariables(company.address),
  };
  env = readBackendEnv(variables);
  app = loginApp(db, variables);
  const backend = createBackend({ db, env, log: memoryLog(), say: () => undefined, checkAnswers: true });
  site = await serveHttp((request) => backend.fetch(request));
});
afterAll(async () => {
  await site.close();
  await company.close();
  await db.close();
});

let last = 36_000_000;

/** A migration whose payment was opened at the gateway. */
async function opened() {
  last += 1;
  const msisdn = `017${last}`;
  await passBudgets(db);
  await app.call("checkEsimEligibility", { msisdn });
  const { status, body } = await app.call<{
    data: { redirectUrl: string; transaction_id: string; reference: string };
  }>(
    "payEsim",
    { msisdn, email: "rahima@example.com", otp_value: await sentCode(db, msisdn) },
    { headers: { "idempotency-key": randomUUID() } },
  );
  expect(status).toBe(200);
  const { redirectUrl, transaction_id: tran, reference } = body.data;
  return { msisdn, redirectUrl, tran, reference };
}

const paid: ImitatedTry = { status: "VALID", amount: AMOUNT };

async function notify(tran: string): Promise<number> {
  const { storeId, storePassword } = env.sslcommerz;
  const body = signedIpn({ tran_id: tran, status: "VALID", store_id: storeId, amount: AMOUNT }, storePassword);
  const response = await fetch(`${site.address}/api/payments/sslcommerz/ipn`, { method: "POST", body });
  await response.text();
  return response.status;
}

async function cameBackTo(reference: string, tran: string): Promise<string | null> {
  const response = await fetch(`${site.address}/api/payments/sslcommerz/return/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ tran_id: tran, status: "VALID", amount: AMOUNT }),
    headers: { origin: "https://sandbox.sslcommerz.com" },
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  return response.headers.get("location");
}

async function rowsOf(reference: string) {
  const { rows } = await db.pool.query(
    `select r.state, p.state as payment, p.refund_due as refund,
       (select array_agg(e.state order by e.at, e.state) from service_request_events e where e.request_id = r.id) as events,
       (select count(*)::int from outbox_messages m where m.msisdn = r.msisdn and m.purpose <> 'code') as texts
     from service_requests r join service_payments p on p.request_id = r.id where r.reference = $1`,
    [reference],
  );
  return rows[0];
}

it("opens a payment with a transaction id of at most thirty characters and the return address of the request", async () => {
  const { redirectUrl, tran, reference } = await opened();
  expect(redirectUrl).toBe(`https://pay.example/${tran}`);
  expect(tran.length).toBeLessThanOrEqual(30);
  expect(company.sessions.at(-1)).toMatchObject({
    tran_id: tran,
    total_amount: AMOUNT,
    currency: "BDT",
    success_url: `${ORIGIN}/api/payments/sslcommerz/return/${reference}`,
  });
});

it("makes the request paid once when the gateway's messages arrive, and delivers the eSIM", async () => {
  const { msisdn, tran, reference } = await opened();
  company.knows(tran, [paid]);
  expect(await notify(tran)).toBe(200);
  expect(await track(app, reference)).toMatchObject({ state: "ready", payment: "paid", refund: null });
  await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
  const delivered = await rowsOf(reference);

  company.knows(tran, [{ ...paid, status: "VALIDATED" }]);
  expect(await Promise.all(Array.from({ length: 4 }, () => notify(tran)))).toEqual([200, 200, 200, 200]);
  await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
  expect(await rowsOf(reference)).toEqual(delivered);
  const key = (await sentEsimKey(db, msisdn)) ?? "";
  const { body } = await app.call<{ data: { profiles: EsimProfile[] } }>("openEsim", { id: reference, key });
  expect(body.data.profiles.map(({ sim }) => sim)).toEqual([msisdn]);
});

it("redirects the returning payer to the page of the request, which settles the payment", async () => {
  const { tran, reference } = await opened();
  expect(await cameBackTo(reference, tran)).toBe(
    `${ORIGIN}/shop/sim-services/track?reference=${reference}&transaction=${tran}`,
  );
  // The browser's parameters prove nothing: the gateway knows no payment yet.
  expect(await track(app, reference, { transaction_id: tran })).toMatchObject({ state: "awaiting_payment" });
  company.knows(tran, [paid]);
  await endQuestionPauses(db);
  const seen = await track(app, reference, { transaction_id: tran });
  expect(seen).toMatchObject({ state: "ready", payment: "paid", esim: true });
});

it.each<[string, ImitatedTry[]]>([
  ["of another amount", [{ ...paid, validated: { amount: "1.00" } }]],
  ["in another currency", [{ ...paid, currency: "USD" }]],
  ["that is still open", [{ status: "PENDING", amount: AMOUNT }]],
])("a message about a payment %s changes nothing", async (_what, tries) => {
  const { tran, reference } = await opened();
  const before = await rowsOf(reference);
  company.knows(tran, tries);
  expect(await notify(tran)).toBe(200);
  expect(await rowsOf(reference)).toEqual(before);
  expect(before).toMatchObject({ state: "awaiting_payment", payment: "pending" });
});

it("refuses a message about an unknown transaction", async () => {
  company.knows("nobody-knows-this-one", [paid]);
  expect(await notify("nobody-knows-this-one")).toBe(404);
});

it("delivers a paid eSIM while the payment company does not answer about another migration", async () => {
  const [done, pending] = [await opened(), await opened()];
  company.knows(done.tran, [paid]);
  expect(await notify(done.tran)).toBe(200);
  await db.pool.query("update service_payments set created_at = now() - interval '5 minutes' where id = $1", [
    pending.tran,
  ]);
  company.failWith("hang");
  const backend = createBackend({ db, env, log: memoryLog(), say: () => undefined });
  const began = performance.now();
  await backend.start();
  try {
    await until(async () => (await sentEsimKey(db, done.msisdn)) !== null, 30_000);
    // A call to the company times out after ten seconds.
    expect(performance.now() - began).toBeLessThan(8_000);
  } finally {
    company.failWith(null);
    await backend.stop();
  }
});
