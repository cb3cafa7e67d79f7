import {
  type AdOrderRow,
  type AdOrderStep,
  findAdOrder,
  takeAdOrderStep,
} from "@/backend/db/queries/content/ad-order-queries";
import { markTaken } from "@/backend/db/queries/content/web-form-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { OperatorError } from "@/backend/domain/operator-command";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export function stepOf(order: AdOrderRow): "received" | AdOrderStep {
  if (order.declinedAt !== null) return "declined";
  if (order.finishedAt !== null) return "finished";
  if (order.startedAt !== null) return "started";
  if (order.bookedAt !== null) return "booked";
  return order.reviewedAt === null ? "received" : "reviewed";
}

const NEXT_STEPS = { received: "reviewed", reviewed: "booked", booked: "started", started: "finished" } as const;

/** An order with its steps; null for another kind of form. The caller has checked that the user may see it. */
export const findAdOrderState = ({ db }: DbContext, reference: string): Promise<AdOrderRow | null> =>
  findAdOrder(db.pool, reference);

export async function getAdOrder({ db }: DbContext, reference: string): Promise<AdOrderRow> {
  return orThrow(await findAdOrder(db.pool, reference), "request-not-found", "reference");
}

/**
 * Takes an order one step further and texts its sender, or declines it with an answer to its sender, in one transaction.
 * @throws DomainError `request-not-found`; OperatorError when the order cannot take that step now
 */
export async function advanceAdOrder(
  context: DbContext,
  reference: string,
  answerSender?: (transaction: Connection) => Promise<void>,
): Promise<AdOrderStep> {
  const order = await getAdOrder(context, reference);
  const now = stepOf(order);
  if (now === "finished" || now === "declined") throw new OperatorError(`Order ${reference} is ${now} already.`);
  const step = answerSender === undefined ? NEXT_STEPS[now] : "declined";
  await inTransaction(context.db, async (transaction) => {
    const isTaken = await takeAdOrderStep[step](transaction, reference);
    if (!isTaken) throw new OperatorError(`Order ${reference} cannot be ${step}: it is ${now}. List it again.`);
    // The form's own state is updated too, so that every list of forms shows it as in progress.
    await markTaken(transaction, reference);
    await (answerSender?.(transaction) ?? textSender(transaction, order));
  });
  return step;
}

/** Texts the sender of an order that its status changed. The status page says more than fits into a text. */
async function textSender(transaction: Connection, { reference, fields, lang }: AdOrderRow): Promise<void> {
  const msisdn = normaliseMsisdn(String(fields["msisdn"] ?? ""));
  if (msisdn === null) return;
  const message = { msisdn, purpose: "ad-order-moved", lang, facts: { reference }, proof: "operator" } as const;
  await queueMessage(transaction, message);
}
