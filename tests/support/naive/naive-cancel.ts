import type { Database } from "@/backend/db/client";

/**
 * The control of the race between cancelling and packing: looks at the state, then writes what it found right, as shops
 * do that ship what was cancelled.
 * @returns true when it believed that the order was its own to move
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
