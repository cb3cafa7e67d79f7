import { randomUUID } from "node:crypto";
import type { Language } from "@/backend/contract/language";
import { makeNumberProof } from "@/backend/domain/codes/number-proof";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { createPreorder } from "@/backend/domain/orders/create-preorder";
import { moveOrderReturn } from "@/backend/domain/orders/move-return";
import { requestReturn } from "@/backend/domain/orders/request-return";
import { listOrders } from "@/backend/domain/orders/track-order";
import { type ViewProof, viewOrder } from "@/backend/domain/orders/view-order";
import { orderView } from "@/backend/http/shop/order-view";
import { PEPPER } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createComing, preorderRequest } from "@/tests/support/shop/preorders";
import { buy, createProduct, createShop, domainContext, PLACE, REFUND_ACCOUNT } from "@/tests/support/shop/shop";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
});
afterAll(() => db.close());

const shown = async (orderId: string, lang: Language = "en") => {
  const [order] = await listOrders({ db }, [orderId]);
  if (order === undefined) throw new Error(`There is no order ${orderId}`);
  return orderView(order, lang);
};
async function newOrder(): Promise<string> {
  const [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 100_000, stock: 5 }] })).skus;
  return (await buy(db, [[sku, 1]], { paymentMethod: "cod" })).orderId;
}
const context = () => ({ db, now: () => new Date(), pepper: PEPPER });
const nobody: ViewProof = { pepper: PEPPER, session: null, pass: null, browser: [] };

test("a pass opens the orders of its number alone, for ten minutes, and does not contain the number", async () => {
  const [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 100_000, stock: 5 }] })).skus;
  const msisdn = "01712345678";
  const { orderId } = await buy(db, [[sku, 1]], { msisdn, paymentMethod: "cod" });
  const { orderId: other } = await buy(db, [[sku, 1]], { msisdn: "01712345679", paymentMethod: "cod" });
  const pass = await makeNumberProof(db.pool, { pepper: PEPPER }, { msisdn, purpose: "order" });
  const ofOffers = await makeNumberProof(db.pool, { pepper: PEPPER }, { msisdn, purpose: "offer" });
  expect(pass).not.toContain(msisdn.slice(1));
  const seenBy = async (order: string, proof: Partial<ViewProof>) =>
    (await viewOrder(context(), order, { ...nobody, ...proof })).seenBy;
  expect(await seenBy(orderId, { pass })).toBe("number");
  expect(await seenBy(orderId, { pass, pepper: `${PEPPER}x` })).toBe("anyone");
  expect(await seenBy(orderId, { pass: ofOffers })).toBe("anyone");
  expect(await seenBy(orderId, { pass: "" })).toBe("anyone");
  expect(await seenBy(other, { pass })).toBe("anyone");
  const age = (seconds: number) =>
    db.pool.query("update number_proofs set expires_at = expires_at - make_interval(secs => $1)", [seconds]);
  await age(590);
  expect(await seenBy(orderId, { pass })).toBe("number");
  await age(10);
  expect(await seenBy(orderId, { pass })).toBe("anyone");
});

test("the rest of a pre-order can be paid in cash up to the cash limit, and not while cash is disabled", async () => {
  const { sku } = await createComing(db, {});
  const { orderId, dueLaterPoisha } = await createPreorder(domainContext(db), randomUUID(), preorderRequest(sku));
  const restAt = async (set: string) => {
    await db.pool.query(`update shop_settings set ${set}`);
    return (await shown(orderId)).rest;
  };
  const amount = dueLaterPoisha / 100;
  expect(await restAt(`cod_limit_poisha = ${dueLaterPoisha}`)).toEqual({ amount, in_cash: true, cash_limit: amount });
  expect((await restAt(`cod_limit_poisha = ${dueLaterPoisha - 1}`))?.in_cash).toBe(false);
  expect(await restAt(`cod_limit_poisha = ${dueLaterPoisha}, cod_enabled = false`)).toMatchObject({
    in_cash: false,
    cash_limit: 0,
  });
  await db.pool.query("update shop_settings set cod_enabled = true");
  expect((await shown(await newOrder())).rest).toBeNull();
});

