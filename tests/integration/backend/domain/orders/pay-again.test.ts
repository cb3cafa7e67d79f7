import { randomUUID } from "node:crypto";
import type { PayWith } from "@/backend/contract/shop/orders";
import { listOrders } from "@/backend/domain/orders/track-order";
import { openPayment } from "@/backend/domain/payments/open-payment";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { validatePayment } from "@/backend/domain/payments/validate-payment";
import type { PaymentUpdate } from "@/backend/domain/ports/payment-gateway";
import { type PaymentGateway, PaymentGatewayError } from "@/backend/domain/ports/payment-gateway";
import { refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { settleUpdate } from "@/backend/domain/ports/settle-update";
import { replaceStatements } from "@/tests/support/naive/replaced-statements";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { decide, ORIGIN, startPayment } from "@/tests/support/servers/gateways";
import { times } from "@/tests/support/shop/many-buyers";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";

/** An order of Tk 10,060. */
const PAYABLE = 1_006_000;
const CLICKS = 20;

let db: TestDatabase;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 1_000 }] })).skus;
});
afterAll(() => db.close());

const gateway = () => createSandboxGateway(db, ORIGIN);
const onFailure = (error: unknown) => {
  throw error;
};

/** The button "Pay now" on the page of an order. */
function click(orderId: string, at: PaymentGateway = gateway(), payWith: PayWith | null = null) {
  const returnUrl = `${ORIGIN}/shop/order/${orderId}`;
  return openPayment({ db, gateway: at }, randomUUID(), { orderId, returnUrl, payWith });
}

/** A payer who approves every gateway page that a click opens. The shop does not learn about it. */
async function clickAndApprove(orderId: string): Promise<string> {
  const { redirectUrl, transactionId } = await click(orderId);
  if (redirectUrl.startsWith(`${ORIGIN}/sandbox/gateway/`)) await decide(db, transactionId, "paid");
  return redirectUrl;
}

/** The amount that the gateway has charged for an order and not refunded. */
async function chargedFor(orderId: string): Promise<number> {
  const { rows } = await db.pool.query<{ charged: number }>(
    `select coalesce(sum(amount_poisha) filter (where outcome = 'paid'), 0)::int - sum(refunded_poisha)::int as charged
     from sandbox_gateway_payments where order_id = $1`,
    [orderId],
  );
  return rows[0]?.charged ?? 0;
}

async function stateOf(orderId: string) {
  const { rows } = await db.pool.query<Record<string, unknown>>(
    `select o.state, o.payment_state as payment,
       (select count(*)::int from payments p where p.order_id = o.id) as payments,
       (select count(*)::int from payments p where p.order_id = o.id and p.refund_due) as refunds
     from orders o where public_id = $1`,
    [orderId],
  );
  return rows[0];
}

const paidOnce = { state: "placed", payment: "paid", payments: 1, refunds: 0 };

describe("a gateway page that was closed after the payment", () => {
  it("redirects a second click to the order, without a second charge", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await startPayment(db, orderId);
    await decide(db, first, "paid");
    expect(await clickAndApprove(orderId)).toBe(`${ORIGIN}/shop/order/${orderId}?transaction=${first}`);
    expect(await stateOf(orderId)).toEqual(paidOnce);
    expect(await chargedFor(orderId)).toBe(PAYABLE);
  });

  it("charges once, whether clicks, the return or the shop's query come first", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await startPayment(db, orderId);
    await decide(db, first, "paid");
    const ask = () => settlePending({ db, gateway: gateway(), onFailure }, ORDER_PAYMENTS, 0);
    const clicks = await Promise.allSettled([
      ...times(CLICKS, () => clickAndApprove(orderId)),
      validatePayment({ db, gateway: gateway() }, { orderId, transactionId: first }),
      ask(),
    ]);
    // A click after the payment gets the answer that nothing is left to pay.
    for (const each of clicks) {
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "order-not-payable" });
    }
    expect(await stateOf(orderId)).toEqual(paidOnce);
    expect(await chargedFor(orderId)).toBe(PAYABLE);
  });

  it("is opened again for all clicks until its payment is reported, with one charge", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const clicks = await Promise.all(times(CLICKS, () => clickAndApprove(orderId)));
    const pages = clicks.filter((address) => address.startsWith(`${ORIGIN}/sandbox/gateway/`));
    expect(new Set(pages).size).toBe(1);
    await settlePending({ db, gateway: gateway(), onFailure }, ORDER_PAYMENTS, 0);
    expect(await stateOf(orderId)).toEqual(paidOnce);
    expect(await chargedFor(orderId)).toBe(PAYABLE);
  });

  it("is opened again while the gateway does not answer", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await click(orderId);
    const silent: PaymentGateway = {
      ...gateway(),
      findAnswers: () => Promise.reject(new PaymentGatewayError("cannot be reached", true)),
    };
    expect(await click(orderId, silent)).toEqual(first);
  });

  it("is replaced by another page if the payer cancelled the payment", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await startPayment(db, orderId);
    await decide(db, first, "cancelled");
    const again = await click(orderId);
    expect(again.redirectUrl).toBe(`${ORIGIN}/sandbox/gateway/${again.transactionId}`);
    expect(again.transactionId).not.toBe(first);
    expect(await stateOf(orderId)).toEqual({ state: "pending_payment", payment: "pending", payments: 2, refunds: 0 });
  });
});

