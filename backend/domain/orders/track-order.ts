import { findOrder, listOrderRows } from "@/backend/db/queries/orders/order-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { type PublicOrder, publicOrder } from "@/backend/domain/orders/public-order";
import { readOrderId } from "@/utils/checkout/order-id";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/**
 * The masked timeline of an order (API-SHOP-08). A refusal does not say whether the id or the number is wrong, nor
 * whether either exists (threat T12).
 * @throws DomainError `order-not-found`
 */
export async function trackOrder({ db }: DbContext, input: { orderId: string; msisdn: string }): Promise<PublicOrder> {
  // A pair that cannot exist is looked up as well, so that its answer takes the same time.
  const row = await findOrder(db.pool, readOrderId(input.orderId) ?? "", normaliseMsisdn(input.msisdn) ?? "");
  return publicOrder(orThrow(row, "order-not-found"));
}

/** Masked orders, in the order of the given public ids. Unknown ids are left out (API-SHOP-24). */
export async function listOrders({ db }: DbContext, orderIds: readonly string[]): Promise<PublicOrder[]> {
  const rows = new Map((await listOrderRows(db.pool, orderIds)).map((row) => [row.publicId, row]));
  return [...new Set(orderIds)].flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [publicOrder(row)];
  });
}
