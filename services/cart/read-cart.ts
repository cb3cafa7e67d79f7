import { toPoisha, toTaka } from "@/backend/contract/money";
import type { CartView as WireCart, CartLine as WireLine } from "@/backend/contract/shop/cart";
import { readErrors } from "@/services/api/api-error";
import { readInstalments } from "@/services/catalog/read-instalments";
import { MAX_PIECES } from "@/utils/checkout/cart-limits";
import { paths } from "@/utils/paths/paths";
import { isFields } from "@/utils/text/json-fields";

/** An add-on of a line; null poisha means free (CART-16). */
export type CartBundle = ReturnType<typeof readAddOns>[number];

/** One line as the drawer and the checkout show it. Amounts are whole poisha. */
export type CartLine = ReturnType<typeof readLine>;

/** Totals of the cart, in whole poisha, as calculated by the server. */
export type CartTotals = ReturnType<typeof readTotals>;

/** The promotion code on a cart. Amounts in whole poisha. */
export type CartPromotion = ReturnType<typeof readPromotions>[number];

/** A public offer that the cart can use; the offer that saves most is first. */
export type PromotionOffer = Cart["offers"][number];

/** The rule that says when a cash-on-delivery order needs a code, and which numbers can get one. */
export type CashCodeRule = NonNullable<Cart["codCode"]>;

/** One version of a cart, as the server sent it. */
export type Cart = ReturnType<typeof readCart>;

/** Some systems send numbers as text. */
type Numeric = number | string;
type Flag = boolean | Numeric;

interface AnyAddOn {
  title: string;
  field_is_free?: Flag;
  field_price?: Numeric | null;
}

/** The fields of a line that the specification names (CART-10 to CART-20), and how systems may write them. */
interface NamedFields {
  product_title: string;
  quantity: Numeric;
  type?: string;
  price: { number: Numeric };
  product_price_with_bundle?: Numeric | null;
  field_cart_image?: readonly string[] | null;
  /** An empty list when there are none, in systems that do not tell lists from maps. */
  variationDetails?: Readonly<Record<string, string>> | readonly string[] | null;
  name?: string | null;
  number?: Numeric | null;
  bundle?: readonly AnyAddOn[] | null;
  emi?: Flag;
}

type AnyLine = NamedFields & Partial<Omit<WireLine, keyof NamedFields>>;

interface AnyTotals extends Partial<Omit<WireCart["totalPrice"], "includingBundle">> {
  includingBundle: Numeric;
}

/** A cart answer of any such system. The answer to an update has no totals (API-SHOP-30, API-SHOP-32). */
export interface AnyCart extends Partial<Omit<WireCart, "data" | "totalPrice" | "codLimitCross" | "isCodEnabled">> {
  data: readonly AnyLine[];
  totalPrice?: AnyTotals;
  isCodEnabled?: Flag;
  /** True or false is not an amount: the cart then has no limit. */
  codLimitCross?: number | boolean | null;
}

/** Every other type is `others`. */
const SPECIAL_TYPES = ["sim", "apparel_accessories"] as const;

const poishaOf = (taka: Numeric) => toPoisha(Number(taka));
const isSet = (flag: Flag | undefined) => flag === true || String(flag) === "1";

/** The add-ons of one piece, with amounts in whole poisha. */
export function readAddOns(items: readonly AnyAddOn[]) {
  return items.map(({ title, field_is_free, field_price }) => ({
    title,
    pricePoisha: isSet(field_is_free) ? null : poishaOf(field_price ?? 0),
  }));
}

function readNamedFields(line: NamedFields) {
  const { variationDetails } = line;
  return {
    title: line.product_title,
    quantity: Number(line.quantity),
    type: SPECIAL_TYPES.find((type) => type === line.type) ?? ("others" as const),
    /** Price of one piece without add-ons. */
    pricePoisha: poishaOf(line.price.number),
    /** Price of one piece with its paid add-ons. */
    priceWithBundlePoisha: poishaOf(line.product_price_with_bundle ?? line.price.number),
    pictures: line.field_cart_image ?? [],
    variationDetails: isFields(variationDetails) ? (variationDetails as Readonly<Record<string, string>>) : {},
    // Some systems write an empty text for none.
    name: line.name || null,
    number: String(line.number ?? "") || null,
    bundle: readAddOns(line.bundle ?? []),
    emi: isSet(line.emi),
  };
}

