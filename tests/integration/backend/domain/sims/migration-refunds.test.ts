import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { esimsOfRequest } from "@/backend/domain/esim/open-esim";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { type PaymentGateway, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { settleFromGateway } from "@/backend/domain/ports/settle-update";
import { advanceRequest } from "@/backend/domain/sims/advance-request";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";
import { recordPaymentUpdate } from "@/backend/http/payments/gateway-notification";
import { type LoginApp, loginApp, PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, ORIGIN } from "@/tests/support/servers/gateways";
import { openMigration, sentEsimKey, track } from "@/tests/support/sims";
import { until } from "@/tests/support/site";

const FEE_POISHA = 20_000;
const FEE = { amount: 200 };

let db: TestDatabase;
let app: LoginApp;
beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 20 });
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

let last = 34_000_000;
const gateway = () => createSandboxGateway(db, ORIGIN);

/** The sandbox gateway, with a list of the requested refunds. @param failures the number of refunds that fail first */
function countingGateway(failures = 0) {
  const asked: { transactionId: string; amountPoisha: number }[] = [];
  const counting: PaymentGateway = {
    ...gateway(),
    async refund(payment) {
      asked.push({ transactionId: payment.transactionId, amountPoisha: payment.amountPoisha });
      if (asked.length <= failures) throw new PaymentGatewayError("answered 500", true);
      return gateway().refund(payment);
    },
  };
  return { asked, counting };
}

/** A migration whose payment was opened. */
function openedMigration() {
  last += 1;
  return openMigration(app, db, `017${last}`);
}

/** A migration that is paid and approved, and whose eSIM is not made yet. */
async function paidMigration(from: PaymentGateway = gateway()) {
  const opened = await openedMigration();
  await decide(db, opened.transactionId, "paid");
  await settleFromGateway({ db, gateway: from }, MIGRATION_PAYMENTS, opened.transactionId);
  return opened;
}

const decline = (reference: string) => advanceRequest({ db, pepper: PEPPER }, { reference, to: "declined" });

async function refundTexts(msisdn: string) {
  const { rows } = await db.pool.query(
    `select purpose, lang, params from outbox_messages
     where msisdn = $1 and purpose in ('sim-request-declined', 'sim-request-declined-refund', 'sim-request-refund')`,
    [msisdn],
  );
  return rows;
}

/** Acts as if the five minutes between two requests about a payment had passed. */
const passPause = () => db.pool.query("update service_payments set asked_at = asked_at - interval '5 minutes'");

/** Rounds of several processes at the same time, and one more afterwards. */
async function round(from: PaymentGateway, onFailure = jest.fn()) {
  await Promise.all(Array.from({ length: 8 }, () => refundDue({ db, gateway: from, onFailure }, MIGRATION_PAYMENTS)));
  await refundDue({ db, gateway: from, onFailure }, MIGRATION_PAYMENTS);
  return onFailure;
}

it("a request that is declined after its payment is refunded once, and shows the refund", async () => {
  const { msisdn, reference, transactionId } = await paidMigration();
  expect(await track(app, reference)).toMatchObject({ state: "ready", payment: "paid", refund: null });

  const lines: string[] = [];
  const run = (verb: string, ...words: string[]) =>
    runSimRequestsCommand({
      db,
      pepper: PEPPER,
      args: [verb, reference, ...words],
      say: (line) => void lines.push(line),
    });
  await run("decline", "The phone has no eSIM.");
  expect(lines).toEqual([
    `Request ${reference} is declined now.`,
    "Its fee of Tk 200 goes back to the account that it was paid from.",
  ]);
  expect(await track(app, reference)).toMatchObject({ state: "declined", refund: { ...FEE, sent: false } });
  expect(await refundTexts(msisdn)).toEqual([
    { purpose: "sim-request-declined-refund", lang: "en", params: { reference, paidPoisha: FEE_POISHA } },
  ]);

  const { asked, counting } = countingGateway();
  await round(counting);
  expect(asked).toEqual([{ transactionId, amountPoisha: FEE_POISHA }]);
  expect(await track(app, reference)).toMatchObject({ state: "declined", refund: { ...FEE, sent: true } });
  await run("show");
  expect(lines.at(-1)).toMatch(/declined/);
  expect(lines.some((line) => /^ {2}refund {2,}Tk 200, sent$/.test(line))).toBe(true);
});

it("eight declines at the same time cause one refund and one text", async () => {
  const { msisdn, reference, transactionId } = await paidMigration();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => decline(reference)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { asked, counting } = countingGateway();
  await round(counting);
  expect(asked).toEqual([{ transactionId, amountPoisha: FEE_POISHA }]);
  expect(await refundTexts(msisdn)).toHaveLength(1);
});

it("a refund that fails at the gateway is requested again after five minutes", async () => {
  const { reference, transactionId } = await paidMigration();
  await decline(reference);
  const { asked, counting } = countingGateway(1);
  const onFailure = await round(counting);
  expect(onFailure.mock.calls).toEqual([
    [expect.any(PaymentGatewayError), `refund the payment ${transactionId} of a migration`],
  ]);
  expect(asked).toHaveLength(1);
  expect(await track(app, reference)).toMatchObject({ refund: { ...FEE, sent: false } });
  await passPause();
  await round(counting);
  expect(asked).toHaveLength(2);
  expect(await track(app, reference)).toMatchObject({ refund: { ...FEE, sent: true } });
});

