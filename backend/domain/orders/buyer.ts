import type { DomainContext } from "@/backend/domain/domain-context";
import type { CountedSender, MessageProof } from "@/backend/domain/ports/message-outbox";

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

/** The proof with which the confirmation of an order may be texted to its contact number. */
export function proofOfBuyer(buyer: BuyerContext, msisdn: string): MessageProof {
  return isNumberProved(buyer, msisdn) ? "number" : buyer.unprovedSender(msisdn);
}
