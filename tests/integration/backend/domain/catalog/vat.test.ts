import { randomUUID } from "node:crypto";
import type { OrderView } from "@/backend/contract/shop/orders";
import { listOrderRows } from "@/backend/db/queries/orders/order-queries";
import { applyPromotion } from "@/backend/domain/cart/apply-promotion";
import { chooseDelivery } from "@/backend/domain/cart/choose-delivery";
import { createPreorder } from "@/backend/domain/orders/create-preorder";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { publicOrder } from "@/backend/domain/orders/public-order";
import { orderView } from "@/backend/http/shop/order-view";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createComing, preorderRequest } from "@/tests/support/shop/preorders";
import { createPromotion, type PromotionInput } from "@/tests/support/shop/promotions";
import { createProduct, createShop, domainContext, fillCart, orderRequest, PLACE } from "@/tests/support/shop/shop";

let db: TestDatabase;
const slugs: string[] = [];
const skus: string[] = [];

/** The items bought in this test: price in poisha, VAT in hundredths of a percent, and quantity. */
const GOODS = [
  { pricePoisha: 949_000, vatBasisPoints: 750, quantity: 1 },
  { pricePoisha: 199_000, vatBasisPoints: 1_500, quantity: 1 },
  { pricePoisha: 59_033, vatBasisPoints: 1_000, quantity: 3 },
] as const;

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  for (const [index, { pricePoisha, vatBasisPoints }] of GOODS.entries()) {
    const category = index === 1 ? "accessories" : "phones";
    const product = await createProduct(db, { category, variants: [{ pricePoisha, stock: 100 }] });
    slugs.push(product.slug);
    skus.push(...product.skus);
    await setRate(product.slug, vatBasisPoints);
  }
});
afterAll(() => db.close());

const setRate = (slug: string, basisPoints: number) =>
  db.pool.query("update products set vat_basis_points = $2 where slug = $1", [slug, basisPoints]);

async function viewOf(orderId: string): Promise<OrderView> {
  const [row] = await listOrderRows(db.pool, [orderId]);
  if (row === undefined) throw new Error(`No order ${orderId}`);
  return orderView(publicOrder(row), "en");
}

/** Orders the items with a promotion, for a delivery fee of Tk 60. @returns the order's id, and the cart before it */
async function bought(promotion: PromotionInput) {
  const { token } = await fillCart(
    db,
    GOODS.map(({ quantity }, index) => [skus[index] ?? "", quantity]),
  );
  await chooseDelivery({ db }, { token, district: PLACE.district, type: "regular" });
  const cart = await applyPromotion({ db }, { token, code: await createPromotion(db, promotion), type: null });
  const { payablePoisha: expectedPoisha } = cart;
  const request = orderRequest({ ...cart, token }, { paymentMethod: "cod", expectedPoisha });
  const { orderId } = await placeOrder(domainContext(db), randomUUID(), request);
  return { orderId, cart };
}

