import { toPoisha } from "@/backend/contract/money";
import type { CartItemInput } from "@/backend/contract/shop/cart";
import type { OwnOrderView } from "@/backend/contract/shop/order-history";
import type { MissingReason, ReturnReason, OrderReturn as WireReturn } from "@/backend/contract/shop/own-orders";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readOrder } from "@/services/orders/orders-service";
import { readEsimProfile } from "@/services/sims/esim-service";
import type { TypedAccount } from "@/utils/checkout/refund-account";
import type { CodeChannel } from "@/utils/login/one-time-code";

export type { ReturnReason } from "@/backend/contract/shop/own-orders";

/** The text that the buyer wrote; only the order's owner sees it. */
export type OrderContact = NonNullable<OwnOrder["contact"]>;

export type OwnOrder = ReturnType<typeof readOwnOrder>;

export type OrderReturn = ReturnType<typeof readReturn>;

/** An order with the actions that its owner can take. */
export type OrderActions = Awaited<ReturnType<typeof getOrderActions>>;

/** An order as its page shows it to this reader. */
export type ViewedOrder = Awaited<ReturnType<typeof viewOrder>>;

/** The lines of an order that can be bought again, and the others with the reason. */
export interface Reorder {
  lines: CartItemInput[];
  missing: { sku: string; title: string; path: string; reason: MissingReason }[];
}

function readOwnOrder(order: OwnOrderView) {
  const { contact } = order;
  return {
    ...readOrder(order),
    /** Null when the proof has expired; then only `masked` is available. */
    contact: contact && {
      fullName: contact.full_name,
      msisdn: contact.msisdn,
      email: contact.email,
      address: contact.address,
      postCode: contact.post_code,
      note: contact.note,
    },
    /** Null until the order can be invoiced. */
    invoicePath: order.invoice_path,
  };
}

function readReturn(orderReturn: WireReturn) {
  return {
    reference: orderReturn.reference,
    state: orderReturn.state,
    stateLabel: orderReturn.state_label,
    /** The reason why it was refused. */
    answer: orderReturn.answer,
    lines: orderReturn.lines.map(({ product_title: title, quantity }) => ({ title, quantity })),
    refundPoisha: toPoisha(orderReturn.refund),
    /** Where the money goes, with the last digits of its number; null when it goes back to the account that paid. */
    refundAccount: orderReturn.refund_account ?? null,
    /** The VAT in a refund that was sent; null in orders that are older than the VAT rates. */
    refundVatPoisha: orderReturn.refund_vat == null ? null : toPoisha(orderReturn.refund_vat),
    /** ISO moment at which the return ended; null while it goes on. */
    settledAt: orderReturn.settled_at ?? null,
    /** True until the goods have arrived. */
    isCancellable: orderReturn.cancellable ?? false,
  };
}

/** POST /api/v1/find_my_previous_order without a code: sends a code to the number. */
export async function sendOrdersCode(api: Api, msisdn: string, channel?: CodeChannel): Promise<void> {
  await api.request("findMyPreviousOrder", { body: { msisdn, ...(channel !== undefined && { channel }) } });
}

/**
 * POST /api/v1/find_my_previous_order with the code: the orders of the number in full, newest first.
 * @param input with an order id, only that order is returned
 * @returns the orders, and the pass that opens them for ten minutes
 * @throws ApiError; refused with `code-wrong` for a wrong or expired code
 */
export async function findOrdersWithCode(
  api: Api,
  input: { msisdn: string; code: string; orderId?: string | undefined },
): Promise<{ orders: OwnOrder[]; pass: string }> {
  const { msisdn, code, orderId } = input;
  const body = { msisdn, otp_value: code, ...(orderId !== undefined && { order_id: orderId }) };
  const { data } = await api.request("findMyPreviousOrder", { body });
  return readAnswer(() => {
    if (!("orders" in data)) throw new TypeError("The answer has no orders");
    return { orders: data.orders.map(readOwnOrder), pass: data.order_pass };
  });
}

const passOf = (pass: string | null) => (pass === null ? {} : { order_pass: pass });

/**
 * POST /api/v1/get-own-order. One order for its owner, proved by the session or by the pass from a code.
 * @throws ApiError; refused with `code-needed` when neither proves it
 */
export async function getOrderActions(api: Api, orderId: string, pass: string | null) {
  const body = { order_id: orderId, ...passOf(pass) };
  const { data } = await api.request("getOwnOrder", { body });
  return readAnswer(() => ({
    order: readOwnOrder(data.order),
    cancellable: data.cancellable,
    /** True when recipient and address can still be changed. */
    changeable: data.changeable,
    /** Last day for a return, ISO; null when nothing can be returned. */
    returnableUntil: data.returnable_until,
    returnable: data.returnable,
    /** True when a return must say where its money goes: the order was paid on delivery. */
    isAccountNeeded: data.refund_account_needed ?? false,
    returns: data.returns.map(readReturn),
  }));
}

