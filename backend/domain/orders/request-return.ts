import type { ReturnReason } from "@/backend/contract/shop/own-orders";
import type { LockedOrder } from "@/backend/db/queries/orders/order-step-queries";
import {
  getReturnBasis,
  listReturnableRows,
  listReturnRows,
  type ReturnLine,
  type ReturnRow,
  saveReturn,
} from "@/backend/db/queries/orders/return-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, optionalRequest } from "@/backend/domain/idempotency";
import { lockKnownOrder } from "@/backend/domain/orders/locked-order";
import { canReturn, lastReturnDay, readRefundAccount, refundFor } from "@/backend/domain/orders/return-rules";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { newPublicId } from "@/backend/domain/random-ids";
import type { TypedAccount } from "@/utils/checkout/refund-account";
import { dayInDhaka } from "@/utils/dates/dates";

interface ReturnRequest {
  /** The public id. */
  orderId: string;
  reason: ReturnReason;
  note: string | null;
  /** Needed when the order was paid on delivery; otherwise ignored. */
  refundAccount: TypedAccount | null;
  lines: readonly ReturnLine[];
}

/**
 * Records a request to return goods of a delivered order (feature 37, docs/orders.md). The order is locked, so that
 * no piece is requested twice. The caller checks the permission.
 * @param key a request sent again with it is recorded once; null for a caller that sends none
 * @throws DomainError `order-not-found`; `return-not-possible` before the delivery, too late, or for pieces that
 *   cannot be returned; `refund-account-needed`, `msisdn-invalid`, `bank-account-invalid` for an order that was paid
 *   in cash; `request-in-progress`, `idempotency-key-reused`
 */
export async function requestReturn(
  { db, now, pepper }: Pick<DomainContext, "db" | "now"> & { readonly pepper: string },
  key: string | null,
  request: ReturnRequest,
): Promise<ReturnRow> {
  // Stored numbers could be compared with a hash without a key, by trying out every number.
  const refundAccount = secretKey(pepper, "refund account", JSON.stringify(request.refundAccount));
  const once = optionalRequest("return", key, { ...request, refundAccount });
  return inTransaction(db, async (transaction) => {
    const order = await lockKnownOrder(transaction, request.orderId);
    const reference = await answerOnce(transaction, once, () =>
      recordReturn(transaction, order, request, dayInDhaka(now())),
    );
    const saved = (await listReturnRows(transaction, order.id)).find((row) => row.reference === reference);
    if (saved === undefined) throw new Error(`The return ${reference} was not written`);
    return saved;
  });
}

/** @param today ISO day in Asia/Dhaka @returns the reference */
async function recordReturn(
  transaction: Connection,
  order: LockedOrder,
  { reason, note, refundAccount, lines }: ReturnRequest,
  today: string,
): Promise<string> {
  const basis = await getReturnBasis(transaction, order.id);
  const { rows, promisedPoisha } = await listReturnableRows(transaction, order.id);
  const lastDay = lastReturnDay(basis);
  const isInTime = order.state === "delivered" && lastDay !== null && today <= lastDay;
  if (!isInTime || !canReturn(lines, rows)) throw new DomainError("return-not-possible", { field: "lines" });

  const refundPoisha = refundFor(lines, rows, promisedPoisha);
  const reference = `R-${newPublicId().replaceAll("-", "").slice(0, 8)}`;
  await saveReturn(transaction, {
    reference,
    orderId: order.id,
    reason,
    note,
    refundPoisha,
    refundAccount: basis.paidOnDelivery && refundPoisha > 0 ? readRefundAccount(refundAccount) : null,
    lines,
  });
  const facts = { orderId: order.publicId, reference };
  const { msisdn, lang } = order;
  await queueMessage(transaction, { msisdn, purpose: "return-requested", lang, facts, proof: "number" });
  return reference;
}