it("a payment that arrives after the request was declined is refunded once, also if it is reported several times", async () => {
  const { msisdn, reference, transactionId } = await openedMigration();
  await db.pool.query("update service_requests set state = 'declined' where reference = $1", [reference]);
  await decide(db, transactionId, "paid");
  await db.pool.query("update service_payments set created_at = now() - interval '1 minute' where id = $1", [
    transactionId,
  ]);
  const context = { db, gateway: gateway(), onFailure: jest.fn() };
  await Promise.all([
    settlePending(context, MIGRATION_PAYMENTS),
    ...Array.from({ length: 7 }, () => settleFromGateway(context, MIGRATION_PAYMENTS, transactionId)),
  ]);
  await passPause();
  const { asked, counting } = countingGateway();
  await round(counting);
  expect(asked).toEqual([{ transactionId, amountPoisha: FEE_POISHA }]);
  expect(await track(app, reference)).toMatchObject({ state: "declined", refund: { ...FEE, sent: true } });
  expect(await refundTexts(msisdn)).toEqual([
    { purpose: "sim-request-refund", lang: "en", params: { reference, paidPoisha: FEE_POISHA } },
  ]);
});

it("a risky payment is in review, is listed as risky, and is refunded if the request is declined", async () => {
  const sandbox = gateway();
  const risky: PaymentGateway = {
    ...sandbox,
    async findAnswers(id) {
      const answers = await sandbox.findAnswers(id);
      return answers.map((answer) => ({ ...answer, isRisky: true }));
    },
  };
  const { reference, transactionId } = await paidMigration(risky);
  expect(await track(app, reference)).toMatchObject({ state: "in_review", refund: null });
  const listed = async (run: typeof runSimRequestsCommand, verb: string) => {
    const lines: string[] = [];
    await run({ db, pepper: PEPPER, args: [verb], say: (line) => void lines.push(line) });
    return lines.filter((line) => line.includes(reference));
  };
  const isRisky = [expect.stringContaining("the gateway calls it risky")];
  expect(await listed(runSimRequestsCommand, "list")).toEqual(isRisky);
  expect(await listed(runOrdersCommand, "payments")).toEqual(isRisky);
  await decline(reference);
  expect(await listed(runOrdersCommand, "payments")).toEqual([]);
  const { asked, counting } = countingGateway();
  await round(counting);
  expect(asked).toEqual([{ transactionId, amountPoisha: FEE_POISHA }]);
});

it("an approved migration and a failed payment are not refunded", async () => {
  const { reference } = await paidMigration();
  const failed = await openedMigration();
  await decide(db, failed.transactionId, "failed");
  await settleFromGateway({ db, gateway: gateway() }, MIGRATION_PAYMENTS, failed.transactionId);
  await expect(decline(failed.reference)).rejects.toThrow("nothing follows");
  const { asked, counting } = countingGateway();
  await round(counting);
  expect(asked).toEqual([]);
  expect(await track(app, reference)).toMatchObject({ state: "ready", refund: null });
  expect(await track(app, failed.reference)).toMatchObject({ payment: "failed", refund: null });
});

it("two processes carry out once a refund that was due before they started", async () => {
  const { reference, transactionId } = await paidMigration();
  await decline(reference);
  const sites = [loginApp(db, WIDE_CLIENTS), loginApp(db, WIDE_CLIENTS)];
  await Promise.all(sites.map(({ backend }) => backend.start()));
  try {
    await until(async () => (await track(app, reference)).refund?.sent === true, 60_000);
  } finally {
    await Promise.all(sites.map(({ backend }) => backend.stop()));
  }
  const { rows } = await db.pool.query(
    "select refunded_poisha::int as poisha from sandbox_gateway_payments where transaction_id = $1",
    [transactionId],
  );
  expect(rows).toEqual([{ poisha: FEE_POISHA }]);
  expect(sites.flatMap(({ log }) => log.lines.filter((line) => JSON.stringify(line).includes("refund")))).toEqual([]);
});

it("the gateway's messages make a migration paid, in any order and number", async () => {
  const { reference, transactionId } = await openedMigration();
  const payment = { transactionId, gateway: "sandbox", reference: "SBX-1" };
  const onFailure = jest.fn();
  const news = (outcome: "paid" | "failed", amountPoisha = FEE_POISHA) =>
    recordPaymentUpdate(
      { db, onFailure },
      { ...payment, eventId: `${outcome} ${amountPoisha}`, outcome, amountPoisha },
    );
  for (const outcome of ["paid", "paid", "failed"] as const) await news(outcome, 100);
  expect(onFailure.mock.calls).toEqual([
    [new Error("The gateway took Tk 1, and Tk 200 is due"), `accept the amount of payment ${transactionId}`],
  ]);
  expect(await track(app, reference)).toMatchObject({ state: "awaiting_payment", payment: "pending" });
  for (const outcome of ["failed", "paid", "paid", "failed"] as const) await news(outcome);
  expect(await track(app, reference)).toMatchObject({ state: "ready", payment: "paid", refund: null });
});

it("the eSIM of a declined migration is no longer shown or texted, since its fee goes back", async () => {
  const { msisdn, reference } = await paidMigration();
  await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
  const key = await sentEsimKey(db, msisdn);
  const open = () => app.call<{ data: { profiles: unknown[] } }>("openEsim", { id: reference, key });
  expect((await open()).body.data.profiles).toHaveLength(1);
  await decline(reference);
  expect((await open()).status).toBe(404);
  const again = await app.call<{ data: unknown }>("sendEsimLink", { id: reference });
  expect(again.body.data).toEqual({ masked_msisdn: null });
  expect(await esimsOfRequest({ db, pepper: PEPPER }, reference, () => true)).toEqual([]);
});
