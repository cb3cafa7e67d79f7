import type { CartState } from "@/context/cart/cart-state";
import type { CartItemInput } from "@/services/cart/cart-service";
import type { CartBundle, CartLine, CartPromotion, CashCodeRule, PromotionOffer } from "@/services/cart/read-cart";
import type { CartTrackingItem } from "@/utils/analytics/analytics-events";
import type { Instalments } from "@/utils/money/instalments";
import { type Fields, isFields } from "@/utils/text/json-fields";

/** Key in localStorage, and name of the lock that only one tab can have at a time. */
export const CART_KEY = "cart";
/** Increases when the stored shape changes. A cart with another schema version is dropped and fetched again. */
const SCHEMA = 2;
const MAX_TEXT_LENGTH = 200_000;
/** The characters that tokens of other systems may have; our own tokens use fewer. */
const TOKEN = /^[\w.~+/=:-]{1,1024}$/;

type Read<T> = (value: unknown) => T;

class NotACart extends Error {}

// zod would cost a browser 30 KB for this one value, so the check is written by hand.
function fields(value: unknown): Fields {
  if (!isFields(value)) throw new NotACart();
  return value;
}
const text: Read<string> = (value) => {
  if (typeof value !== "string") throw new NotACart();
  return value;
};
const flag: Read<boolean> = (value) => {
  if (typeof value !== "boolean") throw new NotACart();
  return value;
};
const whole: Read<number> = (value) => {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new NotACart();
  return value;
};
const oneOf =
  <const T extends string>(...choices: readonly T[]): Read<T> =>
  (value) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new NotACart();
    return found;
  };
const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value);
const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new NotACart();
    return value.map(read);
  };
const textMap: Read<Record<string, string>> = (value) =>
  Object.fromEntries(Object.entries(fields(value)).map(([key, entry]) => [key, text(entry)]));
/** A path on this site: the stored text becomes the target of a link. */
const path: Read<string> = (value) => {
  const address = text(value);
  if (!/^\/(?![/\\])/.test(address)) throw new NotACart();
  return address;
};
const lineType = oneOf("sim", "apparel_accessories", "others");

const bundle: Read<CartBundle> = (value) => {
  const { title, pricePoisha } = fields(value);
  return { title: text(title), pricePoisha: nullable(whole)(pricePoisha) };
};

const emiTerms: Read<Instalments> = (value) => {
  const stored = fields(value);
  const amounts = { monthlyPoisha: whole(stored.monthlyPoisha), totalPoisha: whole(stored.totalPoisha) };
  // A cart stored by an earlier version has no code; the server's next answer includes it.
  return { code: text(stored.code ?? ""), bank: text(stored.bank), months: whole(stored.months), ...amounts };
};

const line: Read<CartLine> = (value) => {
  const stored = fields(value);
  const quantity = whole(stored.quantity);
  if (quantity < 1) throw new NotACart();
  return {
    sku: text(stored.sku),
    title: text(stored.title),
    path: path(stored.path),
    quantity,
    type: lineType(stored.type),
    pricePoisha: whole(stored.pricePoisha),
    priceWithBundlePoisha: whole(stored.priceWithBundlePoisha),
    lineTotalPoisha: whole(stored.lineTotalPoisha),
    pictures: listOf(text)(stored.pictures),
    variationDetails: textMap(stored.variationDetails),
    name: nullable(text)(stored.name),
    number: nullable(text)(stored.number),
    bundle: listOf(bundle)(stored.bundle),
    bundleSlug: nullable(text)(stored.bundleSlug ?? null),
    emi: flag(stored.emi),
    emiPlan: nullable(text)(stored.emiPlan),
    emiTerms: nullable(emiTerms)(stored.emiTerms ?? null),
    stock: whole(stored.stock),
    sim: nullable(text)(stored.sim),
    simReplacement: flag(stored.simReplacement),
    simHeldUntil: nullable(text)(stored.simHeldUntil ?? null),
  };
};

const trackingItem: Read<CartTrackingItem> = (value) => {
  const stored = fields(value);
  return {
    sku: text(stored.sku),
    product_title: text(stored.product_title),
    type: lineType(stored.type),
    quantity: whole(stored.quantity),
    pricePoisha: whole(stored.pricePoisha),
  };
};