describe("another wallet or card for the same order", () => {
  it("leaves the order open for confirmation when one payment fails, until the other is decided too", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const isOpen = async () => (await listOrders({ db }, [orderId]))[0]?.paymentOpen;
    expect(await isOpen()).toBe(false);
    const bkash = await click(orderId, gateway(), "bkash");
    const card = await click(orderId, gateway(), "card");
    await decide(db, card.transactionId, "failed");
    await validatePayment({ db, gateway: gateway() }, { orderId, transactionId: card.transactionId });
    expect(await isOpen()).toBe(true);
    await decide(db, bkash.transactionId, "cancelled");
    await validatePayment({ db, gateway: gateway() }, { orderId, transactionId: bkash.transactionId });
    expect(await isOpen()).toBe(false);
  });

  const paidWith = async (orderId: string) =>
    (await db.pool.query<{ pay_with: string }>("select pay_with from orders where public_id = $1", [orderId])).rows[0]
      ?.pay_with;

  it("opens its own page, and the first page again for the first wallet, and is stored with the order", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const bkash = await click(orderId, gateway(), "bkash");
    const card = await click(orderId, gateway(), "card");
    expect(card.transactionId).not.toBe(bkash.transactionId);
    expect(await click(orderId, gateway(), "bkash")).toEqual(bkash);
    const { rows } = await db.pool.query<{ pay_with: string }>(
      "select pay_with from sandbox_gateway_payments where order_id = $1 order by pay_with",
      [orderId],
    );
    expect(rows.map((row) => row.pay_with)).toEqual(["bkash", "card"]);
    expect(await paidWith(orderId)).toBe("card");
  });

  it("is shown with the order if its payment succeeded first, and the second payment is refunded", async () => {
    const { orderId } = await buy(db, [[sku, 1]]);
    const nagad = await click(orderId, gateway(), "nagad");
    const card = await click(orderId, gateway(), "card");
    await decide(db, nagad.transactionId, "paid");
    await decide(db, card.transactionId, "paid");
    await validatePayment({ db, gateway: gateway() }, { orderId, transactionId: nagad.transactionId });
    await settlePending({ db, gateway: gateway(), onFailure }, ORDER_PAYMENTS, 0);
    await db.pool.query("update payments set asked_at = null where refund_due");
    await refundDue({ db, gateway: gateway(), onFailure }, ORDER_PAYMENTS);
    expect(await paidWith(orderId)).toBe("nagad");
    expect(await chargedFor(orderId)).toBe(PAYABLE);
  });
});

describe("two payments of one order that both succeed in the end", () => {
  /** Two payments, the first one reported as cancelled by the gateway; in the end both are paid. */
  async function bothPaid() {
    const { orderId } = await buy(db, [[sku, 1]]);
    const first = await startPayment(db, orderId);
    await decide(db, first, "cancelled");
    const { transactionId: second } = await click(orderId);
    await decide(db, second, "paid");
    await db.pool.query("update sandbox_gateway_payments set outcome = 'paid' where transaction_id = $1", [first]);
    return { orderId, first, second };
  }

  const paidNews = async (transactionId: string): Promise<PaymentUpdate> => {
    const [answer] = await gateway().findAnswers(transactionId);
    if (answer === undefined) throw new Error(`The gateway knows nothing of ${transactionId}`);
    return { ...answer, transactionId, gateway: "sandbox" };
  };

  it.each(["first", "second"] as const)(
    "keep the one that is reported first (%s) and refund the other once",
    async (paidFirst) => {
      const { orderId, first, second } = await bothPaid();
      const [one, two] = paidFirst === "first" ? [first, second] : [second, first];
      await settleUpdate({ db }, ORDER_PAYMENTS, await paidNews(one));
      await settleUpdate({ db }, ORDER_PAYMENTS, await paidNews(two));
      expect(await stateOf(orderId)).toMatchObject({ state: "placed", payment: "paid", refunds: 1 });

      const refunds: string[] = [];
      const counting: PaymentGateway = {
        ...gateway(),
        refund: (payment) => {
          refunds.push(payment.transactionId);
          return gateway().refund(payment);
        },
      };
      await Promise.all(times(8, () => refundDue({ db, gateway: counting, onFailure }, ORDER_PAYMENTS)));
      await refundDue({ db, gateway: counting, onFailure }, ORDER_PAYMENTS);
      expect(refunds).toEqual([two]);
      expect(await chargedFor(orderId)).toBe(PAYABLE);
    },
  );

  it("(control) charge several times in a shop that does not look for the payments of earlier clicks", async () => {
    replaceStatements({ "list-opened-payments": async () => [], "find-pending-payment": async () => [] });
    const { orderId } = await buy(db, [[sku, 1]]);
    for (const _click of times(3, String)) await clickAndApprove(orderId);
    expect(await chargedFor(orderId)).toBe(3 * PAYABLE);
  });
});
