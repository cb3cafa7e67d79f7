import { toTaka } from "@/backend/contract/money";
import { orderHistoryCalls } from "@/backend/contract/shop/order-history";
import { ownOrderCalls } from "@/backend/contract/shop/own-orders";
import { changeCartLine } from "@/backend/domain/cart/change-cart-line";
import { plansOfCart } from "@/backend/domain/cart/get-cart";
import { sendCode } from "@/backend/domain/codes/send-code";
import { DomainError } from "@/backend/domain/domain-error";
import { esimsOfOrder } from "@/backend/domain/esim/open-esim";
import { findSession } from "@/backend/domain/login/sessions";
import { cancelOrder } from "@/backend/domain/orders/cancel-order";
import { cancelReturn } from "@/backend/domain/orders/cancel-return";
import { changeOrder } from "@/backend/domain/orders/change-order";
import { findOrdersWithCode } from "@/backend/domain/orders/find-orders-with-code";
import { getOwnOrder } from "@/backend/domain/orders/get-own-order";
import { listOwnOrders } from "@/backend/domain/orders/list-own-orders";
import { getOrderOfOwner, type OrderProof } from "@/backend/domain/orders/order-owner";
import { reorder } from "@/backend/domain/orders/reorder";
import { requestReturn } from "@/backend/domain/orders/request-return";
import { viewOrder } from "@/backend/domain/orders/view-order";
import { codeContext, codeSent, numberHolder } from "@/backend/http/requests/code-context";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type RequestContext, type Route, route, sessionRoute } from "@/backend/http/requests/route";
import { cartView, cashCodeRule } from "@/backend/http/shop/cart-view";
import { openPromotions } from "@/backend/http/shop/open-promotions";
import { proofsOfOrder, removeOrderProofs } from "@/backend/http/shop/order-proof";
import { ownOrderView, returnView } from "@/backend/http/shop/own-order-view";
import { profileView } from "@/backend/http/sims/esim-routes";
import { productPath } from "@/utils/paths/paths";

async function proofOf(context: RequestContext, pass: string | null | undefined): Promise<OrderProof> {
  const session = await findSession(context, context.webLoginToken);
  return { pepper: context.env.codePepper, session, pass: pass ?? null };
}

