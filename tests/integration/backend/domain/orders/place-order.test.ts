import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { purgeAnswers } from "@/backend/db/queries/idempotency-queries";
import { type OrderRequest, placeOrder } from "@/backend/domain/orders/place-order";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  buy,
  createProduct,
  createShop,
  domainContext,
  fillCart,
  newMsisdn,
  orderRequest,
  rowCounts,
  stockOf,
} from "@/tests/support/shop/shop";
import { countStatements } from "@/tests/support/statements";

let db: TestDatabase;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000, stock: 1_000 }] })).skus;
});
afterAll(() => db.close());

const place = (request: OrderRequest, key: string = randomUUID()) => placeOrder(domainContext(db), key, request);

async function orderRow(publicId: string): Promise<Record<string, unknown>> {
  const { rows } = await db.pool.query<Record<string, unknown>>("select * from orders where public_id = $1", [
    publicId,
  ]);
  return rows[0] ?? {};
}

describe("placeOrder", () => {
  it("stores the order with normalised values, takes the stock, closes the cart", async () => {
    const before = await stockOf(db, sku);
    const cart = await fillCart(db, [[sku, 2]]);
    const placed = await place(
      orderRequest(cart, { msisdn: "+880 1612-345678", postCode: "১৯৯৯", note: "Ring twice" }),
    );
    expect(placed).toMatchObject({ state: "pending_payment", paymentMethod: "online", payablePoisha: 2_006_000 });
    expect(await orderRow(placed.orderId)).toMatchObject({
      msisdn: "01612345678",
      post_code: "1999",
      items_poisha: 2_000_000,
      delivery_poisha: 6_000,
      payable_poisha: 2_006_000,
      payment_state: "pending",
      note: "Ring twice",
      cart_version: 1,
    });
    expect(await stockOf(db, sku)).toEqual({ stock: before.stock - 2, ledger: before.ledger - 2 });
    const { rows } = await db.pool.query("select ordered_at is not null as closed from carts where token = $1", [
      cart.token,
    ]);
    expect(rows).toEqual([{ closed: true }]);
  });

  it("stores the order's id with its movement in the ledger, and not with the next one", async () => {
    const { skus } = await createProduct(db, { variants: [{ stock: 5 }] });
    const placed = await buy(db, [[skus[0] ?? "", 2]]);
    const { id } = await orderRow(placed.orderId);
    await db.pool.query("update product_variants set stock = stock + 10 where sku = $1", [skus[0]]);
    const { rows } = await db.pool.query(
      "select delta, reason, order_id from stock_ledger where sku = $1 order by id",
      [skus[0]],
    );
    expect(rows).toEqual([
      { delta: 5, reason: "opening", order_id: null },
      { delta: -2, reason: "sale", order_id: id },
      { delta: 10, reason: "correction", order_id: null },
    ]);
  });

  it("holds the stock for thirty minutes if it is paid online, and queues no message", async () => {
    const placed = await buy(db, [[sku, 1]]);
    const { rows } = await db.pool.query(
      `select payment_due_until - placed_at = interval '30 minutes' as held,
         (select count(*)::int from outbox_messages where params ->> 'orderId' = public_id) as messages
       from orders where public_id = $1`,
      [placed.orderId],
    );
    expect(rows).toEqual([{ held: true, messages: 0 }]);
  });

  it("queues one message for an order with cash on delivery if the number is proved", async () => {
    const msisdn = newMsisdn();
    const request = orderRequest(await fillCart(db, [[sku, 1]]), { msisdn, paymentMethod: "cod" });
    const placed = await placeOrder({ ...domainContext(db), provedMsisdn: msisdn }, randomUUID(), request);
    expect(placed.state).toBe("placed");
    const { rows } = await db.pool.query("select purpose, lang, params from outbox_messages where msisdn = $1", [
      msisdn,
    ]);
    expect(rows).toEqual([
      { purpose: "order-placed", lang: "en", params: { orderId: placed.orderId, payablePoisha: 1_006_000 } },
    ]);
  });

  it("keeps title and price of an order line when the catalogue changes", async () => {
    const { slug, skus } = await createProduct(db, { variants: [{ pricePoisha: 700_000 }] });
    const placed = await buy(db, [[skus[0] ?? "", 1]]);
    await db.pool.query("update product_variants set price_poisha = 1 where sku = $1", [skus[0]]);
    await db.pool.query(`update products set titles = '{"en": "New", "bn": "নতুন"}' where slug = $1`, [slug]);
    const { rows } = await db.pool.query(
      "select titles ->> 'en' as title, price_poisha, total_poisha from order_lines l join orders o on o.id = l.order_id where o.public_id = $1",
      [placed.orderId],
    );
    expect(rows).toEqual([{ title: `Product ${slug}`, price_poisha: 700_000, total_poisha: 700_000 }]);
  });

  it("sends six statements to the database besides begin and commit", async () => {
    const request = orderRequest(await fillCart(db, [[sku, 1]]), { paymentMethod: "cod" });
    const statements = countStatements();
    await place(request);
    // The last statement checks if the guest's number may get a text message.
    expect(statements.all()).toEqual([
      "begin",
      "lock-request",
      "lock-cart",
      "list-orderable-lines",
      "take-stock",
      "insert-order",
      "insert-counted-message",
      "commit",
    ]);
  });
});

