import type { Language } from "@/backend/contract/language";
import { insertCountedMessage, insertOutboxMessage } from "@/backend/db/queries/account/message-queries";
import { insertPushMessages, type NewPush } from "@/backend/db/queries/account/push-queries";
import type { Budget } from "@/backend/db/queries/budget-queries";
import type { Connection } from "@/backend/db/queries/statement";

/** The data of each kind of message; its text is made from this when it is sent. Amounts are whole poisha. */
interface MessageFacts {
  "order-placed": { orderId: string; payablePoisha: number };
  "order-paid": { orderId: string; paidPoisha: number };
  "order-expired": { orderId: string };
  "order-refund": { orderId: string; paidPoisha: number };
  "order-confirmed": { orderId: string };
  "order-shipped": { orderId: string };
  /** The order is ready at the store that the buyer chose. */
  "order-ready": { orderId: string };
  "order-delivered": { orderId: string };
  "order-changed": { orderId: string };
  "order-cancelled": { orderId: string };
  "order-cancelled-refund": { orderId: string; paidPoisha: number };
  /** The buyer of the cancelled order keeps a SIM that is in use. */
  "order-cancelled-part": { orderId: string };
  "return-requested": { orderId: string; reference: string };
  "return-accepted": { orderId: string; reference: string };
  "return-cancelled": { orderId: string; reference: string };
  "return-refused": { orderId: string; reference: string };
  "return-refunded": { orderId: string; reference: string; paidPoisha: number };
  "payment-refund": { orderId: string; paidPoisha: number };
  /** The eSIM is paid, but the eSIM system has not made it yet. */
  "esim-delayed": { esimId: string };
  /** `sealed` is the encrypted key of the link, decrypted when the message is sent. */
  "esim-ready": { esimId: string; sealed: string };
  "sim-request-sent": { reference: string };
  "sim-request-ready": { reference: string };
  "sim-request-completed": { reference: string };
  "sim-request-declined": { reference: string };
  "sim-request-declined-refund": { reference: string; paidPoisha: number };
  /** The payment arrived after the request had ended. */
  "sim-request-refund": { reference: string; paidPoisha: number };
  "recharge-done": { reference: string; paidPoisha: number };
  /** The recharge has started its pack. */
  "recharge-pack": { reference: string; paidPoisha: number };
  /** The pack could not be started: the amount is on the balance. */
  "recharge-no-pack": { reference: string; paidPoisha: number };
  "recharge-refund": { reference: string; paidPoisha: number };
  /** A recharge or a migration that is paid was paid again. */
  "second-payment-refund": { reference: string; paidPoisha: number };
  /** A pack or an offer is active; `until` is formatted in the message's language. */
  "activation-done": { title: string; pricePoisha: number; until: string; reference: string };
  "activation-renewing": { title: string; pricePoisha: number; until: string; reference: string };
  /** The activation was pending, and its buyer did not see the result. */
  "activation-refused": { title: string; reference: string };
  "pack-renewed": { title: string; pricePoisha: number; until: string };
  /** The balance was too low. */
  "pack-not-renewed": { title: string };
  /** The pack is no longer on sale, or its price has changed. */
  "pack-withdrawn": { title: string };
  /** A form of the site was answered. The answer itself is shown on the site. */
  "web-form-answered": { reference: string };
  /** The operator took the next step of an advertising order. */
  "ad-order-moved": { reference: string };
  /** The free benefit in a flood; its last day is formatted in the message's language. */
  "flood-active": { until: string };
  /** A variant with a stock notice of the number; its name in the message's language, and its page. */
  "back-in-stock": { title: string; productPath: string };
  /** A product of the number's wish list became cheaper. If several did, this one has the greatest price drop. */
  "price-drop": { title: string; pricePoisha: number; productPath: string };
  "price-drops": { title: string; pricePoisha: number; more: number; productPath: string };
  /** Too many wrong codes: log-ins with the number are blocked for a day. */
  "codes-paused": Record<never, never>;
}
export type MessagePurpose = keyof MessageFacts;

/**
 * The reason why a text may be sent to its number. Every new text must name it (docs/decisions/27):
 * - `number`: the person who causes the text proved the number, by a session, a code or a pass
 * - `payment`: a gateway confirmed the money that the text is about
 * - `operator`: a person of the operator took the step that the text is about
 * - `code-guesses`: the code service blocked the number; once a day at most, only to a number that has logged in
 * - a CountedSender: an unproved visitor, limited by budgets
 */
type MessageProof = "number" | "payment" | "operator" | "code-guesses" | CountedSender;

/** An unproved person, and the budgets that such people share. */
export interface CountedSender {
  /** Used in this order; if one is used up, the text is dropped. The site's budget is last, since all share it. */
  readonly budgets: readonly [client: Budget, hour: Budget, day: Budget, site: Budget];
  /** True: the text is sent only to a number that has logged in here. */
  readonly onlyToProved: boolean;
  /** Called for a text that was dropped because a budget is used up. The person gets no error. */
  readonly onSpent: (purpose: MessagePurpose) => void;
}

interface NewMessage<Purpose extends MessagePurpose> {
  /** Normalised, e.g. 01712345678. */
  msisdn: string;
  purpose: Purpose;
  lang: Language;
  facts: MessageFacts[Purpose];
  proof: MessageProof;
}

/** Texts that a number can decline; texts about an ended order, a refund or a risk to the account are always sent. */
const DECLINABLE: readonly MessagePurpose[] = ["order-placed", "order-paid"];

/** The messages that are also sent as push messages: states of orders, goods back in stock, lower prices. */
export const PUSHED: readonly string[] = [
  "order-placed",
  "order-paid",
  "order-confirmed",
  "order-shipped",
  "order-ready",
  "order-delivered",
  "order-cancelled",
  "order-cancelled-refund",
  "order-cancelled-part",
  "order-expired",
  "back-in-stock",
  "price-drop",
  "price-drops",
] satisfies readonly MessagePurpose[];
/** A browser gets at most one of these push messages in 24 hours. */
const DAILY_PUSHED: readonly string[] = ["price-drop", "price-drops"] satisfies readonly MessagePurpose[];

/**
 * Queues a text message in the transaction that it is about: both are committed, or neither. The dispatcher sends it
 * within about a second. A CountedSender's text locks the rows of its budgets, so queue it last in the transaction.
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

/** Also queues the message for the browsers where the number is logged in and wants push messages (docs/decisions/27). */
async function queuePushes(transaction: Connection, row: NewPush): Promise<void> {
  if (PUSHED.includes(row.purpose)) await insertPushMessages(transaction, row, DAILY_PUSHED.includes(row.purpose));
}
