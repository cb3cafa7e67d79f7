import type { PayWith } from "@/backend/contract/shop/orders";
import {
  checkStatus,
  type ExternalPolicy,
  type ExternalTiming,
  externalPolicy,
  requestText,
} from "@/backend/domain/external-system";
import {
  type GatewayAnswer,
  type GatewayPayment,
  type PaymentGateway,
  PaymentGatewayError,
} from "@/backend/domain/ports/payment-gateway";
import { type Fields, isFields, isHostile, readJson } from "@/utils/text/json-fields";

interface SslcommerzOptions {
  storeId: string;
  storePassword: string;
  /** https://sandbox.sslcommerz.com, or https://securepay.sslcommerz.com for real money; no slash at its end. */
  baseUrl: string;
  timeoutMs: number;
  /** Address of the site without a slash at its end. */
  publicOrigin: string;
}

interface Store extends SslcommerzOptions {
  readonly policy: ExternalPolicy;
}

const SSLCOMMERZ = "sslcommerz";
/** Nothing is repeated at once: the payer, or the next round, tries again. */
const TIMING: ExternalTiming = { attempts: 1, firstPauseMs: 0, failuresToOpen: 5, openMs: 15_000 };
const CURRENCY = "BDT";
/** The path for transaction queries and refunds. */
const QUERY_PATH = "/validator/api/merchantTransIDvalidationAPI.php";

/** A value of an answer: the gateway writes it as text or as a number. One that cannot be stored counts as absent. */
function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return (typeof value === "string" && !isHostile(value)) || typeof value === "number" ? String(value) : undefined;
}

/**
 * The gateway's names of the methods that a payer can choose (`multi_card_name`, up to 30 characters); its page then offers
 * no others. It has no name for Nagad, which is one of its mobile wallets.
 */
const METHOD_NAMES: Readonly<Record<PayWith, string>> = {
  bkash: "bkash",
  nagad: "mobilebank",
  card: "visacard,mastercard,amexcard",
};

const PAID = new Set(["VALID", "VALIDATED"]);
const CANCELLED = new Set(["CANCELLED", "EXPIRED", "UNATTEMPTED"]);

/**
 * SSLCommerz's hosted checkout, version 4: a session is created, the payer goes to its page, the result is requested
 * by the transaction and checked by the order validation call. Data from the payer's browser is never trusted
 * (docs/decisions/14). A declined payment and a refused request do not open the circuit breaker.
 */
export function createSslcommerzGateway(options: SslcommerzOptions): PaymentGateway {
  const store = { ...options, policy: externalPolicy(TIMING, PaymentGatewayError) };
  return {
    name: SSLCOMMERZ,
    open: (payment) => openSession(store, payment),
    async findAnswers(transactionId) {
      const attempts = await findAttempts(store, transactionId);
      const paid: GatewayAnswer[] = [];
      for (const attempt of attempts.filter((each) => PAID.has(statusOf(each)))) {
        paid.push(...(await validate(store, transactionId, attempt)));
      }
      if (paid.length > 0) return paid;
      return attempts.some((each) => statusOf(each) === "PENDING") ? [] : unpaidAnswer(transactionId, attempts);
    },
    refund: (payment) => refund(store, payment),
  };
}

/**
 * Typed text for the gateway, 50 characters at most. Special characters are removed: a firewall in front of the gateway may
 * block them, and its errors would open the circuit breaker for everybody.
 */
function plainText(typed: string): string {
  const plain = typed.replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}.,/#()-]+/gu, " ").replace(/-{2,}/g, "-");
  return [...plain].slice(0, 50).join("").trim();
}

/** The fields of a new session. Instalments are fixed to the months that the buyer chose. */
function sessionFields(options: SslcommerzOptions, payment: GatewayPayment): Record<string, string> {
  const { payer, orderId, transactionId, emiMonths } = payment;
  const back = `${options.publicOrigin}/api/payments/sslcommerz/return/${orderId}`;
  const months = String(emiMonths ?? 0);
  return {
    total_amount: (payment.amountPoisha / 100).toFixed(2),
    currency: CURRENCY,
    tran_id: transactionId,
    success_url: back,
    fail_url: back,
    cancel_url: back,
    ipn_url: `${options.publicOrigin}/api/payments/sslcommerz/ipn`,
    emi_option: emiMonths === null ? "0" : "1",
    ...(emiMonths !== null && { emi_max_inst_option: months, emi_selected_inst: months, emi_allow_only: "1" }),
    // Instalments are paid by card.
    ...(emiMonths === null && payment.payWith !== null && { multi_card_name: METHOD_NAMES[payment.payWith] }),
    cus_name: plainText(payer.fullName) || "Customer",
    // The gateway refuses a session without an email, but a guest need not enter one.
    cus_email: payer.email ?? `no-reply@${new URL(options.publicOrigin).hostname}`,
    // The gateway needs a place even if nothing is delivered.
    cus_add1: plainText(payer.address) || payer.district || "eSIM, by text message",
    cus_city: payer.district || "Dhaka",
    cus_postcode: payer.postCode || "0000",
    cus_country: "Bangladesh",
    cus_phone: payer.msisdn,
    shipping_method: "NO",
    product_name: `Order ${orderId}`,
    product_category: "Telecom",
    product_profile: "general",
  };
}

