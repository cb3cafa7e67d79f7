import { toPoisha } from "@/backend/contract/money";
import type { Picture } from "@/backend/contract/shop/catalog";
import type {
  OrderState,
  PaymentMethod,
  PaymentState,
  PayWith,
  OrderView as WireOrder,
} from "@/backend/contract/shop/orders";
import type { Api } from "@/services/api/api-client";
import { type ApiError, notFound, readAnswer } from "@/services/api/api-error";
import { type CartBundle, readAddOns } from "@/services/cart/cart-service";
import { readInstalments } from "@/services/catalog/read-instalments";
import type { OrderDeliveryType } from "@/services/checkout/delivery-service";
import type { Instalments } from "@/utils/money/instalments";

export type { OrderState, PaymentMethod, PaymentState } from "@/backend/contract/shop/orders";

export interface OrderLine {
  sku: string;
  title: string;
  path: string;
  variationDetails: Record<string, string>;
  /** The printed text; the name is masked whenever the buyer's own name is. */
  name: string | null;
  number: string | null;
  /** The add-ons of each piece; `pricePoisha` includes their prices. */
  bundle: CartBundle[];
  quantity: number;
  pricePoisha: number;
  lineTotalPoisha: number;
  /** Null in orders that are older than the VAT rates. */
  vat: VatPart | null;
  picture: Picture | null;
}

/** The VAT of one part of an order. */
export interface VatPart {
  /** In percent, e.g. 7.5. */
  rate: number;
  /** The part's share of the order's discount. */
  discountPoisha: number;
  /** The VAT of the amount after the discount. */
  vatPoisha: number;
}

/** The VAT of a whole order, including the amount that is due later. */
export interface OrderVat {
  vatPoisha: number;
  delivery: VatPart;
  /** The amount paid at each rate, including VAT, and the VAT in it. Together they are the whole order. */
  rates: { rate: number; pricePoisha: number; vatPoisha: number }[];
}

/** One step of an order; `at` is null for a step in the future. */
export interface OrderEvent {
  state: OrderState;
  label: string;
  at: string | null;
  done: boolean;
}

/** The courier of a parcel, and the courier's page about it. */
export interface OrderCourier {
  name: string;
  phone: string | null;
  parcelNumber: string | null;
  /** The courier's own page about the parcel. */
  page: string | null;
}

/** An order as anyone with its id can see it: name, number and address are masked. Amounts in whole poisha. */
export interface Order {
  orderId: string;
  /** ISO moment. */
  placedAt: string;
  state: OrderState;
  stateLabel: string;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  /** The wallet or card of an online order; null when the buyer chooses at the gateway. */
  payWith: PayWith | null;
  paymentDueUntil: string | null;
  lines: OrderLine[];
  total: {
    itemsPoisha: number;
    deliveryPoisha: number;
    discountPoisha: number;
    payablePoisha: number;
    /** Due only on delivery: the rest of a pre-order's price. */
    dueLaterPoisha: number;
    /** Null in orders that are older than the VAT rates. */
    vat: OrderVat | null;
  };
  /** The rest of a pre-order's price: whether the rider accepts cash, and up to which amount; null for none. */
  rest: { poisha: number; isCash: boolean; cashLimitPoisha: number } | null;
  /** The refund; null when there is none. */
  refund: { poisha: number; isSent: boolean } | null;
  /** The promotion code that was used. */
  promotion: string | null;
  emi: Instalments | null;
  preorder: boolean;
  /** Place of a pre-order in the queue of its product, and the day of release; null for other orders. */
  queue: { place: number; releasedOn: string } | null;
  delivery: {
    /** `digital` has no delivery: its eSIMs are sent by text message. */
    type: OrderDeliveryType;
    district: string;
    thana: string;
    /** In the reader's language. */
    districtLabel: string;
    thanaLabel: string;
    earliest: string;
    latest: string;
    /** The store of a pick-up; null for a delivery. */
    store: { id: string; name: string; address: string } | null;
    /** The courier; null until the parcel is on its way. */
    courier: OrderCourier | null;
    /** True when the last promised day has passed and the parcel has not arrived. */
    isLate: boolean;
  };
  masked: { fullName: string; msisdn: string; address: string };
  timeline: OrderEvent[];
}

