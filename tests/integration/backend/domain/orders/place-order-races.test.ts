import { randomUUID } from "node:crypto";
import { DomainError } from "@/backend/domain/domain-error";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import {
  createProduct,
  createShop,
  domainContext,
  fillCart,
  newMsisdn,
  orderRequest,
  stockOf,
} from "@/tests/support/shop/shop";
import { until } from "@/tests/support/site";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
});
afterAll(() => db.close());

/** Waits for all of them and counts the results: `ok` or the error code of the refusal. */
async function tally(orders: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(orders)) {
    const name = result.status === "fulfilled" ? "ok" : codeOf(result.reason);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function codeOf(error: unknown): string {
  return error instanceof DomainError ? error.code : String(error);
}

// tests/integration/walk/two-processes.test.ts tests overselling, deadlocks and repeated keys with two processes.
describe("stock under parallel orders", () => {
  it("does not change for one SKU of a cart when the other is sold out", async () => {
    const scarce = await createProduct(db, { variants: [{ stock: 3 }] });
    const plenty = await createProduct(db, { variants: [{ stock: 500 }] });
    const [rare = ""] = scarce.skus;
    const [common = ""] = plenty.skus;
    const carts = await Promise.all(
      Array.from({ length: 30 }, () =>
        fillCart(db, [
          [common, 1],
          [rare, 1],
        ]),
      ),
    );
    const counts = await tally(carts.map((cart) => placeOrder(domainContext(db), randomUUID(), orderRequest(cart))));
    expect(counts).toEqual({ ok: 3, "out-of-stock": 27 });
    expect(await stockOf(db, common)).toEqual({ stock: 497, ledger: 497 });
  });

  it("is locked in the order of the SKUs, not of the cart lines", async () => {
    const variants = [
      { sku: "ZZZ-LAST", stock: 5 },
      { sku: "AAA-FIRST", stock: 5 },
    ];
    await createProduct(db, { variants });
    const cart = await fillCart(db, [
      ["ZZZ-LAST", 1],
      ["AAA-FIRST", 1],
    ]);
    const other = await db.pool.connect();
    try {
      await other.query("begin");
      await other.query("select from product_variants where sku = 'AAA-FIRST' for update");
      const order = placeOrder(domainContext(db), randomUUID(), orderRequest(cart));
      await until(async () => (await waiting()) > 0, 30_000);
      // The order waits for the first SKU and has not locked the last one.
      await other.query("select from product_variants where sku = 'ZZZ-LAST' for update nowait");
      await other.query("rollback");
      await expect(order).resolves.toMatchObject({ state: "pending_payment" });
    } finally {
      other.release(true);
    }
  });
});

/** The number of connections to this database that are waiting for a lock now. */
async function waiting(): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

describe("the same order sent again", () => {
  it("makes one order of 100 parallel requests for one cart, each with its own key", async () => {
    const { skus } = await createProduct(db, { variants: [{ stock: 50 }] });
    const [sku = ""] = skus;
    const request = orderRequest(await fillCart(db, [[sku, 1]]));
    const orders = Array.from({ length: 100 }, () => placeOrder(domainContext(db), randomUUID(), request));
    const ids = (await Promise.all(orders)).map((order) => order.orderId);
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(db, sku)).toEqual({ stock: 49, ledger: 49 });
  });
});

describe("cash on delivery under parallel orders", () => {
  it("does not exceed the limit for one number", async () => {
    await db.pool.query("update shop_settings set cod_open_orders = 1000");
    const { skus } = await createProduct(db, { variants: [{ stock: 500, pricePoisha: 994_000 }] });
    const [sku = ""] = skus;
    const msisdn = newMsisdn();
    const carts = await Promise.all(Array.from({ length: 50 }, () => fillCart(db, [[sku, 1]])));
    const counts = await tally(
      carts.map((cart) =>
        placeOrder(domainContext(db), randomUUID(), orderRequest(cart, { msisdn, paymentMethod: "cod" })),
      ),
    );
    // The limit of 80,000 taka is eight orders of 10,000.
    expect(counts).toEqual({ ok: 8, "cod-limit-crossed": 42 });
    const { rows } = await db.pool.query<{ open: number }>(
      "select sum(payable_poisha)::int as open from orders where msisdn = $1",
      [msisdn],
    );
    expect(rows[0]?.open).toBe(8_000_000);
    await db.pool.query("update shop_settings set cod_open_orders = 2");
  });
});

describe("a cart that changes while it is ordered", () => {
  it("is ordered with the lines that the request saw, or not at all", async () => {
    const { skus } = await createProduct(db, { variants: [{ stock: 5_000 }] });
    const [sku = ""] = skus;
    for (let round = 0; round < 40; round += 1) {
      const cart = await fillCart(db, [[sku, 1]]);
      const [order] = await Promise.allSettled([
        placeOrder(domainContext(db), randomUUID(), orderRequest(cart)),
        fillCart(db, [[sku, 5]], cart.token),
      ]);
      const { rows } = await db.pool.query<{ pieces: number }>(
        `select sum(l.quantity)::int as pieces from orders o join order_lines l on l.order_id = o.id
         where o.cart_token = $1`,
        [cart.token],
      );
      expect(rows[0]?.pieces ?? null).toBe(order?.status === "fulfilled" ? 1 : null);
      if (order?.status === "rejected") expect(codeOf(order.reason)).toBe("cart-changed");
    }
  });

  it("has the lines of one of thirty updates at the same time", async () => {
    const { skus } = await createProduct(db, { variants: [{ stock: 500 }, { stock: 500 }] });
    const [one = "", two = ""] = skus;
    const cart = await fillCart(db, [[one, 1]]);
    const updates = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        fillCart(
          db,
          index % 2 === 0
            ? [
                [one, 2],
                [two, 2],
              ]
            : [[two, 3]],
          cart.token,
        ),
      ),
    );
    expect(new Set(updates.map((update) => update.version)).size).toBe(30);
    const { rows } = await db.pool.query<{ sku: string; quantity: number }>(
      `select l.sku, l.quantity from cart_lines l join carts c on c.token = l.cart_token and c.lines_version = l.version
       where c.token = $1 order by l.position`,
      [cart.token],
    );
    expect([
      [
        { sku: one, quantity: 2 },
        { sku: two, quantity: 2 },
      ],
      [{ sku: two, quantity: 3 }],
    ]).toContainEqual(rows);
  });
});
