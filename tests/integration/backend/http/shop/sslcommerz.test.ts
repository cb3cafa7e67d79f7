import { randomUUID } from "node:crypto";
import { createBackend } from "@/backend/app";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { createSslcommerzGateway } from "@/backend/domain/payments/sslcommerz-gateway";
import { refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { type BackendEnv, readBackendEnv } from "@/backend/env";
import { endQuestionPauses } from "@/tests/support/payment-questions";
import { openRecharge } from "@/tests/support/recharge/recharges";
import { memoryLog } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type HttpShop, post, serveHttp } from "@/tests/support/servers/http-shop";
import {
  type ImitatedGateway,
  type ImitatedTry,
  imitateSslcommerz,
  signedIpn,
  sslcommerzVariables,
} from "@/tests/support/servers/sslcommerz";
import { buy, createProduct, createShop, endHold } from "@/tests/support/shop/shop";

/** An order of Tk 10,060. */
const AMOUNT = "10060.00";
const ORIGIN = "https://shop.example";

let db: TestDatabase;
let gateway: ImitatedGateway;
let shop: HttpShop;
/** The same shop with a short timeout for a gateway that hangs. */
let hasty: HttpShop;
let env: BackendEnv;
let sku = "";
const log = memoryLog();

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 1_000 }] })).skus;
  gateway = await imitateSslcommerz();
  const variables = { PUBLIC_ORIGIN: ORIGIN, ...sslcommerzVariables(gateway.address) };
  const open = (settings: BackendEnv) => {
    const backend = createBackend({ db, env: settings, log, say: () => undefined, checkAnswers: true });
    return serveHttp((request) => backend.fetch(request));
  };
  env = readBackendEnv(variables);
  shop = await open(env);
  hasty = await open(readBackendEnv({ ...variables, SSLCOMMERZ_TIMEOUT_MS: "300" }));
});
afterAll(async () => {
  await Promise.all([shop.close(), hasty.close()]);
  await gateway.close();
  await db.close();
});
afterEach(() => gateway.failWith(null));

const driver = () => createSslcommerzGateway({ ...env.sslcommerz, publicOrigin: ORIGIN });

/** An order whose payment has been opened at the gateway. */
async function opened(change: Parameters<typeof buy>[2] = {}): Promise<{ orderId: string; tran: string }> {
  const { orderId } = await buy(db, [[sku, 1]], change);
  const { body } = await post<{ data: { redirectUrl: string; transaction_id: string } }>(
    shop.address,
    "/api/v1/payment",
    { order_id: orderId },
    { "idempotency-key": randomUUID() },
  );
  expect(body.data.redirectUrl).toBe(`https://pay.example/${body.data.transaction_id}`);
  return { orderId, tran: body.data.transaction_id };
}

const paid: ImitatedTry = { status: "VALID", amount: AMOUNT };

/** Sends the gateway's message about a payment. @param change what a forger would change after the signature */
async function notify(
  tran: string,
  change: (ipn: URLSearchParams) => void = () => undefined,
  at = shop,
  status = "VALID",
): Promise<number> {
  const { storeId, storePassword } = env.sslcommerz;
  const ipn = signedIpn({ tran_id: tran, status, store_id: storeId, amount: AMOUNT }, storePassword);
  change(ipn);
  const response = await fetch(`${at.address}/api/payments/sslcommerz/ipn`, { method: "POST", body: ipn });
  await response.text();
  return response.status;
}

async function stateOf(orderId: string) {
  const { rows } = await db.pool.query<Record<string, unknown>>(
    `select o.state, o.payment_state as payment, count(e.event_id)::int as events, bool_or(p.review_due) as review,
       bool_or(p.refund_due) as refund
     from orders o join payments p on p.order_id = o.id left join payment_events e on e.payment_id = p.id
     where o.public_id = $1 group by o.id`,
    [orderId],
  );
  return rows[0];
}

const unpaid = { state: "pending_payment", payment: "pending", events: 0, review: false, refund: false };
const placed = { state: "placed", payment: "paid", events: 1, review: false, refund: false };

