import type { MissingReason } from "@/backend/contract/shop/own-orders";
import { listLinesToReorder, type ReorderRow } from "@/backend/db/queries/orders/reorder-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { MOST_PIECES } from "@/utils/checkout/cart-limits";

export interface Reorder {
  lines: { sku: string; quantity: number }[];
  missing: (Pick<ReorderRow, "sku" | "titles" | "category" | "productSlug"> & { reason: MissingReason })[];
}

/**
 * What of an order can be bought again, and what not (feature 37). Anyone with the id may ask: the answer has nothing
 * of the buyer, so a SIM or a printed text is chosen anew.
 * @throws DomainError `order-not-found`
 */
export async function reorder({ db }: Pick<DomainContext, "db">, orderId: string): Promise<Reorder> {
  const rows = await listLinesToReorder(db.pool, orderId);
  if (rows.length === 0) throw new DomainError("order-not-found", { field: "order_id" });
  return planReorder(rows);
}

/** Divides today's stock among the lines; two lines of one SKU never get more than there is. */
export function planReorder(rows: readonly ReorderRow[]): Reorder {
  const left = new Map(rows.map((row) => [row.sku, row.stock]));
  const plan: Reorder = { lines: [], missing: [] };
  for (const row of rows) {
    const { sku, titles, category, productSlug } = row;
    const quantity = isPlain(row) && row.onSale ? Math.min(row.quantity, MOST_PIECES, left.get(sku) ?? 0) : 0;
    left.set(sku, (left.get(sku) ?? 0) - quantity);
    if (quantity > 0) plan.lines.push({ sku, quantity });
    if (quantity < row.quantity) {
      plan.missing.push({ sku, titles, category, productSlug, reason: reasonOf(row, quantity) });
    }
  }
  return plan;
}

function reasonOf(row: ReorderRow, quantity: number): MissingReason {
  if (!row.onSale) return "gone";
  if (!isPlain(row)) return "choose-again";
  return quantity === 0 ? "sold-out" : "fewer";
}

/** Instalments are chosen at the checkout; all other options of a line belong to the buyer. */
function isPlain({ category, options }: ReorderRow): boolean {
  return category !== "sim" && Object.keys(options).every((name) => name === "emi");
}
