import type { CartView } from "@/backend/contract/shop/cart";
import { purgeCarts } from "@/backend/db/queries/orders/cart-queries";
import { startOrderReconciler } from "@/backend/domain/orders/order-reconciler";
import { type LoginApp, loginApp, WIDE_CLIENTS } from "@/tests/support/login";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createProduct, createShop, fillCart } from "@/tests/support/shop/shop";
import { until } from "@/tests/support/site";

/** A client may place 4 orders an hour, and begin 20 carts. */
const MAX_CARTS = 20;
const FLOODER = "203.0.113.7";

let db: TestDatabase;
let app: LoginApp;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [sku = ""] = (await createProduct(db)).skus;
  app = loginApp(db, {
    ...WIDE_CLIENTS,
    RATE_CLIENT_ORDERS_PER_HOUR: "4",
    RATE_CLIENT_SHARED_NETWORKS: "198.51.100.0/24",
  });
});
beforeEach(() => db.pool.query("truncate budgets; delete from carts"));
afterAll(() => db.close());

interface Refused {
  status: false;
  errors: { code: string; message: string }[];
}

const put = (token: string | null, { address = FLOODER, quantity = 1, lang = "en" } = {}) => {
  const product = [{ sku, product_quantity: quantity }];
  return app.call<CartView | Refused>(
    "addCartItem",
    { product, driver: "session", token },
    { address, headers: { lang } },
  );
};
const outcome = async (call: ReturnType<typeof put>) => {
  const { body } = await call;
  return "errors" in body && body.status === false ? body.errors.map(({ code }) => code).join() : "saved";
};
const count = async () => (await db.pool.query("select from carts")).rowCount;
const useUp = () => Promise.all(Array.from({ length: MAX_CARTS }, () => outcome(put(null))));

test.each([
  ["without a token", () => null],
  ["with invented tokens", (at: number) => String(at).padStart(32, "k")],
])("a network begins five carts for each order that it may place in an hour, also at once, %s", async (_, tokenOf) => {
  const outcomes = await Promise.all(Array.from({ length: 30 }, (__, at) => outcome(put(tokenOf(at)))));
  expect(outcomes.filter((each) => each === "saved")).toHaveLength(MAX_CARTS);
  expect(outcomes.filter((each) => each === "too-many-requests")).toHaveLength(10);
  expect(await count()).toBe(MAX_CARTS);
  expect(await outcome(put(null, { address: "203.0.113.8" }))).toBe("saved");
});

test("a cart that exists is changed as often as its owner wants, and its changes are not counted", async () => {
  const { body } = await put(null);
  const { token } = body as CartView;
  for (let quantity = 1; quantity <= 5; quantity += 1) expect(await outcome(put(token, { quantity }))).toBe("saved");
  expect((await useUp()).filter((each) => each === "saved")).toHaveLength(MAX_CARTS - 1);
  expect(await outcome(put(token, { quantity: 2 }))).toBe("saved");
  const { body: last } = await put(token);
  const change = { token, version: (last as CartView).version, sku, product_quantity: 3 };
  expect((await app.call("updateOrderItem", change, { address: FLOODER })).status).toBe(200);
});

test("a refused update and an empty one begin no cart and are not counted", async () => {
  for (let at = 0; at < MAX_CARTS; at += 1) {
    expect(await outcome(put(null, { quantity: 1_000 }))).not.toBe("too-many-requests");
    expect(await outcome(put(null, { quantity: 0 }))).toBe("saved");
  }
  expect(await useUp()).toEqual(Array(MAX_CARTS).fill("saved"));
});

test("the refusal is a sentence in the reader's language, and says when to try again", async () => {
  await useUp();
  const refused = await put(null);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(refused.body).toMatchObject({ errors: [{ message: expect.stringMatching(/^Too many attempts/) }] });
  expect((await put(null, { lang: "bn" })).body).toMatchObject({
    errors: [{ message: expect.stringMatching(/^অনেকবার/) }],
  });
});

test("a network that many people share begins a hundred times as many", async () => {
  const address = "198.51.100.9";
  const outcomes = await Promise.all(Array.from({ length: MAX_CARTS + 10 }, () => outcome(put(null, { address }))));
  expect(outcomes).toEqual(Array(MAX_CARTS + 10).fill("saved"));
});

test("the largest limits of orders that an operator can set are no error", async () => {
  const wide = loginApp(db, { RATE_CLIENT_ORDERS_PER_HOUR: String(Number.MAX_SAFE_INTEGER) });
  const product = [{ sku, product_quantity: 1 }];
  const { status } = await wide.call("addCartItem", { product, driver: "session" });
  expect(status).toBe(200);
});

describe("abandoned carts", () => {
  const age = (days: number, where = "true") =>
    db.pool.query(`update carts set updated_at = now() - $1 * interval '1 day' where ${where}`, [days]);

  test("are deleted after 90 days, all of them in one round, and younger and ordered ones stay", async () => {
    await db.pool.query(
      "insert into carts (token, ordered_at) select lpad(n::text, 32, '0'), case when n = 1 then now() end from generate_series(1, 2500) n",
    );
    await age(91);
    const { token } = await fillCart(db, [[sku, 1]]);
    await age(89, `token = '${token}'`);
    const settlePayments = jest.fn().mockResolvedValue(undefined);
    const loops = startOrderReconciler({ db, pauseMs: 15_000, settlePayments, onFailure: jest.fn() });
    try {
      await until(async () => (await count()) === 2, 30_000);
      const { rows } = await db.pool.query("select token from carts order by token");
      expect(rows.map((row) => row.token)).toEqual(["1".padStart(32, "0"), token].sort());
    } finally {
      await Promise.all(loops.map((loop) => loop.stop()));
    }
  });

  test("are kept when their owner changes them at the moment of the round", async () => {
    const { token } = await fillCart(db, [[sku, 1]]);
    await age(91);
    const owner = await db.pool.connect();
    try {
      await owner.query("begin");
      await owner.query("update carts set updated_at = now() where token = $1", [token]);
      expect(await purgeCarts(db.pool)).toBe(0);
      await owner.query("commit");
    } finally {
      owner.release();
    }
    expect(await count()).toBe(1);
  });
});
