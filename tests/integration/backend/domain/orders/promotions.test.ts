import { randomUUID } from "node:crypto";
import { applyPromotion, removePromotion } from "@/backend/domain/cart/apply-promotion";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createPromotion, type PromotionInput, usesOf } from "@/tests/support/shop/promotions";
import {
  createProduct,
  createShop,
  domainContext,
  endHold,
  fillCart,
  newMsisdn,
  orderRequest,
  rowCounts,
  stockOf,
} from "@/tests/support/shop/shop";
import { tally } from "@/tests/support/shop/tally";
import { countStatements } from "@/tests/support/statements";

let db: TestDatabase;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 10_000 }] })).skus;
});
afterAll(() => db.close());

const apply = (token: string, code: string, type: "cmp" | null = null) => applyPromotion({ db }, { token, code, type });

/** A cart with one item by default, and the code applied. */
async function promoted(code: string, quantity = 1) {
  const { token } = await fillCart(db, [[sku, quantity]]);
  const cart = await apply(token, code);
  return { ...cart, token };
}

const place = (cart: Awaited<ReturnType<typeof promoted>>, change: Parameters<typeof orderRequest>[1] = {}) =>
  placeOrder(domainContext(db), randomUUID(), orderRequest(cart, change));

describe("a code on a cart", () => {
  it("reduces the total, in a new version of the cart", async () => {
    const { token, version } = await fillCart(db, [[sku, 1]]);
    const cart = await apply(token, await createPromotion(db));
    expect(cart).toMatchObject({ version: version + 1, discountPoisha: 100_000, payablePoisha: 900_000 });
    expect(await removePromotion({ db }, { token, code: cart.promotion?.code ?? "" })).toMatchObject({
      promotion: null,
      payablePoisha: 1_000_000,
    });
  });

  it.each<[string, PromotionInput]>([
    ["promotion-expired", { endsIn: "-1 hour" }],
    ["promotion-not-started", { startsIn: "1 hour" }],
    ["promotion-minimum", { minPoisha: 1_000_001 }],
    ["promotion-category", { category: "wearables" }],
  ])("is refused as %s and changes nothing", async (code, input) => {
    const { token, version } = await fillCart(db, [[sku, 1]]);
    await expect(apply(token, await createPromotion(db, input))).rejects.toMatchObject({ code, field: "code" });
    expect(await removePromotion({ db }, { token, code: "ANY" })).toMatchObject({ version, promotion: null });
  });

  it("is refused in the field for campaign offers unless it is one", async () => {
    const { token } = await fillCart(db, [[sku, 1]]);
    await expect(apply(token, await createPromotion(db), "cmp")).rejects.toMatchObject({ code: "promotion-not-found" });
    await expect(apply(token, "NO-SUCH-CODE")).rejects.toMatchObject({ code: "promotion-not-found" });
    expect(await apply(token, await createPromotion(db, { type: "cmp" }), "cmp")).toMatchObject({
      discountPoisha: 100_000,
    });
  });

  it("stays without a discount on a cart below its minimum, with the reason", async () => {
    const code = await createPromotion(db, { minPoisha: 1_500_000 });
    const { token } = await promoted(code, 2);
    const cart = await fillCart(db, [[sku, 1]], token);
    expect(cart).toMatchObject({ discountPoisha: 0, payablePoisha: 1_000_000 });
    expect(cart.promotion).toMatchObject({ code, problem: { code: "promotion-minimum" } });
    expect(await place(cart)).toMatchObject({ payablePoisha: 1_006_000 });
    expect(await usesOf(db, code)).toEqual({ used: 0, orders: 0 });
  });

  it("is removed when the cart is emptied", async () => {
    const { token } = await promoted(await createPromotion(db));
    await expect(fillCart(db, [], token)).rejects.toThrow("The cart is empty");
    expect((await fillCart(db, [[sku, 1]], token)).promotion).toBeNull();
  });
});

