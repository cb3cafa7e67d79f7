import { findServicePayment } from "@/backend/db/queries/payments/service-payment-queries";
import { findMigrationLanguage } from "@/backend/db/queries/sims/sim-request-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { readOrderId } from "@/utils/checkout/order-id";

/**
 * True for a payment of this request that is not paid: undecided, or one that may still be paid at the gateway. Only
 * such a payment is a reason to ask other systems, because anybody can send any transaction.
 * @param reference of the request, as typed
 */
export async function isOpenPayment({ db }: DbContext, transactionId: string, reference: string): Promise<boolean> {
  const payment = await findServicePayment(db.pool, transactionId);
  return payment !== null && payment.state !== "paid" && payment.reference === readOrderId(reference);
}

/** The language in which a migration was paid; null when the reference belongs to none. */
export function languageOfMigration({ db }: DbContext, reference: string): Promise<"en" | "bn" | null> {
  return findMigrationLanguage(db.pool, reference);
}
