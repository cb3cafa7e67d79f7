import { seedContent } from "@/backend/content-import/load-content";
import { rowsOfKind } from "@/backend/db/queries/catalog/catalogue-rows";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { demoDataProblem, seedDatabase, seedPolicy } from "@/backend/db/seed/seed";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

// The real end of the sale moves a week on when a new week begins. The mock keeps it fixed between two seedings.
jest.mock("@/backend/db/seed/sale", () => ({ saleEnd: () => new Date("2030-01-04T17:59:59Z") }));

const SKU = "PDM-CH2-3-64-SKY";
const NOTHING = { seeded: false, written: {} };
const source = dataFiles(process.cwd(), new Date());

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDatabase(database, "demo", source);
});

afterAll(() => database.close());

async function readStock(sku: string): Promise<number | undefined> {
  const { rows } = await database.pool.query("select stock from product_variants where sku = $1", [sku]);
  return rows[0]?.stock;
}

async function listWrongStocks(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select v.sku, v.stock, coalesce(sum(l.delta), 0)::int as ledger
     from product_variants v left join stock_ledger l on l.sku = v.sku
     group by v.sku having v.stock <> coalesce(sum(l.delta), 0)`,
  );
  return rows;
}

describe("a seeded database", () => {
  it("has the variants of the seed with their opening stock", async () => {
    const { rows } = await database.pool.query<{ sku: string; stock: number }>(
      "select sku, stock from product_variants order by sku",
    );
    const sims = rowsOfKind(source.catalogue(), "variant");
    const goods = buildCatalogue(new Date(), source).variants;
    const opening = [...goods, ...sims].map(({ sku, stock }) => ({ sku, stock }));
    expect(rows).toEqual(opening.sort((one, other) => (one.sku < other.sku ? -1 : 1)));
  });

  it("has all stock in the ledger, as opening stock", async () => {
    expect(await listWrongStocks()).toEqual([]);
    const { rows } = await database.pool.query("select distinct reason from stock_ledger");
    expect(rows).toEqual([{ reason: "opening" }]);
  });

  it("has a cash limit of Tk 50,000 and holds an unpaid order for 30 minutes", async () => {
    const { rows } = await database.pool.query("select * from shop_settings");
    expect(rows[0]).toMatchObject({
      cod_limit_poisha: 5_000_000,
      payment_hold_minutes: 30,
    });
    expect(rows[0]?.vat_notes.bn).toMatch(/ভ্যাট/);
  });
});

describe("seeding again", () => {
  it("writes nothing if nothing has changed", async () => {
    expect(await seedDatabase(database, "demo", source)).toEqual(NOTHING);
  });

  it("restores a changed text and price, and does not restore sold stock", async () => {
    const before = (await readStock(SKU)) ?? 0;
    await database.pool.query("update product_variants set stock = stock - 2, stock_reason = 'sale' where sku = $1", [
      SKU,
    ]);
    await database.pool.query("update product_variants set price_poisha = 100 where sku = $1", [SKU]);
    await database.pool.query("update products set popularity = 1 where slug = 'padmiro-char-2'");

    expect(await seedDatabase(database, "demo", source)).toEqual({
      seeded: true,
      written: { products: 1, variants: 1 },
    });

    expect(await readStock(SKU)).toBe(before - 2);
    expect(await listWrongStocks()).toEqual([]);
    const { rows } = await database.pool.query("select price_poisha from product_variants where sku = $1", [SKU]);
    expect(rows).toEqual([{ price_poisha: 949_000 }]);
  });

  it("restores a press release and a pack's price, and keeps newsletter subscriptions", async () => {
    await database.pool.query("delete from press_releases where slug = 'solar-towers-one-thousand'");
    await database.pool.query("update internet_packs set price_poisha = 1 where dial_code = '*121*3001#'");
    await database.pool.query("insert into newsletter_subscriptions (email, lang) values ('a@b.example', 'bn')");

    expect(await seedDatabase(database, "demo", source)).toEqual({
      seeded: true,
      written: { packs: 1, "press-releases": 1 },
    });

    const { rows } = await database.pool.query(
      "select price_poisha, (select email from newsletter_subscriptions) from internet_packs where dial_code = '*121*3001#'",
    );
    expect(rows).toEqual([{ price_poisha: 3_800, email: "a@b.example" }]);
  });

  it("keeps settings that the business has changed", async () => {
    await database.pool.query("update shop_settings set cod_limit_poisha = 3000000 where id = 1");
    await seedDatabase(database, "demo", source);
    const { rows } = await database.pool.query("select cod_limit_poisha from shop_settings");
    expect(rows).toEqual([{ cod_limit_poisha: 3_000_000 }]);
  });

  it("adds a missing phone, with its stock as an opening entry", async () => {
    const sku = "RMB-TK2-3-64-GPH";
    await database.pool.query("delete from stock_ledger where sku = $1", [sku]);
    await database.pool.query("delete from store_stock where sku = $1", [sku]);
    await database.pool.query("delete from product_variants where sku = $1", [sku]);
    expect(await seedDatabase(database, "demo", source)).toEqual({
      seeded: true,
      written: { variants: 1, storeShelves: expect.any(Number) },
    });
    expect(await readStock(sku)).toBe(35);
    expect(await listWrongStocks()).toEqual([]);
  });

  it("writes nothing into a business's own database that has data", async () => {
    await database.pool.query("update product_variants set price_poisha = 100 where sku = $1", [SKU]);
    expect(await seedDatabase(database, "demo-if-empty", source)).toEqual(NOTHING);
    const { rows } = await database.pool.query("select price_poisha from product_variants where sku = $1", [SKU]);
    expect(rows).toEqual([{ price_poisha: 100 }]);
  });

  it("fills a business's own database if it is empty", async () => {
    const empty = await createTestDatabase();
    await empty.pool.query("truncate brands, districts, delivery_options cascade");
    expect(await seedDatabase(empty, "demo-if-empty", source)).toMatchObject({
      seeded: true,
      written: { brands: 14, districts: 64 },
    });
    await empty.close();
  });

  it("writes nothing if it fails half-way", async () => {
    await database.pool.query("update products set popularity = 1 where slug = 'padmiro-char-2'");
    // The delivery options are written last. This constraint makes the database refuse the seed's own rows there.
    await database.pool.query("update delivery_options set position = 7");
    await database.pool.query("alter table delivery_options add constraint refused check (position = 7)");
    await expect(seedDatabase(database, "demo", source)).rejects.toThrow();
    const { rows } = await database.pool.query("select popularity from products where slug = 'padmiro-char-2'");
    expect(rows).toEqual([{ popularity: 1 }]);
  });
});

describe("seedPolicy", () => {
  it("is demo for the sandbox's own database, demo-if-empty for another one, and facts in production", () => {
    expect(seedPolicy({ siteMode: "sandbox", databaseUrl: "" })).toBe("demo");
    expect(seedPolicy({ siteMode: "sandbox", databaseUrl: "postgres://shop" })).toBe("demo-if-empty");
    expect(seedPolicy({ siteMode: "production", databaseUrl: "postgres://shop" })).toBe("facts");
  });
});

describe("a production database", () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createTestDatabase({ empty: true });
  });
  afterAll(() => empty.close());

  it("begins with places and settings, and without any demo data", async () => {
    const policy = seedPolicy({ siteMode: "production", databaseUrl: "postgres://shop" });
    expect(await seedDatabase(empty, policy, source)).toEqual({
      seeded: true,
      written: { districts: 64, thanas: expect.any(Number), "post-codes": expect.any(Number) },
    });
    expect(await seedContent(empty, policy, process.cwd())).toMatchObject({ written: 0 });
    const { rows } = await empty.pool.query<{ name: string; rows: number }>(
      `select table_name as name, (xpath('/row/n/text()', query_to_xml(
         format('select count(*) as n from %I', table_name), false, true, '')))[1]::text::int as rows
       from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(rows.length).toBeGreaterThan(50);
    const filled = rows.filter((table) => table.rows > 0).map(({ name }) => name);
    // Names of colours are words, like names of places.
    const facts = ["colour_families", "districts", "post_codes", "thanas"];
    expect(filled.sort()).toEqual([...facts, "recharge_settings", "schema_migrations", "shop_settings"].sort());
    expect(await demoDataProblem(empty)).toBeNull();
  });

  it("is refused after demo data were written into it", async () => {
    await seedDatabase(empty, "demo-if-empty", source);
    expect(await demoDataProblem(empty)).toMatch(
      /^The database in DATABASE_URL must not contain the sandbox's invented goods/,
    );
  });
});
