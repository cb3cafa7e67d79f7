import type { Language } from "@/backend/contract/language";
import { takaOrNull, toTaka } from "@/backend/contract/money";
import type { CartItemInput, CartView, CartLine as WireLine } from "@/backend/contract/shop/cart";
import type { EmiPlanRow } from "@/backend/db/queries/catalog/emi-queries";
import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import type { LineOptions, Localized, VariantOptions } from "@/backend/db/stored-types";
import type { Cart, CartLine } from "@/backend/domain/cart/cart";
import { discountOf, promotionProblem } from "@/backend/domain/cart/promotion-rules";
import { missingPartner } from "@/backend/domain/numbers/sim-lines";
import { agreedPlan } from "@/backend/domain/payments/emi-rules";
import { errorDetailOf, errorMessage } from "@/backend/http/errors/error-messages";
import type { RequestContext } from "@/backend/http/requests/route";
import { installmentView } from "@/backend/http/shop/installment-view";
import { sizeLabel } from "@/utils/catalog/size-label";
import { readPrintName, readPrintNumber } from "@/utils/checkout/print-text";
import { formatCapacity } from "@/utils/numbers/capacity";
import { productPath } from "@/utils/paths/paths";

const variationLabel = {
  en: { colour: "Colour", form: "Kind", size: "Size", ram: "RAM", storage: "Storage" },
  bn: { colour: "রং", form: "ধরন", size: "মাপ", ram: "র‍্যাম", storage: "স্টোরেজ" },
} as const;

/**
 * The properties of a variant, in words: `{ Colour: "Midnight Blue", RAM: "8 GB", Storage: "256 GB" }`, for clothes `{
 * Colour: "Navy", Size: "XL" }`, for a SIM `{ Kind: "eSIM" }`. Absent properties are left out.
 */
export function variationDetails(
  variant: VariantOptions & { category: string },
  lang: Language,
): Record<string, string> {
  const words = variationLabel[lang];
  const first = variant.category === "sim" ? words.form : words.colour;
  const details: Record<string, string> = { [first]: variant.colourLabels[lang] };
  if (variant.size) details[words.size] = sizeLabel(variant.size, lang);
  if (variant.ramGb !== null) details[words.ram] = formatCapacity(variant.ramGb, lang);
  if (variant.storageGb !== null) details[words.storage] = formatCapacity(variant.storageGb, lang);
  return details;
}

export function cartTotals(cart: Cart): CartView["totalPrice"] {
  return {
    items: toTaka(cart.itemsPoisha - cart.addOnsPoisha),
    includingBundle: toTaka(cart.itemsPoisha),
    delivery: toTaka(cart.deliveryPoisha),
    discount: toTaka(cart.discountPoisha),
    payable: toTaka(cart.payablePoisha),
    vat: toTaka(cart.vatPoisha),
  };
}

/** The promotion code of a cart with the API's field names: a list with one entry, or an empty list. */
export function promotionsView({ promotion }: Cart, lang: Language): CartView["promotions"] {
  if (promotion === null) return [];
  const { code, type, titles, discountPoisha, problem } = promotion;
  const reason = problem && errorDetailOf(problem, lang);
  return [{ code, type, title: titles[lang], discount: toTaka(discountPoisha), problem: reason }];
}

