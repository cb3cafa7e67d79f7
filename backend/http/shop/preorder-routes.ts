import { toTaka } from "@/backend/contract/money";
import { preorderCalls } from "@/backend/contract/shop/preorder";
import { createPreorder } from "@/backend/domain/orders/create-preorder";
import { openPayment } from "@/backend/domain/payments/open-payment";
import { gatewayContext, requiredKey, returnUrlOf } from "@/backend/http/payments/payments-routes";
import { answer, type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { buyerContext } from "@/backend/http/shop/buyer-context";
import { addOrderProof } from "@/backend/http/shop/order-proof";

/** Pre-orders: the place is taken first, then the deposit is paid at the gateway. */
export const preorderRoutes: readonly Route[] = [
  route(preorderCalls.createPreorder, async (context, { body }) => {
    const key = requiredKey(context);
    const buyer = await buyerContext(context);
    const made = await createPreorder(buyer, key, {
      sku: body.sku,
      fullName: body.full_name,
      msisdn: body.msisdn,
      email: body.email || null,
      district: body.district,
      thana: body.area,
      postCode: body.post_code ?? "",
      address: body.address ?? "",
      storeId: body.store_id ?? null,
    });
    addOrderProof(context, buyer, made);
    return answer({
      preorder_id: made.orderId,
      title: made.titles[context.lang],
      price: toTaka(made.pricePoisha),
      deposit: toTaka(made.depositPoisha),
      due_later: toTaka(made.dueLaterPoisha),
      released_on: made.releasedOn,
      delivery_type: made.deliveryType,
      redirectUrl: made.state === "pending_payment" ? await depositPage(context, key, made.orderId) : null,
    });
  }),
];

/**
 * The address where the deposit is paid. The reservation stays in any case: if the gateway does not answer, or the
 * deposit was paid in an earlier attempt, the page of the order shows the next step.
 */
async function depositPage(context: RequestContext, key: string, orderId: string): Promise<string> {
  const page = returnUrlOf(context, orderId);
  try {
    return (await openPayment(gatewayContext(context), key, { orderId, returnUrl: page })).redirectUrl;
  } catch (error) {
    context.log.warn({ err: error, orderId }, "We couldn't request the deposit for a pre-order");
    return page;
  }
}