test("the delivery has district and thana in the reader's language, besides their keys", async () => {
  const orderId = await newOrder();
  const keys = { district: PLACE.district, thana: PLACE.thana };
  expect((await shown(orderId)).delivery).toMatchObject({
    ...keys,
    district_label: "Testpur",
    thana_label: "Northgate",
  });
  expect((await shown(orderId, "bn")).delivery).toMatchObject({
    ...keys,
    district_label: "টেস্টপুর",
    thana_label: "উত্তরদ্বার",
  });
});

test("a refund has the sum of all refunds, and is sent when all of them are", async () => {
  const orderId = await newOrder();
  expect((await shown(orderId)).refund).toBeNull();
  const pay = (id: string, amount: number, due: boolean) =>
    db.pool.query(
      `insert into payments (id, order_id, gateway, amount_poisha, state, refund_due, settled_at)
       select $1, id, 'sandbox', $2, 'paid', $3, now() from orders where public_id = $4`,
      [id.padEnd(32, "0"), amount, due, orderId],
    );
  await pay("T1", 5_000, true);
  await pay("T2", 2_500, true);
  await pay("T3", 9_900, false);
  expect((await shown(orderId)).refund).toEqual({ amount: 75, sent: false });
  await db.pool.query("update payments set refunded_at = now() where id like 'T1%'");
  expect((await shown(orderId)).refund).toEqual({ amount: 75, sent: false });
  await db.pool.query("update payments set refunded_at = now() where id like 'T2%'");
  expect((await shown(orderId)).refund).toEqual({ amount: 75, sent: true });
});

test("only the buyer sees returns and whether something can still be returned", async () => {
  const orderId = await newOrder();
  for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId });
  const { rows } = await db.pool.query<{ msisdn: string }>("select msisdn from orders where public_id = $1", [orderId]);
  const session = { msisdn: rows[0]?.msisdn ?? "", codeIsFresh: false };
  expect((await viewOrder(context(), orderId, { ...nobody, session })).isReturnable).toBe(true);
  await requestReturn(context(), null, {
    orderId,
    reason: "damaged",
    note: null,
    refundAccount: REFUND_ACCOUNT,
    lines: [{ position: 0, quantity: 1 }],
  });
  const own = await viewOrder(context(), orderId, { ...nobody, session });
  expect([own.seenBy, own.order.contact?.msisdn, own.returns.length, own.isReturnable]).toEqual([
    "number",
    session.msisdn,
    1,
    false,
  ]);
  const other = { msisdn: "01799999999", codeIsFresh: true };
  for (const proof of [nobody, { ...nobody, session: other }]) {
    const masked = await viewOrder(context(), orderId, proof);
    expect([masked.seenBy, masked.order.contact, masked.returns]).toEqual(["anyone", null, []]);
    expect(masked.isReturnable).toBe(true);
  }
});

test("a return has the day and the VAT of its refund once the money was sent", async () => {
  const orderId = await newOrder();
  for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId });
  const { rows } = await db.pool.query<{ msisdn: string }>("select msisdn from orders where public_id = $1", [orderId]);
  const session = { msisdn: rows[0]?.msisdn ?? "", codeIsFresh: false };
  const lines = [{ position: 0, quantity: 1 }];
  const { reference } = await requestReturn(context(), null, {
    orderId,
    reason: "damaged",
    note: null,
    refundAccount: REFUND_ACCOUNT,
    lines,
  });
  const seen = async () => (await viewOrder(context(), orderId, { ...nobody, session })).returns[0];
  expect(await seen()).toMatchObject({ settledAt: null, refundVatPoisha: null });
  for (const to of ["accepted", "received", "refunded"] as const) {
    await moveOrderReturn({ db }, { reference, to, answer: null });
  }
  const { order } = await viewOrder(context(), orderId, { ...nobody, session });
  expect(order.lines[0]?.vatPoisha).toBeGreaterThan(0);
  expect(await seen()).toMatchObject({
    settledAt: expect.any(Date),
    refundPoisha: order.lines[0]?.totalPoisha,
    refundVatPoisha: order.lines[0]?.vatPoisha,
  });
});
