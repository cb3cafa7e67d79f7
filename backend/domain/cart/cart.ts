import type { DeliveryType } from "@/backend/contract/delivery";
import type { ErrorCode } from "@/backend/contract/errors";
import type { CartItemRow } from "@/backend/db/queries/cart-queries";
import type { LineOptions, Localized } from "@/backend/db/schema/localized";
import type { ErrorFacts } from "@/backend/domain/domain-error";

/** What was found wrong with a line: `field` is `product.N`, N the line's place. */
export interface CartProblem {
  code: ErrorCode;
  field: string;
  facts?: ErrorFacts;
}

/** A line with the price and the stock of this moment; money in poisha. */
export interface CartLine extends Omit<CartItemRow, "published"> {
  quantity: number;
  options: LineOptions;
}

/** A whole cart, priced by the server; money in poisha. */
export interface Cart {
  /** Null when nothing is in it. */
  token: string | null;
  version: number;
  lines: CartLine[];
  deliveryType: DeliveryType;
  deliveryPoisha: number;
  itemsPoisha: number;
  payablePoisha: number;
  codAvailable: boolean;
  /** Highest total payable on delivery; null when cash on delivery is not offered or the cart is empty. */
  codLimitPoisha: number | null;
  vatNotes: Localized;
  problems: CartProblem[];
}
