import { randomUUID } from "node:crypto";
import { type Backend, createBackend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Refusal } from "@/backend/contract/errors";
import { type CallName, callPaths } from "@/backend/contract/paths";
import type { CartView } from "@/backend/contract/shop/cart";
import type { ProductList } from "@/backend/contract/shop/catalog";
import type { OrderView } from "@/backend/contract/shop/orders";
import { readBackendEnv } from "@/backend/env";
import { memoryLog, ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { newBuyer } from "@/tests/support/servers/http-shop";
import { createProduct, createShop, newMsisdn, PLACE } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
let sku = "";
let slug = "";

beforeAll(async () => {
  db = await createTestDatabase();
  // The products of the seed are hidden, because they are not part of the test.
  await db.pool.query("update products set published = false");
  await createShop(db);
  const product = await createProduct(db, {
    category: "wearables",
    variants: [{ pricePoisha: 6_499_950, wasPricePoisha: 7_000_000, storageGb: 256, colour: "blue" }],
  });
  [sku = ""] = product.skus;
  slug = product.slug;
  // Every response is validated against the contract.
  backend = backendOf({});
});
afterAll(() => db.close());

function backendOf(variables: Record<string, string>): Backend {
  const env = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN, ...variables });
  const now = () => new Date("2026-11-21T06:00:00Z");
  return createBackend({ db, env, log: memoryLog(), say: () => undefined, now, checkAnswers: true });
}

interface Sent {
  body?: unknown;
  query?: Record<string, string>;
  lang?: "en" | "bn";
  key?: string;
}

async function call<Answer>(name: CallName, { body, query, lang = "en", key }: Sent = {}) {
  const { method, path } = callPaths[name];
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const headers: Record<string, string> = { lang, "content-type": "application/json" };
  if (key !== undefined) headers["idempotency-key"] = key;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await backend.fetch(new Request(`${ORIGIN}${path}${search}`, init));
  return { status: response.status, body: (await response.json()) as Answer };
}

const add = (product: unknown[], token: string | null = null, lang: "en" | "bn" = "en") =>
  call<CartView>("addCartItem", { body: { product, driver: "session", token }, lang });

async function newCart(): Promise<CartView & { token: string }> {
  const { body } = await add([{ sku, product_quantity: 1 }]);
  if (body.token === null) throw new Error("The cart has no token");
  return { ...body, token: body.token };
}

async function order(change: Record<string, unknown> = {}, key: string = randomUUID()) {
  const cart = await newCart();
  const body = {
    token: cart.token,
    version: cart.version,
    expected_total: cart.totalPrice.payable + 60,
    ...newBuyer(),
    ...change,
  };
  return call<CallAnswer<"makeOrder">>("makeOrder", { body, key });
}

describe("catalogue", () => {
  it("[API-SHOP-03] get-products answers a list that depends on its parameters", async () => {
    const all = await call<{ data: ProductList }>("getProducts", { query: { category: "wearables" } });
    const [card] = all.body.data.items;
    expect(card).toMatchObject({
      slug,
      path: `/shop/devices/wearables/${slug}`,
      price: 64_999.5,
      was_price: 70_000,
      emi_from: { code: "nodi-36", bank: "Nodi Finance", months: 36, monthly: 2_076.38, total: 74_749.5 },
      in_stock: true,
      sku,
    });
    const none = await call<{ data: ProductList }>("getProducts", {
      query: { category: "wearables", price_max: "100" },
    });
    expect(none.body.data).toMatchObject({ items: [], count: 0, pages: 0 });
  });

  it("answers one product in full, in the reader's language", async () => {
    const { body } = await call<{ data: ProductList }>("getProducts", { query: { slug }, lang: "bn" });
    expect(body.data.product).toMatchObject({
      title: `পণ্য ${slug}`,
      description: "বাংলা বিবরণ",
      variants: [{ sku, price: 64_999.5, stock: 10, colour: { name: "blue", label: "রং" } }],
    });
  });

  it("labels 1,024 GB as 1 TB in storages and variations, in both languages", async () => {
    const { skus } = await createProduct(db, { category: "tab", variants: [{ storageGb: 512 }, { storageGb: 1_024 }] });
    const labels = async (lang: "en" | "bn") => {
      const { body } = await call<{ data: ProductList }>("getProducts", { query: { category: "tab" }, lang });
      return body.data.facets?.storage.map(({ value, label }) => [value, label]);
    };
    const expected = { en: ["512 GB", "1 TB"], bn: ["৫১২ জিবি", "১ টিবি"] };
    for (const lang of ["en", "bn"] as const) {
      const [half, whole] = expected[lang];
      expect(await labels(lang)).toEqual([
        ["512", half],
        ["1024", whole],
      ]);
      const { body } = await add([{ sku: skus[1], product_quantity: 1 }], null, lang);
      expect(Object.values(body.data[0]?.variationDetails ?? {})).toContain(whole);
    }
  });

  it("answers 404 with a code for an unknown product", async () => {
    const { status, body } = await call<Refusal>("getProducts", { query: { slug: "nothing" } });
    expect([status, body.errors[0]?.code]).toEqual([404, "product-not-found"]);
  });
});

