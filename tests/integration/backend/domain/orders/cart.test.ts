import { chooseCashOnDelivery, chooseDelivery } from "@/backend/domain/cart/choose-delivery";
import { getCart } from "@/backend/domain/cart/get-cart";
import { setCart } from "@/backend/domain/cart/set-cart";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop, fillCart, PLACE } from "@/tests/support/shop/shop";
import { countStatements } from "@/tests/support/statements";

let db: TestDatabase;
let phone = "";
let cover = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [phone = ""] = (await createProduct(db, { variants: [{ stock: 50, pricePoisha: 2_000_000 }] })).skus;
  [cover = ""] = (
    await createProduct(db, { category: "accessories", variants: [{ stock: 50, pricePoisha: 45_050 }] })
  ).skus;
});
afterAll(() => db.close());

const line = (sku: string, quantity: number) => ({ sku, quantity, options: {} });

async function cartCount(): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>("select count(*)::int as count from carts");
  return rows[0]?.count ?? 0;
}

describe("setCart", () => {
  it("makes a cart with the server's prices", async () => {
    const cart = await fillCart(db, [
      [phone, 1],
      [cover, 2],
    ]);
    expect(cart).toMatchObject({ version: 1, itemsPoisha: 2_090_100, deliveryPoisha: 0, payablePoisha: 2_090_100 });
    expect(cart.lines.map((each) => [each.sku, each.quantity, each.pricePoisha])).toEqual([
      [phone, 1, 2_000_000],
      [cover, 2, 45_050],
    ]);
  });

  it("replaces the lines of the same cart and increases its version", async () => {
    const first = await fillCart(db, [[phone, 1]]);
    const second = await fillCart(db, [[cover, 3]], first.token);
    expect(second).toMatchObject({ token: first.token, version: 2 });
    expect((await getCart({ db }, first.token)).lines.map((each) => each.sku)).toEqual([cover]);
  });

  it("[CART-60] a quantity reaching 0 removes the line", async () => {
    const cart = await fillCart(db, [
      [phone, 1],
      [cover, 1],
    ]);
    const after = await fillCart(
      db,
      [
        [phone, 0],
        [cover, 1],
      ],
      cart.token,
    );
    expect(after.lines.map((each) => each.sku)).toEqual([cover]);
  });

  it("makes a new cart with a new token for an unknown token", async () => {
    const invented = "a-token-that-somebody-invented-000";
    const cart = await fillCart(db, [[phone, 1]], invented);
    expect(cart.token).not.toBe(invented);
    expect(cart.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  });

  it("makes a new cart for the token of an ordered cart", async () => {
    const cart = await fillCart(db, [[cover, 1]]);
    await db.pool.query("update carts set ordered_at = now() where token = $1", [cart.token]);
    expect((await fillCart(db, [[phone, 1]], cart.token)).token).not.toBe(cart.token);
  });

  it("changes nothing when it refuses", async () => {
    const cart = await fillCart(db, [[phone, 1]]);
    const carts = await cartCount();
    const refused = await setCart(
      { db },
      {
        token: cart.token,
        retailerToken: null,
        holder: null,
        lines: [line(cover, 1), line("NO-SUCH-SKU", 1), line(phone, 6)],
      },
    );
    expect(refused).toEqual({
      refused: [
        { code: "sku-not-found", field: "product.1" },
        { code: "quantity-limit", field: "product.2", facts: { max: 5 } },
      ],
    });
    expect(await getCart({ db }, cart.token)).toMatchObject({ version: 1, payablePoisha: 2_000_000 });
    expect(await cartCount()).toBe(carts);
  });

  it("empties a cart: no token, no fee, no choices", async () => {
    const cart = await fillCart(db, [[phone, 1]]);
    await chooseDelivery({ db }, { token: cart.token, district: PLACE.district, type: "express" });
    const update = await setCart({ db }, { token: cart.token, retailerToken: null, holder: null, lines: [] });
    expect(update).toMatchObject({ cart: { token: null, lines: [], payablePoisha: 0, codAvailable: false } });
    const { rows } = await db.pool.query("select delivery_district, delivery_type from carts where token = $1", [
      cart.token,
    ]);
    expect(rows).toEqual([{ delivery_district: null, delivery_type: "regular" }]);
  });

  it("makes no cart for a quantity of 0", async () => {
    const carts = await cartCount();
    const update = await setCart({ db }, { token: null, retailerToken: null, holder: null, lines: [line(phone, 0)] });
    expect(update).toMatchObject({ cart: { token: null, version: 0 } });
    expect(await cartCount()).toBe(carts);
  });

  it("keeps the token of a retailer in a later change without one", async () => {
    const lines = [line(phone, 1)];
    const update = await setCart({ db }, { token: null, retailerToken: "retailer-1", holder: null, lines });
    const token = "cart" in update ? update.cart.token : null;
    await setCart({ db }, { token, retailerToken: null, holder: null, lines });
    const { rows } = await db.pool.query("select retailer_token from carts where token = $1", [token]);
    expect(rows).toEqual([{ retailer_token: "retailer-1" }]);
  });

  it("deletes the lines of the previous version", async () => {
    const cart = await fillCart(db, [
      [phone, 1],
      [cover, 1],
    ]);
    await fillCart(db, [[phone, 2]], cart.token);
    const { rows } = await db.pool.query("select version, quantity from cart_lines where cart_token = $1", [
      cart.token,
    ]);
    expect(rows).toEqual([{ version: 2, quantity: 2 }]);
  });

  it("sends two statements to the database", async () => {
    const cart = await fillCart(db, [[phone, 1]]);
    const statements = countStatements();
    await fillCart(
      db,
      [
        [phone, 1],
        [cover, 1],
      ],
      cart.token,
    );
    expect(statements.all()).toEqual(["read-cart-update", "replace-cart-lines"]);
  });
});

describe("getCart", () => {
  it("uses the current prices for an old cart", async () => {
    const { skus } = await createProduct(db, { variants: [{ pricePoisha: 500_000 }] });
    const [sku = ""] = skus;
    const cart = await fillCart(db, [[sku, 2]]);
    await db.pool.query("update product_variants set price_poisha = 450000 where sku = $1", [sku]);
    expect(await getCart({ db }, cart.token)).toMatchObject({ payablePoisha: 900_000, problems: [] });
  });

  it("returns a problem for each line that cannot be ordered any more", async () => {
    const gone = await createProduct(db);
    const [sold = ""] = (await createProduct(db, { variants: [{ stock: 2 }] })).skus;
    const cart = await fillCart(db, [
      [gone.skus[0] ?? "", 1],
      [sold, 2],
    ]);
    await db.pool.query("update products set published = false where slug = $1", [gone.slug]);
    await db.pool.query("update product_variants set stock = 1 where sku = $1", [sold]);
    expect((await getCart({ db }, cart.token)).problems).toEqual([
      { code: "sku-not-found", field: "product.0" },
      { code: "out-of-stock", field: "product.1", facts: { left: 1 } },
    ]);
  });

  it("shows at most ten pieces of stock", async () => {
    const cart = await fillCart(db, [[phone, 1]]);
    expect((await getCart({ db }, cart.token)).lines[0]?.stock).toBe(10);
  });

  it("refuses an unknown token as expired", async () => {
    await expect(getCart({ db }, "no-such-token-0000")).rejects.toMatchObject({ code: "cart-expired" });
  });

  it("refuses the token of an ordered cart", async () => {
    const cart = await fillCart(db, [[phone, 1]]);
    await buy(db, [[phone, 1]], { token: cart.token, version: cart.version });
    await expect(getCart({ db }, cart.token)).rejects.toMatchObject({ code: "cart-not-found" });
  });
});

describe("chooseDelivery", () => {
  const choice = { district: PLACE.district, type: "express" } as const;

  it("saves the choice and increases the version of the cart", async () => {
    const { token } = await fillCart(db, [[phone, 1]]);
    const cart = await chooseDelivery({ db }, { token, ...choice });
    expect(cart).toMatchObject({ version: 2, deliveryPoisha: 10_000, payablePoisha: 2_010_000 });
    expect(await getCart({ db }, token)).toMatchObject({ deliveryType: "express", deliveryPoisha: 10_000 });
  });

  it("does not increase the version for the same choice", async () => {
    const { token } = await fillCart(db, [[phone, 1]]);
    await chooseDelivery({ db }, { token, ...choice });
    expect((await chooseDelivery({ db }, { token, ...choice })).version).toBe(2);
  });

  it("refuses an unknown cart", async () => {
    const token = "no-such-token-0000";
    await expect(chooseDelivery({ db }, { token, ...choice })).rejects.toMatchObject({ code: "cart-not-found" });
  });
});

describe("chooseCashOnDelivery", () => {
  it("accepts a cart below the limit, without a new version", async () => {
    const cart = await fillCart(db, [[phone, 1]]);
    const answer = await chooseCashOnDelivery({ db }, { token: cart.token, cod: true });
    expect(answer).toMatchObject({ codAvailable: true, codLimitPoisha: 5_000_000, version: 1 });
  });

  it("refuses a total above the limit and returns the limit", async () => {
    const cart = await fillCart(db, [[phone, 3]]);
    await expect(chooseCashOnDelivery({ db }, { token: cart.token, cod: true })).rejects.toMatchObject({
      code: "cod-limit-crossed",
      facts: { limit: "50,000" },
    });
  });

  it("refuses instalments, which are paid in advance", async () => {
    const cart = await fillCart(db, [[phone, 1, { emi: "12" }]]);
    await expect(chooseCashOnDelivery({ db }, { token: cart.token, cod: true })).rejects.toMatchObject({
      code: "cod-not-available",
    });
    await expect(chooseCashOnDelivery({ db }, { token: cart.token, cod: false })).resolves.toBeDefined();
  });
});