describe("a session", () => {
  it("is opened with the order's own amount, in BDT, and with return addresses of the shop", async () => {
    const { orderId, tran } = await opened();
    expect(gateway.sessions.at(-1)).toMatchObject({
      tran_id: tran,
      total_amount: AMOUNT,
      currency: "BDT",
      success_url: `${ORIGIN}/api/payments/sslcommerz/return/${orderId}`,
      ipn_url: `${ORIGIN}/api/payments/sslcommerz/ipn`,
      emi_option: "0",
      cus_name: "Rahima Akter",
    });
    // The gateway allows thirty characters at most.
    expect(tran.length).toBeLessThanOrEqual(30);
    // Without this field the gateway's page offers all payment methods.
    expect(gateway.sessions.at(-1)).not.toHaveProperty("multi_card_name");
  });

  it.each([
    ["bkash", "bkash"],
    ["nagad", "mobilebank"],
    ["card", "visacard,mastercard,amexcard"],
  ])("is opened with %s when the payer chooses it", async (pay_with, page) => {
    const { orderId } = await buy(db, [[sku, 1]]);
    await post(shop.address, "/api/v1/payment", { order_id: orderId, pay_with }, { "idempotency-key": randomUUID() });
    expect(gateway.sessions.at(-1)).toMatchObject({ multi_card_name: page });
    expect(page.length).toBeLessThanOrEqual(30);
  });

  it("is opened with the months of the chosen plan only", async () => {
    await db.pool.query(
      `insert into emi_plans (code, bank_names, months, fee_basis_points, least_price_poisha)
       values ('testbank-6', '{"en": "Test Bank", "bn": "টেস্ট ব্যাংক"}', 6, 300, 500000) on conflict do nothing`,
    );
    await opened({ emiPlan: "testbank-6" });
    expect(gateway.sessions.at(-1)).toMatchObject({ emi_option: "1", emi_selected_inst: "6", emi_allow_only: "1" });
  });

  it.each(["hang", 500, "words", "FAILED"] as const)(
    "answers 503 when the gateway does not open it (%s), and is opened by the next try",
    async (failure) => {
      const { orderId } = await buy(db, [[sku, 1]]);
      const pay = (at: HttpShop, key: string) =>
        post<{ errors?: { code: string }[] }>(
          at.address,
          "/api/v1/payment",
          { order_id: orderId },
          { "idempotency-key": key },
        );
      gateway.failWith(failure);
      const answer = await pay(hasty, randomUUID());
      expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([503, "service-unavailable"]);
      gateway.failWith(null);
      expect((await pay(shop, randomUUID())).status).toBe(200);
      expect(JSON.stringify(log.lines)).not.toContain(env.sslcommerz.storePassword);
    },
  );
});

describe("a message of the gateway", () => {
  it("makes the order paid after the validation call has confirmed it", async () => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, [paid]);
    expect(await notify(tran)).toBe(200);
    expect(await stateOf(orderId)).toEqual(placed);
  });

  it("changes nothing when it is sent again", async () => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, [paid]);
    await Promise.all(Array.from({ length: 10 }, () => notify(tran)));
    // The gateway reports VALIDATED for a payment that it has been asked about before.
    gateway.knows(tran, [{ ...paid, status: "VALIDATED" }]);
    await notify(tran);
    expect(await stateOf(orderId)).toEqual(placed);
  });

  it("makes the shop ask ten times at most, however often a payer repeats it", async () => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, [{ status: "FAILED", amount: AMOUNT }]);
    const before = gateway.asked.query;
    for (let times = 0; times < 12; times += 1) expect(await notify(tran)).toBe(200);
    expect(gateway.asked.query - before).toBe(10);
    gateway.knows(tran, [paid]);
    expect(await notify(tran, undefined, shop, "VALIDATED")).toBe(200);
    expect(await stateOf(orderId)).toMatchObject({ state: "placed", payment: "paid" });
  });

  it.each<[string, (ipn: URLSearchParams) => void]>([
    ["without a signature", (ipn) => ipn.delete("verify_sign")],
    ["with a changed transaction", (ipn) => ipn.set("tran_id", "another-transaction")],
    ["of another store", (ipn) => ipn.set("store_id", "another")],
  ])("is refused with 403 %s, without a call to the gateway", async (_forgery, change) => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, [paid]);
    const before = { ...gateway.asked };
    expect(await notify(tran, change)).toBe(403);
    expect(gateway.asked).toEqual(before);
    expect(await stateOf(orderId)).toEqual(unpaid);
  });

  it.each<[string, ImitatedTry[]]>([
    ["the gateway knows no payment", []],
    ["the payment is still open", [{ status: "PENDING", amount: AMOUNT }]],
    ["the validation answers that it is invalid", [{ ...paid, validated: { status: "INVALID_TRANSACTION" } }]],
    ["the validation is about another transaction", [{ ...paid, validated: { tran_id: "another-transaction" } }]],
    ["it is in another currency", [{ ...paid, currency: "USD" }]],
    ["its amount is not a number", [{ ...paid, validated: { amount: "many" } }]],
  ])("does not make the order paid when %s", async (_why, tries) => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, tries);
    expect(await notify(tran)).toBe(200);
    expect(await stateOf(orderId)).toEqual(unpaid);
  });

  it("with another amount is recorded, reported to the operator once, and does not make the order paid", async () => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, [{ ...paid, validated: { amount: "1.00" } }]);
    for (let times = 0; times < 2; times += 1) await notify(tran);
    expect(await stateOf(orderId)).toEqual({ ...unpaid, events: 1 });
    const logged = log.lines.filter(({ message }) => message.includes(tran));
    expect(logged).toEqual([
      {
        fields: { err: new Error("The gateway took Tk 1, and Tk 10,060 is due") },
        message: `Could not accept the amount of payment ${tran}`,
      },
    ]);
  });

  it("about a risky payer makes the order paid, and marks it for review", async () => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, [{ ...paid, risk_level: "1" }]);
    await notify(tran);
    expect(await stateOf(orderId)).toEqual({ ...placed, review: true });
  });

  it("about a declined attempt does not undo the next attempt's payment, in any order of messages", async () => {
    const { orderId, tran } = await opened();
    const declined: ImitatedTry = { status: "FAILED", amount: AMOUNT };
    gateway.knows(tran, [declined]);
    await notify(tran);
    expect(await stateOf(orderId)).toMatchObject({ state: "pending_payment", payment: "failed" });
    gateway.knows(tran, [paid, declined]);
    await notify(tran);
    gateway.knows(tran, [declined]);
    await notify(tran);
    expect(await stateOf(orderId)).toMatchObject({ state: "placed", payment: "paid" });
  });

  it("answers 503 if the gateway does not answer the validation call, so that it is sent again", async () => {
    const { orderId, tran } = await opened();
    gateway.failWith("hang");
    expect(await notify(tran, undefined, hasty)).toBe(503);
    expect(await stateOf(orderId)).toEqual(unpaid);
  });
});