/** A cart with the API's field names, money in taka (API-SHOP-30 and -32). @param open what is offered now */
export function cartView(
  cart: Cart,
  lang: Language,
  open: readonly PromotionRow[],
  plans: readonly EmiPlanRow[],
): CartView {
  const fitting = cart.lines.length === 0 ? [] : open.filter((offer) => promotionProblem(offer, cart) === null);
  const offers = fitting
    .filter(({ type, code }) => type === "promo" && code !== cart.promotion?.code)
    .map((offer) => ({ ...offer, savesPoisha: discountOf(offer, cart) }))
    .sort((one, other) => other.savesPoisha - one.savesPoisha);
  const pair = missingPartner(cart.lines);
  return {
    status: true,
    token: cart.token,
    version: cart.version,
    isCodEnabled: cart.codAvailable,
    codLimitCross: takaOrNull(cart.codLimitPoisha),
    cmpOfferInputShow: fitting.some(({ type }) => type === "cmp"),
    sims: cart.lines.flatMap((line) => line.options.sim ?? []).join(","),
    zone: Object.fromEntries(cart.lines.flatMap(({ number }) => (number ? [[number.msisdn, number.zone]] : []))),
    pairSimErrorMsg: pair && errorMessage("sim-pair-incomplete", lang, pair),
    preorder: cart.preorder,
    data: cart.lines.map((line) => lineView(line, lang, plans)),
    totalPrice: cartTotals(cart),
    promotions: promotionsView(cart, lang),
    promotion_offers: offers.map(({ code, titles, savesPoisha }) => ({
      code,
      title: titles[lang],
      saves: toTaka(savesPoisha),
    })),
    vat_text_config: { sidebar_cart_title: cart.vatNotes[lang] },
    errors: cart.problems.map((problem) => errorDetailOf(problem, lang)),
  };
}

/** From which total an order on delivery needs a code, and which numbers can get one (docs/checkout.md). */
export function cashCodeRule({ env }: Pick<RequestContext, "env">): Pick<CartView, "codCode"> {
  return { codCode: { from: env.codCodeFromTaka, prefixes: [...env.operatorPrefixes] } };
}

/** The add-ons of one piece, with the API's field names (CART-15 to CART-17). */
export function bundleItems(
  addOns: readonly { titles: Localized; pricePoisha: number }[],
  lang: Language,
): WireLine["bundle"] {
  return addOns.map(({ titles, pricePoisha }) => ({
    title: titles[lang],
    field_is_free: pricePoisha === 0 ? "1" : "0",
    field_price: toTaka(pricePoisha),
  }));
}

function lineView(line: CartLine, lang: Language, plans: readonly EmiPlanRow[]): WireLine {
  return {
    sku: line.sku,
    product_title: line.titles[lang],
    product_path: productPath(line.category, line.productSlug, line.sku),
    quantity: line.quantity,
    type: lineType(line),
    price: { number: toTaka(line.basePoisha) },
    product_price_with_bundle: toTaka(line.pricePoisha),
    line_total: toTaka(line.pricePoisha * line.quantity),
    field_cart_image: [line.pictureSrc],
    variationDetails: variationDetails(line, lang),
    name: line.options.name ?? null,
    number: line.options.number ?? null,
    bundle: bundleItems(line.addOns, lang),
    bundle_slug: line.options.bundle ?? null,
    emi: line.options.emi !== undefined,
    emi_plan: line.options.emi ?? null,
    emi_terms: emiTerms(line, lang, plans),
    stock: line.stock,
    sim: line.options.sim ?? null,
    sim_replacement: line.options.simReplacement ?? false,
    sim_held_until: line.number?.heldUntil?.toISOString() ?? null,
  };
}

function emiTerms(line: CartLine, lang: Language, plans: readonly EmiPlanRow[]): WireLine["emi_terms"] {
  const plan = plans.find(({ code }) => code === line.options.emi);
  return plan === undefined ? null : installmentView(agreedPlan(plan, line.pricePoisha * line.quantity), lang);
}

function lineType({ category }: CartLine): WireLine["type"] {
  if (category === "sim") return "sim";
  return category === "apparel-accessories" ? "apparel_accessories" : "others";
}

/** The options of a cart line from the payload. Absent fields are left out. */
export function lineOptions(item: CartItemInput): LineOptions {
  const options: LineOptions = {};
  if (item.sim !== undefined) options.sim = item.sim;
  if (item.sim_replacement === true) options.simReplacement = true;
  // Stored as it will be printed. The domain refuses text that cannot be printed.
  if (item.name !== undefined) options.name = readPrintName(item.name) ?? item.name;
  if (item.number !== undefined) options.number = readPrintNumber(item.number) ?? item.number;
  if (item.emi !== undefined) options.emi = item.emi;
  if (item.bundle !== undefined) options.bundle = item.bundle;
  return options;
}
