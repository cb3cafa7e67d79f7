import type { CodeChannel } from "@/backend/contract/fields";
import { findServicePayment } from "@/backend/db/queries/payments/service-payment-queries";
import { servicePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { requireCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { isOperatorNumber, readMsisdn } from "@/backend/domain/codes/code-rules";
import { sendCode } from "@/backend/domain/codes/send-code";
import { checkDevice } from "@/backend/domain/devices/check-device";
import { orThrow } from "@/backend/domain/domain-error";
import { beginMigration } from "@/backend/domain/esim/begin-migration";
import { answerOnce, findReplay, type OnceRequest, onceRequest } from "@/backend/domain/idempotency";
import { openAtGateway, payerOfService, resultUrl, type StoredPayment } from "@/backend/domain/ports/open-at-gateway";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";
import { readDevice } from "@/utils/numbers/imei";

/** The subject of the code: a code for a migration is not valid for another eSIM. */
const SUBJECT = "migration";

type Eligibility = { eligible: true } | { eligible: false; why: "other-operator" | "no-esim" };

/**
 * Checks whether a number can move to an eSIM, also on an unknown phone; then its code is sent (API-SITE-32).
 * @throws DomainError `msisdn-invalid`, `too-many-requests`
 */
export async function checkEligibility(
  context: CodeContext,
  input: { msisdn: string; device: string | null; channel?: CodeChannel | undefined },
): Promise<Eligibility> {
  const msisdn = readMsisdn(input.msisdn);
  if (!isOperatorNumber(msisdn, context.operatorPrefixes)) return { eligible: false, why: "other-operator" };
  // An unknown phone model does not prevent the migration.
  const isKnowable = input.device !== null && readDevice(input.device).kind !== "wrong-imei";
  const known = isKnowable ? (await checkDevice(context, input.device ?? "")).device : null;
  if (known?.esim === false) return { eligible: false, why: "no-esim" };
  await sendCode(context, { msisdn, purpose: "esim", subject: SUBJECT, channel: input.channel });
  return { eligible: true };
}

interface MigrationContext extends CodeContext, GatewayContext {
  now(): Date;
}

interface MigrationInput {
  msisdn: string;
  code: string | number;
  email: string;
  device: string | null;
  /** Makes the address to which the payer returns, from the request's reference. */
  returnUrl: (reference: string) => string;
}

/**
 * Opens the payment of a migration (API-SITE-33): the code proves the number, the request is saved with its payment,
 * the gateway takes the money. The same key returns the same payment for 24 hours and needs no second code. Another
 * start for a number whose migration is under way continues that one. A repeated answer has the same `openedAt`.
 * @throws DomainError `msisdn-invalid`, `code-wrong`, `too-many-requests`, `idempotency-key-reused`,
 *   `request-in-progress`
 */
export async function payMigration(context: MigrationContext, key: string, input: MigrationInput) {
  const msisdn = readMsisdn(input.msisdn);
  const request = onceRequest("esim-payment", key, [msisdn, input.email, input.device]);
  const before = await findReplay<StoredPayment>(context.db.pool, request);
  const { transactionId } = before ?? (await begin(context, request, { ...input, msisdn }));
  return openMigrationPayment(context, transactionId, input.returnUrl);
}

async function begin(
  context: MigrationContext,
  request: OnceRequest,
  input: MigrationInput & { msisdn: string },
): Promise<StoredPayment> {
  const { msisdn, code } = input;
  const guess = { msisdn, purpose: "esim", subject: SUBJECT, code } as const;
  const { result } = await requireCode(context, guess, (transaction) =>
    answerOnce(transaction, request, async () => ({
      transactionId: await beginMigration(context, transaction, input),
    })),
  );
  return result;
}

async function openMigrationPayment(
  { db, gateway }: GatewayContext,
  transactionId: string,
  returnUrl: MigrationInput["returnUrl"],
) {
  const payment = orThrow(await findServicePayment(db.pool, transactionId), "payment-not-found");
  const { reference, openedAt, amountPoisha, redirectUrl, msisdn, email } = payment;
  // A migration that is paid is shown to its payer; nothing more is paid.
  if (payment.state === "paid") {
    return { redirectUrl: resultUrl(returnUrl(reference), transactionId), transactionId, reference, openedAt };
  }
  const opened = await openAtGateway({ db, gateway }, servicePayments, {
    transactionId,
    redirectUrl,
    amountPoisha,
    orderId: reference,
    returnUrl: returnUrl(reference),
    emiMonths: null,
    payWith: null,
    payer: payerOfService(msisdn, email, "eSIM, by text message"),
  });
  return { ...opened, reference, openedAt };
}