describe("a payer who returns from the gateway", () => {
  const back = (orderId: string, tran: string, init: RequestInit = {}) =>
    fetch(`${shop.address}/api/payments/sslcommerz/return/${orderId}`, {
      method: "POST",
      body: new URLSearchParams({ tran_id: tran, status: "VALID", amount: AMOUNT, val_id: "claimed" }),
      headers: { origin: "https://sandbox.sslcommerz.com" },
      redirect: "manual",
      ...init,
    });

  it("is redirected to the order's page, and the browser's parameters do not make the order paid", async () => {
    const { orderId, tran } = await opened();
    const response = await back(orderId, tran);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `${ORIGIN}/shop/order/${orderId}?transaction=${tran}`,
    ]);
    const check = { order_id: orderId, transaction_id: tran };
    await post(shop.address, "/api/v1/validate_payment_transaction", check);
    expect(await stateOf(orderId)).toEqual(unpaid);
    gateway.knows(tran, [paid]);
    await endQuestionPauses(db);
    await post(shop.address, "/api/v1/validate_payment_transaction", check);
    expect(await stateOf(orderId)).toEqual(placed);
  });

  it("is redirected to the page of recharges in the language of the recharge", async () => {
    const tran = await openRecharge(db, "01311000001");
    const { rows } = await db.pool.query<{ reference: string }>(
      "update recharges set lang = 'bn' where msisdn = '01311000001' returning reference",
    );
    const response = await back(rows[0]?.reference ?? "", tran);
    expect(response.headers.get("location")).toBe(`${ORIGIN}/bn/recharge/result?transaction=${tran}`);
  });

  it("gets 404 for an order id that is an address", async () => {
    expect((await back("https:%2F%2Fevil.example", "x")).status).toBe(404);
  });
});

describe("a payment that was not reported", () => {
  it("is found by the reconciler", async () => {
    const { orderId, tran } = await opened();
    gateway.knows(tran, [paid]);
    await db.pool.query("update payments set created_at = now() - interval '1 minute' where id = $1", [tran]);
    await settlePending(
      {
        db,
        gateway: driver(),
        onFailure: (error) => {
          throw error;
        },
      },
      ORDER_PAYMENTS,
    );
    expect(await stateOf(orderId)).toEqual(placed);
  });

  it("is refunded once if it arrives after the reservation has ended and the goods are sold out", async () => {
    const [own = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 1 }] })).skus;
    const { orderId } = await buy(db, [[own, 1]]);
    const { body } = await post<{ data: { transaction_id: string } }>(
      shop.address,
      "/api/v1/payment",
      { order_id: orderId },
      { "idempotency-key": randomUUID() },
    );
    const tran = body.data.transaction_id;
    await endHold(db, orderId);
    await expireUnpaidOrders({ db });
    await buy(db, [[own, 1]]);
    gateway.knows(tran, [paid]);
    await notify(tran);
    expect(await stateOf(orderId)).toMatchObject({ state: "expired", payment: "paid", refund: true });
    for (let round = 0; round < 2; round += 1) {
      await db.pool.query("update payments set asked_at = null where id = $1", [tran]);
      await refundDue(
        {
          db,
          gateway: driver(),
          onFailure: (error) => {
            throw error;
          },
        },
        ORDER_PAYMENTS,
      );
    }
    expect(gateway.refunds.filter((each) => each["refe_id"] === tran)).toMatchObject([
      { bank_tran_id: `B-${tran}-0`, refund_amount: AMOUNT },
    ]);
  });
});
