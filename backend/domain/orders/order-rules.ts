import type { StockItem } from "@/backend/db/queries/catalog/stock-queries";
import type { OrderBasis, OrderPlace } from "@/backend/db/queries/orders/place-order-queries";
import type { LineOptions, PickupStore } from "@/backend/db/stored-types";
import { codOffered, quantityBySku } from "@/backend/domain/cart/cart-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { piecesOf, type WithExtras } from "@/backend/domain/extras/line-extras";
import { formatTaka } from "@/utils/money/money";
import { areOnlyEsims } from "@/utils/sims/sim-skus";

/** The place of an order of only eSIMs: they are texted. */
export const NO_PLACE = {
  deliveryType: "digital",
  district: "",
  thana: "",
  postCode: "",
  address: "",
  storeId: null,
} as const;

export interface OrderFulfilment extends OrderPlace {
  address: string;
  feePoisha: number;
  daysMin: number;
  daysMax: number;
  restWeekday: number | null;
}

/**
 * The delivery of an order, which depends on its goods: for only eSIMs there is no delivery and no fee, even if a place
 * was sent; all other goods need a checked place (docs/decisions/13).
 * @throws DomainError the errors of `checkPlace`, and `delivery-option-not-available` for goods without a place
 */
export function fulfilmentOfOrder(
  basis: OrderBasis,
  to: OrderPlace & { address: string },
  lines: readonly { sku: string }[],
): OrderFulfilment {
  if (areOnlyEsims(lines)) return { ...NO_PLACE, feePoisha: 0, daysMin: 0, daysMax: 0, restWeekday: null };
  if (to.deliveryType === "digital") throw new DomainError("delivery-option-not-available", { field: "delivery_type" });
  checkPlace(basis, to);
  const { district, thana, postCode, deliveryType, storeId, address } = to;
  const { feePoisha, daysMin, daysMax, restWeekday } = basis;
  return { district, thana, postCode, deliveryType, storeId, address, feePoisha, daysMin, daysMax, restWeekday };
}

/**
 * Checks the place of an order: an address, or a store of the same district, which decides days and fee.
 * @throws DomainError `district-not-found`, `delivery-option-not-available`, `thana-mismatch`, `post-code-mismatch`,
 *   `store-not-found`, and `invalid-input` for a delivery without an address
 */
export function checkPlace<Basis extends PlaceBasis>(
  basis: Basis,
  to: OrderPlace & { address: string },
): asserts basis is Basis & { feePoisha: number } {
  checkAddressPlace(basis);
  if (basis.feePoisha === null) throw new DomainError("delivery-option-not-available", { field: "delivery_type" });
  if (to.deliveryType !== "pickup") {
    if (to.address === "") throw new DomainError("invalid-input", { field: "address" });
    return;
  }
  if (basis.store === null || basis.store.district !== to.district) {
    throw new DomainError("store-not-found", { field: "store_id" });
  }
}

/**
 * Checks that a district is delivered to, and that thana and post code belong to it.
 * @throws DomainError `district-not-found`, `delivery-option-not-available`, `thana-mismatch`, `post-code-mismatch`
 */
export function checkAddressPlace(place: Pick<OrderBasis, "delivered" | "thanaKnown" | "postCodeKnown">): void {
  if (place.delivered === null) throw new DomainError("district-not-found", { field: "district" });
  if (!place.delivered) throw new DomainError("delivery-option-not-available", { field: "district" });
  if (!place.thanaKnown) throw new DomainError("thana-mismatch", { field: "area" });
  if (!place.postCodeKnown) throw new DomainError("post-code-mismatch", { field: "post_code" });
}

type PlaceBasis = Pick<OrderBasis, "delivered" | "thanaKnown" | "postCodeKnown" | "feePoisha" | "store">;

export function storeOfOrder(
  basis: Pick<OrderBasis, "store">,
  to: Pick<OrderPlace, "deliveryType">,
): PickupStore | null {
  if (to.deliveryType !== "pickup" || basis.store === null) return null;
  const { code, name, address } = basis.store;
  return { code, name, address };
}

/**
 * Checks an order on delivery: its goods, its total, the number's unpaid amounts (threat T18).
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
    throw new DomainError("cod-limit-crossed", { field, facts: { limit: formatTaka(basis.codLimitPoisha) } });
  }
  const open = basis.openPoisha + payablePoisha;
  if (open > basis.codOpenLimitPoisha || basis.openOrders >= basis.codOpenOrders) {
    throw new DomainError("cod-limit-crossed", { field });
  }
}

/** Checks the unpaid online orders of a number: each reserves goods. @throws DomainError `unpaid-limit-crossed` */
export function checkUnpaidOrders(
  { unpaidOrders, onlineOpenOrders: max }: Pick<OrderBasis, "unpaidOrders" | "onlineOpenOrders">,
  field: "payment_method" | "msisdn",
): void {
  if (unpaidOrders >= max) throw new DomainError("unpaid-limit-crossed", { field, facts: { max } });
}

/**
 * The pieces to take from stock, each SKU once, sorted by SKU, at the price that the buyer agreed to. An add-on has the
 * price of its bundle, regardless of its price alone.
 */
export function stockItems(
  lines: readonly WithExtras<{ sku: string; quantity: number; pricePoisha: number; number?: { kitPoisha: number } }>[],
): StockItem[] {
  const prices = new Map(
    lines.map((line) => [line.sku, line.number?.kitPoisha ?? line.extras?.basePoisha ?? line.pricePoisha]),
  );
  return [...quantityBySku(piecesOf(lines))]
    .map(([sku, quantity]) => ({ sku, quantity, pricePoisha: prices.get(sku) ?? null }))
    .sort((left, right) => (left.sku < right.sku ? -1 : 1));
}
