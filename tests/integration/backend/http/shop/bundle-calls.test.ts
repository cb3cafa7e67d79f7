import { randomUUID } from "node:crypto";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import { callPaths } from "@/backend/contract/paths";
import type { CartView } from "@/backend/contract/shop/cart";
import type { OrderView } from "@/backend/contract/shop/orders";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { type HttpShop, newBuyer, post, serveBackend } from "@/tests/support/servers/http-shop";
import { allowPrinting, createBundle } from "@/tests/support/shop/bundles";
import { createProduct, createShop } from "@/tests/support/shop/shop";

let db: TestDatabase;
let shop: HttpShop;
let phone = "";
let jersey = "";
let bundle = "";
let otherBundle = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  const gift = await createProduct(db, { category: "accessories", variants: [{ stock: 10 }] });
  const phones = await createProduct(db, { variants: [{ pricePoisha: 2_000_000 }] });
  const clothes = await createProduct(db, { category: "apparel-accessories", variants: [{ pricePoisha: 120_000 }] });
  [phone = ""] = phones.skus;
  [jersey = ""] = clothes.skus;
  await allowPrinting(db, clothes.slug, 25_000);
  bundle = await createBundle(db, phones.slug, [
    { title: "10 GB of data" },
    { title: "Case", sku: gift.skus[0] ?? "", pricePoisha: 39_000 },
  ]);
  otherBundle = await createBundle(db, gift.slug, [{ title: "Strap" }]);
  shop = await serveBackend(db);
});
afterAll(async () => {
  await shop.close();
  await db.close();
});

const add = async (product: unknown[]) =>
  (await post<CartView>(shop.address, callPaths.addCartItem.path, { product, driver: "session" })).body;

async function order(cart: CartView): Promise<OrderView> {
  const placed = await post<CallAnswer<"makeOrder">>(
    shop.address,
    callPaths.makeOrder.path,
    {
      token: cart.token,
      version: cart.version,
      expected_total: cart.totalPrice.includingBundle + 60,
      ...newBuyer(),
    },
    { "idempotency-key": randomUUID() },
  );
  expect(placed.status).toBe(200);
  const path = callPaths.getMultipleOrders.path;
  const { body } = await post<{ data: OrderView[] }>(shop.address, path, { order_ids: [placed.body.data.order_id] });
  const [view] = body.data;
  if (view === undefined) throw new Error("The response has no order");
  return view;
}

describe("a bundle over HTTP", () => {
  it("is added, priced by the server and ordered with its add-ons", async () => {
    const cart = await add([{ sku: phone, product_quantity: 2, bundle }]);
    const items = [
      { title: "10 GB of data", field_is_free: "1", field_price: 0 },
      { title: "Case", field_is_free: "0", field_price: 390 },
    ];
    expect(cart.data[0]).toMatchObject({
      price: { number: 20_000 },
      product_price_with_bundle: 20_390,
      line_total: 40_780,
      bundle: items,
      bundle_slug: bundle,
    });
    expect(cart.totalPrice).toMatchObject({ items: 40_000, includingBundle: 40_780, payable: 40_780 });
    const view = await order(cart);
    expect(view.total).toMatchObject({ items: 40_780, payable: 40_840 });
    expect(view.lines).toMatchObject([{ price: 20_390, line_total: 40_780, bundle: items, name: null }]);
  });

  it("is a separate line from the same product without it", async () => {
    const cart = await add([
      { sku: phone, product_quantity: 1, bundle },
      { sku: phone, product_quantity: 1 },
    ]);
    expect(cart.data.map((line) => [line.bundle_slug, line.line_total])).toEqual([
      [bundle, 20_390],
      [null, 20_000],
    ]);
  });

  it.each([
    ["that belongs to another product", () => otherBundle],
    ["that does not exist", () => "no-such-bundle"],
  ])("is refused if it is one %s", async (_, slug) => {
    const answer = await add([{ sku: phone, product_quantity: 1, bundle: slug() }]);
    expect(answer).toMatchObject({
      status: false,
      errors: [{ code: "option-not-available", field: "product.0" }],
    } satisfies Partial<Record<keyof Refusal | "status", unknown>>);
  });
});

describe("printing over HTTP", () => {
  it("is normalised, priced, and masked for anyone who has the order's id", async () => {
    const cart = await add([{ sku: jersey, product_quantity: 1, name: " nihal ", number: "১০" }]);
    const printing = { title: "Name and number on the back", field_is_free: "0", field_price: 250 };
    expect(cart.data[0]).toMatchObject({
      name: "NIHAL",
      number: "10",
      price: { number: 1_200 },
      product_price_with_bundle: 1_450,
      bundle: [printing],
    });
    const view = await order(cart);
    expect(view.lines).toMatchObject([{ line_total: 1_450, name: "N****", number: "**", bundle: [printing] }]);
  });

  it.each([
    ["letters that are not printed", () => ({ sku: jersey, name: "নিহাল" })],
    ["a name without a letter", () => ({ sku: jersey, name: "..." })],
    ["thirteen letters", () => ({ sku: jersey, name: "ABCDEFGHIJKLM" })],
    ["a number above 99", () => ({ sku: jersey, number: "100" })],
    ["a product without printing", () => ({ sku: phone, name: "NIHAL" })],
  ])("refuses %s", async (_, line) => {
    const answer = await add([{ ...line(), product_quantity: 1 }]);
    expect(answer).toMatchObject({ status: false, errors: [{ code: "option-not-available", field: "product.0" }] });
  });
});
