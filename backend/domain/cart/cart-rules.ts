import type { BundleOfCartRow } from "@/backend/db/queries/catalog/bundle-queries";
import type {
  CartItemRow,
  CartLineInput,
  CartRead,
  CartRow,
  CartRules,
} from "@/backend/db/queries/orders/cart-queries";
import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import type { LineOptions } from "@/backend/db/stored-types";
import type { Cart, CartLine, CartProblem, CartPromotion } from "@/backend/domain/cart/cart";
import { discountOf, type PromotedCart, promotionProblem } from "@/backend/domain/cart/promotion-rules";
import { vatOfCart } from "@/backend/domain/cart/vat-rules";
import { publicStock } from "@/backend/domain/catalog/catalog-rules";
import { extrasFit, isAddOnShort, piecesOf, type WithExtras, withExtras } from "@/backend/domain/extras/line-extras";
import { problemsOfNumbers, type WithNumber } from "@/backend/domain/numbers/sim-lines";
import { MAX_LINES, MAX_PIECES } from "@/utils/checkout/cart-limits";
import { areOnlyEsims } from "@/utils/sims/sim-skus";

type Bundles = ReadonlyMap<string, BundleOfCartRow>;

/** True when the options of a line are allowed for its item, by the item's category and price. */
export function optionsFit(options: LineOptions, item: CartItemRow, rules: CartRules, bundles: Bundles): boolean {
  const isSim = item.category === "sim";
  if ((options.sim !== undefined || options.simReplacement === true) && !isSim) return false;
  if (!extrasFit({ ...item, options }, bundles)) return false;
  if (options.emi === undefined) return true;
  if (item.preorder || rules.emiLeastPricePoisha === null) return false;
  // Instalments cover the price of the piece with its add-ons, as on the product's page.
  const [{ pricePoisha } = item] = withExtras([{ ...item, options }], bundles);
  return pricePoisha >= rules.emiLeastPricePoisha;
}

/** The pieces of each SKU, summed over all lines: two lines with the same SKU share its stock. */
export function quantityBySku(lines: readonly { sku: string; quantity: number }[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { sku, quantity } of lines) totals.set(sku, (totals.get(sku) ?? 0) + quantity);
  return totals;
}

/**
 * All reasons to refuse a cart update. Items that the cart already has are never a reason: if stock fell or a product
 * left the shop, the customer can still change the other lines.
 * @param lines the update, in the payload's order, lines of quantity 0 included
 */
export function problemsOfUpdate(
  lines: readonly CartLineInput[],
  items: ReadonlyMap<string, CartItemRow & { inCart: number }>,
  rules: CartRules,
  bundles: Bundles,
): CartProblem[] {
  const totals = quantityBySku(lines);
  const plain = quantityBySku(lines.filter(isPlain));
  const remaining = lines.filter((line) => line.quantity > 0);
  const needed = quantityBySku(
    piecesOf(remaining.map((line) => ({ ...line, extras: bundles.get(line.options.bundle ?? "") }))),
  );
  const problems = lines.flatMap((line, index): CartProblem[] => {
    if (line.quantity === 0) return [];
    const field = `product.${index}`;
    const total = totals.get(line.sku) ?? 0;
    const pieces = { plain: plain.get(line.sku) ?? 0, total, needed: needed.get(line.sku) ?? total };
    const demand = { line, ...pieces, field };
    const problem = problemOfLine(demand, items.get(line.sku), rules, bundles);
    if (problem !== null) return [problem];
    const bundle = bundles.get(line.options.bundle ?? "");
    if (bundle === undefined || !isAddOnShort(bundle.addOns, needed)) return [];
    return piecesWith(bundle, remaining) > bundle.inCart ? [{ code: "bundle-out-of-stock", field }] : [];
  });
  if (remaining.length > MAX_LINES) {
    problems.push({ code: "cart-line-limit", field: "product", facts: { max: MAX_LINES } });
  }
  if (remaining.length > 1 && remaining.some((line) => items.get(line.sku)?.preorder)) {
    problems.push({ code: "preorder-alone", field: "product" });
  }
  return problems;
}

function piecesWith({ slug }: BundleOfCartRow, lines: readonly CartLineInput[]): number {
  return lines.reduce((sum, { options, quantity }) => sum + (options.bundle === slug ? quantity : 0), 0);
}

/** True for a line without a SIM number or a printed text: each of these makes a piece that nobody else has. */
function isPlain({ options: { sim, name, number } }: CartLineInput): boolean {
  return sim === undefined && name === undefined && number === undefined;
}

interface Demand {
  line: CartLineInput;
  /** Pieces of the SKU in plain lines. */
  plain: number;
  /** Pieces of the SKU in all lines. */
  total: number;
  /** Pieces of the SKU in all lines, as goods or as add-ons. */
  needed: number;
  field: string;
}

/** The reason why a line cannot be bought; null when it can. */
function problemOfLine(
  { line, plain, total, needed, field }: Demand,
  item: (CartItemRow & { inCart: number }) | undefined,
  rules: CartRules,
  bundles: Bundles,
): CartProblem | null {
  if (item === undefined || (!item.published && total > item.inCart)) return { code: "sku-not-found", field };
  const max = item.preorder ? 1 : MAX_PIECES;
  const isTooMany = line.quantity > max || (item.preorder && total > max) || (plain > max && total > item.inCart);
  if (isTooMany) return { code: "quantity-limit", field, facts: { max } };
  if (!optionsFit(line.options, item, rules, bundles)) return { code: "option-not-available", field };
  const isShort = !item.preorder && needed > item.stock && total > item.inCart;
  return isShort ? shortOf(item, field) : null;
}

