import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { validatePayment } from "@/services/checkout/payments-service";
import { shouldThankOnce, shownProof } from "@/services/orders/order-proof.server";
import { orderNotFound } from "@/services/orders/orders-service";
import { viewOrder } from "@/services/orders/own-orders-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { readOrderId } from "@/utils/checkout/order-id";
import { hasPlaced, orderMoment } from "@/utils/checkout/order-moment";
import { queryText } from "@/utils/paths/query-value";
import { phoneKindOf } from "@/utils/sims/phone-kind";
import { newEsimSkus } from "@/utils/sims/sim-skus";

type OrderRequest = Pick<PageRequest, "api" | "askingApi" | "query" | "context">;

type OrderPageData = Awaited<ReturnType<typeof loadKnownOrder>>;

/** The number in the address of an order that does not exist. */
export interface UnknownOrder {
  unknownId: string;
}

/** Loads the order in the address, or answers 404 with the number that was typed. */
export async function loadOrNotFound<Data>(
  { query, context }: Pick<OrderRequest, "query" | "context">,
  load: (orderId: string) => Promise<Data>,
): Promise<Data | UnknownOrder> {
  try {
    const orderId = readOrderId(String(query.id));
    if (orderId === null) throw orderNotFound(String(query.id));
    return await load(orderId);
  } catch (error) {
    if (!(error instanceof ApiError && error.isNotFound)) throw error;
    context.res.statusCode = 404;
    return { unknownId: queryText(query.id, 150) };
  }
}

/** The data of an order's page. */
export function loadOrder(request: OrderRequest): Promise<OrderPageData | UnknownOrder> {
  return loadOrNotFound(request, (orderId) => loadKnownOrder(request, orderId));
}

/**
 * The data of an order's page: in full for its buyer, whom the server recognises by the cookies of this request, masked
 * for everybody else. Back from the gateway, the address has `transaction`: the payment is then checked first, so
 * that the page shows the order's current state, also without JavaScript.
 * @throws ApiError; `isNotFound` when there is no such order
 */
async function loadKnownOrder({ api, askingApi, query, context }: OrderRequest, orderId: string) {
  const { transaction } = query;
  const answer = typeof transaction === "string" ? await checkPayment(askingApi(), orderId, transaction) : "known";
  const viewed = await viewOrder(api, orderId, shownProof(context));
  const thanks =
    viewed.seenBy !== "anyone" && hasPlaced(orderMoment(viewed.order)) && shouldThankOnce(context, orderId);
  const phone = phoneKindOf(context.req.headers["user-agent"]);
  return {
    viewed,
    /** True when the gateway gave no answer about the payment. */
    checkFailed: answer === "failed",
    /** True when the buyer returned before the state of the payment was known. */
    awaited: answer !== "known",
    /** True at the first visit of the browser that placed the order, once the buyer has nothing more to do for it. */
    thanks,
    /** The reader's kind of phone: beside an eSIM, the steps for this phone are open. */
    phone,
  };
}

/** The texts about an eSIM, for an order that has one: it may be delivered while the page is open. */
export function textsOfOrder(page: OrderPageData | UnknownOrder): string[] {
  const hasEsim = "viewed" in page && page.viewed.order.lines.some(({ sku }) => newEsimSkus.includes(sku));
  return hasEsim ? ["sim-services"] : [];
}

/** The state is also `known` for a transaction of another order, which says nothing about this order. */
async function checkPayment(api: Api, orderId: string, transactionId: string): Promise<"known" | "pending" | "failed"> {
  try {
    const { paymentState } = await validatePayment(api, { orderId, transactionId });
    return paymentState === "pending" ? "pending" : "known";
  } catch (error) {
    if (error instanceof ApiError) return error.kind === "refused" ? "known" : "failed";
    throw error;
  }
}
