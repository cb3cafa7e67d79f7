import { randomUUID } from "node:crypto";
import type { CallName } from "@/backend/contract/paths";
import type { CartView } from "@/backend/contract/shop/cart";
import type { SimRequest, SimRequestParty, TrackedSimRequest } from "@/backend/contract/sims/sim-requests";
import type { SimNumber } from "@/backend/contract/sims/sims";
import type { Database } from "@/backend/db/client";
import { openSealedCode } from "@/backend/domain/codes/code-secrets";
import { runSimRequestsCommand } from "@/backend/domain/sims/operator-commands";
import { type CallResult, PEPPER, passBudgets, sentCode } from "@/tests/support/login";
import { dayInDhaka } from "@/utils/dates/dates";
import { replacementSkus } from "@/utils/sims/sim-skus";

/** Anything that answers calls: the backend in this process, or one of two other processes. */
export interface Caller {
  call<Answer = unknown>(
    name: CallName,
    body?: unknown,
    options?: { headers?: Record<string, string> },
  ): Promise<Pick<CallResult<Answer>, "status" | "body">>;
}

export interface NumberList {
  data: { items: SimNumber[]; count: number; pages: number; zones: string[]; sku: string; starting_price: number };
}
export interface Refused {
  status: false;
  errors: { code: string; message: string; field?: string }[];
}

/** The numbers that a search finds. */
export async function searchNumbers(app: Caller, body: Record<string, unknown> = {}): Promise<NumberList["data"]> {
  return (await app.call<NumberList>("getSimList", body)).body.data;
}

/** Puts SIM numbers into a new cart. */
export async function cartOf(app: Caller, sku: string, sims: readonly string[], token?: string): Promise<CartView> {
  const product = sims.map((sim) => ({ sku, product_quantity: 1, sim }));
  return (await app.call<CartView>("addCartItem", { product, driver: "session", token: token ?? null })).body;
}

/**
 * Orders a cart with online payment, without paying.
 * @param more additional fields of the order
 * @returns the status of the response, and the order's id or the error code
 */
export async function orderCart(app: Caller, cart: CartView, msisdn: string, more: Record<string, unknown> = {}) {
  const delivery = await app.call<{ data: { version: number; totalPrice: { payable: number } } }>("deliveryOption", {
    district: "Dhaka",
    area: "Dhanmondi",
    token: cart.token,
    type: "regular",
  });
  const { version, totalPrice } = delivery.body.data;
  const order = await app.call<{ data?: { order_id: string } } & Partial<Refused>>(
    "makeOrder",
    {
      token: cart.token,
      version,
      expected_total: totalPrice.payable,
      full_name: "Rahima Khatun",
      msisdn,
      district: "Dhaka",
      area: "Dhanmondi",
      post_code: "1209",
      address: "House 12, Road 5",
      delivery_type: "regular",
      payment_method: "online",
      ...more,
    },
    { headers: { "idempotency-key": randomUUID() } },
  );
  return { status: order.status, orderId: order.body.data?.order_id ?? "", code: order.body.errors?.[0]?.code };
}

/** Pays an order at the sandbox gateway, like a payer who returns at once. */
export async function payOrder(app: Caller, db: Database, orderId: string): Promise<void> {
  const transaction = await openPayment(app, orderId);
  await approve(db, transaction);
  await app.call("validatePaymentTransaction", { order_id: orderId, transaction_id: transaction });
}

/** Opens the payment of an order. @returns its transaction */
export async function openPayment(app: Caller, orderId: string): Promise<string> {
  const opened = await app.call<{ data: { transaction_id: string } }>(
    "payment",
    { order_id: orderId },
    { headers: { "idempotency-key": randomUUID() } },
  );
  return opened.body.data.transaction_id;
}

/** Approves a payment at the sandbox gateway. */
export async function approve(db: Database, transactionId: string): Promise<void> {
  await db.pool.query(
    "update sandbox_gateway_payments set outcome = 'paid', decided_at = now() where transaction_id = $1",
    [transactionId],
  );
}

/** The key of the newest eSIM link queued for a number; null if there is none. */
export async function sentEsimKey(db: Database, msisdn: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ sealed: string }>(
    `select params ->> 'sealed' as sealed from outbox_messages
      where msisdn = $1 and purpose = 'esim-ready' order by id desc limit 1`,
    [msisdn],
  );
  return rows[0] === undefined ? null : openSealedCode(PEPPER, msisdn, rows[0].sealed);
}

/** Opens the payment of a migration to eSIM, after a code to the number. */
export async function openMigration(app: Caller, db: Database, msisdn: string) {
  await passBudgets(db);
  await app.call("checkEsimEligibility", { msisdn });
  const { body } = await app.call<{ data: { transaction_id: string; reference: string } }>(
    "payEsim",
    { msisdn, email: "rahima@example.com", otp_value: await sentCode(db, msisdn) },
    { headers: { "idempotency-key": randomUUID() } },
  );
  return { msisdn, reference: body.data.reference, transactionId: body.data.transaction_id };
}

