import type { OrderState } from "@/backend/contract/shop/orders";
import { takePreorderSlot } from "@/backend/db/queries/orders/claim-queries";
import { moveOrder } from "@/backend/db/queries/orders/order-queries";
import { type Buyer, type OrderPlace, saveOrder } from "@/backend/db/queries/orders/place-order-queries";
import {
  findPreorderBasis,
  lockUnprovedPreorder,
  type PreorderBasis,
} from "@/backend/db/queries/orders/preorder-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";
import { vatOfCart } from "@/backend/domain/cart/vat-rules";
import { readMsisdn } from "@/backend/domain/codes/code-rules";
import { deliveryWindow } from "@/backend/domain/delivery/delivery-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { claimRequest, findReplay, type OnceRequest, onceRequest } from "@/backend/domain/idempotency";
import { type BuyerContext, isNumberProved, queueConfirmation } from "@/backend/domain/orders/buyer";
import { releaseOrder } from "@/backend/domain/orders/locked-order";
import { checkPlace, checkUnpaidOrders, storeOfOrder } from "@/backend/domain/orders/order-rules";
import { newPublicId, newUlid } from "@/backend/domain/random-ids";
import { toAsciiDigits } from "@/utils/numbers/digits";
import { isFields } from "@/utils/text/json-fields";

export interface PreorderRequest extends Omit<OrderPlace, "deliveryType">, Omit<Buyer, "note" | "paymentMethod"> {
  sku: string;
}

/** The answer to the buyer. The same key gets it again; money in poisha. */
interface Preorder {
  /** The id of the order. */
  orderId: string;
  titles: Localized;
  pricePoisha: number;
  depositPoisha: number;
  /** The rest of the price and the delivery, due when the goods arrive. */
  dueLaterPoisha: number;
  releasedOn: string;
  deliveryType: "store" | "home";
  state: OrderState;
  /** ISO date and time, for the proof of the browser that ordered; absent in older answers. */
  placedAt?: string;
}

/**
 * Reserves an unreleased product: an order whose deposit is due now and the rest when it arrives (API-SHOP-21, feature
 * 21). It takes one of the limited places and no stock, once for each number (threat T19); both limits are exact under
 * parallel requests. The place is reserved like the goods of an order and is free again when the order expires.
 * @throws DomainError `request-in-progress`, `idempotency-key-reused`, `msisdn-invalid`, `product-not-found`,
 *   `preorder-full`, `preorder-already-made`, `unpaid-limit-crossed`, and the errors of `checkPlace`
 */
export async function createPreorder(context: BuyerContext, key: string, input: PreorderRequest): Promise<Preorder> {
  const msisdn = readMsisdn(input.msisdn);
  const preorder = { ...input, msisdn, postCode: toAsciiDigits(input.postCode) };
  const { sku, fullName, email, district, thana, postCode, storeId, address } = preorder;
  const payload = [sku, fullName, msisdn, email, district, thana, postCode, storeId, address];
  const request = onceRequest("preorder", key, payload);
  try {
    return await inTransaction(context.db, (transaction) => reserve(context, transaction, request, preorder));
  } catch (error) {
    // Of two simultaneous reservations, the unique index on the number refused this one.
    if (!isFields(error) || error["constraint"] !== "orders_preorder_number") throw error;
    throw new DomainError("preorder-already-made", { field: "msisdn" });
  }
}

async function reserve(
  context: BuyerContext,
  transaction: Connection,
  request: OnceRequest,
  input: PreorderRequest,
): Promise<Preorder> {
  // It counts together with orders that are paid online, since a pre-order is one of them.
  await claimRequest(transaction, request, `online:${input.msisdn}`);
  const before = await findReplay<Preorder>(transaction, request);
  if (before !== null) return before;

  const place = { ...input, deliveryType: input.storeId === null ? ("regular" as const) : ("pickup" as const) };
  const { sku, msisdn } = input;
  const numberProved = isNumberProved(context, msisdn);
  const basis = await findPreorderBasis(transaction, place, { sku, msisdn, numberProved });
  if (basis === null) throw new DomainError("product-not-found", { field: "sku" });
  checkPlace(basis, place);
  if (basis.depositPoisha > 0) checkUnpaidOrders(basis, "msisdn");
  if (numberProved) await endUnprovedPreorder(transaction, basis.productSlug, msisdn);
  if (!(await takePreorderSlot(transaction, basis.productSlug)))
    throw new DomainError("preorder-full", { field: "sku" });
  const preorder = await savePreorder(context, transaction, request, { place, basis });
  // Without a deposit the order is placed at once.
  if (preorder.state === "placed") {
    const { orderId, dueLaterPoisha: payablePoisha } = preorder;
    await queueConfirmation(transaction, context, { msisdn, orderId, payablePoisha });
  }
  return preorder;
}

/** A number has one pre-order of a product. Its proven owner replaces an unpaid one that another person made with it. */
async function endUnprovedPreorder(transaction: Connection, productSlug: string, msisdn: string): Promise<void> {
  const id = await lockUnprovedPreorder(transaction, { productSlug, msisdn });
  if (id === null) return;
  await releaseOrder(transaction, id, "expiry");
  await moveOrder(transaction, id, { state: "expired", paymentState: "cancelled" });
}

async function savePreorder(
  context: BuyerContext,
  transaction: Connection,
  request: OnceRequest,
  { place, basis }: { place: PreorderRequest & OrderPlace; basis: PreorderBasis & { feePoisha: number } },
): Promise<Preorder> {
  const { lang, now } = context;
  const { pricePoisha, depositPoisha, feePoisha } = basis;
  const lines = [{ ...basis, quantity: 1, options: {} }];
  const isFree = depositPoisha === 0;
  const at = now();
  const answer: Preorder = {
    placedAt: at.toISOString(),
    orderId: newPublicId(),
    titles: basis.titles,
    pricePoisha,
    depositPoisha,
    dueLaterPoisha: pricePoisha + feePoisha - depositPoisha,
    releasedOn: basis.releasedOn,
    deliveryType: place.storeId === null ? "home" : "store",
    state: isFree ? "placed" : "pending_payment",
  };
  // Nothing leaves the warehouse before the day of release.
  const start = new Date(Math.max(at.getTime(), Date.parse(`${basis.releasedOn}T00:00:00+06:00`)));
  const window = deliveryWindow(start, basis, basis.restWeekday);
  await saveOrder(transaction, {
    ...place,
    id: newUlid(now().getTime()),
    publicId: answer.orderId,
    cartToken: null,
    cartVersion: null,
    note: null,
    deliverEarliest: window.earliest,
    deliverLatest: window.latest,
    itemsPoisha: pricePoisha,
    deliveryPoisha: feePoisha,
    discountPoisha: 0,
    deferredPoisha: answer.dueLaterPoisha,
    payablePoisha: depositPoisha,
    promotionCode: null,
    emiPlan: null,
    store: storeOfOrder(basis, place),
    preorderSlug: basis.productSlug,
    paymentMethod: "online",
    state: answer.state,
    paymentState: isFree ? "paid" : "pending",
    holdMinutes: isFree ? null : basis.paymentHoldMinutes,
    retailerToken: null,
    numberProved: isNumberProved(context, place.msisdn),
    lang,
    lines,
    deliveryVatBasisPoints: basis.deliveryVatBasisPoints,
    // The VAT of the whole price: the deposit is a part of it, and the same invoice shows the rest.
    vat: vatOfCart({ ...basis, lines, deliveryPoisha: feePoisha, promotion: null, discountPoisha: 0 }),
    answer: { ...request, response: answer },
  });
  return answer;
}