/** Orders for their owners: after a code or a log-in they are shown in full, cancelled, bought again, returned. */
export const ownOrdersRoutes: readonly Route[] = [
  sessionRoute(orderHistoryCalls.getMyPreviousOrders, async (context, session, { query }) => {
    const { page, group, key: text } = query;
    const list = await listOwnOrders(context, session, { ...pageQueryOf({ page }), group, text });
    // The list leads to the page of each order, not to its invoice.
    const items = list.items.map((order) => ownOrderView({ ...order, isInvoiced: false }, context.lang));
    return answer({ items, ...pageFieldsOf(list) });
  }),

  route(orderHistoryCalls.findMyPreviousOrder, async (context, { body }) => {
    const { msisdn, otp_value: code } = body;
    const codes = codeContext(context);
    if (code === undefined) {
      // The answer is the same for a number without orders, so that a stranger learns nothing.
      await sendCode(codes, { msisdn, purpose: "order", channel: body.channel });
      return answer(codeSent);
    }
    const input = { msisdn, orderId: body.order_id ?? null, code };
    const { orders, pass } = await findOrdersWithCode(codes, input);
    const views = orders.map((order) => ownOrderView(order, context.lang));
    return answer({ step: "orders" as const, orders: views, order_pass: pass });
  }),

  route(orderHistoryCalls.updateOrderItem, async (context, { body }) => {
    const { token, version, sku, line = null, product_quantity: quantity } = body;
    const holder = numberHolder(context);
    const cart = await changeCartLine(context, { token, version, sku, line, quantity, holder });
    const view = cartView(cart, context.lang, await openPromotions(context), await plansOfCart(context, cart));
    return { ...view, ...cashCodeRule(context) };
  }),

  route(ownOrderCalls.getOwnOrder, async (context, { body }) => {
    const actions = await getOwnOrder(context, body.order_id, await proofOf(context, body.order_pass));
    return answer({
      order: ownOrderView(actions.order, context.lang),
      cancellable: actions.cancellable,
      changeable: actions.changeable,
      returnable_until: actions.returnableUntil,
      returnable: actions.returnable,
      refund_account_needed: actions.refundAccountNeeded,
      returns: actions.returns.map((row) => returnView(row, context.lang)),
    });
  }),

  route(ownOrderCalls.changeOrder, async (context, { body }) => {
    const proof = await proofOf(context, body.order_pass);
    const { row, isFresh } = await getOrderOfOwner(context, body.order_id, proof);
    // Someone with a stolen session cannot redirect the parcel.
    if (!isFresh) throw new DomainError("code-needed", { field: "order_id" });
    const pepper = context.env.codePepper;
    await changeOrder(
      { db: context.db, pepper },
      {
        orderId: row.publicId,
        fullName: body.full_name,
        thana: body.area,
        postCode: body.post_code,
        address: body.address,
        storeId: body.store_id ?? null,
        note: body.note || null,
      },
    );
    const { order } = await getOwnOrder(context, row.publicId, proof);
    return answer(ownOrderView(order, context.lang));
  }),

  route(ownOrderCalls.cancelOrder, async (context, { body }) => {
    const { row } = await getOrderOfOwner(context, body.order_id, await proofOf(context, body.order_pass));
    const cancelled = await cancelOrder(context, { orderId: row.publicId, by: "customer", note: body.reason || null });
    return answer({
      order_id: cancelled.orderId,
      state: cancelled.state,
      payment_state: cancelled.paymentState,
      refund: toTaka(cancelled.refundPoisha),
    });
  }),

  route(ownOrderCalls.reorder, async (context, { body }) => {
    const { lines, missing } = await reorder(context, body.order_id);
    return answer({
      lines: lines.map(({ sku, quantity }) => ({ sku, product_quantity: quantity })),
      missing: missing.map(({ sku, titles, category, productSlug, reason }) => ({
        sku,
        product_title: titles[context.lang],
        product_path: productPath(category, productSlug, sku),
        reason,
      })),
    });
  }),

  route(ownOrderCalls.requestReturn, async (context, { body }) => {
    const { row } = await getOrderOfOwner(context, body.order_id, await proofOf(context, body.order_pass));
    const { reason, note, lines, refund_account: typed = null } = body;
    const refundAccount = typed && { ...typed, holder: typed.holder ?? "", bank: typed.bank ?? "" };
    const request = { orderId: row.publicId, reason, note: note || null, refundAccount, lines };
    const { db, now, env, idempotencyKey } = context;
    const saved = await requestReturn({ db, now, pepper: env.codePepper }, idempotencyKey, request);
    return answer(returnView(saved, context.lang));
  }),

  route(ownOrderCalls.cancelReturn, async (context, { body }) => {
    const { row } = await getOrderOfOwner(context, body.order_id, await proofOf(context, body.order_pass));
    const { db, env } = context;
    const request = { orderId: row.publicId, reference: body.reference };
    return answer(returnView(await cancelReturn({ db, pepper: env.codePepper }, request), context.lang));
  }),

  route(ownOrderCalls.viewOrder, async (context, { body }) => {
    const { order_id: orderId, order_pass: pass } = body;
    const proof = { ...(await proofOf(context, pass)), browser: proofsOfOrder(context, orderId) };
    const { order, seenBy, returns, isReturnable, esims } = await viewOrder(context, orderId, proof);
    const { db, env } = context;
    const known = esims && { id: esims.id, publicId: order.publicId };
    const esim = known && (await esimsOfOrder({ db, pepper: env.codePepper }, known, esims.isOpen));
    return answer({
      order: ownOrderView(order, context.lang),
      seen_by: seenBy,
      returns: returns.map((row) => returnView(row, context.lang)),
      is_returnable: isReturnable,
      esim: esim && { state: esim.state, profiles: esim.profiles.map(profileView) },
    });
  }),

  route(ownOrderCalls.hideOrders, (context) => {
    removeOrderProofs(context);
    return { status: true as const };
  }),
];
