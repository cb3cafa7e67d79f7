import type { ErrorCode } from "@/backend/contract/errors";
import type { DeliveryType } from "@/backend/contract/shop/delivery";
import type { PromotionType } from "@/backend/contract/shop/promotions";
import type { AddOnRow } from "@/backend/db/queries/catalog/bundle-queries";
import type { CartItemRow } from "@/backend/db/queries/orders/cart-queries";
import type { LineOptions, Localized } from "@/backend/db/stored-types";
import type { ErrorFacts } from "@/backend/domain/domain-error";
import type { LineNumber } from "@/backend/domain/numbers/sim-lines";

/** A problem of a line: `field` is `product.N`, where N is the index of the line. */
export interface CartProblem {
  code: ErrorCode;
  field: string;
  facts?: ErrorFacts;
}

/** A line with the current price and stock; money in poisha. */
export interface CartLine extends Omit<CartItemRow, "published" | "preorder" | "printPoisha" | "vatBasisPoints"> {
  quantity: number;
  options: LineOptions;
  /** One piece without its add-ons; `pricePoisha` includes all of them. */
  basePoisha: number;
  /** The extras of each piece: the add-ons of its bundle, and the printing. */
  addOns: readonly AddOnRow[];
  /** The new number of a SIM line; its price is part of the line's. */
  number?: LineNumber;
}

/** The promotion of a cart: its discount, or the reason why it gives none. */
export interface CartPromotion {
  code: string;
  type: PromotionType;
  titles: Localized;
  discountPoisha: number;
  problem: CartProblem | null;
}

/** A whole cart, priced by the server; money in poisha. */
export interface Cart {
  /** Null when the cart is empty. */
  token: string | null;
  version: number;
  lines: CartLine[];
  deliveryType: DeliveryType;
  deliveryPoisha: number;
  itemsPoisha: number;
  /** The part of that sum that is for add-ons and printing. */
  addOnsPoisha: number;
  /** The promotion of the cart. If it has a problem, it gives no discount. */
  promotion: CartPromotion | null;
  discountPoisha: number;
  payablePoisha: number;
  /** The VAT in the payable sum. */
  vatPoisha: number;
  /** True for a pre-order: its product is not released yet. */
  preorder: boolean;
  codAvailable: boolean;
  /** Highest total payable on delivery; null when cash on delivery is not offered or the cart is empty. */
  codLimitPoisha: number | null;
  vatNotes: Localized;
  problems: CartProblem[];
}