/**
 * The reasons why a cart cannot be ordered: a product that left the shop, too little stock of it or its add-ons, or an
 * extra that is no longer sold with it.
 */
export function problemsOfLines(lines: readonly WithExtras<CartItemRow & { quantity: number }>[]): CartProblem[] {
  const totals = quantityBySku(piecesOf(lines));
  return lines.flatMap((line, index) => {
    const field = `product.${index}`;
    if (!line.published) return [{ code: "sku-not-found" as const, field }];
    if (!line.preorder && (totals.get(line.sku) ?? 0) > line.stock) return [shortOf(line, field)];
    if (isAddOnShort(line.extras?.addOns ?? [], totals)) return [{ code: "bundle-out-of-stock" as const, field }];
    return line.extras?.isUnavailable ? [{ code: "option-not-available" as const, field }] : [];
  });
}

function shortOf(item: CartItemRow, field: string): CartProblem {
  // Without any stock, the general message reads better than "only 0 left".
  return item.stock > 0
    ? { code: "out-of-stock", field, facts: { left: publicStock(item.stock) } }
    : { code: "out-of-stock", field };
}

/** True when the cart may be paid on delivery; the buyer's other open orders are checked with the order. */
export function codFits(
  lines: readonly { category: string; options: LineOptions }[],
  payablePoisha: number,
  rules: Pick<CartRules, "codEnabled" | "codLimitPoisha">,
): boolean {
  return codOffered(lines, rules) && payablePoisha <= rules.codLimitPoisha;
}

/** True when goods of this kind may be paid on delivery, regardless of the total. */
export function codOffered(
  lines: readonly { category: string; options: LineOptions }[],
  rules: Pick<CartRules, "codEnabled">,
): boolean {
  const prepaid = lines.some((line) => line.category === "sim" || line.options.emi !== undefined);
  return rules.codEnabled && lines.length > 0 && !prepaid;
}

/** The sum of the lines in poisha: the only place where a cart's prices are added. */
export function itemsTotal(lines: readonly { pricePoisha: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.pricePoisha * line.quantity, 0);
}

/** A line as read from the database, with its new SIM number if it has one. */
type PricedLine = WithExtras<WithNumber<CartRead["lines"][number]>>;

/** The cart for the answer, with the prices of the rows just read. */
export function priceCart(row: CartRow | null, rules: CartRules, lines: readonly PricedLine[]): Cart {
  const isEmpty = row === null || lines.length === 0;
  const itemsPoisha = itemsTotal(lines);
  // Only eSIMs are left: the delivery fee of earlier goods does not apply.
  const deliveryPoisha = isEmpty || areOnlyEsims(lines) ? 0 : row.deliveryPoisha;
  const promotion = isEmpty || row.promotion === null ? null : cartPromotion(row.promotion, { lines, deliveryPoisha });
  const discountPoisha = promotion?.discountPoisha ?? 0;
  const payablePoisha = itemsPoisha + deliveryPoisha - discountPoisha;
  const offered = codOffered(lines, rules);
  const { deliveryVatBasisPoints } = rules;
  const coupon = row?.promotion ?? null;
  const { vatPoisha } = vatOfCart({ lines, deliveryPoisha, deliveryVatBasisPoints, promotion: coupon, discountPoisha });
  return {
    token: isEmpty ? null : row.token,
    version: row?.version ?? 0,
    lines: lines.map(cartLine),
    deliveryType: isEmpty ? "regular" : row.deliveryType,
    deliveryPoisha,
    itemsPoisha,
    addOnsPoisha: lines.reduce((sum, line) => sum + (line.pricePoisha - basePrice(line)) * line.quantity, 0),
    promotion,
    discountPoisha,
    payablePoisha,
    vatPoisha,
    preorder: lines.some((line) => line.preorder),
    codAvailable: codFits(lines, payablePoisha, rules),
    codLimitPoisha: offered ? rules.codLimitPoisha : null,
    vatNotes: rules.vatNotes,
    problems: [...problemsOfLines(lines), ...problemsOfNumbers(lines)],
  };
}

/** The effect of a promotion on a cart. The shown cart and its order both use this calculation. */
export function cartPromotion(promotion: PromotionRow, cart: PromotedCart): CartPromotion {
  const problem = promotionProblem(promotion, cart);
  const discountPoisha = problem === null ? discountOf(promotion, cart) : 0;
  return { code: promotion.code, type: promotion.type, titles: promotion.titles, discountPoisha, problem };
}

function basePrice({ pricePoisha, extras }: PricedLine): number {
  return extras?.basePoisha ?? pricePoisha;
}

function cartLine({ extras, ...row }: PricedLine): CartLine {
  const addOns = extras?.addOns ?? [];
  // The stock of a piece with its bundle is the stock of the part with the fewest pieces.
  const stock = Math.min(row.stock, ...addOns.flatMap((addOn) => addOn.stock ?? []));
  return {
    ...row,
    basePoisha: basePrice({ ...row, ...(extras && { extras }) }),
    addOns,
    stock: publicStock(row.published ? stock : 0),
  };
}
