import type { Language } from "@/backend/contract/language";
import { insertOutboxMessage } from "@/backend/db/queries/message-queries";
import type { Connection } from "@/backend/db/queries/statement";

/** What each kind of message tells; its text is made from this when it is sent. Amounts are whole poisha. */
export interface MessageFacts {
  "order-placed": { orderId: string; payablePoisha: number };
  "order-paid": { orderId: string; paidPoisha: number };
  "order-expired": { orderId: string };
  "order-refund": { orderId: string; paidPoisha: number };
  "order-confirmed": { orderId: string };
  "order-shipped": { orderId: string };
  /** It waits at the store that the buyer chose. */
  "order-ready": { orderId: string };
  "order-delivered": { orderId: string };
  "order-changed": { orderId: string };
  "order-cancelled": { orderId: string };
  "order-cancelled-refund": { orderId: string; paidPoisha: number };
  "return-requested": { orderId: string; reference: string };
  "return-accepted": { orderId: string; reference: string };
  "return-refused": { orderId: string; reference: string };
  "return-refunded": { orderId: string; reference: string; paidPoisha: number };
  "payment-refund": { orderId: string; paidPoisha: number };
  /** It is paid, and the eSIM system has not made it yet. */
  "esim-delayed": { esimId: string };
  /** `sealed` is the key of the link, opened when the message goes out. */
  "esim-ready": { esimId: string; sealed: string };
  "sim-request-sent": { reference: string };
  "sim-request-ready": { reference: string };
  "sim-request-completed": { reference: string };
  "sim-request-declined": { reference: string };
  /** A form of the site; the answer itself is read there. */
  "web-form-answered": { reference: string };
  /** A variant that the number waited for; its name in the message's language, and its page. */
  "back-in-stock": { title: string; productPath: string };
  /** A product of the number's wish list became cheaper; or several did, and this is the greatest fall. */
  "price-drop": { title: string; pricePoisha: number; productPath: string };
  "price-drops": { title: string; pricePoisha: number; more: number; productPath: string };
  /** Too many wrong codes: log-ins with the number pause for a day. */
  "codes-paused": Record<never, never>;
}
export type MessagePurpose = keyof MessageFacts;

export interface NewMessage<Purpose extends MessagePurpose> {
  /** Normalised, e.g. 01712345678. */
  msisdn: string;
  purpose: Purpose;
  lang: Language;
  facts: MessageFacts[Purpose];
}

/** What a number may do without; that something ended, money comes back or an account is at risk it is always told. */
const DECLINABLE: readonly MessagePurpose[] = ["order-placed", "order-paid"];

/**
 * Queues a text message in the transaction whose news it carries: committed together, or not at all
 * (RELIABILITY 5). The dispatcher sends it within a second or so.
 */
export async function queueMessage<Purpose extends MessagePurpose>(
  transaction: Connection,
  message: NewMessage<Purpose>,
): Promise<void> {
  const { msisdn, purpose, lang, facts } = message;
  await insertOutboxMessage(transaction, { msisdn, purpose, lang, params: { ...facts } }, DECLINABLE.includes(purpose));
}