/**
 * POST /api/v1/view-order. One order as its page shows it. A browser sends its own cookie; a page's loader passes on
 * the reader's cookie in the headers.
 * @param shown the pass from a code; null for none
 * @throws ApiError; `isNotFound` when there is no such order
 */
export async function viewOrder(
  api: Api,
  orderId: string,
  { pass, headers }: { pass: string | null; headers?: Readonly<Record<string, string>> },
) {
  const { data } = await api.request("viewOrder", {
    body: { order_id: orderId, ...passOf(pass) },
    ...(headers !== undefined && { headers }),
  });
  return readAnswer(() => ({
    order: readOwnOrder(data.order),
    /** `browser` placed the order, `number` has logged in or typed its code; for `anyone` the order is masked. */
    seenBy: data.seen_by,
    returns: data.returns.map(readReturn),
    /** True when the buyer can request a return now; for anyone else, true when it was delivered. */
    isReturnable: data.is_returnable,
    /** The paid eSIMs: `waiting` for the eSIM system, sent as a link (`texted`), or `open` here; null for none. */
    esim: data.esim && { state: data.esim.state, profiles: data.esim.profiles.map(readEsimProfile) },
  }));
}

/** POST /api/v1/hide-orders: from then on, this browser sees its orders as strangers do. */
export async function hideOrders(api: Api): Promise<void> {
  await api.request("hideOrders", { body: {} });
}

/** POST /api/v1/cancel-order. @throws ApiError; `order-not-cancellable` once packed */
export async function cancelOrder(
  api: Api,
  order: { orderId: string; pass: string | null; reason: string },
): Promise<void> {
  const body = { order_id: order.orderId, ...passOf(order.pass), ...(order.reason !== "" && { reason: order.reason }) };
  await api.request("cancelOrder", { body });
}

/** The recipient of an order, and the address in its district. */
export interface OrderChange {
  fullName: string;
  thana: string;
  postCode: string;
  address: string;
  /** Null for a delivery. */
  storeId: string | null;
  note: string;
}

/** POST /api/v1/change-order. @throws ApiError; `order-not-changeable` once packed, else names the invalid field */
export async function changeOrder(
  api: Api,
  order: { orderId: string; pass: string | null; change: OrderChange },
): Promise<void> {
  const { fullName, thana, postCode, address, storeId, note } = order.change;
  await api.request("changeOrder", {
    body: {
      order_id: order.orderId,
      ...passOf(order.pass),
      full_name: fullName.trim(),
      area: thana,
      post_code: postCode.trim(),
      address: address.trim(),
      ...(storeId !== null && { store_id: storeId }),
      ...(note.trim() !== "" && { note: note.trim() }),
    },
  });
}

/** POST /api/v1/reorder. */
export async function planReorder(api: Api, orderId: string): Promise<Reorder> {
  const { data } = await api.request("reorder", { body: { order_id: orderId } });
  return readAnswer(() => ({
    lines: data.lines.map(({ sku, product_quantity }) => ({ sku, product_quantity })),
    missing: data.missing.map(({ sku, product_title: title, product_path: path, reason }) => ({
      sku,
      title,
      path,
      reason,
    })),
  }));
}

/** The goods to return, by their position in the order, and why. */
export interface ReturnRequest {
  reason: ReturnReason;
  note: string;
  /** Where the money goes; null when it goes back to the account that paid. */
  account: TypedAccount | null;
  lines: readonly { position: number; quantity: number }[];
}

/**
 * POST /api/v1/request-return.
 * @param key UUID: a request sent again with it is recorded once
 * @throws ApiError; `return-not-possible` when it is too late, `refund-account-needed` without an account for cash
 */
export async function requestReturn(
  api: Api,
  { orderId, pass }: { orderId: string; pass: string | null },
  { reason, note, account, lines }: ReturnRequest,
  key: string,
): Promise<OrderReturn> {
  const body = {
    order_id: orderId,
    ...passOf(pass),
    reason,
    lines,
    ...(note !== "" && { note }),
    ...(account !== null && { refund_account: account }),
  };
  const { data } = await api.request("requestReturn", { body, headers: { "Idempotency-Key": key } });
  return readAnswer(() => readReturn(data));
}

/** POST /api/v1/cancel-return. @throws ApiError; `return-not-cancellable` once the goods have arrived */
export async function cancelReturn(
  api: Api,
  { orderId, pass }: { orderId: string; pass: string | null },
  reference: string,
): Promise<OrderReturn> {
  const { data } = await api.request("cancelReturn", { body: { order_id: orderId, ...passOf(pass), reference } });
  return readAnswer(() => readReturn(data));
}
