import type { ReturnState } from "@/backend/contract/shop/own-orders";
import { lockReturn, moveReturn, type ReturnRow, restockReturn } from "@/backend/db/queries/orders/return-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext } from "@/backend/domain/domain-context";
import { OperatorError } from "@/backend/domain/operator-command";
import { canMoveReturn, isUndamaged, keptAccount } from "@/backend/domain/orders/return-rules";
import { queueMessage } from "@/backend/domain/ports/message-outbox";

/**
 * Moves a return to its next state and texts its buyer, in one transaction. Undamaged goods are on sale again only with
 * the refund, because goods that fail the check go back to their buyer. When the return ends, the number of the account
 * for its refund is deleted.
 * @returns the return as it was before, with the whole account for its refund
 * @throws OperatorError for an unknown reference, a step that is not possible, or a refusal without a reason
 */
export async function moveOrderReturn(
  { db }: DbContext,
  move: { reference: string; to: ReturnState; answer: string | null },
): Promise<ReturnRow> {
  const { reference, to, answer } = move;
  return inTransaction(db, async (transaction) => {
    const row = await lockReturn(transaction, reference);
    if (row === null) throw new OperatorError(`There is no return ${reference}.`);
    if (!canMoveReturn(row.state, to)) {
      throw new OperatorError(`Return ${reference} is ${row.state}; it cannot become ${to}.`);
    }
    if (to === "refused" && answer === null) throw new OperatorError("Say why: the buyer reads it.");
    const refundAccount = keptAccount(row.refundAccount, to);
    await moveReturn(transaction, { reference, state: to, answer, refundAccount });
    if (to === "refunded" && isUndamaged(row.reason)) await restockReturn(transaction, reference);
    await notifyBuyer(transaction, row, to);
    return row;
  });
}

async function notifyBuyer(transaction: Connection, row: ReturnRow, to: ReturnState): Promise<void> {
  const { msisdn, lang, reference, publicId: orderId, refundPoisha: paidPoisha } = row;
  const facts = { orderId, reference };
  const about = { msisdn, lang, proof: "operator" } as const;
  if (to === "accepted") await queueMessage(transaction, { ...about, purpose: "return-accepted", facts });
  if (to === "refused") await queueMessage(transaction, { ...about, purpose: "return-refused", facts });
  if (to === "refunded") {
    await queueMessage(transaction, { ...about, purpose: "return-refunded", facts: { ...facts, paidPoisha } });
  }
}