/** In poisha, calculated as on paper. */
const poisha = (taka: number) => Math.round(taka * 100);
const naiveVat = (net: number, percent: number) => Math.round((net * percent) / (100 + percent));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("an order with cash on delivery and a promotion", () => {
  it.each<[string, PromotionInput, readonly number[]]>([
    ["an amount off all lines", { kind: "amount", amountPoisha: 50_000 }, [0, 1, 2]],
    ["a percentage off one category", { kind: "percent", percent: 15, category: "phones" }, [0, 2]],
    ["a free delivery", { kind: "delivery" }, []],
    ["100 % off all lines", { kind: "percent", percent: 100 }, [0, 1, 2]],
  ])("shows on its invoice the VAT of a naive calculation: %s", async (_, promotion, promoted) => {
    const { orderId } = await bought(promotion);
    const { lines, total } = await viewOf(orderId);
    const gross = lines.map((line) => poisha(line.line_total));
    const off = lines.map((line) => poisha(line.vat?.discount ?? -1));
    const ofDelivery = poisha(total.vat?.delivery.discount ?? -1);
    expect(sum(off) + ofDelivery).toBe(poisha(total.discount));

    const base = sum(promoted.map((index) => gross[index] ?? 0));
    for (const [index, share] of off.entries()) {
      const due = promoted.includes(index) ? (poisha(total.discount) * (gross[index] ?? 0)) / base : 0;
      expect(Math.abs(share - due)).toBeLessThan(1);
    }

    const vat = lines.map((line) => poisha(line.vat?.amount ?? -1));
    expect(vat).toEqual(
      lines.map((line, index) => naiveVat((gross[index] ?? 0) - (off[index] ?? 0), line.vat?.rate ?? -1)),
    );
    expect(lines.map((line) => line.vat?.rate)).toEqual([7.5, 15, 10]);
    expect(total.vat?.delivery).toMatchObject({ rate: 15, amount: naiveVat(6_000 - ofDelivery, 15) / 100 });
    const whole = sum(vat) + poisha(total.vat?.delivery.amount ?? -1);
    expect(poisha(total.vat?.amount ?? -1)).toBe(whole);

    const rates = total.vat?.rates ?? [];
    expect(sum(rates.map(({ amount }) => poisha(amount)))).toBe(whole);
    expect(sum(rates.map(({ price }) => poisha(price)))).toBe(poisha(total.payable));
    expect(rates.map(({ rate }) => rate)).toEqual(rates.map(({ rate }) => rate).toSorted((one, other) => one - other));
  });

  it("has the same VAT as its cart", async () => {
    const { orderId, cart } = await bought({ kind: "amount", amountPoisha: 50_000 });
    const { total } = await viewOf(orderId);
    expect(poisha(total.vat?.amount ?? -1)).toBe(cart.vatPoisha);
  });

  it("keeps its rates when the rates of the shop change", async () => {
    const { orderId } = await bought({ kind: "amount", amountPoisha: 50_000 });
    const before = await viewOf(orderId);
    await setRate(slugs[0] ?? "", 0);
    await db.pool.query("update shop_settings set delivery_vat_basis_points = 500");
    expect((await viewOf(orderId)).total.vat).toEqual(before.total.vat);
    const { orderId: next } = await bought({ kind: "amount", amountPoisha: 50_000 });
    const after = await viewOf(next);
    expect(after.lines[0]?.vat).toMatchObject({ rate: 0, amount: 0 });
    expect(after.total.vat?.delivery.rate).toBe(5);
    await setRate(slugs[0] ?? "", 750);
    await db.pool.query("update shop_settings set delivery_vat_basis_points = 1500");
  });

  it("without stored rates shows no VAT", async () => {
    const { orderId } = await bought({ kind: "amount", amountPoisha: 50_000 });
    await db.pool.query(
      `update order_lines set vat_basis_points = null, vat_poisha = null, discount_poisha = 0
       where order_id = (select id from orders where public_id = $1)`,
      [orderId],
    );
    await db.pool.query(
      "update orders set delivery_vat_basis_points = null, delivery_vat_poisha = null where public_id = $1",
      [orderId],
    );
    const { lines, total } = await viewOf(orderId);
    expect([...lines.map(({ vat }) => vat), total.vat]).toEqual([null, null, null, null]);
  });
});

it("a pre-order shows the VAT of its whole price, deposit and rest together", async () => {
  const { slug, sku } = await createComing(db);
  await setRate(slug, 750);
  const { orderId } = await createPreorder(domainContext(db), randomUUID(), preorderRequest(sku));
  const { total } = await viewOf(orderId);
  expect(sum((total.vat?.rates ?? []).map(({ price }) => poisha(price)))).toBe(
    poisha(total.payable) + poisha(total.due_later),
  );
  expect(poisha(total.vat?.amount ?? -1)).toBe(naiveVat(5_000_000, 7.5) + naiveVat(6_000, 15));
});

it.each([
  ["a VAT that is a poisha off", "update order_lines set vat_poisha = vat_poisha + 1"],
  ["a rate without its VAT", "update order_lines set vat_poisha = null"],
  ["more off a line than it costs", "update order_lines set discount_poisha = total_poisha + 1, vat_poisha = 0"],
  ["a VAT of the delivery that is a poisha off", "update orders set delivery_vat_poisha = delivery_vat_poisha + 1"],
  ["more off the delivery than off the order", "update orders set delivery_discount_poisha = discount_poisha + 1"],
  ["a rate of 75 %", "update products set vat_basis_points = 7500"],
])("the database refuses %s", async (_, attack) => {
  await bought({ kind: "amount", amountPoisha: 50_000 });
  await expect(db.pool.query(attack)).rejects.toMatchObject({ code: "23514" });
});
