import { toTaka } from "@/backend/contract/money";
import type { PaymentMethod } from "@/backend/contract/shop/orders";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { OrderDeliveryType } from "@/services/checkout/delivery-service";
import type { CheckoutFields } from "@/utils/checkout/checkout-form";
import type { CodeChannel } from "@/utils/login/one-time-code";

export type { PaymentMethod } from "@/backend/contract/shop/orders";

/** The recipient and the address. Email and note may be empty, and for an order of eSIMs only the whole address. */
export type Recipient = Omit<CheckoutFields, "storeId">;

/** An order as the customer saw it. The server refuses it if the cart or the total has changed since. */
export interface OrderRequest {
  token: string;
  version: number;
  expectedTotalPoisha: number;
  recipient: Recipient;
  deliveryType: OrderDeliveryType;
  /** The store of a pick-up; null for a delivery. */
  storeId: string | null;
  paymentMethod: PaymentMethod;
  /** Code of the instalment plan; null for payment in full. */
  emiPlan: string | null;
  /** Keys of the requests whose replacement SIMs are ordered; omitted when the cart has none. */
  requestKeys?: readonly string[];
}

export type PlacedOrder = Awaited<ReturnType<typeof placeOrder>>;

/**
 * POST /api/v1/make-order. The same key with the same order returns the order that was already placed
 * (docs/interfaces.md#calls).
 * @param idempotencyKey UUID, kept until the server answers
 * @param code the one-time code of a high-value cash-on-delivery order; null for none
 * @throws ApiError; refused with `cod-code-needed` when a code is needed, and `code-wrong`
 */
export async function placeOrder(api: Api, order: OrderRequest, idempotencyKey: string, code: string | null = null) {
  const { recipient } = order;
  const { data } = await api.request("makeOrder", {
    body: {
      token: order.token,
      version: order.version,
      expected_total: toTaka(order.expectedTotalPoisha),
      full_name: recipient.fullName,
      msisdn: recipient.msisdn,
      email: recipient.email || null,
      district: recipient.district,
      area: recipient.area,
      post_code: recipient.postCode,
      address: recipient.address,
      note: recipient.note || null,
      delivery_type: order.deliveryType,
      store_id: order.storeId,
      payment_method: order.paymentMethod,
      emi_plan: order.emiPlan,
      ...(order.requestKeys !== undefined && { sim_request_keys: order.requestKeys }),
      ...(code !== null && { otp_value: code }),
    },
    headers: { "Idempotency-Key": idempotencyKey },
  });
  return readAnswer(() => ({ orderId: data.order_id, paymentMethod: data.payment_method }));
}

/** POST /api/v1/order-code. Sends the code that confirms the order of a cart to its contact number. */
export async function sendCashCode(
  api: Api,
  { token, msisdn, channel }: { token: string; msisdn: string; channel?: CodeChannel },
): Promise<void> {
  await api.request("sendOrderCode", { body: { token, msisdn, ...(channel !== undefined && { channel }) } });
}

/** POST /api/v1/update-for-cod. Chooses cash on delivery. @returns the cart's new version */
export async function chooseCod(api: Api, token: string): Promise<number> {
  const { data } = await api.request("updateForCod", { body: { token, cod: true } });
  return readAnswer(() => data.version);
}
