import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { fillCart, type HttpShop, placeOrder, serveBackend, serveHttp } from "@/tests/support/http-shop";

const BUYERS = 200;
const UNITS = 20;

let database: TestDatabase;
let shop: HttpShop;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 });
  shop = await serveBackend(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function anyAffordableSku(): Promise<string> {
  const { rows } = await database.pool.query<{ sku: string }>(
    "select sku from product_variants where price_poisha < 4000000 order by sku limit 1",
  );
  const sku = rows[0]?.sku;
  if (sku === undefined) throw new Error("The seed has no phone under Tk 40,000");
  return sku;
}

async function sellTo(buyers: number, buy: (buyer: number) => Promise<{ orderId: string | undefined }>) {
  const purchases = await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  return purchases.filter((purchase) => purchase.orderId !== undefined);
}

test("[ROUTE-26] 200 parallel buyers of 20 pieces make exactly 20 orders", async () => {
  const sku = await anyAffordableSku();
  await database.pool.query("update product_variants set stock = $1 where sku = $2", [UNITS, sku]);
  const carts = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) carts.push(await fillCart(shop.address, sku));

  const purchases = await Promise.all(carts.map((cart, buyer) => placeOrder(shop.address, cart, buyer)));

  expect(purchases.filter(({ status }) => status === 200)).toHaveLength(UNITS);
  expect(purchases.filter(({ code }) => code === "out-of-stock")).toHaveLength(BUYERS - UNITS);
  const { rows } = await database.pool.query<{ stock: number; sold: number; ledger: number }>(
    `select stock,
       (select coalesce(sum(quantity), 0)::int from order_lines where order_lines.sku = $1) as sold,
       (select sum(delta)::int from stock_ledger where stock_ledger.sku = $1) as ledger
     from product_variants where sku = $1`,
    [sku],
  );
  expect(rows[0]).toEqual({ stock: 0, sold: UNITS, ledger: 0 });
});

/** A gate that opens for good once `size` callers stand before it, so that the control's race happens every time. */
function meetingOf(size: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived >= size) open();
    return opened;
  };
}

test("the same buyers oversell a shop that looks first and takes afterwards (control)", async () => {
  await database.pool.query("create table naive_stock as select $1::int as pieces", [UNITS]);
  const everyoneHasLooked = meetingOf(UNITS + 1);
  const naive = await serveHttp(async () => {
    const { rows } = await database.pool.query<{ pieces: number }>("select pieces from naive_stock");
    await everyoneHasLooked();
    if ((rows[0]?.pieces ?? 0) <= 0) return Response.json({ errors: [{ code: "out-of-stock" }] }, { status: 409 });
    await database.pool.query("update naive_stock set pieces = pieces - 1");
    return Response.json({ data: { order_id: "taken" } });
  });
  try {
    const cart = { token: "unused-by-the-control", version: 1, expected_total: 1 };
    const sold = await sellTo(BUYERS, (buyer) => placeOrder(naive.address, cart, buyer));
    expect(sold.length).toBeGreaterThan(UNITS);
  } finally {
    await naive.close();
  }
});

test("[API-SHOP-23] 100 parallel submits of one cart under one key make one order", async () => {
  const sku = await anyAffordableSku();
  await database.pool.query("update product_variants set stock = 50 where sku = $1", [sku]);
  const cart = await fillCart(shop.address, sku);
  const key = "3f0f2a10-8f1c-4a52-9a3e-1f6a0b7c2d11";

  const purchases = await Promise.all(
    Array.from({ length: 100 }, () => placeOrder(shop.address, cart, BUYERS + 1, key)),
  );

  const ids = new Set(purchases.flatMap(({ orderId }) => orderId ?? []));
  expect(ids.size).toBe(1);
  expect(purchases.every(({ status, code }) => status === 200 || code === "request-in-progress")).toBe(true);
  const { rows } = await database.pool.query("select 1 from orders where cart_token = $1", [cart.token]);
  expect(rows).toHaveLength(1);
});
