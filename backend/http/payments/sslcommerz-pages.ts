import { tryClientBudget } from "@/backend/domain/codes/client-budget";
import { isSignedBySslcommerz } from "@/backend/domain/payments/sslcommerz-signature";
import { purchaseOf } from "@/backend/domain/ports/open-at-gateway";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { settleAnyPayment } from "@/backend/http/payments/gateway-notification";
import { gatewayContext, returnUrlOf } from "@/backend/http/payments/payments-routes";
import { redirect } from "@/backend/http/requests/html";
import type { PageRequest, PageRoute, RequestContext } from "@/backend/http/requests/route";
import { migrationUrlOf } from "@/backend/http/sims/esim-routes";
import { rechargeResultUrl } from "@/backend/http/subscriber-services/recharge-routes";

const ORDER_ID = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
const TRANSACTION = /^[A-Za-z0-9_-]{8,30}$/;
/** Questions in an hour because of one message: the gateway may repeat it, and so may the payer, whose return has it too. */
const QUESTIONS_OF_MESSAGE = 10;

/** The addresses to which SSLCommerz sends its messages and payers; absent with other gateways (docs/decisions/14). */
export const sslcommerzPages: readonly PageRoute[] = [
  { method: "POST", path: "/api/payments/sslcommerz/ipn", allowsOtherSites: true, handle: takeMessage },
  { method: "POST", path: "/api/payments/sslcommerz/return/{order}", allowsOtherSites: true, handle: sendBack },
  { method: "GET", path: "/api/payments/sslcommerz/return/{order}", handle: sendBack },
];

/** The gateway's message (IPN) only announces a change. The outcome itself is requested from the gateway. */
async function takeMessage(context: RequestContext, { form }: PageRequest): Promise<Response> {
  checkDriver(context);
  const { storeId, storePassword } = context.env.sslcommerz;
  if (form.get("store_id") !== storeId || !isSignedBySslcommerz(form, storePassword))
    throw new HttpRefusal("forbidden");
  const transactionId = form.get("tran_id") ?? "";
  if (!TRANSACTION.test(transactionId)) throw new HttpRefusal("payment-not-found");
  const signature = (form.get("verify_sign") ?? "").toLowerCase();
  const message = { kind: "gateway message", client: signature, limit: QUESTIONS_OF_MESSAGE, seconds: 3_600 };
  if (await tryClientBudget(context.db, context.env.codePepper, message)) {
    await settleAnyPayment(gatewayContext(context), transactionId);
  }
  return new Response("OK", { headers: { "content-type": "text/plain", "cache-control": "private, no-store" } });
}

/** Redirects the payer to the page that shows the result of the payment. No other data of the browser is read. */
async function sendBack(context: RequestContext, { params, query, form }: PageRequest): Promise<Response> {
  checkDriver(context);
  const reference = params["order"] ?? "";
  if (!ORDER_ID.test(reference)) throw new HttpRefusal("order-not-found");
  const transactionId = form.get("tran_id") ?? query.get("tran_id") ?? "";
  const address = new URL(await resultUrlOf(context, reference));
  if (TRANSACTION.test(transactionId)) address.searchParams.set("transaction", transactionId);
  return redirect(address.href);
}

/**
 * The page of the recharge, the migration or the order with this reference, in the language of its payer: the form that
 * the gateway sends does not contain the language.
 */
async function resultUrlOf(context: RequestContext, reference: string): Promise<string> {
  const { env } = context;
  const { kind, lang } = (await purchaseOf(context, reference)) ?? { kind: "order", lang: "en" };
  if (kind === "recharge") return rechargeResultUrl(context, lang);
  return kind === "migration" ? migrationUrlOf({ env, lang }, reference) : returnUrlOf({ env, lang }, reference);
}

function checkDriver({ env }: RequestContext): void {
  if (env.paymentDriver !== "sslcommerz") throw new HttpRefusal("call-not-found");
}
