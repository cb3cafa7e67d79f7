import { readFileSync } from "node:fs";
import type { CallAnswer } from "@/backend/contract/all-calls";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { sandboxEsims } from "@/backend/domain/esim/sandbox-esim";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { cancelOrder } from "@/backend/domain/orders/cancel-order";
import { runOrdersCommand } from "@/backend/domain/orders/operator-commands";
import { ORDER_PAYMENTS } from "@/backend/domain/payments/order-payments";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { refundDue } from "@/backend/domain/ports/payment-rounds";
import { loginApp, PEPPER, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { ORIGIN } from "@/tests/support/servers/gateways";
import { createPromotion, usesOf } from "@/tests/support/shop/promotions";
import { stockOf } from "@/tests/support/shop/shop";
import { cartWith, orderCart, payOrder, searchNumbers } from "@/tests/support/sims";
import { formatMoneyPlain } from "@/utils/money/money";
import { simSkus } from "@/utils/sims/sim-skus";

let db: TestDatabase;
let app: ReturnType<typeof loginApp>;
beforeAll(async () => {
  db = await createTestDatabase();
  app = loginApp(db, WIDE_CLIENTS);
});
afterAll(() => db.close());

let buyers = 0;

/** A paid order of an eSIM, which is delivered, and a SIM card. */
async function mixedOrder(promotion: string | null = null) {
  buyers += 1;
  const { items } = await searchNumbers(app, { per_page: 48 });
  const [esim = "", card = ""] = items.filter(({ pair }) => pair === null).map(({ sim }) => sim);
  const cart = await cartWith(app, [
    { sku: simSkus.prepaid.esim, product_quantity: 1, sim: esim },
    { sku: simSkus.prepaid.physical, product_quantity: 1, sim: card },
  ]);
  if (promotion !== null) await app.call("promotion", { token: cart.token, code: promotion });
  const { orderId } = await orderCart(app, cart, `018${40_000_000 + buyers}`);
  if ((await viewOf(orderId)).order.total.payable > 0) await payOrder(app, db, orderId);
  await deliverEsims({ db, pepper: PEPPER, provider: sandboxEsims });
  return { esim, card, orderId };
}

/** The parcel of an order comes back. @returns what the operator's command said */
async function sendBack(orderId: string): Promise<string[]> {
  for (let step = 0; step < 3; step += 1) await advanceOrder({ db }, { orderId });
  const said: string[] = [];
  await runOrdersCommand({ db, args: ["refused", orderId], say: (line) => said.push(line) });
  return said;
}

const viewOf = async (orderId: string) =>
  (await app.call<CallAnswer<"viewOrder">>("viewOrder", { order_id: orderId })).body.data;

it.each([
  ["that reduced its eSIM stays used, and the eSIM stays paid at its price less the discount", "percent", 1],
  ["of its delivery can be used again, and the eSIM stays paid in full", "delivery", 0],
] as const)("when a parcel is returned, a promotion %s", async (_, kind, uses) => {
  const code = await createPromotion(db, { kind });
  const { orderId } = await mixedOrder(code);
  expect(await usesOf(db, code)).toEqual({ used: 1, orders: 1 });
  await sendBack(orderId);
  const { lines, kept } = (await viewOf(orderId)).order;
  const price = lines.find(({ sku }) => sku === simSkus.prepaid.esim)?.line_total ?? 0;
  expect([await usesOf(db, code), kept]).toEqual([{ used: uses, orders: 0 }, kind === "percent" ? price * 0.9 : price]);
});

it("an order whose eSIM was delivered cannot be cancelled, and keeps it paid when its parcel is returned", async () => {
  const stockOfSims = () => Promise.all([stockOf(db, simSkus.prepaid.esim), stockOf(db, simSkus.prepaid.physical)]);
  const [esims, cards] = await stockOfSims();
  const { esim, card, orderId } = await mixedOrder();
  const { state, lines, total } = (await viewOf(orderId)).order;
  expect(state).toBe("placed");
  const cancelled = cancelOrder({ db }, { orderId, by: "customer", note: null });
  await expect(cancelled).rejects.toMatchObject({ code: "order-not-cancellable" });
  const kept = lines.find(({ sku }) => sku === simSkus.prepaid.esim)?.line_total ?? 0;
  const refund = total.payable - kept;
  expect(await sendBack(orderId)).toEqual([
    `Order ${orderId}: was returned and has ended, the goods are back on sale. ` +
      `${formatMoneyPlain(refund * 100)} goes back to the buyer. ${formatMoneyPlain(kept * 100)} stays paid: a SIM of it is in use.`,
  ]);
  const { rows } = await db.pool.query(
    "select msisdn from sim_numbers where msisdn = any($1) and order_id is not null",
    [[esim, card]],
  );
  expect(rows).toEqual([{ msisdn: esim }]);
  expect(await stockOfSims()).toEqual([{ stock: esims.stock - 1, ledger: esims.ledger - 1 }, cards]);
  await refundDue({ db, gateway: createSandboxGateway(db, ORIGIN), onFailure: jest.fn() }, ORDER_PAYMENTS);
  const { order } = await viewOf(orderId);
  expect([order.refund, order.kept]).toEqual([{ amount: refund, sent: true }, kept]);
  const gateway = await db.pool.query("select refunded_poisha::int from sandbox_gateway_payments where order_id = $1", [
    orderId,
  ]);
  expect(gateway.rows).toEqual([{ refunded_poisha: refund * 100 }]);
});

/** The lines that a buyer keeps, and what their invoice needs. */
async function keptPart(orderId: string) {
  const { order } = await viewOf(orderId);
  const { invoice_path: invoice, kept, kept_vat: vat } = order;
  const skus = order.lines.flatMap((line) => (line.kept ? [line.sku] : []));
  return { skus, invoice, kept, vat: vat?.amount, rates: vat?.rates.map(({ price }) => price) };
}

it("a cancelled order marks the eSIM that its buyer keeps, with its own VAT, also if it ended before the mark existed", async () => {
  const { orderId } = await mixedOrder();
  const before = (await viewOf(orderId)).order;
  expect(before.kept).toBeUndefined();
  const line = before.lines.find(({ sku }) => sku === simSkus.prepaid.esim);
  await sendBack(orderId);
  const part = {
    skus: [simSkus.prepaid.esim],
    invoice: `/shop/order/${orderId}/invoice`,
    kept: line?.line_total,
    vat: line?.vat?.amount,
    rates: [line?.line_total],
  };
  expect(await keptPart(orderId)).toEqual(part);

  await db.pool.query("update order_lines set kept = false");
  const migration = readFileSync("backend/db/migrations/0101_kept_lines.sql", "utf8");
  await db.pool.query(migration.slice(migration.indexOf("update order_lines")));
  expect(await keptPart(orderId)).toEqual(part);
});

it("the page of a cancelled order has the eSIM that its buyer keeps, and its text says that a part was cancelled", async () => {
  const { orderId } = await mixedOrder();
  await sendBack(orderId);
  expect((await viewOf(orderId)).esim).toEqual({ state: "texted", profiles: [] });
  const { rows } = await db.pool.query(
    "select purpose from outbox_messages where params ->> 'orderId' = $1 order by id desc limit 1",
    [orderId],
  );
  expect(rows).toEqual([{ purpose: "order-cancelled-part" }]);
});

it("an order without a payment has an invoice of the eSIM that its buyer keeps", async () => {
  await db.pool.query("update delivery_options set fee_poisha = 0");
  const { orderId } = await mixedOrder(await createPromotion(db, { percent: 100 }));
  await sendBack(orderId);
  expect(await keptPart(orderId)).toEqual({
    skus: [simSkus.prepaid.esim],
    invoice: `/shop/order/${orderId}/invoice`,
    kept: 0,
    vat: 0,
    rates: [],
  });
});