describe("a refused order", () => {
  const refusals: [string, Partial<OrderRequest>, string, string | undefined][] = [
    ["an invalid number", { msisdn: "12345" }, "msisdn-invalid", "msisdn"],
    ["an unknown cart", { token: "no-such-token-0000" }, "cart-not-found", "token"],
    ["an older version of the cart", { version: 0 }, "cart-changed", "version"],
    ["another total", { expectedPoisha: 1 }, "total-changed", "expected_total"],
    ["an unknown district", { district: "Atlantis" }, "district-not-found", "district"],
    ["a thana of another district", { thana: "Farthana" }, "thana-mismatch", "area"],
    ["a post code of another district", { postCode: "9998" }, "post-code-mismatch", "post_code"],
    [
      "a delivery option that the district does not have",
      { district: "Farpur", thana: "Farthana", postCode: "", deliveryType: "express" },
      "delivery-option-not-available",
      "delivery_type",
    ],
  ];

  it.each(refusals)("changes nothing in the database: %s", async (_, change, code, field) => {
    const cart = await fillCart(db, [[sku, 1]]);
    const before = await rowCounts(db);
    await expect(place(orderRequest(cart, change))).rejects.toMatchObject({ code, field });
    expect(await rowCounts(db)).toEqual(before);
  });

  it("changes nothing in the database if a line is out of stock, and names the line", async () => {
    const { skus } = await createProduct(db, { variants: [{ stock: 2 }] });
    const cart = await fillCart(db, [
      [sku, 1],
      [skus[0] ?? "", 2],
    ]);
    await db.pool.query("update product_variants set stock = 1 where sku = $1", [skus[0]]);
    const before = await rowCounts(db);
    await expect(place(orderRequest(cart))).rejects.toMatchObject({
      code: "out-of-stock",
      field: "product.1",
      facts: { left: 1 },
    });
    expect(await rowCounts(db)).toEqual(before);
  });

  it("changes nothing in the database if a product is no longer published", async () => {
    const { slug, skus } = await createProduct(db);
    const cart = await fillCart(db, [[skus[0] ?? "", 1]]);
    await db.pool.query("update products set published = false where slug = $1", [slug]);
    const before = await rowCounts(db);
    await expect(place(orderRequest(cart))).rejects.toMatchObject({ code: "sku-not-found", field: "product.0" });
    expect(await rowCounts(db)).toEqual(before);
  });

  it("changes nothing in the database if a price has changed, and returns the new total", async () => {
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 9_000_000 }] });
    const cart = await fillCart(db, [[skus[0] ?? "", 1]]);
    await db.pool.query("update product_variants set price_poisha = 12345600 where sku = $1", [skus[0]]);
    const before = await rowCounts(db);
    await expect(place(orderRequest(cart))).rejects.toMatchObject({
      code: "total-changed",
      facts: { payable: "1,23,516" },
    });
    expect(await rowCounts(db)).toEqual(before);
  });

  it("changes nothing in the database if the cart is empty", async () => {
    const cart = await fillCart(db, [[sku, 1]]);
    await db.pool.query("delete from cart_lines where cart_token = $1", [cart.token]);
    const before = await rowCounts(db);
    await expect(place(orderRequest(cart))).rejects.toMatchObject({ code: "cart-empty" });
    expect(await rowCounts(db)).toEqual(before);
  });

  it("changes nothing in the database if the total is above the cash limit", async () => {
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 4_995_000 }] });
    const cart = await fillCart(db, [[skus[0] ?? "", 1]]);
    const before = await rowCounts(db);
    await expect(place(orderRequest(cart, { paymentMethod: "cod" }))).rejects.toMatchObject({
      code: "cod-limit-crossed",
    });
    expect(await rowCounts(db)).toEqual(before);
  });

  it("does not use up its key", async () => {
    const cart = await fillCart(db, [[sku, 1]]);
    const key = randomUUID();
    const request = orderRequest(cart);
    await expect(place({ ...request, district: "Atlantis" }, key)).rejects.toMatchObject({
      code: "district-not-found",
    });
    await expect(place(request, key)).resolves.toMatchObject({ state: "pending_payment" });
  });
});

