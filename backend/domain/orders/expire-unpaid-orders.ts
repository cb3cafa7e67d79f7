import { lockUnpaidOrder, moveOrder } from "@/backend/db/queries/order-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { releaseOrder } from "@/backend/domain/orders/release-order";
import { queueMessage } from "@/backend/domain/ports/message-outbox";

/**
 * Ends orders whose hold ran out unpaid, a minute after it did, gives their goods back and tells their buyers
 * (RELIABILITY 5.2). Each order is a transaction of its own; two instances never take the same one.
 * @param most orders in one go
 * @returns how many ended
 */
export async function expireUnpaidOrders({ db }: Pick<DomainContext, "db">, most = 100): Promise<number> {
  let ended = 0;
  while (ended < most && (await expireNext({ db }))) ended += 1;
  return ended;
}

function expireNext({ db }: Pick<DomainContext, "db">): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockUnpaidOrder(transaction);
    if (order === null) return false;
    await releaseOrder(transaction, order.id, "expiry");
    await moveOrder(transaction, order.id, { state: "expired", paymentState: "cancelled" });
    const { msisdn, lang, publicId } = order;
    await queueMessage(transaction, { msisdn, purpose: "order-expired", lang, facts: { orderId: publicId } });
    return true;
  });
}
