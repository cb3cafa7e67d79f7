import type { Database } from "@/backend/db/client";

/**
 * The control for the race between cancelling and packing: reads the state, then writes the new one, as shops do that
 * ship cancelled orders.
 * @returns true if it changed the order
 */
export async function naiveStep(db: Database, publicId: string, to: "cancelled" | "packed"): Promise<boolean> {
  const { rows } = await db.pool.query<{ id: string; state: string }>(
    "select id, state from orders where public_id = $1",
    [publicId],
  );
  const [order] = rows;
  if (order === undefined || order.state !== "confirmed") return false;
  if (to === "cancelled") {
    await db.pool.query(
      `update product_variants v set stock = v.stock + l.quantity, stock_reason = 'cancellation', stock_order_id = $1
       from order_lines l where l.order_id = $1 and v.sku = l.sku`,
      [order.id],
    );
  }
  await db.pool.query("update orders set state = $2 where id = $1", [order.id, to]);
  await db.pool.query("insert into order_events (order_id, state) values ($1, $2) on conflict do nothing", [
    order.id,
    to,
  ]);
  return true;
}