const unsentLine: Read<CartItemInput> = (value) => {
  const stored = fields(value);
  return {
    sku: text(stored.sku),
    product_quantity: whole(stored.product_quantity),
    ...(stored.sim !== undefined && { sim: text(stored.sim) }),
    ...(stored.sim_replacement !== undefined && { sim_replacement: flag(stored.sim_replacement) }),
    ...(stored.name !== undefined && { name: text(stored.name) }),
    ...(stored.number !== undefined && { number: text(stored.number) }),
    ...(stored.emi !== undefined && { emi: text(stored.emi) }),
    ...(stored.bundle !== undefined && { bundle: text(stored.bundle) }),
  };
};

const promotion: Read<CartPromotion> = (value) => {
  const stored = fields(value);
  return {
    code: text(stored.code),
    type: oneOf("promo", "cmp")(stored.type),
    title: text(stored.title),
    discountPoisha: whole(stored.discountPoisha),
    problem: nullable(text)(stored.problem),
  };
};

const offer: Read<PromotionOffer> = (value) => {
  const stored = fields(value);
  // A cart stored by a version without offers has none.
  const savesPoisha = stored.savesPoisha === undefined ? 0 : whole(stored.savesPoisha);
  return { code: text(stored.code), title: text(stored.title), savesPoisha };
};

const cashCode: Read<CashCodeRule> = (value) => {
  const stored = fields(value);
  return { fromPoisha: whole(stored.fromPoisha), prefixes: listOf(text)(stored.prefixes) };
};

const token: Read<string> = (value) => {
  const known = text(value);
  if (known !== "" && !TOKEN.test(known)) throw new NotACart();
  return known;
};

const cart: Read<CartState> = (value) => {
  const stored = fields(value);
  if (stored.schema !== SCHEMA) throw new NotACart();
  const delivery = fields(stored.delivery);
  const totals = fields(stored.totals);
  const items = listOf(line)(stored.cart_items);
  return {
    sidebar_cart_open: flag(stored.sidebar_cart_open),
    cart_items: items,
    mixpanelData: listOf(trackingItem)(stored.mixpanelData),
    // The counts are calculated from the lines. Stored counts are ignored.
    cart_item_count: items.length === 0 ? null : items.length,
    cart_quantity_count: items.length === 0 ? null : items.reduce((sum, item) => sum + item.quantity, 0),
    order_id: text(stored.order_id),
    isCodEnabled: flag(stored.isCodEnabled),
    codLimit: nullable(whole)(stored.codLimit),
    // A cart that was stored before the shop listed its codes has no data about them.
    codCode: stored.codCode === undefined ? null : nullable(cashCode)(stored.codCode),
    preorder: flag(stored.preorder),
    cmpOfferInputShow: flag(stored.cmpOfferInputShow),
    sims: text(stored.sims),
    zone: textMap(stored.zone),
    pairSimErrorMsg: nullable(text)(stored.pairSimErrorMsg),
    token: token(stored.token),
    delivery: {
      fee: whole(delivery.fee),
      type: oneOf("regular", "express", "pickup")(delivery.type),
      installment: nullable(flag)(delivery.installment),
    },
    version: whole(stored.version),
    totals: {
      itemsPoisha: whole(totals.itemsPoisha),
      includingBundlePoisha: whole(totals.includingBundlePoisha),
      deliveryPoisha: whole(totals.deliveryPoisha),
      discountPoisha: whole(totals.discountPoisha),
      payablePoisha: whole(totals.payablePoisha),
      ...(totals.vatPoisha !== undefined && { vatPoisha: whole(totals.vatPoisha) }),
    },
    vatNote: text(stored.vatNote),
    promotions: listOf(promotion)(stored.promotions),
    offers: listOf(offer)(stored.offers),
    unsent: nullable(listOf(unsentLine))(stored.unsent),
  };
};

/** The text stored in localStorage under `cart`: only the cart, with no person's name, number or address (CART-31). */
export function writeCart(state: CartState): string {
  return JSON.stringify({ schema: SCHEMA, ...state });
}

/**
 * Reads what `writeCart` wrote.
 * @param stored the stored text, which anyone may have changed
 * @returns null for anything else: broken, hostile or of an older schema; never throws
 */
export function parseCart(stored: string): CartState | null {
  if (stored.length > MAX_TEXT_LENGTH) return null;
  try {
    return cart(JSON.parse(stored));
  } catch {
    return null;
  }
}
