import { toPoisha, toTaka } from "@/backend/contract/money";
import { orderCalls } from "@/backend/contract/shop/orders";
import { type CashRiskCheck, sendCashCode } from "@/backend/domain/orders/cash-code";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { listOrders, trackOrder } from "@/backend/domain/orders/track-order";
import { requiredKey } from "@/backend/http/payments/payments-routes";
import { codeContext, codeSent } from "@/backend/http/requests/code-context";
import { answer, type CallInput, type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { buyerContext } from "@/backend/http/shop/buyer-context";
import { addOrderProof } from "@/backend/http/shop/order-proof";
import { orderView } from "@/backend/http/shop/order-view";

type MakeOrderBody = CallInput<typeof orderCalls.makeOrder>["body"];

/** The risk check of a cash-on-delivery order, which may need a code; null for other ways to pay. */
function riskCheckOf(context: RequestContext, body: MakeOrderBody): CashRiskCheck | null {
  if (body.payment_method !== "cod") return null;
  const fromPoisha = toPoisha(context.env.codCodeFromTaka);
  return { codes: codeContext(context), fromPoisha, code: body.otp_value ?? null };
}

/** The calls of orders: an order is placed only once, and is shown masked. */
export const ordersRoutes: readonly Route[] = [
  route(orderCalls.makeOrder, async (context, { body }) => {
    const buyer = await buyerContext(context);
    const orderContext = { ...buyer, riskCheck: riskCheckOf(context, body) };
    const placed = await placeOrder(orderContext, requiredKey(context), {
      token: body.token,
      version: body.version,
      expectedPoisha: toPoisha(body.expected_total),
      fullName: body.full_name,
      msisdn: body.msisdn,
      email: body.email || null,
      district: body.district,
      thana: body.area,
      postCode: body.post_code,
      address: body.address,
      note: body.note || null,
      deliveryType: body.delivery_type,
      storeId: body.delivery_type === "pickup" ? (body.store_id ?? null) : null,
      paymentMethod: body.payment_method,
      emiPlan: body.emi_plan ?? null,
      requestKeys: body.sim_request_keys ?? [],
    });
    addOrderProof(context, buyer, placed);
    return answer({
      order_id: placed.orderId,
      state: placed.state,
      payment_method: placed.paymentMethod,
      payable: toTaka(placed.payablePoisha),
    });
  }),

  route(orderCalls.getTrackOrderDetails, async (context, { body }) => {
    const order = await trackOrder(context, { orderId: body.order_id, msisdn: body.msisdn });
    return answer(orderView(order, context.lang));
  }),

  route(orderCalls.getMultipleOrders, async (context, { body }) => {
    const orders = await listOrders(context, body.order_ids);
    return answer(orders.map((order) => orderView(order, context.lang)));
  }),

  route(orderCalls.sendOrderCode, async (context, { body }) => {
    await sendCashCode(codeContext(context), body);
    return answer(codeSent);
  }),
];
