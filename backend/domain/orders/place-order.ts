import type { OrderState, PaymentMethod } from "@/backend/contract/shop/orders";
import { takeStock } from "@/backend/db/queries/catalog/stock-queries";
import { saveAnswer } from "@/backend/db/queries/idempotency-queries";
import {
  type Buyer,
  findOrderOfCart,
  lockCart,
  type OrderBasis,
  type OrderPlace,
  saveOrder,
} from "@/backend/db/queries/orders/place-order-queries";
import { type PromotionRow, takePromotion } from "@/backend/db/queries/orders/promotion-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { AgreedPlan } from "@/backend/db/stored-types";
import { readMsisdn } from "@/backend/domain/codes/code-rules";
import { deliveryWindow } from "@/backend/domain/delivery/delivery-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { piecesOf } from "@/backend/domain/extras/line-extras";
import { claimRequest, type OnceRequest, onceRequest, replayedAnswer } from "@/backend/domain/idempotency";
import { checkReplacements } from "@/backend/domain/numbers/replacement-lines";
import { checkNumbers, sellNumbers } from "@/backend/domain/numbers/sell-numbers";
import { type BuyerContext, isNumberProved, queueConfirmation } from "@/backend/domain/orders/buyer";
import { type CashRiskCheck, needsCashCode, withCashCode } from "@/backend/domain/orders/cash-code";
import {
  checkCashOnDelivery,
  checkUnpaidOrders,
  fulfilmentOfOrder,
  NO_PLACE,
  type OrderFulfilment,
  stockItems,
  storeOfOrder,
} from "@/backend/domain/orders/order-rules";
import { checkTotals, type OrderTotals, type PricedLine, readPricedLines } from "@/backend/domain/orders/priced-order";
import { planOfOrder } from "@/backend/domain/payments/emi-rules";
import { checkPaymentAmount } from "@/backend/domain/ports/payment-gateway";
import { newPublicId, newUlid } from "@/backend/domain/random-ids";
import { toAsciiDigits } from "@/utils/numbers/digits";

export interface OrderRequest extends OrderPlace, Buyer {
  token: string;
  /** Version and total (poisha) that the buyer has seen. */
  version: number;
  expectedPoisha: number;
  /** Code of the instalment plan; null for a payment at once. */
  emiPlan: string | null;
  /** Keys of the requests whose replacement SIMs are ordered. */
  requestKeys?: readonly string[];
}

export interface OrderContext extends BuyerContext {
  /** Null when orders on delivery never need a proved number. */
  readonly riskCheck: CashRiskCheck | null;
}

/** The answer to the buyer. The same key gets it again. */
export interface PlacedOrder {
  orderId: string;
  state: OrderState;
  paymentMethod: PaymentMethod;
  payablePoisha: number;
  /** ISO date and time, for the proof of the browser that ordered; absent for another browser or a retailer. */
  placedAt?: string;
}

/**
 * Creates the order of a cart in one transaction: takes the stock, writes the order, its lines and its message, closes
 * the cart (API-SHOP-23; docs/threats.md#an-order-is-one-short-transaction). The same key gets the same answer for 24
 * hours, and a cart makes only one order, with any key. After a refusal nothing is saved, not even the key. Some orders
 * on delivery need a code of their number (feature 28).
 * @throws DomainError `request-in-progress`, `idempotency-key-reused`, `msisdn-invalid`, `cart-not-found`,
 *   `cart-changed`, `cart-empty`, `sku-not-found`, `out-of-stock`, `bundle-out-of-stock`, `option-not-available`,
 *   `total-changed`, `payment-too-small`, `payment-too-large`, `cod-not-available`, `cod-limit-crossed`,
 *   `unpaid-limit-crossed`, `order-already-placed` (with the order's id), `preorder-only`, `emi-not-available`,
 *   `cod-code-needed`, `cod-needs-own-number`, `code-wrong`, `sim-number-taken`, `sim-pair-incomplete`, those of
 *   `checkReplacements` and `fulfilmentOfOrder`, and the reason why a promotion no longer gives a discount
 */
