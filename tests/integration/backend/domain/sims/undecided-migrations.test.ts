import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { settleFromGateway } from "@/backend/domain/ports/settle-update";
import { type LoginApp, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, failingGateway, ORIGIN } from "@/tests/support/servers/gateways";
import { openMigration, track } from "@/tests/support/sims";

// Payments of migrations that are undecided at the gateway for a day.

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

let last = 37_000_000;
const gateway = () => createSandboxGateway(db, ORIGIN);
const onFailure = jest.fn();
const round = () => settlePending({ db, gateway: gateway(), onFailure }, MIGRATION_PAYMENTS);

/** A migration whose payment has this age. */
async function openedMigration(age: string) {
  last += 1;
  const opened = await openMigration(app, db, `017${last}`);
  await db.pool.query("update service_payments set created_at = now() - $2::interval where id = $1", [
    opened.transactionId,
    age,
  ]);
  return opened;
}

const stateOf = async (reference: string) => {
  const { state, payment, refund } = await track(app, reference);
  return { state, payment, refund };
};
const pending = { state: "awaiting_payment", payment: "pending", refund: null };
const givenUp = { state: "awaiting_payment", payment: "cancelled", refund: null };

it.each(["25 hours", "4 days"])("a payment that is undecided after %s is cancelled", async (age) => {
  const { reference } = await openedMigration(age);
  await round();
  expect(await stateOf(reference)).toEqual(givenUp);
});

it("a payment that is undecided for less than a day stays pending", async () => {
  const { reference } = await openedMigration("23 hours");
  await round();
  expect(await stateOf(reference)).toEqual(pending);
});

it("a payment that was paid counts as paid, also after four days", async () => {
  const { reference, transactionId } = await openedMigration("4 days");
  await decide(db, transactionId, "paid");
  await round();
  expect(await stateOf(reference)).toEqual({ state: "ready", payment: "paid", refund: null });
});

it("a payment stays pending while the gateway does not answer", async () => {
  const { reference } = await openedMigration("25 hours");
  onFailure.mockClear();
  await settlePending({ db, gateway: failingGateway(gateway(), 100), onFailure }, MIGRATION_PAYMENTS);
  expect(onFailure).toHaveBeenCalled();
  expect(await stateOf(reference)).toEqual(pending);
});

it("a payment that is made after that is refunded once, and no eSIM is made for it", async () => {
  const { msisdn, reference, transactionId } = await openedMigration("25 hours");
  await round();
  await decide(db, transactionId, "paid");
  await Promise.all(
    Array.from({ length: 4 }, () => settleFromGateway({ db, gateway: gateway() }, MIGRATION_PAYMENTS, transactionId)),
  );
  const due = { state: "awaiting_payment", payment: "paid", refund: { amount: 200, sent: false } };
  expect(await stateOf(reference)).toEqual(due);
  const { rows } = await db.pool.query(
    "select purpose from outbox_messages where msisdn = $1 and purpose like 'sim-request%'",
    [msisdn],
  );
  expect(rows).toEqual([{ purpose: "sim-request-refund" }]);
  // Acts as if the five minutes between two requests about a payment had passed.
  await db.pool.query("update service_payments set asked_at = asked_at - interval '5 minutes'");
  await refundDue({ db, gateway: gateway(), onFailure }, MIGRATION_PAYMENTS);
  expect(await stateOf(reference)).toEqual({ ...due, refund: { amount: 200, sent: true } });
});

it("a payer who returns after that makes the shop query the payment, and refund it", async () => {
  const { reference, transactionId } = await openedMigration("25 hours");
  await round();
  await decide(db, transactionId, "paid");
  const seen = await track(app, reference, { transaction_id: transactionId });
  expect(seen).toMatchObject({ payment: "paid", refund: { amount: 200, sent: false }, esim: false });
});

it("a payment that the gateway cancelled itself still counts when it is paid", async () => {
  const { reference, transactionId } = await openedMigration("1 hour");
  await decide(db, transactionId, "cancelled");
  await round();
  expect(await stateOf(reference)).toEqual(givenUp);
  await db.pool.query("update sandbox_gateway_payments set outcome = 'paid' where transaction_id = $1", [
    transactionId,
  ]);
  await settleFromGateway({ db, gateway: gateway() }, MIGRATION_PAYMENTS, transactionId);
  expect(await stateOf(reference)).toEqual({ state: "ready", payment: "paid", refund: null });
});