function readDelivery({
  courier,
  late,
  store,
  district_label,
  thana_label,
  ...delivery
}: WireOrder["delivery"]): Order["delivery"] {
  return {
    ...delivery,
    districtLabel: district_label ?? delivery.district,
    thanaLabel: thana_label ?? delivery.thana,
    isLate: late,
    store: store && { id: store.store_id, name: store.name, address: store.address },
    courier: courier && {
      name: courier.name,
      phone: courier.phone,
      parcelNumber: courier.parcel_number,
      page: courier.tracking_url,
    },
  };
}

function readVatPart({ rate, discount, amount }: NonNullable<WireOrder["lines"][number]["vat"]>): VatPart {
  return { rate, discountPoisha: toPoisha(discount), vatPoisha: toPoisha(amount) };
}

function readVat({ amount, delivery, rates }: NonNullable<WireOrder["total"]["vat"]>): OrderVat {
  return {
    vatPoisha: toPoisha(amount),
    delivery: readVatPart(delivery),
    rates: rates.map(({ rate, price, amount: vat }) => ({
      rate,
      pricePoisha: toPoisha(price),
      vatPoisha: toPoisha(vat),
    })),
  };
}

/** Converts the API's order; amounts become poisha. */
export function readOrder(order: WireOrder): Order {
  return {
    orderId: order.order_id,
    placedAt: order.placed_at,
    state: order.state,
    stateLabel: order.state_label,
    paymentMethod: order.payment_method,
    payWith: order.pay_with,
    paymentState: order.payment_state,
    paymentDueUntil: order.payment_due_until,
    lines: order.lines.map((line) => ({
      sku: line.sku,
      title: line.product_title,
      path: line.product_path,
      variationDetails: line.variationDetails,
      name: line.name,
      number: line.number,
      bundle: readAddOns(line.bundle),
      quantity: line.quantity,
      pricePoisha: toPoisha(line.price),
      lineTotalPoisha: toPoisha(line.line_total),
      vat: line.vat && readVatPart(line.vat),
      picture: line.picture,
    })),
    total: {
      itemsPoisha: toPoisha(order.total.items),
      deliveryPoisha: toPoisha(order.total.delivery),
      discountPoisha: toPoisha(order.total.discount),
      payablePoisha: toPoisha(order.total.payable),
      dueLaterPoisha: toPoisha(order.total.due_later),
      vat: order.total.vat && readVat(order.total.vat),
    },
    rest: order.rest && {
      poisha: toPoisha(order.rest.amount),
      isCash: order.rest.in_cash,
      cashLimitPoisha: toPoisha(order.rest.cash_limit),
    },
    refund: order.refund && { poisha: toPoisha(order.refund.amount), isSent: order.refund.sent },
    promotion: order.promotion,
    emi: order.emi_plan && readInstalments(order.emi_plan),
    preorder: order.preorder,
    queue: order.queue && { place: order.queue.place, releasedOn: order.queue.released_on },
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
 * @throws ApiError; absence when id and number do not match
 */
export async function trackOrder(api: Api, { orderId, msisdn }: { orderId: string; msisdn: string }): Promise<Order> {
  const body = { order_id: orderId, msisdn };
  const { data } = await api.request("getTrackOrderDetails", { body });
  return readAnswer(() => readOrder(data));
}

/**
 * POST /api/v1/get-multiple-orders. Orders in their current state, masked; unknown ids are left out. @throws ApiError
 */
export async function listOrders(api: Api, orderIds: readonly string[]): Promise<Order[]> {
  const { data } = await api.request("getMultipleOrders", { body: { order_ids: orderIds } });
  return readAnswer(() => data.map(readOrder));
}
