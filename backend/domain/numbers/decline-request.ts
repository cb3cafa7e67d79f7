import { servicePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { moveRequest, type RequestRow, saveDeclineReason } from "@/backend/db/queries/sims/sim-request-queries";
import type { Connection } from "@/backend/db/queries/statement";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { contactOf } from "@/backend/domain/sims/request-rules";

/**
 * Declines a locked request and texts its applicant. The fee that was paid for a migration is marked for refund.
 * @param because the operator's words for the page of the request; null when it ends because its number changed hands
 */
export async function declineRequest(
  transaction: Connection,
  row: RequestRow,
  because: string | null = null,
): Promise<void> {
  await moveRequest(transaction, row.id, "declined");
  if (because !== null) await saveDeclineReason(transaction, row.id, because);
  const paidPoisha = await servicePayments.markRefunds(transaction, row.id);
  if (paidPoisha === 0) return textStep(transaction, row, "declined");
  const { lang, reference } = row;
  const msisdn = contactOf(row);
  if (msisdn === null) return;
  const about = { msisdn, lang, proof: "operator" } as const;
  await queueMessage(transaction, {
    ...about,
    purpose: "sim-request-declined-refund",
    facts: { reference, paidPoisha },
  });
}

/** Texts a step of a request to its applicant. */
export async function textStep(
  transaction: Connection,
  row: RequestRow,
  state: "ready" | "completed" | "declined",
): Promise<void> {
  const msisdn = contactOf(row);
  if (msisdn === null) return;
  const { lang, reference } = row;
  const purpose = `sim-request-${state}` as const;
  await queueMessage(transaction, { msisdn, purpose, lang, facts: { reference }, proof: "operator" });
}
