import type { ParsedUrlQuery } from "node:querystring";
import type { Api } from "@/services/api-client";
import { ApiError } from "@/services/api-error";
import { getOrder, type Order, orderNotFound } from "@/services/orders-service";
import { validatePayment } from "@/services/payments-service";
import { readOrderId } from "@/utils/order-id";

/**
 * What the page of an order shows. Back from the gateway, the address carries `transaction`: the payment is then checked
 * first, so that the order is shown as it stands, without JavaScript too.
 * @throws ApiError; absence when there is no such order
 */
export async function loadOrder(api: Api, query: ParsedUrlQuery): Promise<{ order: Order; checkFailed: boolean }> {
  const { id, transaction } = query;
  const orderId = readOrderId(String(id));
  if (orderId === null) throw orderNotFound(String(id));
  const checkFailed = typeof transaction === "string" && !(await isChecked(api, orderId, transaction));
  return { order: await getOrder(api, orderId), checkFailed };
}

/** False when nobody could say what became of the payment; a transaction that is not of this order says nothing. */
async function isChecked(api: Api, orderId: string, transactionId: string): Promise<boolean> {
  try {
    await validatePayment(api, { orderId, transactionId });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return error.kind === "refused";
    throw error;
  }
}
