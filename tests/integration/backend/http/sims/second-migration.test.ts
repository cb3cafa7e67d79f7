import { randomUUID } from "node:crypto";
import { inTransaction } from "@/backend/db/queries/statement";
import { beginMigration } from "@/backend/domain/esim/begin-migration";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import { settleFromGateway } from "@/backend/domain/ports/settle-update";
import {
  type LoginApp,
  loginApp,
  numberSeries,
  PEPPER,
  passBudgets,
  sentCode,
  WIDE_CLIENTS,
} from "@/tests/support/login";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { approve, openMigration, track } from "@/tests/support/sims";

let db: TestDatabase;
let app: LoginApp;
let gateway: PaymentGateway;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
  gateway = createSandboxGateway(db, ORIGIN);
});
afterAll(() => db.close());

const newNumber = numberSeries(30_000_000);
const paymentsOf = async (msisdn: string) => {
  const { rows } = await db.pool.query<{ id: string; state: string }>(
    `select p.id, p.state from service_payments p join service_requests r on r.id = p.request_id
     where r.msisdn = $1 order by p.created_at`,
    [msisdn],
  );
  return rows.map(({ id, state }) => [id, state]);
};
const pay = async (msisdn: string, email: string) => {
  await passBudgets(db);
  await app.call("checkEsimEligibility", { msisdn });
  return payWith(msisdn, email, await sentCode(db, msisdn));
};
const payWith = (msisdn: string, email: string, code: string | null) =>
  app.call<{ data: { redirectUrl: string; transaction_id: string; reference: string } }>(
    "payEsim",
    { msisdn, email, otp_value: code },
    { headers: { "idempotency-key": randomUUID() } },
  );

describe("a second migration of a number", () => {
  it("[API-SITE-33] continues the payment of the first one while that is undecided, with what was typed last", async () => {
    const first = await openMigration(app, db, newNumber());
    const { body } = await pay(first.msisdn, "new@example.com");
    expect(body.data).toMatchObject({ transaction_id: first.transactionId, reference: first.reference });
    expect(body.data.redirectUrl).toContain(`/sandbox/gateway/${first.transactionId}`);
    expect(await paymentsOf(first.msisdn)).toEqual([[first.transactionId, "pending"]]);
    const { rows } = await db.pool.query(
      "select answers -> 'number' ->> 'email' as email from service_requests where reference = $1",
      [first.reference],
    );
    expect(rows).toEqual([{ email: "new@example.com" }]);
  });

  it("redirects to the page of the first one if it is paid and not handed over, without a charge", async () => {
    const first = await openMigration(app, db, newNumber());
    await approve(db, first.transactionId);
    await settleFromGateway({ db, gateway }, MIGRATION_PAYMENTS, first.transactionId);
    const { body } = await pay(first.msisdn, "new@example.com");
    expect(body.data.reference).toBe(first.reference);
    expect(body.data.redirectUrl).not.toContain("/sandbox/gateway/");
    expect(new URL(body.data.redirectUrl).searchParams.get("transaction")).toBe(first.transactionId);
    expect(await paymentsOf(first.msisdn)).toEqual([[first.transactionId, "paid"]]);
  });

  it("starts a new payment after the first one was declined or handed over", async () => {
    const declined = await openMigration(app, db, newNumber());
    await db.pool.query(
      "update sandbox_gateway_payments set outcome = 'failed', decided_at = now() where transaction_id = $1",
      [declined.transactionId],
    );
    await settleFromGateway({ db, gateway }, MIGRATION_PAYMENTS, declined.transactionId);
    expect((await pay(declined.msisdn, "a@example.com")).body.data.reference).not.toBe(declined.reference);

    const done = await openMigration(app, db, newNumber());
    await approve(db, done.transactionId);
    await settleFromGateway({ db, gateway }, MIGRATION_PAYMENTS, done.transactionId);
    await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
    expect((await pay(done.msisdn, "a@example.com")).body.data.reference).not.toBe(done.reference);
  });

  it("refunds the first one that is paid after its payment page was left for half an hour", async () => {
    const first = await openMigration(app, db, newNumber());
    await db.pool.query("update service_payments set created_at = now() - interval '31 minutes' where id = $1", [
      first.transactionId,
    ]);
    const second = (await pay(first.msisdn, "a@example.com")).body.data;
    expect(await paymentsOf(first.msisdn)).toEqual([
      [first.transactionId, "cancelled"],
      [second.transaction_id, "pending"],
    ]);
    await approve(db, first.transactionId);
    await settleFromGateway({ db, gateway }, MIGRATION_PAYMENTS, first.transactionId);
    const { rows } = await db.pool.query("select state, refund_due from service_payments where id = $1", [
      first.transactionId,
    ]);
    expect(rows).toEqual([{ state: "paid", refund_due: true }]);
    expect((await track(app, first.reference)).state).toBe("awaiting_payment");
  });
});

describe("two starts of a number's migration at once", () => {
  it("with one code are one payment", async () => {
    const msisdn = newNumber();
    await passBudgets(db);
    await app.call("checkEsimEligibility", { msisdn });
    const code = await sentCode(db, msisdn);
    const both = await Promise.all([payWith(msisdn, "a@example.com", code), payWith(msisdn, "b@example.com", code)]);
    const [first, refused] = both.map(({ status }) => status).sort();
    expect(first).toBe(200);
    // 429 when the first start uses the code between the second one's look at the code and its guess.
    expect([422, 429]).toContain(refused);
    expect(await paymentsOf(msisdn)).toHaveLength(1);
  });

  it("with a proved number each are one payment too", async () => {
    const msisdn = newNumber();
    const context = { gateway, lang: "bn" as const, now: () => new Date() };
    const begin = () =>
      inTransaction(db, (transaction) =>
        beginMigration(context, transaction, { msisdn, email: "a@example.com", device: null }),
      );
    const [one, two, three] = await Promise.all([begin(), begin(), begin()]);
    expect([two, three]).toEqual([one, one]);
    expect(await paymentsOf(msisdn)).toHaveLength(1);
  });
});
