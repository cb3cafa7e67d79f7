import { orderCalls } from "@/backend/contract/shop/orders";
import type { Database } from "@/backend/db/client";
import { giveClientBudgetBack, tryClientBudget } from "@/backend/domain/codes/client-budget";
import { openPayment } from "@/backend/domain/payments/open-payment";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { createSslcommerzGateway } from "@/backend/domain/payments/sslcommerz-gateway";
import { validatePayment } from "@/backend/domain/payments/validate-payment";
import type { GatewayContext, PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import type { BackendEnv } from "@/backend/env";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { sharedFactor } from "@/backend/http/requests/code-context";
import { oncePerEnv } from "@/backend/http/requests/once-per-env";
import { answer, type RequestContext, type Route, route, warnOfFailure } from "@/backend/http/requests/route";
import { orderPath } from "@/utils/checkout/order-id";
import { localePath } from "@/utils/paths/paths";
import { clientNetwork } from "@/utils/requests/client-network";

const sslcommerzGateway = oncePerEnv(({ sslcommerz, publicOrigin }) =>
  createSslcommerzGateway({ ...sslcommerz, publicOrigin }),
);

export function paymentGateway(db: Database, env: BackendEnv): PaymentGateway {
  return env.paymentDriver === "sandbox" ? createSandboxGateway(db, env.publicOrigin) : sslcommerzGateway(env);
}

export function gatewayContext(context: RequestContext): GatewayContext {
  const { db, env, log } = context;
  return {
    db,
    gateway: paymentGateway(db, env),
    onFailure: warnOfFailure(log),
    takeQuestion: (transactionId) => takeQuestion(context, transactionId),
  };
}

/** Seconds between two questions about one payment that visitors cause, in all processes together. */
const SECONDS_BETWEEN = 2;

/**
 * Takes a question from the budget of its payment and then from its visitor's, so that a look without a question costs
 * the visitor nothing. When the visitor has none left, that of the payment is given back.
 */
async function takeQuestion(context: RequestContext, transactionId?: string): Promise<boolean> {
  const { db, env } = context;
  if (transactionId === undefined) return takeVisitorQuestion(context);
  const ofPayment = { kind: "questions of payment", client: transactionId, limit: 1, seconds: SECONDS_BETWEEN };
  if (!(await tryClientBudget(db, env.codePepper, ofPayment))) return false;
  if (await takeVisitorQuestion(context)) return true;
  await giveClientBudgetBack(db, env.codePepper, ofPayment);
  return false;
}

async function takeVisitorQuestion({ db, env, visitor }: RequestContext): Promise<boolean> {
  if (visitor === null) return true;
  // Each page that waits for a payment asks some twelve times a minute.
  const limit = Math.ceil(env.rateClient.writesPerMinute / 2) * sharedFactor(env, visitor);
  const own = { kind: "gateway questions", client: clientNetwork(visitor), limit, seconds: 60 };
  return tryClientBudget(db, env.codePepper, own);
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
