import { changeOrderRow, findChangeBasis } from "@/backend/db/queries/orders/change-order-queries";
import type { LockedOrder } from "@/backend/db/queries/orders/order-step-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { budgetKey, type CodeContext, takeBudgetsOrThrow } from "@/backend/domain/codes/code-context";
import { HOUR } from "@/backend/domain/codes/code-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { lockKnownOrder } from "@/backend/domain/orders/locked-order";
import { isChangeable } from "@/backend/domain/orders/order-steps";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { toAsciiDigits } from "@/utils/numbers/digits";

const CHANGES_AN_HOUR = 5;

interface OrderChange {
  /** The public id. */
  orderId: string;
  fullName: string;
  thana: string;
  postCode: string;
  /** Empty for a pick-up. */
  address: string;
  /** Code of a store; null for a delivery. */
  storeId: string | null;
  note: string | null;
}

/**
 * Changes the receiver of an order and the place within its district, before the goods are packed. Delivery days and
 * fee stay the same; its number gets a text (docs/decisions/11; feature 21). The caller checks the permission. The same
 * request again changes nothing and sends nothing.
 * @throws DomainError `order-not-found`; `order-not-changeable` once packed, for ended orders and for orders that are
 *   texted; `thana-mismatch`, `post-code-mismatch`, `store-not-found`, and `invalid-input` for a delivery without an
 *   address; `too-many-requests`, since each change sends a text
 */
export async function changeOrder(
  context: DbContext & Pick<CodeContext, "pepper">,
  change: OrderChange,
): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const order = await lockKnownOrder(transaction, change.orderId);
    if (!isChangeable(order)) throw new DomainError("order-not-changeable", { field: "order_id" });
    const fields = await saveChange(transaction, order, { ...change, postCode: toAsciiDigits(change.postCode) });
    if (fields.length === 0) return;
    const budget = { key: budgetKey(context, "order changes", order.id), limit: CHANGES_AN_HOUR, seconds: HOUR };
    await takeBudgetsOrThrow(transaction, [budget]);
    const { msisdn, lang, publicId: orderId } = order;
    await queueMessage(transaction, { msisdn, purpose: "order-changed", lang, facts: { orderId }, proof: "number" });
  });
}

/** @returns the names of the changed fields */
async function saveChange(transaction: Connection, order: LockedOrder, change: OrderChange): Promise<string[]> {
  const basis = await findChangeBasis(transaction, order, change);
  const { fullName, thana, postCode, address, note } = change;
  if (order.deliveryType === "pickup") {
    const store = orThrow(basis?.store ?? null, "store-not-found", "store_id");
    const { thana: storeThana, ...pickup } = store;
    const values = { fullName, thana: storeThana, postCode, address, note, store: pickup };
    return changeOrderRow(transaction, order, values);
  }
  if (basis?.thanaKnown !== true) throw new DomainError("thana-mismatch", { field: "area" });
  if (!basis.postCodeKnown) throw new DomainError("post-code-mismatch", { field: "post_code" });
  if (address === "") throw new DomainError("invalid-input", { field: "address" });
  return changeOrderRow(transaction, order, { fullName, thana, postCode, address, note, store: null });
}