function readLine(line: AnyLine) {
  const named = readNamedFields(line);
  return {
    ...named,
    lineTotalPoisha:
      line.line_total === undefined ? named.priceWithBundlePoisha * named.quantity : toPoisha(line.line_total),
    /** A system that sends none has only the title to tell its lines apart. */
    sku: line.sku ?? line.product_title,
    /** Address of the product page for this variant. */
    path: line.product_path ?? paths.shop,
    /** Slug of the chosen bundle, as it is sent; null for none. */
    bundleSlug: line.bundle_slug ?? null,
    /** Code of the instalment plan that was chosen with the product. */
    emiPlan: line.emi_plan ?? null,
    /** The line's total under that plan; null without a plan. */
    emiTerms: line.emi_terms ? readInstalments(line.emi_terms) : null,
    /** The number of pieces that can be bought now. */
    stock: line.stock ?? MAX_PIECES,
    sim: line.sim ?? null,
    simReplacement: line.sim_replacement ?? false,
    /** ISO time until which the line's number is reserved; null without a reservation. */
    simHeldUntil: line.sim_held_until ?? null,
  };
}

/** Converts the API's totals from taka to whole poisha. */
export function readTotals(total: WireCart["totalPrice"]) {
  return {
    itemsPoisha: toPoisha(total.items),
    includingBundlePoisha: toPoisha(total.includingBundle),
    deliveryPoisha: toPoisha(total.delivery),
    /** The discount of the promotion. */
    discountPoisha: toPoisha(total.discount),
    payablePoisha: toPoisha(total.payable),
    /** The VAT included in the total, if the server sends it. */
    ...(total.vat !== undefined && { vatPoisha: toPoisha(total.vat) }),
  };
}

/** The totals of an answer that has only some of them, or none. */
function readAnyTotals(total: AnyTotals | undefined, lines: readonly { lineTotalPoisha: number }[]) {
  const sum = lines.reduce((poisha, { lineTotalPoisha }) => poisha + lineTotalPoisha, 0);
  const includingBundle = total === undefined ? toTaka(sum) : Number(total.includingBundle);
  const { items = includingBundle, delivery = 0, discount = 0 } = total ?? {};
  const { payable = includingBundle + delivery - discount } = total ?? {};
  return readTotals({ ...total, items, includingBundle, delivery, discount, payable });
}

/** Converts the API's promotion codes; amounts become whole poisha. */
export function readPromotions(promotions: WireCart["promotions"]) {
  return promotions.map(({ discount, problem, ...rest }) => ({
    ...rest,
    discountPoisha: toPoisha(discount),
    /** Why the code gives no discount; null when it does. */
    problem: problem?.message ?? null,
  }));
}

/** The rules of cash on delivery. */
function readCashRules({ isCodEnabled, codLimitCross, codCode }: AnyCart) {
  return {
    isCodEnabled: isSet(isCodEnabled),
    /** Highest total that can be paid on delivery, in poisha; null when there is no limit. */
    codLimit: typeof codLimitCross === "number" ? toPoisha(codLimitCross) : null,
    /** Null when no code is needed. */
    codCode: codCode
      ? {
          fromPoisha: toPoisha(codCode.from),
          /** The first digits of those numbers. */
          prefixes: codCode.prefixes,
        }
      : null,
  };
}

/**
 * The lines of a cart. The specification has the SIM numbers beside the lines (CART-42): a system that follows it
 * leaves them out of its SIM lines. A single such line then has all numbers, and several have one each.
 */
function readLines({ data, sims = "" }: AnyCart) {
  const lines = data.map(readLine);
  const withoutNumber = lines.filter(({ type, sim }) => type === "sim" && sim === null);
  const numbers = sims.split(",").filter((number) => number.trim() !== "");
  return lines.map((line) => {
    const place = withoutNumber.indexOf(line);
    if (place === -1) return line;
    const own = withoutNumber.length === 1 ? numbers.join(",") : (numbers[place] ?? "");
    return own === "" ? line : { ...line, sim: own };
  });
}

/**
 * Reads a cart. Fields that the specification does not name can be missing: each then has a neutral value.
 */
export function readCart(cart: AnyCart) {
  const lines = readLines(cart);
  return {
    /** Null when the answer contains no token. */
    token: cart.token ?? null,
    /** Null when the system does not count its versions: the answer then counts as the newest. */
    version: cart.version ?? null,
    lines,
    totals: readAnyTotals(cart.totalPrice, lines),
    ...readCashRules(cart),
    cmpOfferInputShow: cart.cmpOfferInputShow ?? false,
    /** SIM numbers, comma-separated. */
    sims: cart.sims ?? "",
    zone: cart.zone ?? {},
    pairSimErrorMsg: cart.pairSimErrorMsg ?? null,
    preorder: cart.preorder ?? false,
    /** A sentence about VAT under the subtotal; empty when there is none. */
    vatNote: cart.vat_text_config?.sidebar_cart_title ?? "",
    promotions: readPromotions(cart.promotions ?? []),
    offers: (cart.promotion_offers ?? []).map(({ saves, ...offer }) => ({
      ...offer,
      /** The discount of the offer on the current cart. */
      savesPoisha: toPoisha(saves),
    })),
    /** The server's adjustments, line by line (field `product.N`). */
    errors: readErrors(cart.errors),
  };
}
