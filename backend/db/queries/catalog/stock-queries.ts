import { SIM_IN_USE } from "@/backend/db/queries/sims/esim-queries";
import { execute, mapResult, queryColumn, queryCount } from "@/backend/db/queries/statement";

/** Pieces of one SKU; with a price, they are taken only while the SKU still has that price. */
export interface StockItem {
  sku: string;
  quantity: number;
  pricePoisha: number | null;
}

// Rows are always locked in the order of their SKUs, so that two carts never wait for each other (fault R8).
// After a wait the conditions are checked again on the newest row.
/** Takes stock for an order, each SKU once; a trigger updates the ledger. @returns the SKUs that were taken */
export const takeStock = mapResult(
  queryColumn<string, [orderId: string, items: readonly StockItem[]]>(
    "take-stock",
    `with wanted as materialized (
       select * from unnest($skus::text[], $quantities::int[], $prices::int[]) as t (sku, quantity, price_poisha)),
     locked as materialized (
       select sku from product_variants where sku = any($skus) order by sku for no key update)
     update product_variants v
     set stock = v.stock - wanted.quantity, stock_reason = 'sale', stock_order_id = $orderId
     from wanted join locked using (sku)
     where v.sku = wanted.sku and v.stock >= wanted.quantity
       and (wanted.price_poisha is null or v.price_poisha = wanted.price_poisha)
     returning v.sku`,
    (orderId, items) => ({
      orderId,
      skus: items.map(({ sku }) => sku),
      quantities: items.map(({ quantity }) => quantity),
      prices: items.map(({ pricePoisha }) => pricePoisha),
    }),
  ),
  (skus): ReadonlySet<string> => new Set(skus),
);

/**
 * SQL for the pieces of an order ($1) that can go back into the stock, each SKU once: its goods and their add-ons,
 * without SIMs in use. A pre-order has none.
 */
export const PIECES_OF_ORDER = `select piece.sku, sum(piece.quantity)::int as quantity from (
     select l.sku, l.quantity from order_lines l where l.order_id = $1 and not ${SIM_IN_USE}
     union all
     select a.sku, l.quantity from order_line_add_ons a join order_lines l using (order_id, position)
     where a.order_id = $1 and a.sku is not null) piece
   where exists (select from orders o where o.id = $1 and o.preorder_slug is null) group by piece.sku`;

/** Returns these pieces of an order to the stock. */
export const returnStock = execute<[orderId: string, reason: "expiry" | "cancellation"]>(
  "return-stock",
  `with line as materialized (
     ${PIECES_OF_ORDER}),
   locked as materialized (
     select v.sku from product_variants v where v.sku in (select sku from line) order by v.sku for no key update)
   update product_variants v set stock = v.stock + line.quantity, stock_reason = $2, stock_order_id = $1
   from line join locked using (sku) where v.sku = line.sku`,
);

/** Ends the sales that are over. @returns how many variants have their old price again */
export const endSaleBatch = queryCount<[limit: number]>(
  "end-sales",
  `with due as materialized (
     select sku from product_variants where sale_ends_at <= now() order by sku limit $1 for no key update skip locked)
   update product_variants v set price_poisha = v.was_price_poisha, was_price_poisha = null, sale_ends_at = null
   from due where v.sku = due.sku returning v.sku`,
);
