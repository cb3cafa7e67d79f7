import { readFileSync } from "node:fs";
import { describeSchema, tablesOf } from "@/scripts/lib/describe-schema";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop, stockOf } from "@/tests/support/shop/shop";

/** The committed description; `npm run migrate -- --write-schema` writes it again. */
const described = tablesOf(readFileSync("backend/db/schema.sql", "utf8"));

let db: TestDatabase;
let tables: ReadonlyMap<string, string>;

beforeAll(async () => {
  db = await createTestDatabase();
  tables = tablesOf(await describeSchema(db));
  await createShop(db);
});
afterAll(() => db.close());

describe("backend/db/schema.sql", () => {
  it("contains every table that the migrations make", async () => {
    const { rows } = await db.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'schema\\_%'",
    );
    expect([...described.keys()].sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it.each([...described.keys()])("describes %s as it is in the database", (name) => {
    expect(described.get(name)).toBe(tables.get(name));
  });
});

describe("the database itself", () => {
  it.each([
    ["a negative stock", "update product_variants set stock = -1"],
    ["a price of zero", "update product_variants set price_poisha = 0"],
    ["a former price below the price", "update product_variants set was_price_poisha = price_poisha"],
    ["a variant without pictures", "update product_variants set pictures = '[]'"],
    [
      "a turn of one view",
      `update product_variants set turn = '{"src": "/a.webp", "frames": 1, "columns": 1, "tint": "#edf3fe"}'`,
    ],
    [
      "a turn without its rows",
      `update product_variants set turn = '{"src": "/a.webp", "frames": 24, "tint": "#edf3fe"}'`,
    ],
    ["a title in one language only", `update products set titles = '{"en": "Only"}'`],
    ["a second row of rules", "insert into shop_settings (id) values (2)"],
    ["a line of six pieces", "update cart_lines set quantity = 6"],
    ["an order whose parts do not add up", "update orders set payable_poisha = payable_poisha + 1"],
    [
      "an order line whose total is not its price times its quantity",
      "update order_lines set total_poisha = total_poisha - 1",
    ],
    [
      "an unpaid order without an end of its hold",
      "update orders set payment_due_until = null where state = 'pending_payment'",
    ],
    ["a movement of zero", "update stock_ledger set delta = 0"],
    ["a pack of kind internet with minutes", "update internet_packs set minutes = 5 where kind = 'internet'"],
    ["a pack of minutes without any", "update internet_packs set minutes = 0 where kind = 'minutes'"],
    ["a pack with an unknown tag", "update internet_packs set tags = array['gold']"],
    ["two packs under one dial code", "update internet_packs set dial_code = '*121*1#'"],
    ["an offer for stars without a tier", "update offers set tiers = '{}' where audience = 'star'"],
    ["an offer for everyone of one tier", "update offers set tiers = array['Gold Star'] where audience = 'everyone'"],
    ["an offer for a tier that does not exist", "update offers set tiers = array['Bronze'] where audience = 'star'"],
    ["an offer under the id of a pack", "update offers set id = 'internet-1024mb-24h-3001'"],
    ["an offer that is taken once and renews itself", "update offers set once_per_number = true, auto_renew = true"],
    ["a star offer for a tier that does not exist", "update star_offers set tiers = array['Bronze Star']"],
    [
      "a star offer by text message without the message",
      "update star_offers set redeem_by = 'sms', redeem_text = null",
    ],
    ["a star offer on an eighth day of the week", "update star_offers set weekdays = '{7}'"],
    ["a branch in an unknown district", "update star_branches set district = 'Nowhere'"],
    ["two tiers that begin with the same use", "update star_tiers set from_poisha = 50000"],
    ["a thirteenth month", "update subscriber_usage set month = '2026-13'"],
    ["a star offer without a tier", "update star_offers set tiers = '{}'"],
    ["a press release without a text in Bengali", `update press_releases set bodies = '{"en": ["Only"], "bn": []}'`],
    ["a quarterly report without its quarter", "update financial_reports set quarter = null where type = 'quarterly'"],
    ["a negative number of shares", "update shareholdings set shares = -1"],
    ["an address in capitals", "insert into newsletter_subscriptions (email, lang) values ('A@b.example', 'en')"],
  ])("refuses %s", async (_, attack) => {
    const { skus } = await createProduct(db, { variants: [{ stock: 5 }] });
    const sku = skus[0] ?? "";
    await buy(db, [[sku, 1]]);
    await expect(db.pool.query(attack)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  it("keeps the ledger equal to the stock, whatever statement changes it", async () => {
    const { skus } = await createProduct(db, { variants: [{ stock: 0 }, { stock: 7 }] });
    const [empty = "", full = ""] = skus;
    await db.pool.query("update product_variants set stock = stock + 3 where sku = any($1)", [skus]);
    await db.pool.query("update product_variants set stock = 1, position = 9 where sku = $1", [full]);
    await db.pool.query("update product_variants set position = 10 where sku = $1", [full]);
    expect(await stockOf(db, empty)).toEqual({ stock: 3, ledger: 3 });
    expect(await stockOf(db, full)).toEqual({ stock: 1, ledger: 1 });
  });

  it("keeps the ledger equal to the stock of every SKU of the seed", async () => {
    const { rows } = await db.pool.query(
      `select sku from product_variants v
       where stock <> (select coalesce(sum(delta), 0) from stock_ledger l where l.sku = v.sku)`,
    );
    expect(rows).toEqual([]);
  });
});
