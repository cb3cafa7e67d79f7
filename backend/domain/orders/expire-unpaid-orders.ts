import { lockUnpaidOrder, moveOrder } from "@/backend/db/queries/orders/order-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { releaseOrder } from "@/backend/domain/orders/locked-order";
import { queueMessage } from "@/backend/domain/ports/message-outbox";

export const MAX_ENDED = 100;

/**
 * Ends unpaid orders a minute after their reservation has ended, and frees their goods. Only a proved number gets a text,
 * since another person may have typed the others (docs/decisions/27). Each order has its own transaction; two processes
 * never take the same one. @returns how many
 */
export async function expireUnpaidOrders({ db }: DbContext): Promise<number> {
  let ended = 0;
  while (ended < MAX_ENDED && (await expireNext({ db }))) ended += 1;
  return ended;
}

function expireNext({ db }: DbContext): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockUnpaidOrder(transaction);
    if (order === null) return false;
    await releaseOrder(transaction, order.id, "expiry");
    await moveOrder(transaction, order.id, { state: "expired", paymentState: "cancelled" });
    const { msisdn, numberProved, lang, publicId } = order;
    if (numberProved) {
      const facts = { orderId: publicId };
      await queueMessage(transaction, { msisdn, purpose: "order-expired", lang, facts, proof: "number" });
    }
    return true;
  });
}