export async function placeOrder(context: OrderContext, key: string, input: OrderRequest): Promise<PlacedOrder> {
  const msisdn = readMsisdn(input.msisdn);
  const order = { ...input, msisdn, postCode: toAsciiDigits(input.postCode) };
  const request = onceRequest("make-order", key, fingerprint(order));
  const { riskCheck } = context;
  const place = () => inTransaction(context.db, (transaction) => placeOnce(context, transaction, request, order));
  const placed = await place();
  if (placed !== null) return placed;
  if (riskCheck === null || riskCheck.code === null) throw new DomainError("cod-code-needed", { field: "otp_value" });
  let refusal: unknown = new DomainError("code-wrong", { field: "otp_value" });
  try {
    const proved = await withCashCode({ ...riskCheck, code: riskCheck.code }, order, (transaction) =>
      placeOnce({ ...context, riskCheck: null, provedMsisdn: order.msisdn }, transaction, request, order),
    );
    if (proved !== null) return proved;
  } catch (error) {
    refusal = error;
  }
  // A second click of the buyer may have used the code for this order: its stored answer is returned.
  const known = await place();
  if (known === null) throw refusal;
  return known;
}

/** @returns null, with nothing written, when the order needs a code first */
async function placeOnce(
  context: OrderContext,
  transaction: Connection,
  request: OnceRequest,
  input: OrderRequest,
): Promise<PlacedOrder | null> {
  // One order at a time for a number and a payment method, so that its open orders are counted exactly.
  await claimRequest(transaction, request, `${input.paymentMethod}:${input.msisdn}`);
  const numberProved = isNumberProved(context, input.msisdn);
  const locked = await lockCart(transaction, { ...input, numberProved, scope: request.scope, key: request.key });
  if (locked === null) throw new DomainError("cart-not-found", { field: "token" });
  const before = replayedAnswer<PlacedOrder>(locked.answer, request);
  if (before !== null) return before;

  const { basis } = locked;
  if (basis.ordered) return answerAgain(transaction, request, input);
  if (basis.version !== input.version) throw new DomainError("cart-changed", { field: "version" });
  const lines = await readPricedLines(transaction, input.token, basis);
  const fulfilment = fulfilmentOfOrder(basis, input, lines);
  checkNumbers(lines);
  await checkReplacements(transaction, lines, input.requestKeys ?? []);
  const fees = { ...basis, feePoisha: fulfilment.feePoisha };
  const totals = checkTotals(lines, fees, input.expectedPoisha);
  if (input.paymentMethod === "cod") {
    checkCashOnDelivery(basis, lines, totals.payablePoisha);
    const { msisdn } = input;
    const order = { msisdn, payablePoisha: totals.payablePoisha, refusedOrders: basis.refusedOrders };
    if (context.riskCheck !== null && !numberProved && needsCashCode(context.riskCheck, order)) return null;
  } else if (totals.payablePoisha > 0) {
    checkPaymentAmount(totals.payablePoisha, "payment_method");
    checkUnpaidOrders(basis, "payment_method");
  }
  const plan = planOfOrder({ ...totals, code: input.emiPlan, plan: basis.emiPlan, paymentMethod: input.paymentMethod });

  const id = newUlid(context.now().getTime());
  const items = stockItems(lines);
  const taken = await takeStock(transaction, id, items);
  if (taken.size < items.length) {
    // Another order took the goods after the check. A second check finds the reason.
    checkTotals(await readPricedLines(transaction, input.token, basis), fees, totals.payablePoisha);
    const short = lines.findIndex((line) => piecesOf([line]).some(({ sku }) => !taken.has(sku)));
    throw new DomainError("out-of-stock", { field: `product.${short}` });
  }
  // Late in the transaction, since all orders with this promotion wait for its row until this one is committed.
  if (totals.discountPoisha > 0) await redeemPromotion(transaction, basis.promotion, input.msisdn);
  const placed = await writeOrder(context, transaction, request, { input, basis, fulfilment, lines, totals, plan, id });
  await sellNumbers(transaction, { orderId: id, cartToken: input.token, lines });
  // For an order that is paid online, the message about the payment is the confirmation.
  if (placed.state === "placed") {
    const { orderId, payablePoisha } = placed;
    await queueConfirmation(transaction, context, { msisdn: input.msisdn, orderId, payablePoisha });
  }
  return placed;
}

/**
 * Takes one use of a promotion in the order's own transaction: the limits of the promotion and of the number are exact
 * under parallel orders (threat T16). The caller rolls back when it throws.
 * @throws DomainError `promotion-used-up`, `promotion-number-limit`
 */
