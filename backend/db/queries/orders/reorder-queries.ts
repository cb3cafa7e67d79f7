import type { OrderLineRow } from "@/backend/db/queries/orders/order-queries";
import { queryRows } from "@/backend/db/queries/statement";
import type { LineOptions } from "@/backend/db/stored-types";

/** A line of an order with today's stock of it. */
export interface ReorderRow extends Pick<OrderLineRow, "sku" | "productSlug" | "category" | "titles" | "quantity"> {
  options: LineOptions;
  stock: number;
  onSale: boolean;
}

/** The lines of an order, or none for an unknown id. */
export const listLinesToReorder = queryRows<ReorderRow, [publicId: string]>(
  "list-lines-to-reorder",
  `select l.sku, l.product_slug, l.category, l.titles, l.options, l.quantity, v.stock,
     p.published and not p.preorder as on_sale
   from orders o join order_lines l on l.order_id = o.id
   join product_variants v on v.sku = l.sku join products p on p.slug = v.product_slug
   where o.public_id = $1 order by l.position`,
);
