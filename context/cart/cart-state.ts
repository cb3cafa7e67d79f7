import type { CartItemInput } from "@/services/cart/cart-service";
import type { CartLine, CartPromotion, CartTotals, CashCodeRule, PromotionOffer } from "@/services/cart/read-cart";
import type { CartTrackingItem } from "@/utils/analytics/analytics-events";

/** The fee is in whole poisha; the installment is null until the server has answered. */
export interface CartDelivery {
  fee: number;
  type: "regular" | "express" | "pickup";
  installment: boolean | null;
}

/** The cart as stored in the browser: the fields CART-32 to CART-48 under their own names, then the display's data. */
export interface CartState {
  sidebar_cart_open: boolean;
  cart_items: CartLine[];
  mixpanelData: CartTrackingItem[];
  /** Number of lines; null in an empty cart (CART-62). */
  cart_item_count: number | null;
  /** Number of pieces in all lines; null in an empty cart. */
  cart_quantity_count: number | null;
  order_id: string;
  isCodEnabled: boolean;
  /** In poisha; null when there is no limit. */
  codLimit: number | null;
  /** The rule that says when a cash-on-delivery order needs a code; null when it never needs one. */
  codCode: CashCodeRule | null;
  preorder: boolean;
  cmpOfferInputShow: boolean;
  sims: string;
  zone: Record<string, string>;
  pairSimErrorMsg: string | null;
  /** An empty string when there is no cart. */
  token: string;
  delivery: CartDelivery;
  /** Version of the server's cart that is shown. An older answer never replaces it. */
  version: number;
  totals: CartTotals;
  vatNote: string;
  promotions: CartPromotion[];
  offers: PromotionOffer[];
  /** The whole cart as last sent, until the server answers. If the page is reloaded, it is sent again (feature 24). */
  unsent: CartItemInput[] | null;
}

export const initialCart: CartState = {
  sidebar_cart_open: false,
  cart_items: [],
  mixpanelData: [],
  cart_item_count: null,
  cart_quantity_count: null,
  order_id: "",
  isCodEnabled: false,
  codLimit: null,
  codCode: null,
  preorder: false,
  cmpOfferInputShow: false,
  sims: "",
  zone: {},
  pairSimErrorMsg: null,
  token: "",
  delivery: { fee: 0, type: "regular", installment: null },
  version: 0,
  totals: { itemsPoisha: 0, includingBundlePoisha: 0, deliveryPoisha: 0, discountPoisha: 0, payablePoisha: 0 },
  vatNote: "",
  promotions: [],
  offers: [],
  unsent: null,
};

interface LineIdentity {
  sku: string;
  sim?: string | null | undefined;
  name?: string | null | undefined;
  number?: string | null | undefined;
  /** In a line that is sent: the slug of the bundle. */
  bundle?: string | readonly unknown[] | undefined;
  /** In a line that is shown: the slug of the bundle. */
  bundleSlug?: string | null | undefined;
}

/** The identity of a line: its SKU and its options. */
export function lineKey({ sku, sim, name, number, bundle, bundleSlug }: LineIdentity): string {
  const slug = typeof bundle === "string" ? bundle : bundleSlug;
  return [sku, sim ?? "", name ?? "", number ?? "", slug ?? ""].join("|");
}

/** Converts a shown line to the form that is sent: quantity plus item fields (CART-49). */
export function lineInput(line: CartLine): CartItemInput {
  return {
    sku: line.sku,
    product_quantity: line.quantity,
    ...(line.sim !== null && { sim: line.sim }),
    ...(line.simReplacement && { sim_replacement: true }),
    ...(line.name !== null && { name: line.name }),
    ...(line.number !== null && { number: line.number }),
    ...(line.emiPlan !== null && { emi: line.emiPlan }),
    ...(line.bundleSlug !== null && { bundle: line.bundleSlug }),
  };
}
