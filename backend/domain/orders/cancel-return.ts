import { lockReturn, moveReturn, type ReturnRow } from "@/backend/db/queries/orders/return-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { budgetKey, type CodeContext, takeBudgetsOrThrow } from "@/backend/domain/codes/code-context";
import { HOUR } from "@/backend/domain/codes/code-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { lockKnownOrder } from "@/backend/domain/orders/locked-order";
import { canMoveReturn, keptAccount } from "@/backend/domain/orders/return-rules";
import { queueMessage } from "@/backend/domain/ports/message-outbox";

const CANCELLATIONS_AN_HOUR = 5;

/**
 * Cancels a return whose goods have not arrived: its pieces can be returned again, and the order's number gets a text. The
 * caller checks the permission. The same request again sends no second text.
 * @throws DomainError `order-not-found`; `return-not-cancellable` once the goods have arrived, for a return that has ended,
 *   and for a reference of another order; `too-many-requests`, since each cancellation sends a text
 */
export async function cancelReturn(
  context: Pick<CodeContext, "db" | "pepper">,
  { orderId, reference }: { orderId: string; reference: string },
): Promise<ReturnRow> {
  return inTransaction(context.db, async (transaction) => {
    const order = await lockKnownOrder(transaction, orderId);
    const row = await lockReturn(transaction, reference);
    if (row === null || row.orderId !== order.id)
      throw new DomainError("return-not-cancellable", { field: "reference" });
    if (row.state === "cancelled") return row;
    if (!canMoveReturn(row.state, "cancelled")) throw new DomainError("return-not-cancellable", { field: "reference" });
    const budget = {
      key: budgetKey(context, "return cancellations", order.id),
      limit: CANCELLATIONS_AN_HOUR,
      seconds: HOUR,
    };
    await takeBudgetsOrThrow(transaction, [budget]);
    const refundAccount = keptAccount(row.refundAccount, "cancelled");
    const cancelled = { ...row, state: "cancelled", answer: null, refundAccount } as const;
    await moveReturn(transaction, cancelled);
    const { msisdn, lang, publicId } = order;
    const facts = { orderId: publicId, reference };
    await queueMessage(transaction, { msisdn, purpose: "return-cancelled", lang, facts, proof: "number" });
    return cancelled;
  });
}
