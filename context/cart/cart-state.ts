import type {
  CartItemInput,
  CartLine,
  CartPromotion,
  CartTotals,
  CashCodeRule,
  PromotionOffer,
} from "@/services/cart/cart-service";
import type { CartTrackingItem } from "@/utils/analytics/analytics-events";

/** Fee in whole poisha; installment null until the server has answered. */
export interface CartDelivery {
  fee: number;
  type: "regular" | "express" | "pickup";
  installment: boolean | null;
}

/** The cart as the browser stores it: the fields CART-32 to CART-48 by their own names, then what is needed to show it. */
export interface CartState {
  sidebar_cart_open: boolean;
  cart_items: CartLine[];
  mixpanelData: CartTrackingItem[];
  /** Lines; null in an empty cart (CART-62). */
  cart_item_count: number | null;
  /** Pieces over all lines; null in an empty cart. */
  cart_quantity_count: number | null;
  order_id: string;
  isCodEnabled: boolean;
  /** Poisha; null when not in force. */
  codLimit: number | null;
  /** When an order on delivery needs a code; null where it never does. */
  codCode: CashCodeRule | null;
  preorder: boolean;
  cmpOfferInputShow: boolean;
  sims: string;
  zone: Record<string, string>;
  pairSimErrorMsg: string | null;
  /** Empty text when there is no cart. */
  token: string;
  delivery: CartDelivery;
  /** Version of the server's cart that is shown; an older answer never replaces it. */
  version: number;
  totals: CartTotals;
  vatNote: string;
  promotions: CartPromotion[];
  offers: PromotionOffer[];
  /** The whole cart as it was last sent and not yet answered: a reload in between sends it again (feature 24). */
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
  /** Of a line that is sent: its slug. */
  bundle?: string | readonly unknown[] | undefined;
  /** Of a line that is shown. */
  bundleSlug?: string | null | undefined;
}

/** The identity of a line: the article, and its options. */
export function lineKey({ sku, sim, name, number, bundle, bundleSlug }: LineIdentity): string {
  const slug = typeof bundle === "string" ? bundle : bundleSlug;
  return [sku, sim ?? "", name ?? "", number ?? "", slug ?? ""].join("|");
}

/** A shown line as it is sent back: quantity plus item fields (CART-49). */
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
