import { orderCalls } from "@/backend/contract/orders";
import type { Database } from "@/backend/db/client";
import type { SandboxPayment } from "@/backend/db/queries/sandbox-gateway-queries";
import type { PaymentOutcome } from "@/backend/db/schema/payments";
import { openPayment } from "@/backend/domain/payments/open-payment";
import {
  createSandboxGateway,
  decideGatewayPayment,
  findGatewayPayment,
} from "@/backend/domain/payments/sandbox-gateway";
import { validatePayment } from "@/backend/domain/payments/validate-payment";
import type { PaymentGateway } from "@/backend/domain/ports/payment-gateway";
import type { BackendEnv } from "@/backend/env";
import { gatewayPage, returnAddress, unknownPaymentPage } from "@/backend/http/gateway-page";
import { htmlResponse } from "@/backend/http/html";
import { HttpRefusal } from "@/backend/http/refusal";
import { type PageRequest, type PageRoute, type RequestContext, type Route, route } from "@/backend/http/route";
import { EnvironmentError } from "@/utils/env-values";

const [, , payment, validatePaymentTransaction] = orderCalls;

/**
 * The gateway that the configuration asks for.
 * @throws EnvironmentError for a driver that this version does not have
 */
export function paymentGateway(db: Database, env: Pick<BackendEnv, "paymentDriver" | "publicOrigin">): PaymentGateway {
  if (env.paymentDriver === "sandbox") return createSandboxGateway(db, env.publicOrigin);
  throw new EnvironmentError([
    `PAYMENT_DRIVER=${env.paymentDriver} is not part of this version yet. Leave PAYMENT_DRIVER at sandbox.`,
  ]);
}

/** Payments: opened at the gateway, and confirmed with it. */
export const paymentsRoutes: readonly Route[] = [
  route(payment, async (context, { body }) => {
    const { redirectUrl, transactionId } = await openPayment(
      { db: context.db, gateway: paymentGateway(context.db, context.env) },
      requiredKey(context),
      { orderId: body.order_id, returnUrl: `${context.env.publicOrigin}/shop/order/${body.order_id}` },
    );
    return { status: true as const, data: { redirectUrl, transaction_id: transactionId } };
  }),

  route(validatePaymentTransaction, async (context, { body }) => {
    const { orderId, state, paymentState } = await validatePayment(
      { db: context.db, gateway: paymentGateway(context.db, context.env) },
      { orderId: body.order_id, transactionId: body.transaction_id },
    );
    return { status: true as const, data: { order_id: orderId, state, payment_state: paymentState } };
  }),
];

/** The key of a call that must carry one. @throws HttpRefusal `idempotency-key-missing` */
export function requiredKey(context: RequestContext): string {
  if (context.idempotencyKey === null) throw new HttpRefusal("idempotency-key-missing");
  return context.idempotencyKey;
}

const DECISIONS: ReadonlyMap<string, PaymentOutcome> = new Map([
  ["approve", "paid"],
  ["decline", "failed"],
  ["cancel", "cancelled"],
]);

/** The outside company that sandbox mode plays; without script, absent in production (INTERFACES.md, modes). */
export const gatewayPages: readonly PageRoute[] = [
  {
    method: "GET",
    path: "/sandbox/gateway/{transaction}",
    handle: async (context, request) => {
      const found = await findPayment(context, request);
      if (found === null) return unknownPayment();
      return htmlResponse(gatewayPage(found), policy(context));
    },
  },
  {
    method: "POST",
    path: "/sandbox/gateway/{transaction}",
    handle: async (context, request) => {
      const found = await findPayment(context, request);
      if (found === null) return unknownPayment();
      const outcome = DECISIONS.get(request.form.get("decision") ?? "");
      if (outcome === undefined) throw new HttpRefusal("invalid-input", { field: "decision" });
      await decideGatewayPayment(context, found.transactionId, outcome);
      const headers = { location: returnAddress(found), "cache-control": "private, no-store" };
      return new Response(null, { status: 303, headers });
    },
  },
];

/** A payment whose way back is an address of ours; any other would make the page an open redirect. */
async function findPayment(context: RequestContext, request: PageRequest): Promise<SandboxPayment | null> {
  if (context.env.siteMode === "production" || context.env.paymentDriver !== "sandbox") {
    throw new HttpRefusal("call-not-found");
  }
  const found = await findGatewayPayment(context, request.params["transaction"] ?? "");
  if (found === null) return null;
  return new URL(found.returnUrl).origin === new URL(context.env.publicOrigin).origin ? found : null;
}

function unknownPayment(): Response {
  const { headers } = htmlResponse("");
  return new Response(unknownPaymentPage(), { status: 404, headers });
}

/** A form's policy covers the redirect after it too, so the shop's own origin is allowed beside this page's. */
function policy({ env }: RequestContext): Record<string, string> {
  const shop = new URL(env.publicOrigin).origin;
  return {
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shop}; frame-ancestors 'none'; base-uri 'none'`,
  };
}
