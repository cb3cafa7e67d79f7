import {
  findMigrationUnderway,
  findServicePayment,
  insertServicePayment,
  lockMigrationsOfNumber,
  setMigrationAnswers,
} from "@/backend/db/queries/payments/service-payment-queries";
import { servicePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { insertRequest, lockRequestOfPayment } from "@/backend/db/queries/sims/sim-request-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import type { GatewayContext } from "@/backend/domain/ports/payment-gateway";
import { hashToken, newPaymentId, newPublicId, newToken, newUlid } from "@/backend/domain/random-ids";
import { ESIM_FEE_POISHA } from "@/backend/domain/sims/request-rules";

/** Minutes in which an undecided payment is continued: the page of a payment company is open for about as long. */
const CONTINUED_MINUTES = 30;

type Context = Pick<DomainContext, "lang" | "now"> & Pick<GatewayContext, "gateway">;

interface MigrationDetails {
  msisdn: string;
  email: string;
  device: string | null;
}

/**
 * Starts the migration of a number, or continues the one that is open. A number has one migration at a time, so that a
 * subscriber does not pay twice. A migration is open while its payment is undecided, and from the payment until the eSIM is
 * delivered. A payment that is undecided for longer than CONTINUED_MINUTES is given up, and late money is refunded.
 * @param transaction holds a lock on the number's migrations until it ends
 */
export async function beginMigration(
  context: Context,
  transaction: Connection,
  details: MigrationDetails,
): Promise<string> {
  await lockMigrationsOfNumber(transaction, details.msisdn);
  return (await continueMigration(transaction, details)) ?? saveMigration(context, transaction, details);
}

async function continueMigration(transaction: Connection, details: MigrationDetails): Promise<string | null> {
  const underway = await findMigrationUnderway(transaction, details.msisdn, CONTINUED_MINUTES);
  if (underway === null) return null;
  // The gateway's answer changes a payment under the same lock, so its state is read again.
  const request = await lockRequestOfPayment(transaction, underway.id);
  const payment = await findServicePayment(transaction, underway.id);
  if (request === null || payment === null) return null;
  if (payment.state === "paid") return payment.id;
  if (payment.state !== "pending") return null;
  if (underway.isOld) {
    await servicePayments.giveUp(transaction, payment.id);
    return null;
  }
  await setMigrationAnswers(transaction, { id: request.id, answers: answersOf(details) });
  return payment.id;
}

const answersOf = ({ msisdn, email, device }: MigrationDetails) => ({
  number: { msisdn, email, ...(device !== null && { device }) },
});

async function saveMigration(
  { gateway, lang, now }: Context,
  transaction: Connection,
  details: MigrationDetails,
): Promise<string> {
  const id = newUlid(now().getTime());
  await insertRequest(transaction, {
    id,
    reference: newPublicId(),
    keyHash: hashToken(newToken()),
    service: "esim_migration",
    state: "awaiting_payment",
    answers: answersOf(details),
    msisdn: details.msisdn,
    contactMsisdn: details.msisdn,
    feePoisha: ESIM_FEE_POISHA,
    lang,
  });
  const transactionId = newPaymentId();
  const payment = { id: transactionId, requestId: id, gateway: gateway.name, amountPoisha: ESIM_FEE_POISHA };
  await insertServicePayment(transaction, payment);
  return transactionId;
}
