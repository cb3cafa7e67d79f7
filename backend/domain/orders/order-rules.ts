import type { OrderBasis } from "@/backend/db/queries/place-order-queries";
import type { LineOptions } from "@/backend/db/schema/localized";
import { codOffered, quantityBySku } from "@/backend/domain/cart/cart-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { formatAmount } from "@/utils/money";

/**
 * Checks where an order goes.
 * @throws DomainError `district-not-found`, `delivery-option-not-available`, `thana-mismatch`, `post-code-mismatch`
 */
export function checkPlace(basis: OrderBasis): asserts basis is OrderBasis & { feePoisha: number } {
  if (basis.delivered === null) throw new DomainError("district-not-found", { field: "district" });
  if (!basis.delivered) throw new DomainError("delivery-option-not-available", { field: "district" });
  if (!basis.thanaKnown) throw new DomainError("thana-mismatch", { field: "area" });
  if (!basis.postCodeKnown) throw new DomainError("post-code-mismatch", { field: "post_code" });
  if (basis.feePoisha === null) throw new DomainError("delivery-option-not-available", { field: "delivery_type" });
}

/**
 * Checks that an order may be paid on delivery: its goods, its total, and what the buyer's number owes already
 * (RELIABILITY T18).
 * @throws DomainError `cod-not-available`, `cod-limit-crossed`
 */
export function checkCashOnDelivery(
  basis: OrderBasis,
  lines: readonly { category: string; options: LineOptions }[],
  payablePoisha: number,
): void {
  const field = "payment_method";
  if (!codOffered(lines, basis)) throw new DomainError("cod-not-available", { field });
  if (payablePoisha > basis.codLimitPoisha) {
    throw new DomainError("cod-limit-crossed", { field, facts: { limit: formatAmount(basis.codLimitPoisha / 100) } });
  }
  const open = basis.openPoisha + payablePoisha;
  if (open > basis.codOpenLimitPoisha || basis.openOrders >= basis.codOpenOrders) {
    throw new DomainError("cod-limit-crossed", { field });
  }
}

/** Pieces to take, each SKU once and in the order of the SKUs, at the price that the buyer agreed to. */
export function stockItems(
  lines: readonly { sku: string; quantity: number; pricePoisha: number }[],
): { sku: string; quantity: number; pricePoisha: number }[] {
  const prices = new Map(lines.map((line) => [line.sku, line.pricePoisha]));
  return [...quantityBySku(lines)]
    .map(([sku, quantity]) => ({ sku, quantity, pricePoisha: prices.get(sku) ?? 0 }))
    .sort((left, right) => (left.sku < right.sku ? -1 : 1));
}
