import { createHmac } from "node:crypto";
import type { SandboxPayment } from "@/backend/db/queries/payments/sandbox-gateway-queries";
import type { PaymentOutcome } from "@/backend/db/stored-types";
import { callbackPatterns, readCallback, signedCallback } from "@/backend/domain/payments/sandbox-callbacks";
import { decideGatewayPayment, findGatewayPayment } from "@/backend/domain/payments/sandbox-gateway";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { recordPaymentUpdate } from "@/backend/http/payments/gateway-notification";
import { gatewayPage, returnAddress, unknownPaymentPage } from "@/backend/http/payments/gateway-page";
import { gatewayContext } from "@/backend/http/payments/payments-routes";
import { htmlResponse, redirect } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";

interface Decision {
  outcome: PaymentOutcome;
  /** True if the gateway reports the outcome late. */
  isLate?: true;
  /** The pattern of the gateway's own calls to the shop. Without it, only the payer returns. */
  callbacks?: keyof typeof callbackPatterns;
}

const DECISIONS: ReadonlyMap<string, Decision> = new Map<string, Decision>([
  ["approve", { outcome: "paid" }],
  ["decline", { outcome: "failed" }],
  ["cancel", { outcome: "cancelled" }],
  ["approve-late", { outcome: "paid", isLate: true }],
  ["approve-duplicate", { outcome: "paid", callbacks: "duplicate" }],
  ["approve-reordered", { outcome: "paid", callbacks: "reordered" }],
]);
const CALLBACK_PATH = "/api/payments/sandbox/callback";
const SIGNATURE = "x-sandbox-signature";
const CALLBACK_TIMEOUT_MS = 5_000;

/** The payment company that a sandbox simulates, by pages without script (docs/interfaces.md#modes). */
export const gatewayPages: readonly PageRoute[] = [
  {
    method: "GET",
    path: "/sandbox/gateway/{transaction}",
    handle: async (context, request) => {
      const found = await findPayment(context, request);
      if (found === null) return unknownPayment(context);
      return htmlResponse(gatewayPage(found, context.env.sandboxLateSeconds, context.colourMode), policy(context));
    },
  },
  {
    method: "POST",
    path: "/sandbox/gateway/{transaction}",
    handle: async (context, request) => {
      const found = await findPayment(context, request);
      if (found === null) return unknownPayment(context);
      const decision = DECISIONS.get(request.form.get("decision") ?? "");
      if (decision === undefined) throw new HttpRefusal("invalid-input", { field: "decision" });
      const late = decision.isLate ? context.env.sandboxLateSeconds : 0;
      await decideGatewayPayment(context, found.transactionId, decision.outcome, late);
      if (decision.callbacks !== undefined) await notifyShop(context, found, decision.callbacks);
      return redirect(returnAddress(found));
    },
  },
  { method: "POST", path: CALLBACK_PATH, allowsOtherSites: true, handle: takeCallback },
];

/** The gateway's own calls to the shop, over the network like those of a real company. */
async function notifyShop(
  context: RequestContext,
  payment: SandboxPayment,
  pattern: keyof typeof callbackPatterns,
): Promise<void> {
  for (const callback of callbackPatterns[pattern](payment)) {
    const { body, signature } = signedCallback(callback, callbackKey(context), context.now());
    const headers = { "content-type": "application/x-www-form-urlencoded", [SIGNATURE]: signature };
    const signal = AbortSignal.timeout(CALLBACK_TIMEOUT_MS);
    try {
      await fetch(`${context.env.publicOrigin}${CALLBACK_PATH}`, { method: "POST", headers, body, signal });
    } catch (err) {
      // If this call is lost, the shop still gets the outcome, because it asks the gateway itself.
      context.log.warn({ err }, "The sandbox gateway could not call the shop");
    }
  }
}

/** Handles a signed message of the gateway. The gateway is still asked whether the payment was made (threat T17). */
async function takeCallback(context: RequestContext, { form, headers }: PageRequest): Promise<Response> {
  checkSandbox(context);
  const callback = readCallback(form, headers.get(SIGNATURE), callbackKey(context), context.now());
  if (callback === null) throw new HttpRefusal("forbidden");
  const paying = gatewayContext(context);
  const { gateway } = paying;
  const [answer] = callback.outcome === "paid" ? await gateway.findAnswers(callback.transactionId) : [];
  if (callback.outcome === "paid" && answer?.outcome !== "paid") throw new HttpRefusal("payment-not-found");
  await recordPaymentUpdate(paying, {
    ...callback,
    gateway: gateway.name,
    reference: answer?.reference ?? callback.eventId,
  });
  return new Response("OK", { headers: { "content-type": "text/plain", "cache-control": "private, no-store" } });
}

function callbackKey({ env }: RequestContext): string {
  return createHmac("sha256", env.codePepper).update("sandbox-gateway").digest("base64url");
}

function checkSandbox({ env }: RequestContext): void {
  if (env.siteMode === "production" || env.paymentDriver !== "sandbox") throw new HttpRefusal("call-not-found");
}

/** Finds a payment whose return address is on this site. Any other would make the page an open redirect. */
async function findPayment(context: RequestContext, request: PageRequest): Promise<SandboxPayment | null> {
  checkSandbox(context);
  const found = await findGatewayPayment(context, request.params["transaction"] ?? "");
  if (found === null) return null;
  return new URL(found.returnUrl).origin === new URL(context.env.publicOrigin).origin ? found : null;
}

function unknownPayment({ colourMode }: RequestContext): Response {
  return htmlResponse(unknownPaymentPage(colourMode), {}, 404);
}

/** The form-action policy also covers the redirect after the form, so it allows the shop's origin too. */
function policy({ env }: RequestContext): Record<string, string> {
  const shop = new URL(env.publicOrigin).origin;
  return {
    "content-security-policy": `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self' ${shop}; frame-ancestors 'none'; base-uri 'none'`,
  };
}
