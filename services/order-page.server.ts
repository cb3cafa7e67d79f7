import type { ParsedUrlQuery } from "node:querystring";
import type { Api } from "@/services/api-client";
import { ApiError } from "@/services/api-error";
import { getOrder, type Order, orderNotFound } from "@/services/orders-service";
import { validatePayment } from "@/services/payments-service";
import { readOrderId } from "@/utils/order-id";

export interface OrderPageData {
  order: Order;
  /** True when the gateway could not be asked what became of the payment. */
  checkFailed: boolean;
  /** True for a payer who came back before anybody could say what became of the payment. */
  awaited: boolean;
}

/**
 * What the page of an order shows. Back from the gateway, the address carries `transaction`: the payment is then checked
 * first, so that the order is shown as it stands, without JavaScript too.
 * @throws ApiError; absence when there is no such order
 */
export async function loadOrder(api: Api, query: ParsedUrlQuery): Promise<OrderPageData> {
  const { id, transaction } = query;
  const orderId = readOrderId(String(id));
  if (orderId === null) throw orderNotFound(String(id));
  const answer = typeof transaction === "string" ? await checkPayment(api, orderId, transaction) : "known";
  const order = await getOrder(api, orderId);
  return { order, checkFailed: answer === "failed", awaited: answer !== "known" };
}

/** `known` also for a transaction that is not of this order, which says nothing. */
async function checkPayment(api: Api, orderId: string, transactionId: string): Promise<"known" | "pending" | "failed"> {
  try {
    const { paymentState } = await validatePayment(api, { orderId, transactionId });
    return paymentState === "pending" ? "pending" : "known";
  } catch (error) {
    if (error instanceof ApiError) return error.kind === "refused" ? "known" : "failed";
    throw error;
  }
}
