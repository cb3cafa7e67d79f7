import type { Connection } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { type CountedSender, queueMessage } from "@/backend/domain/ports/message-outbox";

/** The buyer of an order, and the proof that the contact number is theirs. */
export interface BuyerContext extends DomainContext {
  /** Number that the buyer proved: by a session, or by the code of this order; null for a guest. */
  readonly provedMsisdn: string | null;
  /** Counts the texts of a buyer who has not proved the number. */
  readonly unprovedSender: (msisdn: string) => CountedSender;
}

/** True when the contact number of an order is the one that its buyer proved. */
export function isNumberProved({ provedMsisdn }: BuyerContext, msisdn: string): boolean {
  return provedMsisdn === msisdn;
}

/** Queues the text that confirms an order, also to a contact number that is not proved. */
export async function queueConfirmation(
  transaction: Connection,
  buyer: BuyerContext,
  { msisdn, ...facts }: { msisdn: string; orderId: string; payablePoisha: number },
): Promise<void> {
  const proof = isNumberProved(buyer, msisdn) ? "number" : buyer.unprovedSender(msisdn);
  await queueMessage(transaction, { msisdn, purpose: "order-placed", lang: buyer.lang, facts, proof });
}
