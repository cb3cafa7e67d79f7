import { randomUUID } from "node:crypto";
import { applyPromotion } from "@/backend/domain/cart/apply-promotion";
import { advanceOrder } from "@/backend/domain/orders/advance-order";
import { moveOrderReturn } from "@/backend/domain/orders/move-return";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { requestReturn } from "@/backend/domain/orders/request-return";
import { PEPPER } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createPromotion, type PromotionInput } from "@/tests/support/shop/promotions";
import {
  createProduct,
  createShop,
  domainContext,
  fillCart,
  orderRequest,
  REFUND_ACCOUNT,
} from "@/tests/support/shop/shop";

let db: TestDatabase;
let earbuds = "";
let phone = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [earbuds = ""] = (await createProduct(db, { category: "accessories", variants: [{ pricePoisha: 799_000 }] })).skus;
  [phone = ""] = (await createProduct(db, { variants: [{ pricePoisha: 3_999_000 }] })).skus;
});
afterAll(() => db.close());

/** A delivered order with a promotion, of earbuds (line 0) and a phone (line 1) unless said otherwise. @returns its id */
async function delivered(
  promotion: PromotionInput,
  lines: readonly (readonly [sku: string, quantity: number])[] = [
    [earbuds, 1],
    [phone, 1],
  ],
): Promise<string> {
  const { token } = await fillCart(db, lines);
  const code = await createPromotion(db, promotion);
  const cart = { ...(await applyPromotion({ db }, { token, code, type: null })), token };
  // The cart has no district yet, so the discount on its delivery is not known.
  const expectedPoisha = promotion.kind === "delivery" ? cart.itemsPoisha : cart.payablePoisha + 6_000;
  const { orderId } = await placeOrder(
    domainContext(db),
    randomUUID(),
    orderRequest(cart, { paymentMethod: "cod", expectedPoisha }),
  );
  for (let step = 0; step < 4; step += 1) await advanceOrder({ db }, { orderId, reviewed: true });
  return orderId;
}

async function refundOf(orderId: string, position: number): Promise<number> {
  const lines = [{ position, quantity: 1 }];
  const asked = { orderId, reason: "damaged", note: null, refundAccount: REFUND_ACCOUNT, lines } as const;
  return (await requestReturn({ db, now: () => new Date(), pepper: PEPPER }, null, asked)).refundPoisha;
}

it("refunds a line without its own discount, and a line without a discount in full", async () => {
  const orderId = await delivered({ percent: 10, category: "accessories" });
  expect(await refundOf(orderId, 0)).toBe(719_100);
  expect(await refundOf(orderId, 1)).toBe(3_999_000);
});

it("does not subtract a discount on the delivery from a line", async () => {
  const orderId = await delivered({ kind: "delivery" });
  expect(await refundOf(orderId, 0)).toBe(799_000);
});

it("refunds no poisha more than was paid for three pieces when one return is refused and asked for again", async () => {
  const [cable = ""] = (await createProduct(db, { variants: [{ pricePoisha: 4_000, stock: 9 }] })).skus;
  const orderId = await delivered({ kind: "amount", amountPoisha: 2_000 }, [[cable, 3]]);
  const first = await refundOf(orderId, 0);
  const others = [await refundOf(orderId, 0), await refundOf(orderId, 0)];
  expect([first, ...others]).toEqual([3_333, 3_333, 3_334]);
  const { rows } = await db.pool.query(
    "select reference from order_returns w join orders o on o.id = w.order_id where o.public_id = $1 order by requested_at limit 1",
    [orderId],
  );
  await moveOrderReturn({ db }, { reference: rows[0]?.reference, to: "refused", answer: "It was used" });
  expect((await refundOf(orderId, 0)) + 3_333 + 3_334).toBe(10_000);
});