describe("an order with a code", () => {
  it("stores code and discount, and counts one use", async () => {
    const code = await createPromotion(db, { useLimit: 5 });
    const { orderId } = await place(await promoted(code));
    const { rows } = await db.pool.query(
      "select items_poisha::int, discount_poisha::int, payable_poisha::int, promotion_code from orders where public_id = $1",
      [orderId],
    );
    expect(rows).toEqual([
      { items_poisha: 1_000_000, discount_poisha: 100_000, payable_poisha: 906_000, promotion_code: code },
    ]);
    expect(await usesOf(db, code)).toEqual({ used: 1, orders: 1 });
  });

  it("sends one statement more to the database than an order without a code", async () => {
    const plain = await fillCart(db, [[sku, 1]]);
    const cart = await promoted(await createPromotion(db));
    const statements = countStatements();
    await placeOrder(domainContext(db), randomUUID(), orderRequest(plain));
    const without = statements.all().length;
    await place(cart);
    expect(without).toBe(7);
    expect(statements.all().length - without).toBe(8);
  });

  it("is refused if the code has expired since it was applied, and changes nothing", async () => {
    const code = await createPromotion(db);
    const cart = await promoted(code);
    await db.pool.query("update promotions set ends_at = now() - interval '1 second' where code = $1", [code]);
    const before = await rowCounts(db);
    await expect(place(cart)).rejects.toMatchObject({ code: "promotion-expired", field: "promotion" });
    expect(await rowCounts(db)).toEqual(before);
  });

  /** Sets the delivery fee, which remains to be paid with a promotion of 100 %. */
  const setFee = (poisha: number) =>
    db.pool.query("update delivery_options set fee_poisha = $1 where type = 'regular' and zone = 'inside-dhaka'", [
      poisha,
    ]);
  afterEach(() => setFee(6_000));

  it("is placed as paid if its total is 0", async () => {
    const cart = await promoted(await createPromotion(db, { percent: 100 }));
    await setFee(0);
    expect(await place(cart, { expectedPoisha: 0 })).toMatchObject({ state: "placed", payablePoisha: 0 });
  });

  it("is refused before anything is claimed, if its total is below the smallest online payment", async () => {
    const code = await createPromotion(db, { percent: 100 });
    const cart = await promoted(code);
    await setFee(999);
    const before = await rowCounts(db);
    const refused = place(cart, { expectedPoisha: 999 });
    await expect(refused).rejects.toMatchObject({
      code: "payment-too-small",
      field: "payment_method",
      facts: { min: "10" },
    });
    expect(await rowCounts(db)).toEqual(before);
    expect(await usesOf(db, code)).toEqual({ used: 0, orders: 0 });
    // The same cart can be ordered in another way, and with a total that a gateway takes.
    const inCash = await place(cart, { expectedPoisha: 999, paymentMethod: "cod" });
    expect(inCash).toMatchObject({ state: "placed", payablePoisha: 999 });
    const smallest = await promoted(await createPromotion(db, { percent: 100 }));
    await setFee(1_000);
    expect(await place(smallest, { expectedPoisha: 1_000 })).toMatchObject({ state: "pending_payment" });
  });

  it("is refused above the largest online payment", async () => {
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 12_500_000, stock: 50 }] });
    const whole = await fillCart(db, [[skus[0] ?? "", 4]]);
    await setFee(100);
    const refused = placeOrder(domainContext(db), randomUUID(), orderRequest(whole, { expectedPoisha: 50_000_100 }));
    await expect(refused).rejects.toMatchObject({ code: "payment-too-large", facts: { max: "5,00,000" } });
    await setFee(0);
    const placed = placeOrder(domainContext(db), randomUUID(), orderRequest(whole, { expectedPoisha: 50_000_000 }));
    expect(await placed).toMatchObject({ state: "pending_payment" });
  });
});

describe("the limits of a code under parallel orders", () => {
  it("give the last use to one of 50 orders, and the other orders take no stock", async () => {
    const code = await createPromotion(db, { useLimit: 1 });
    const carts = await Promise.all(Array.from({ length: 50 }, () => promoted(code)));
    const before = await stockOf(db, sku);
    const counts = await tally(carts.map((cart) => place(cart)));
    expect(counts).toEqual({ ok: 1, "promotion-used-up": 49 });
    expect(await usesOf(db, code)).toEqual({ used: 1, orders: 1 });
    expect(await stockOf(db, sku)).toEqual({ stock: before.stock - 1, ledger: before.ledger - 1 });
  });

  it("give one number as many uses as allowed", async () => {
    const code = await createPromotion(db, { numberLimit: 2 });
    const msisdn = newMsisdn();
    const carts = await Promise.all(Array.from({ length: 20 }, () => promoted(code)));
    expect(await tally(carts.map((cart) => place(cart, { msisdn })))).toEqual({ ok: 2, "promotion-number-limit": 18 });
    expect(await usesOf(db, code)).toEqual({ used: 2, orders: 2 });
    expect(await place(await promoted(code))).toMatchObject({ state: "pending_payment" });
  });
});

describe("a use of an unpaid order", () => {
  it("is returned when the order expires", async () => {
    const code = await createPromotion(db, { useLimit: 1, numberLimit: 1 });
    const msisdn = newMsisdn();
    const { orderId } = await place(await promoted(code), { msisdn });
    await endHold(db, orderId);
    await expireUnpaidOrders({ db });
    expect(await usesOf(db, code)).toEqual({ used: 0, orders: 0 });
    expect(await place(await promoted(code), { msisdn })).toMatchObject({ state: "pending_payment" });
  });
});
