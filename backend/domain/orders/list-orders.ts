import { listOrderRows } from "@/backend/db/queries/orders/order-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { type PublicOrder, publicOrder } from "@/backend/domain/orders/public-order";

/** Masked orders, in the order of the given public ids. Unknown ids are left out (API-SHOP-24). */
export async function listOrders({ db }: DbContext, orderIds: readonly string[]): Promise<PublicOrder[]> {
  const rows = new Map((await listOrderRows(db.pool, orderIds)).map((row) => [row.publicId, row]));
  return [...new Set(orderIds)].flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [publicOrder(row)];
  });
}