async function openSession(store: Store, payment: GatewayPayment): Promise<{ redirectUrl: string }> {
  const answer = await ask(store, "POST", "/gwprocess/v4/api.php", sessionFields(store, payment));
  const address = textOf(answer, "GatewayPageURL") ?? "";
  if (statusOf(answer) !== "SUCCESS" || !/^https?:\/\//.test(address))
    throw new PaymentGatewayError("opened no session", false);
  return { redirectUrl: address };
}

/** All attempts to pay a transaction; empty if the gateway does not know it. */
async function findAttempts(store: Store, transactionId: string): Promise<Fields[]> {
  const answer = await ask(store, "GET", QUERY_PATH, { tran_id: transactionId });
  if (textOf(answer, "APIConnect") !== "DONE") throw new PaymentGatewayError("refused the question", false);
  const { element } = answer;
  const attempts = Array.isArray(element) ? element.filter(isFields) : [];
  return attempts.filter((each) => (textOf(each, "tran_id") ?? transactionId) === transactionId);
}

/** The order validation call: the final answer about a payment that was reported as paid; none when it is not valid. */
async function validate(store: Store, transactionId: string, reported: Fields): Promise<GatewayAnswer[]> {
  const validationId = textOf(reported, "val_id");
  if (validationId === undefined) return [];
  const path = "/validator/api/validationserverAPI.php";
  const answer = await ask(store, "GET", path, { val_id: validationId, v: "1" });
  const amountPoisha = poishaOf(textOf(answer, "amount"));
  const isOurs = textOf(answer, "tran_id") === transactionId && textOf(answer, "currency") === CURRENCY;
  if (!PAID.has(statusOf(answer)) || !isOurs || amountPoisha === null) return [];
  // Both statuses mean the same payment: VALID becomes VALIDATED after the first query.
  const eventId = `${validationId}:paid`;
  const reference = textOf(answer, "bank_tran_id") ?? validationId;
  return [{ eventId, outcome: "paid", amountPoisha, reference, isRisky: textOf(answer, "risk_level") === "1" }];
}

/** The result of a transaction without a payment; none while it is undecided. */
function unpaidAnswer(transactionId: string, attempts: readonly Fields[]): GatewayAnswer[] {
  const last = attempts.findLast((each) => statusOf(each) === "FAILED" || CANCELLED.has(statusOf(each)));
  if (last === undefined) return [];
  const outcome = statusOf(last) === "FAILED" ? "failed" : "cancelled";
  const reference = textOf(last, "bank_tran_id") || textOf(last, "val_id") || transactionId;
  const amountPoisha = poishaOf(textOf(last, "amount"));
  return amountPoisha === null ? [] : [{ eventId: `${reference}:${outcome}`, outcome, amountPoisha, reference }];
}

async function refund(store: Store, payment: Parameters<PaymentGateway["refund"]>[0]): Promise<{ reference: string }> {
  const answer = await ask(store, "GET", QUERY_PATH, {
    bank_tran_id: payment.reference,
    refund_amount: (payment.amountPoisha / 100).toFixed(2),
    refund_remarks: "Not delivered, or paid twice",
    // The same at each try, so that the gateway recognizes a request that it has taken before.
    refund_trans_id: payment.transactionId,
    refe_id: payment.transactionId,
  });
  const reference = textOf(answer, "refund_ref_id");
  if (textOf(answer, "APIConnect") === "DONE") {
    if (statusOf(answer) === "success" && reference !== undefined) return { reference };
    // The gateway names its own number only once, to the first request.
    if (wasRefundTaken(answer)) return { reference: reference ?? payment.transactionId };
  }
  throw new PaymentGatewayError("gives the money back by hand only", false);
}

/** True for a refund that an earlier request began: `processing` by the documentation, or refused as a repetition. */
function wasRefundTaken(answer: Fields): boolean {
  if (statusOf(answer) === "processing") return true;
  const why = textOf(answer, "errorReason") ?? "";
  return statusOf(answer) === "failed" && /duplicate|already (been )?(refunded|initiated|exists?)/i.test(why);
}

function statusOf(fields: Fields): string {
  return textOf(fields, "status") ?? "";
}

/** Reads `"1150.00"` as whole poisha; null when the text is no amount. */
function poishaOf(amount: string | undefined): number | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(amount ?? "");
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Makes one call. Its address contains the store's password, so neither the address nor the cause of an error is logged. */
async function ask(
  { storeId, storePassword, baseUrl, timeoutMs, policy }: Store,
  method: "GET" | "POST",
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Fields> {
  const sent = new URLSearchParams({ ...fields, store_id: storeId, store_passwd: storePassword }).toString();
  const form = { headers: { "content-type": "application/x-www-form-urlencoded" }, body: sent };
  const address = method === "POST" ? `${baseUrl}${path}` : `${baseUrl}${path}?${sent}&format=json`;
  return policy.once(async () => {
    const request = { method, timeoutMs, ...(method === "POST" && form) };
    const { status, text } = await requestText(address, request, PaymentGatewayError);
    checkStatus(status, PaymentGatewayError);
    const answer = readJson(text);
    // The page of a gateway under maintenance is not JSON.
    if (!isFields(answer)) throw new PaymentGatewayError("answered something else than its documentation says", true);
    return answer;
  });
}
