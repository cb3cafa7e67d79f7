import type { MissingReason } from "@/backend/contract/shop/own-orders";
import { listLinesToReorder, type ReorderRow } from "@/backend/db/queries/orders/reorder-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { MAX_PIECES } from "@/utils/checkout/cart-limits";

interface Reorder {
  lines: { sku: string; quantity: number }[];
  missing: (Pick<ReorderRow, "sku" | "titles" | "category" | "productSlug"> & { reason: MissingReason })[];
}

/**
 * The lines of an order that can be bought again, and the others (feature 37). Anyone with the id may ask: there is no
 * personal data in the answer, so a SIM number or a printed text must be chosen again.
 * @throws DomainError `order-not-found`
 */
export async function reorder({ db }: DbContext, orderId: string): Promise<Reorder> {
  const rows = await listLinesToReorder(db.pool, orderId);
  if (rows.length === 0) throw new DomainError("order-not-found", { field: "order_id" });
  return planReorder(rows);
}

/** Divides the current stock among the lines: two lines of one SKU together never get more than the stock. */
export function planReorder(rows: readonly ReorderRow[]): Reorder {
  const left = new Map(rows.map((row) => [row.sku, row.stock]));
  const plan: Reorder = { lines: [], missing: [] };
  for (const row of rows) {
    const { sku, titles, category, productSlug } = row;
    const quantity = isPlain(row) && row.onSale ? Math.min(row.quantity, MAX_PIECES, left.get(sku) ?? 0) : 0;
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

/** True for a line without personal options. Instalments do not count, since they are chosen at the checkout. */
function isPlain({ category, options }: ReorderRow): boolean {
  return category !== "sim" && Object.keys(options).every((name) => name === "emi");
}