/** A tracked request as anyone with the reference sees it. */
export async function track(app: Caller, reference: string, more: Record<string, unknown> = {}) {
  const { body } = await app.call<{ data: TrackedSimRequest }>("trackSimRequest", { reference, ...more });
  return body.data;
}

type Steps = Readonly<Record<string, Record<string, string>>>;

/** Fills in the steps of a request, one after the other. @returns the request after the last step */
export async function typeRequest(app: Caller, service: string, steps: Steps): Promise<SimRequest> {
  let request: SimRequest | undefined;
  for (const [step, answers] of Object.entries(steps)) {
    const body = { service, step, answers, ...(request !== undefined && { key: request.key }) };
    const saved = await app.call<{ data?: SimRequest }>("saveSimRequest", body);
    if (saved.body.data === undefined) throw new Error(`Step ${step}: ${JSON.stringify(saved.body)}`);
    request = saved.body.data;
  }
  if (request === undefined) throw new Error("A request has steps");
  return request;
}

/** The steps of a replacement. If the contact is the number itself, a code to this number proves it. */
export const replacementSteps = (msisdn: string, contact: string, form: "physical" | "esim" = "physical"): Steps => ({
  number: { msisdn, reason: "lost" },
  card: { form },
  owner: { full_name: "Rahima Khatun", nid_last4: "১২৩৪", contact_msisdn: contact },
});

/** Proves one party of a request with the code sent to its number. */
export async function provePartyOf(
  app: Caller,
  db: Database,
  proof: { key: string; number: string; party?: SimRequestParty },
) {
  const { key, number, party = "owner" } = proof;
  await passBudgets(db);
  const sent = await app.call("proveSimRequest", { key, party });
  if (sent.status !== 200) throw new Error(`No code was sent: ${JSON.stringify(sent.body)}`);
  const code = await sentCode(db, number);
  return app.call<{ data: { step: string } }>("proveSimRequest", { key, party, otp_value: code });
}

/** Files a replacement, including its submission. @param asked without a contact, the number itself is proved */
export async function fileReplacement(
  app: Caller,
  db: Database,
  asked: { msisdn: string; contact?: string; form?: "physical" | "esim" },
): Promise<SimRequest> {
  const { msisdn, contact = msisdn, form } = asked;
  const request = await typeRequest(app, "sim_replacement", replacementSteps(msisdn, contact, form));
  await provePartyOf(app, db, { key: request.key, number: contact });
  await app.call("submitSimRequest", { key: request.key });
  return request;
}

/** A possible day for a visit, not a Friday. It is at least two days away, since it may be almost midnight. */
export function nextVisitDay(): string {
  const days = [2, 3].map((ahead) => dayInDhaka(new Date(Date.now() + ahead * 86_400_000)));
  return days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 5) ?? "";
}

/** Files the transfer of a number, with the codes of both numbers. @returns its reference */
export async function fileTransfer(app: Caller, db: Database, asked: { msisdn: string; next: string }) {
  const { msisdn, next } = asked;
  const { key, reference } = await typeRequest(app, "ownership_transfer", {
    number: { msisdn, reason: "gift" },
    owner: { full_name: "Rahima Khatun", nid_last4: "1234" },
    new_owner: { full_name: "Karim Uddin", nid_last4: "9876", msisdn: next },
    visit: { district: "Dhaka", area: "Dhanmondi", visit_on: nextVisitDay() },
  });
  await provePartyOf(app, db, { key, number: msisdn });
  await provePartyOf(app, db, { key, number: next, party: "new_owner" });
  await app.call("submitSimRequest", { key });
  return reference;
}

/** Files the replacement of a number's SIM, and pays for it. @returns its reference */
export async function filePaidReplacement(app: Caller, db: Database, msisdn: string): Promise<string> {
  const { key, reference } = await fileReplacement(app, db, { msisdn });
  const cart = await cartWith(app, [replacementLine(msisdn, key)]);
  const { orderId } = await orderCart(app, cart, "01812345678", { sim_request_keys: [key] });
  await payOrder(app, db, orderId);
  return reference;
}

/** Runs a command about SIM requests, as the operator does. @returns what it printed */
export async function simRequests(db: Database, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runSimRequestsCommand({ db, pepper: PEPPER, args, say: (line) => void lines.push(line) });
  return lines;
}

/** Takes the operator's three steps from submitted to completed. @returns what the last one printed */
export async function completeRequest(db: Database, reference: string): Promise<string[]> {
  await simRequests(db, "advance", reference, "--id-checked");
  await simRequests(db, "advance", reference);
  return simRequests(db, "advance", reference);
}

/** The cart line for a replacement. */
export const replacementLine = (sim: string, key?: string, form: "physical" | "esim" = "physical") => ({
  sku: replacementSkus[form],
  product_quantity: 1,
  sim,
  sim_replacement: true,
  ...(key !== undefined && { sim_request_key: key }),
});

/** A new cart with these lines, or the refusal. */
export async function cartWith(app: Caller, product: readonly object[], token?: string): Promise<CartView & Refused> {
  const answer = await app.call<CartView & Refused>("addCartItem", {
    product,
    driver: "session",
    token: token ?? null,
  });
  return answer.body;
}
