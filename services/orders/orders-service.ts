import { toPoisha } from "@/backend/contract/money";
import type { OrderView as WireOrder } from "@/backend/contract/shop/orders";
import type { Api } from "@/services/api/api-client";
import { type ApiError, notFound, readAnswer } from "@/services/api/api-error";
import { readAddOns } from "@/services/cart/read-cart";
import { readInstalments } from "@/services/catalog/read-instalments";

export type { OrderState } from "@/backend/contract/shop/orders";

export type OrderLine = Order["lines"][number];

/** The VAT of one part of an order. */
export type VatPart = ReturnType<typeof readVatPart>;

/** The VAT of a whole order, including the amount that is due later. */
export type OrderVat = ReturnType<typeof readVat>;

/** One step of an order; `at` is null for a step in the future. */
export type OrderEvent = Order["timeline"][number];

/** The courier of a parcel, and the courier's page about it. */
export type OrderCourier = NonNullable<Order["delivery"]["courier"]>;

/** An order as anyone with its id can see it: name, number and address are masked. Amounts in whole poisha. */
export type Order = ReturnType<typeof readOrder>;

function readDelivery({ courier, late, store, district_label, thana_label, ...delivery }: WireOrder["delivery"]) {
  return {
    // The type `digital` has no delivery: its eSIMs are sent by text message.
    ...delivery,
    /** In the reader's language. */
    districtLabel: district_label ?? delivery.district,
    thanaLabel: thana_label ?? delivery.thana,
    /** True when the last promised day has passed and the parcel has not arrived. */
    isLate: late,
    /** The store of a pick-up; null for a delivery. */
    store: store && { id: store.store_id, name: store.name, address: store.address },
    /** The courier; null until the parcel is on its way. */
    courier: courier && {
      name: courier.name,
      phone: courier.phone,
      parcelNumber: courier.parcel_number,
      /** The courier's own page about the parcel. */
      page: courier.tracking_url,
    },
  };
}

function readVatPart({ rate, discount, amount }: NonNullable<WireOrder["lines"][number]["vat"]>) {
  return {
    /** In percent, e.g. 7.5. */
    rate,
    /** The part's share of the order's discount. */
    discountPoisha: toPoisha(discount),
    /** The VAT of the amount after the discount. */
    vatPoisha: toPoisha(amount),
  };
}

function readVat({ amount, delivery, rates }: NonNullable<WireOrder["total"]["vat"]>) {
  return {
    vatPoisha: toPoisha(amount),
    delivery: readVatPart(delivery),
    /** The amount paid at each rate, including VAT, and the VAT in it. Together they are the whole order. */
    rates: rates.map(({ rate, price, amount: vat }) => ({
      rate,
      pricePoisha: toPoisha(price),
      vatPoisha: toPoisha(vat),
    })),
  };
}

function readLine(line: WireOrder["lines"][number]) {
  return {
    sku: line.sku,
    title: line.product_title,
    path: line.product_path,
    variationDetails: line.variationDetails,
    /** The printed text; the name is masked whenever the buyer's own name is. */
    name: line.name,
    number: line.number,
    /** The add-ons of each piece; `pricePoisha` includes their prices. */
    bundle: readAddOns(line.bundle),
    quantity: line.quantity,
    pricePoisha: toPoisha(line.price),
    lineTotalPoisha: toPoisha(line.line_total),
    /** Null in orders that are older than the VAT rates. */
    vat: line.vat && readVatPart(line.vat),
    /** True for a SIM that the buyer of a cancelled order keeps. */
    isKept: line.kept ?? false,
    picture: line.picture,
  };
}

function readTotal({ state, total }: WireOrder) {
  const restPoisha = toPoisha(total.due_later);
  // The rest of a pre-order's price is paid with the delivery.
  const dueLaterPoisha = state === "delivered" ? 0 : restPoisha;
  return {
    itemsPoisha: toPoisha(total.items),
    deliveryPoisha: toPoisha(total.delivery),
    discountPoisha: toPoisha(total.discount),
    payablePoisha: toPoisha(total.payable) + restPoisha - dueLaterPoisha,
    /** Due only on delivery: the rest of a pre-order's price. */
    dueLaterPoisha,
    /** Null in orders that are older than the VAT rates. */
    vat: total.vat && readVat(total.vat),
  };
}

/** Converts the API's order; amounts become poisha. */
export function readOrder(order: WireOrder) {
  return {
    orderId: order.order_id,
    /** ISO moment. */
    placedAt: order.placed_at,
    state: order.state,
    stateLabel: order.state_label,
    paymentMethod: order.payment_method,
    /** The wallet or card of an online order; null when the buyer chooses at the gateway. */
    payWith: order.pay_with,
    paymentState: order.payment_state,
    /** True while a payment that was opened is undecided: its buyer may have paid. */
    isPaymentOpen: order.payment_open ?? false,
    paymentDueUntil: order.payment_due_until,
    lines: order.lines.map(readLine),
    total: readTotal(order),
    /** The rest of a pre-order's price: whether the rider accepts cash, and up to which amount; null for none. */
    rest: order.rest && {
      poisha: toPoisha(order.rest.amount),
      isCash: order.rest.in_cash,
      cashLimitPoisha: toPoisha(order.rest.cash_limit),
    },
    /** The refund; null when there is none. */
    refund: order.refund && { poisha: toPoisha(order.refund.amount), isSent: order.refund.sent },
    /** The price of the lines that the buyer of a cancelled order keeps, and the VAT in it; null without such lines. */
    kept:
      order.kept === undefined
        ? null
        : { poisha: toPoisha(order.kept), vat: order.kept_vat ? readVat(order.kept_vat) : null },
    /** The promotion code that was used. */
    promotion: order.promotion,
    emi: order.emi_plan && readInstalments(order.emi_plan),
    preorder: order.preorder,
    /** The state of the requests for its replacement SIMs; null without one. */
    simRequest: order.sim_request ?? null,
    /** Place of a pre-order in the queue of its product, and the day of release; null for other orders. */
    queue: order.queue && {
      place: order.queue.place,
      releasedOn: order.queue.released_on,
      isReleased: order.queue.released ?? false,
    },
    delivery: readDelivery(order.delivery),
    masked: { fullName: order.masked.full_name, msisdn: order.masked.msisdn, address: order.masked.address },
    timeline: order.timeline,
  };
}

/** The error for a missing order, when no call reports it. */
export function orderNotFound(orderId: string): ApiError {
  return notFound("order-not-found", `There is no order ${orderId}`);
}

/**
 * POST /api/v1/getTrackOrderDetails. The masked timeline of an order (API-SHOP-08).
 * @throws ApiError; `isNotFound` when id and number do not match
 */
export async function trackOrder(api: Api, { orderId, msisdn }: { orderId: string; msisdn: string }): Promise<Order> {
  const body = { order_id: orderId, msisdn };
  const { data } = await api.request("getTrackOrderDetails", { body });
  return readAnswer(() => readOrder(data));
}

/** POST /api/v1/get-multiple-orders. Orders in their current state, masked; unknown ids are left out. */
export async function listOrders(api: Api, orderIds: readonly string[]): Promise<Order[]> {
  const { data } = await api.request("getMultipleOrders", { body: { order_ids: orderIds } });
  return readAnswer(() => data.map(readOrder));
}
