import type { CartItemRow, CartLineInput, CartRead, CartRow, CartRules } from "@/backend/db/queries/cart-queries";
import type { PromotionRow } from "@/backend/db/queries/promotion-queries";
import type { LineOptions } from "@/backend/db/schema/localized";
import type { Cart, CartLine, CartProblem, CartPromotion } from "@/backend/domain/cart/cart";
import { discountOf, type PromotedCart, promotionProblem } from "@/backend/domain/cart/promotion-rules";
import { stockTold } from "@/backend/domain/catalog/catalog-rules";
import { problemsOfNumbers, type WithNumber } from "@/backend/domain/numbers/sim-lines";
import { MOST_LINES, MOST_PIECES } from "@/utils/cart-limits";

/** What a cart may hold of an item, by its category and price (SPEC 3, cart item). */
export function optionsFit(options: LineOptions, item: CartItemRow, rules: CartRules): boolean {
  const isSim = item.category === "sim";
  const isApparel = item.category === "apparel-accessories";
  if ((options.sim !== undefined || options.simReplacement === true) && !isSim) return false;
  if ((options.name !== undefined || options.number !== undefined) && !isApparel) return false;
  return options.emi === undefined || item.pricePoisha >= rules.emiLeastPricePoisha;
}

/** Pieces of each SKU over all lines: two lines of one SKU share its stock. */
export function quantityBySku(lines: readonly { sku: string; quantity: number }[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { sku, quantity } of lines) totals.set(sku, (totals.get(sku) ?? 0) + quantity);
  return totals;
}

/**
 * Every reason to refuse a cart update. What the cart holds already is never a reason: when stock has gone down or a
 * product left the shop meanwhile, the customer can still change the other lines.
 * @param lines the update, in the payload's order, lines of quantity 0 included
 */
export function problemsOfUpdate(
  lines: readonly CartLineInput[],
  items: ReadonlyMap<string, CartItemRow & { kept: number }>,
  rules: CartRules,
): CartProblem[] {
  const totals = quantityBySku(lines);
  const kept = lines.filter((line) => line.quantity > 0);
  const problems = lines.flatMap((line, index) => {
    if (line.quantity === 0) return [];
    const total = totals.get(line.sku) ?? 0;
    return problemOfLine({ line, total, field: `product.${index}` }, items.get(line.sku), rules) ?? [];
  });
  if (kept.length > MOST_LINES) {
    problems.push({ code: "cart-line-limit", field: "product", facts: { most: MOST_LINES } });
  }
  if (kept.length > 1 && kept.some((line) => items.get(line.sku)?.preorder)) {
    problems.push({ code: "preorder-alone", field: "product" });
  }
  return problems;
}

/** Why a line cannot be had; null when it can. @param asked with the pieces of its SKU over all lines */
function problemOfLine(
  { line, total, field }: { line: CartLineInput; total: number; field: string },
  item: (CartItemRow & { kept: number }) | undefined,
  rules: CartRules,
): CartProblem | null {
  if (item === undefined || (!item.published && total > item.kept)) return { code: "sku-not-found", field };
  const most = item.preorder ? 1 : MOST_PIECES;
  if (line.quantity > most || (item.preorder && total > most))
    return { code: "quantity-limit", field, facts: { most } };
  if (!optionsFit(line.options, item, rules)) return { code: "option-not-available", field };
  const isShort = !item.preorder && total > item.stock && total > item.kept;
  return isShort ? shortOf(item, field) : null;
}

/** What stands in the way of ordering a cart as it is: a product that left the shop, or too little stock. */
export function problemsOfLines(lines: readonly (CartItemRow & { quantity: number })[]): CartProblem[] {
  const totals = quantityBySku(lines);
  return lines.flatMap((line, index) => {
    const field = `product.${index}`;
    if (!line.published) return [{ code: "sku-not-found" as const, field }];
    return !line.preorder && (totals.get(line.sku) ?? 0) > line.stock ? [shortOf(line, field)] : [];
  });
}

function shortOf(item: CartItemRow, field: string): CartProblem {
  // With nothing left the general sentence reads better than "only 0 left".
  return item.stock > 0
    ? { code: "out-of-stock", field, facts: { left: stockTold(item.stock) } }
    : { code: "out-of-stock", field };
}

/**
 * True when a cart may be paid on delivery by its own contents; what else the buyer has open is asked at the order.
 * Instalments and SIMs are paid in advance.
 */
export function codFits(
  lines: readonly { category: string; options: LineOptions }[],
  payablePoisha: number,
  rules: Pick<CartRules, "codEnabled" | "codLimitPoisha">,
): boolean {
  return codOffered(lines, rules) && payablePoisha <= rules.codLimitPoisha;
}

/** True when the kind of goods may be paid on delivery, whatever the total. */
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

/** A line as it was read, with its number where it has a new one. */
type PricedLine = WithNumber<CartRead["lines"][number]>;

/** A cart as it is answered, priced from the rows just read. */
export function priceCart(row: CartRow | null, rules: CartRules, lines: readonly PricedLine[]): Cart {
  const isEmpty = row === null || lines.length === 0;
  const itemsPoisha = itemsTotal(lines);
  const deliveryPoisha = isEmpty ? 0 : row.deliveryPoisha;
  const promotion = isEmpty || row.promotion === null ? null : cartPromotion(row.promotion, { lines, deliveryPoisha });
  const discountPoisha = promotion?.discountPoisha ?? 0;
  const payablePoisha = itemsPoisha + deliveryPoisha - discountPoisha;
  const offered = codOffered(lines, rules);
  return {
    token: isEmpty ? null : row.token,
    version: row?.version ?? 0,
    lines: lines.map(cartLine),
    deliveryType: isEmpty ? "regular" : row.deliveryType,
    deliveryPoisha,
    itemsPoisha,
    promotion,
    discountPoisha,
    payablePoisha,
    preorder: lines.some((line) => line.preorder),
    codAvailable: codFits(lines, payablePoisha, rules),
    codLimitPoisha: offered ? rules.codLimitPoisha : null,
    vatNotes: rules.vatNotes,
    problems: [...problemsOfLines(lines), ...problemsOfNumbers(lines)],
  };
}

/** What a promotion does for a cart: the same for the cart that is shown and for the order that is made of it. */
export function cartPromotion(promotion: PromotionRow, cart: PromotedCart): CartPromotion {
  const problem = promotionProblem(promotion, cart);
  const discountPoisha = problem === null ? discountOf(promotion, cart) : 0;
  return { code: promotion.code, type: promotion.type, titles: promotion.titles, discountPoisha, problem };
}

function cartLine(row: PricedLine): CartLine {
  return { ...row, stock: stockTold(row.published ? row.stock : 0) };
}