async function redeemPromotion(
  transaction: Connection,
  promotion: Pick<PromotionRow, "code" | "numberLimit"> | null,
  msisdn: string,
): Promise<void> {
  if (promotion === null) return;
  const { code, numberLimit } = promotion;
  const use = await takePromotion(transaction, { code, msisdn, numberLimit });
  if (use !== "taken") throw new DomainError(`promotion-${use}`, { field: "promotion" });
}

const BUYER_FIELDS = [
  "fullName",
  "msisdn",
  "email",
  "district",
  "thana",
  "postCode",
  "address",
  "note",
  "deliveryType",
  "storeId",
  "paymentMethod",
  "emiPlan",
] as const satisfies readonly (keyof OrderRequest)[];

/** All fields of an order that the buyer decides, in a fixed order. */
function fingerprint(input: OrderRequest): unknown[] {
  return [input.token, input.version, input.expectedPoisha, ...BUYER_FIELDS.map((field) => input[field])];
}

/**
 * The cart was already ordered with another key (two tabs, or a lost key): the same order is returned. A buyer who has
 * changed something since then gets a refusal that names the first order, because the change is not in it.
 */
async function answerAgain(transaction: Connection, request: OnceRequest, input: OrderRequest): Promise<PlacedOrder> {
  const placed = await findOrderOfCart(transaction, input.token);
  if (placed === null || placed.cartVersion !== input.version) {
    throw new DomainError("cart-changed", { field: "version" });
  }
  const { publicId, state, paymentMethod, payablePoisha } = placed;
  // An order without delivery has no place.
  const repeated = placed.deliveryType === "digital" ? { ...input, ...NO_PLACE } : input;
  if (BUYER_FIELDS.some((field) => placed[field] !== repeated[field])) {
    throw new DomainError("order-already-placed", { field: "token", orderId: publicId });
  }
  // Without `placedAt`: a cart's token and the typed fields do not prove that this is the same browser.
  const answer: PlacedOrder = { orderId: publicId, state, paymentMethod, payablePoisha };
  await saveAnswer(transaction, { ...request, response: answer });
  return answer;
}

async function writeOrder(
  context: OrderContext,
  transaction: Connection,
  request: OnceRequest,
  order: {
    input: OrderRequest;
    basis: OrderBasis;
    fulfilment: OrderFulfilment;
    lines: readonly PricedLine[];
    totals: OrderTotals;
    plan: AgreedPlan | null;
    id: string;
  },
): Promise<PlacedOrder> {
  const { input, basis, fulfilment, lines, totals, plan, id } = order;
  const { lang, now } = context;
  const isCod = input.paymentMethod === "cod";
  // With a promotion there may be nothing to pay, and no gateway accepts a payment of zero.
  const isFree = totals.payablePoisha === 0;
  const state = isCod || isFree ? "placed" : "pending_payment";
  const { paymentMethod } = input;
  const at = now();
  const answer: PlacedOrder = {
    orderId: newPublicId(),
    state,
    paymentMethod,
    payablePoisha: totals.payablePoisha,
    // The browser of a retailer is not the buyer's browser.
    ...(basis.retailerToken === null && { placedAt: at.toISOString() }),
  };
  const window = deliveryWindow(at, fulfilment, fulfilment.restWeekday);
  await saveOrder(transaction, {
    ...input,
    ...fulfilment,
    ...totals,
    id,
    publicId: answer.orderId,
    cartToken: input.token,
    cartVersion: input.version,
    deliverEarliest: window.earliest,
    deliverLatest: window.latest,
    deferredPoisha: 0,
    deliveryVatBasisPoints: basis.deliveryVatBasisPoints,
    promotionCode: totals.discountPoisha > 0 ? (basis.promotion?.code ?? null) : null,
    emiPlan: plan,
    store: storeOfOrder(basis, fulfilment),
    preorderSlug: null,
    state,
    paymentState: isCod ? "due_on_delivery" : isFree ? "paid" : "pending",
    holdMinutes: state === "placed" ? null : basis.paymentHoldMinutes,
    retailerToken: basis.retailerToken,
    numberProved: isNumberProved(context, input.msisdn),
    lang,
    lines,
    answer: { ...request, response: answer },
  });
  return answer;
}
