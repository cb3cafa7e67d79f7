import type { Language } from "@/backend/contract/language";
import { insertCountedMessage, insertOutboxMessage } from "@/backend/db/queries/account/message-queries";
import { insertPushMessages, type NewPush } from "@/backend/db/queries/account/push-queries";
import type { Budget } from "@/backend/db/queries/budget-queries";
import type { Connection } from "@/backend/db/queries/statement";

/** The data of each kind of message; its text is made from this when it is sent. Amounts are whole poisha. */
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
  /** `sealed` is the encrypted key of the link, decrypted when the message is sent. */
  "esim-ready": { esimId: string; sealed: string };
  "sim-request-sent": { reference: string };
  "sim-request-ready": { reference: string };
  "sim-request-completed": { reference: string };
  "sim-request-declined": { reference: string };
  "recharge-done": { reference: string; paidPoisha: number };
  /** The amount started its pack. */
  "recharge-pack": { reference: string; paidPoisha: number };
  /** The pack could not be started: the amount is on the balance. */
  "recharge-no-pack": { reference: string; paidPoisha: number };
  "recharge-refund": { reference: string; paidPoisha: number };
  /** A pack or an offer is active; `until` is in the words of the message's language. */
  "activation-done": { title: string; pricePoisha: number; until: string; reference: string };
  "activation-renewing": { title: string; pricePoisha: number; until: string; reference: string };
  /** It was pending, and its buyer saw no answer. */
  "activation-refused": { title: string; reference: string };
  "pack-renewed": { title: string; pricePoisha: number; until: string };
  /** The balance was too low. */
  "pack-not-renewed": { title: string };
  /** It is no longer on sale, or its price has changed. */
  "pack-withdrawn": { title: string };
  /** A form of the site; the answer itself is read there. */
  "web-form-answered": { reference: string };
  /** The free benefit in a flood; its last day in the message's language. */
  "flood-active": { until: string };
  /** A variant that the number waited for; its name in the message's language, and its page. */
  "back-in-stock": { title: string; productPath: string };
  /** A product of the number's wish list became cheaper; or several did, and this is the greatest fall. */
  "price-drop": { title: string; pricePoisha: number; productPath: string };
  "price-drops": { title: string; pricePoisha: number; more: number; productPath: string };
  /** Too many wrong codes: log-ins with the number pause for a day. */
  "codes-paused": Record<never, never>;
}
export type MessagePurpose = keyof MessageFacts;

/**
 * What permits a text to its number. Every new text must name it (docs/decisions/27):
 * - `number`: the person who causes the text proved the number, by a session, a code or a pass
 * - `payment`: a gateway confirmed the money that the text is about
 * - `operator`: a person of the operator took the step that the text is about
 * - `code-guesses`: the code service paused the number, once a day at most; only a number that has logged in gets it
 * - a CountedSender: an unproven visitor, limited by budgets
 */
export type MessageProof = "number" | "payment" | "operator" | "code-guesses" | CountedSender;

/** Somebody who has proved nothing, and what such people may cause together. */
export interface CountedSender {
  /** Taken in this order, all of them or the text is dropped. Everybody meets in the site's, so it is the last. */
  readonly budgets: readonly [client: Budget, hour: Budget, day: Budget, site: Budget];
  /** True: the text is sent only to a number that has logged in here. */
  readonly onlyToProved: boolean;
  /** Called for a text that was dropped because a budget is spent; that is no error for the person. */
  readonly onSpent: (purpose: MessagePurpose) => void;
}

export interface NewMessage<Purpose extends MessagePurpose> {
  /** Normalised, e.g. 01712345678. */
  msisdn: string;
  purpose: Purpose;
  lang: Language;
  facts: MessageFacts[Purpose];
  proof: MessageProof;
}

/** Texts that a number can decline; texts about an ended order, a refund or a risk to the account are always sent. */
const DECLINABLE: readonly MessagePurpose[] = ["order-placed", "order-paid"];

/** News that browsers get beside the text message: states of orders, goods that are back, lower prices. */
export const PUSHED: readonly string[] = [
  "order-placed",
  "order-paid",
  "order-confirmed",
  "order-shipped",
  "order-ready",
  "order-delivered",
  "order-cancelled",
  "order-cancelled-refund",
  "order-expired",
  "back-in-stock",
  "price-drop",
  "price-drops",
] satisfies readonly MessagePurpose[];
/** Of these a browser gets one in 24 hours at most. */
const DAILY_PUSHED: readonly string[] = ["price-drop", "price-drops"] satisfies readonly MessagePurpose[];

/**
 * Queues a text message in the transaction that it reports: committed together, or not at all. The dispatcher sends it
 * within a second or so. The budgets of a CountedSender's text are rows that others wait for: queue it last.
 * @returns false when the text was dropped, because its number or a budget forbids it
 */
export async function queueMessage<Purpose extends MessagePurpose>(
  transaction: Connection,
  message: NewMessage<Purpose>,
): Promise<boolean> {
  const { msisdn, purpose, lang, facts, proof } = message;
  const row = { msisdn, purpose, lang, params: { ...facts }, declinable: DECLINABLE.includes(purpose) };
  if (typeof proof === "string") {
    await insertOutboxMessage(transaction, { ...row, onlyToProved: proof === "code-guesses" });
    await queuePushes(transaction, row);
    return true;
  }
  const { budgets, onlyToProved, onSpent } = proof;
  const outcome = await insertCountedMessage(transaction, { ...row, onlyToProved }, budgets);
  if (outcome === "spent") onSpent(purpose);
  if (outcome === "queued") await queuePushes(transaction, row);
  return outcome === "queued";
}

/** The browsers on which the number is logged in and wants push messages get the news too (docs/decisions/27). */
async function queuePushes(transaction: Connection, row: NewPush): Promise<void> {
  if (PUSHED.includes(row.purpose)) await insertPushMessages(transaction, row, DAILY_PUSHED.includes(row.purpose));
}