describe("cart", () => {
  it("[API-SHOP-32] a cart update answers status, token, isCodEnabled, codLimitCross, cmpOfferInputShow, errors and data", async () => {
    const { body } = await add([{ sku, product_quantity: 1 }]);
    expect(body).toMatchObject({
      status: true,
      token: expect.any(String),
      isCodEnabled: false,
      codLimitCross: 50_000,
      cmpOfferInputShow: false,
      errors: [],
      data: [
        {
          product_path: `/shop/devices/wearables/${slug}?variant=${sku}`,
          price: { number: 64_999.5 },
          line_total: 64_999.5,
          type: "others",
          variationDetails: { Colour: "blue", RAM: "8 GB", Storage: "256 GB" },
          field_cart_image: ["/images/kit/blue.webp"],
          stock: 10,
        },
      ],
    });
  });

  it("is in Bengali for a reader of Bengali", async () => {
    const { body } = await add([{ sku, product_quantity: 1 }], null, "bn");
    expect(body.data[0]?.variationDetails).toEqual({ রং: "রং", র‍্যাম: "৮ জিবি", স্টোরেজ: "২৫৬ জিবি" });
  });

  it("refuses an update with 200, status false and all errors", async () => {
    const { status, body } = await add([
      { sku, product_quantity: 9 },
      { sku: "NO-SUCH-SKU", product_quantity: 1 },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: false,
      errors: [
        { code: "quantity-limit", field: "product.0" },
        { code: "sku-not-found", field: "product.1" },
      ],
      requestId: expect.any(String),
    });
  });

  it("[API-SHOP-30] a cart fetch answers status, data, totalPrice and vat_text_config", async () => {
    const { token } = await newCart();
    const { body } = await call<CartView>("getCartItem", { query: { productToken: token } });
    expect(body).toMatchObject({
      status: true,
      data: [{ sku, quantity: 1 }],
      totalPrice: { items: 64_999.5, includingBundle: 64_999.5, delivery: 0, payable: 64_999.5 },
      vat_text_config: { sidebar_cart_title: expect.any(String) },
    });
  });

  it("refuses a price and any other field that is not in the contract", async () => {
    for (const extra of [{ price: 1 }, { total: 1 }, { isCodEnabled: true }]) {
      const { status } = await add([{ sku, product_quantity: 1, ...extra }]);
      expect(status).toBe(400);
    }
  });
});

describe("delivery", () => {
  it("[API-SHOP-13] a delivery option changes fee and total", async () => {
    const { token } = await newCart();
    const body = { district: PLACE.district, area: PLACE.thana, token, type: "express" };
    const answer = await call<{ data: unknown }>("deliveryOption", { body });
    expect(answer.body.data).toMatchObject({
      type: "express",
      fee: 100,
      version: 2,
      totalPrice: { delivery: 100, payable: 65_099.5 },
    });
  });
});

