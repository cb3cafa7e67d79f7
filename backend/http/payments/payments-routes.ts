import { orderCalls } from "@/backend/contract/shop/orders";
import type { Database } from "@/backend/db/client";
import { openPayment } from "@/backend/domain/payments/open-payment";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { createSslcommerzGateway } from "@/backend/domain/payments/sslcommerz-gateway";
import { validatePayment } from "@/backend/domain/payments/validate-payment";
import type { GatewayContext, PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import type { BackendEnv } from "@/backend/env";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { answer, type RequestContext, type Route, route, warnOfFailure } from "@/backend/http/requests/route";
import { orderPath } from "@/utils/checkout/order-id";
import { localePath } from "@/utils/paths/paths";

/** One gateway per configuration, because its circuit breaker must see every call. */
const gateways = new WeakMap<BackendEnv, PaymentGateway>();

export function paymentGateway(db: Database, env: BackendEnv): PaymentGateway {
  const { publicOrigin } = env;
  if (env.paymentDriver === "sandbox") return createSandboxGateway(db, publicOrigin);
  const gateway = gateways.get(env) ?? createSslcommerzGateway({ ...env.sslcommerz, publicOrigin });
  gateways.set(env, gateway);
  return gateway;
}

export function gatewayContext({ db, env, log }: Pick<RequestContext, "db" | "env" | "log">): GatewayContext {
  return { db, gateway: paymentGateway(db, env), onFailure: warnOfFailure(log) };
}

/** The address of the order's page in the payer's language. The payer returns to it. */
export function returnUrlOf({ env, lang }: Pick<RequestContext, "env" | "lang">, orderId: string): string {
  return env.publicOrigin + localePath(orderPath(orderId), lang);
}

/** Payments: opened at the gateway, and confirmed with it. */
export const paymentsRoutes: readonly Route[] = [
  route(orderCalls.payment, async (context, { body }) => {
    const { redirectUrl, transactionId } = await openPayment(gatewayContext(context), requiredKey(context), {
      orderId: body.order_id,
      returnUrl: returnUrlOf(context, body.order_id),
      payWith: body.pay_with ?? null,
    });
    return answer({ redirectUrl, transaction_id: transactionId });
  }),

  route(orderCalls.validatePaymentTransaction, async (context, { body }) => {
    const { orderId, state, paymentState } = await validatePayment(gatewayContext(context), {
      orderId: body.order_id,
      transactionId: body.transaction_id,
    });
    return answer({ order_id: orderId, state, payment_state: paymentState });
  }),
];

/** The idempotency key of a call that must have one. @throws HttpRefusal `idempotency-key-missing` */
export function requiredKey(context: RequestContext): string {
  if (context.idempotencyKey === null) throw new HttpRefusal("idempotency-key-missing");
  return context.idempotencyKey;
}