describe("an order sent again", () => {
  it("gets the same answer for the same key, and changes nothing", async () => {
    const request = orderRequest(await fillCart(db, [[sku, 1]]));
    const key = randomUUID();
    const placed = await place(request, key);
    const before = await rowCounts(db);
    expect(await place(request, key)).toEqual(placed);
    expect(await rowCounts(db)).toEqual(before);
  });

  it("is the same request if its number is written in another format", async () => {
    const request = orderRequest(await fillCart(db, [[sku, 1]]), { msisdn: "01612345600" });
    const key = randomUUID();
    const placed = await place(request, key);
    expect(await place({ ...request, msisdn: "+880 1612-345600" }, key)).toEqual(placed);
  });

  it("is refused under the same key with another body", async () => {
    const request = orderRequest(await fillCart(db, [[sku, 1]]));
    const key = randomUUID();
    await place(request, key);
    for (const change of [
      { address: "Elsewhere 1" },
      { expectedPoisha: 1 },
      { fullName: "Someone" },
      { msisdn: newMsisdn() },
    ]) {
      await expect(place({ ...request, ...change }, key)).rejects.toMatchObject({ code: "idempotency-key-reused" });
    }
  });

  it("gets the same order for another key, and this answer is stored", async () => {
    const request = orderRequest(await fillCart(db, [[sku, 1]]));
    const { placedAt, ...placed } = await place(request);
    const key = randomUUID();
    // The same cart under another key gets no `placedAt`, from which the browser that placed the order gets its proof.
    expect(await place(request, key)).toEqual(placed);
    expect(await place(request, key)).toEqual(placed);
    expect(placedAt).toMatch(/^2026-/);
  });

  const corrections: [string, Partial<OrderRequest>][] = [
    ["name", { fullName: "Karima Akter" }],
    ["number", { msisdn: "01912345678" }],
    ["email", { email: "rahima@mail.example" }],
    ["district and thana", { district: "Farpur", thana: "Farthana", postCode: "9998" }],
    ["post code", { postCode: "" }],
    ["address", { address: "House 21, Road 5" }],
    ["note", { note: "Ring twice" }],
    ["delivery", { deliveryType: "express" }],
    ["payment", { paymentMethod: "cod" }],
  ];

  it.each(corrections)("is refused with the first order's id if the %s was changed", async (_, correction) => {
    const request = orderRequest(await fillCart(db, [[sku, 1]]));
    const placed = await place(request);
    const before = await rowCounts(db);
    await expect(place({ ...request, ...correction })).rejects.toMatchObject({
      code: "order-already-placed",
      field: "token",
      orderId: placed.orderId,
    });
    expect(await rowCounts(db)).toEqual(before);
  });

  it("is refused if it has another version of the cart", async () => {
    const request = orderRequest(await fillCart(db, [[sku, 1]]));
    await place(request);
    await expect(place({ ...request, version: 2 })).rejects.toMatchObject({ code: "cart-changed" });
  });

  it("is stored with its key for twenty-four hours", async () => {
    const key = randomUUID();
    await place(orderRequest(await fillCart(db, [[sku, 1]])), key);
    const isKept = async () =>
      (await db.pool.query("select 1 from idempotency_keys where key = $1", [key])).rowCount === 1;
    await db.pool.query(
      "update idempotency_keys set created_at = now() - interval '23 hours 59 minutes' where key = $1",
      [key],
    );
    await purgeAnswers(db.pool);
    expect(await isKept()).toBe(true);
    await db.pool.query(
      "update idempotency_keys set created_at = now() - interval '24 hours 1 minute' where key = $1",
      [key],
    );
    await purgeAnswers(db.pool);
    expect(await isKept()).toBe(false);
  });
});

describe("totals", () => {
  it("are equal to the sum of prices and quantities, for any cart", async () => {
    // Thirty pieces stay below the largest online payment.
    const price = fc.integer({ min: 1, max: 1_600_000 });
    const wanted = fc.array(fc.tuple(price, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(wanted, async (lines) => {
        const variants = lines.map(([pricePoisha]) => ({ pricePoisha, stock: 5 }));
        const { skus } = await createProduct(db, { variants });
        const placed = await buy(
          db,
          lines.map(([, quantity], index) => [skus[index] ?? "", quantity] as const),
        );
        const expected = lines.reduce((sum, [pricePoisha, quantity]) => sum + pricePoisha * quantity, 0) + 6_000;
        const { rows } = await db.pool.query<{ stored: number; recomputed: number }>(
          `select o.payable_poisha::float8 as stored,
             (select sum(l.price_poisha::bigint * l.quantity) + o.delivery_poisha from order_lines l where l.order_id = o.id)::float8 as recomputed
           from orders o where o.public_id = $1`,
          [placed.orderId],
        );
        expect(rows).toEqual([{ stored: expected, recomputed: expected }]);
      }),
      { numRuns: 40 },
    );
  });
});