describe("orders", () => {
  it("[API-SHOP-23] make-order answers an order id, and the same response for the same key", async () => {
    const { token, version } = await newCart();
    const key = randomUUID();
    const buyer = { token, version, ...newBuyer() };
    const { status, body } = await order(buyer, key);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      order_id: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/),
      state: "pending_payment",
      payable: 65_059.5,
    });
    expect(await order(buyer, key)).toEqual({ status, body });
    const other = await order({ ...buyer, address: "House 21, Road 5" }, key);
    expect(other).toMatchObject({ status: 422, body: { errors: [{ code: "idempotency-key-reused" }] } });
  });

  it("refuses a changed order of a cart that was ordered, and answers the id of the existing order", async () => {
    const { token, version } = await newCart();
    const buyer = { token, version, msisdn: newMsisdn() };
    const first = await order(buyer);
    const again = await order(buyer);
    expect(again.body.data.order_id).toBe(first.body.data.order_id);
    const corrected = await order({ ...buyer, address: "House 21, Road 5" });
    expect(corrected).toMatchObject({
      status: 409,
      body: {
        status: false,
        errors: [
          {
            code: "order-already-placed",
            message: expect.stringContaining("The first order is valid"),
            field: "token",
            orderId: first.body.data.order_id,
          },
        ],
      },
    });
  });

  it("needs an idempotency key", async () => {
    const { status, body } = await call<Refusal>("makeOrder", { body: {} });
    expect([status, body.errors[0]?.code]).toEqual([400, "idempotency-key-missing"]);
  });

  it("[API-SHOP-08] tracking shows the masked timeline of an order", async () => {
    const msisdn = newMsisdn();
    const { body } = await order({ msisdn });
    const tracked = await call<{ data: OrderView }>("getTrackOrderDetails", {
      body: { order_id: body.data.order_id.toLowerCase(), msisdn: `+88${msisdn}` },
    });
    expect(tracked.body.data).toMatchObject({
      state_label: "Waiting for payment",
      masked: { full_name: "R***** A****", msisdn: expect.stringMatching(/^01\*{7}\d\d$/) },
      delivery: { earliest: "2026-11-22", latest: "2026-11-23" },
      total: { items: 64_999.5, delivery: 60, payable: 65_059.5 },
    });
    expect(JSON.stringify(tracked.body)).not.toContain(msisdn);
  });

  it("[API-SHOP-24] several orders are listed by their ids", async () => {
    const one = (await order()).body.data.order_id;
    const two = (await order()).body.data.order_id;
    const { body } = await call<{ data: OrderView[] }>("getMultipleOrders", { body: { order_ids: [two, one] } });
    expect(body.data.map((each) => each.order_id)).toEqual([two, one]);
  });
});

describe("payment", () => {
  async function opened() {
    const orderId = (await order()).body.data.order_id;
    const { body } = await call<{ data: { redirectUrl: string; transaction_id: string } }>("payment", {
      body: { order_id: orderId },
      key: randomUUID(),
    });
    return { orderId, ...body.data };
  }

  const page = (address: string, decision?: string, on: Backend = backend) =>
    on.fetch(
      decision === undefined
        ? new Request(address)
        : new Request(address, { method: "POST", body: new URLSearchParams({ decision }) }),
    );

  it("[API-SHOP-17] payment redirects to the gateway's page, which shows the order's amount and has no script", async () => {
    const { redirectUrl, transaction_id, orderId } = await opened();
    expect(redirectUrl).toBe(`${ORIGIN}/sandbox/gateway/${transaction_id}`);
    const response = await page(redirectUrl);
    const html = await response.text();
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'; img-src 'self';");
    expect(html).toContain("Tk 65,059.50");
    expect(html).toContain(orderId);
    expect(html).not.toContain("<script");
  });

  it("[API-SHOP-06] an approved payment makes the order placed and paid", async () => {
    const { redirectUrl, transaction_id, orderId } = await opened();
    const response = await page(redirectUrl, "approve");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${ORIGIN}/shop/order/${orderId}?transaction=${transaction_id}`);
    const { body } = await call("validatePaymentTransaction", { body: { order_id: orderId, transaction_id } });
    expect(body).toEqual({ status: true, data: { order_id: orderId, state: "placed", payment_state: "paid" } });
  });

  it.each([
    ["decline", "failed"],
    ["cancel", "cancelled"],
  ])("keeps the order open when the payer chooses %s", async (decision, paymentState) => {
    const { redirectUrl, transaction_id, orderId } = await opened();
    await page(redirectUrl, decision);
    const { body } = await call("validatePaymentTransaction", { body: { order_id: orderId, transaction_id } });
    expect(body).toMatchObject({ data: { state: "pending_payment", payment_state: paymentState } });
  });

  it("ignores a second decision", async () => {
    const { redirectUrl, transaction_id, orderId } = await opened();
    await page(redirectUrl, "decline");
    await page(redirectUrl, "approve");
    const { body } = await call("validatePaymentTransaction", { body: { order_id: orderId, transaction_id } });
    expect(body).toMatchObject({ data: { payment_state: "failed" } });
    expect(await (await page(redirectUrl)).text()).toContain("This payment was declined.");
  });

  it("refuses an unknown decision and an unknown payment", async () => {
    const { redirectUrl } = await opened();
    expect((await page(redirectUrl, "steal")).status).toBe(400);
    expect((await page(`${ORIGIN}/sandbox/gateway/unknown`)).status).toBe(404);
    expect((await page(`${ORIGIN}/sandbox/gateway/unknown`, "approve")).status).toBe(404);
  });

  it("does not redirect to another site", async () => {
    const { redirectUrl, transaction_id } = await opened();
    await db.pool.query(
      "update sandbox_gateway_payments set return_url = 'https://evil.example/' where transaction_id = $1",
      [transaction_id],
    );
    expect((await page(redirectUrl, "approve")).status).toBe(404);
  });
});
