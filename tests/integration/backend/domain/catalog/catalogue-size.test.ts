import type { PoolClient } from "pg";
import type { SortOrder } from "@/backend/contract/shop/catalog";
import type { ListingFilter } from "@/backend/db/queries/catalog/catalog-queries";
import { listCards, listRelated } from "@/backend/db/queries/catalog/listing-queries";
import { NO_FILTER } from "@/tests/support/naive/no-filter";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createShop } from "@/tests/support/shop/shop";

const MANY = 3_000;
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  // The products of the seed are hidden, because they are not part of the test.
  await db.pool.query("update products set published = false");
  // Two variants each, at different prices and ages. Every tenth product is Testo's; every seventh is sold out.
  await db.pool.query(
    `insert into products (slug, category, brand_slug, titles, summaries, texts, released_on, listed_at, popularity)
     select 'many-' || n, 'wearables', case when n % 10 = 0 then 'testo' else 'testa' end, t, t, t, '2026-01-01',
       timestamptz '2026-01-01' + n % 997 * interval '1 hour', n % 1009
     from generate_series(1, $1::int) n, jsonb_build_object('en', 'Many', 'bn', 'অনেক') t`,
    [MANY],
  );
  await db.pool.query(
    `insert into product_variants (sku, product_slug, colour_name, colour_labels, colour_hex, storage_gb, price_poisha, stock,
       position, pictures)
     select 'MANY-' || n || '-' || g, 'many-' || n, 'black', '{"en": "Black", "bn": "কালো"}', '#000000', g,
       100000 + n % 1013 * 1000 + g * 1000, case when n % 7 = 0 then 0 else 5 end, g, '[{}]'
     from generate_series(1, $1::int) n, unnest(array[64, 128]) g`,
    [MANY],
  );
  await db.pool.query("analyze products, product_variants");
});
afterAll(() => db.close());

const watches: ListingFilter = { ...NO_FILTER, category: "wearables" };
const page = (sort: SortOrder, offset = 0) => ({ sort, limit: 24, offset });

/** The rows of products and variants that a connection has read so far: by full table scans, and by an index. */
async function readSoFar(client: PoolClient): Promise<{ whole: number; byIndex: number }> {
  const { rows } = await client.query<{ whole: number; byIndex: number }>(
    `select sum(seq_tup_read)::int as whole, sum(idx_tup_fetch)::int as "byIndex" from pg_stat_xact_user_tables
     where relname in ('products', 'product_variants')`,
  );
  return rows[0] ?? { whole: Number.NaN, byIndex: Number.NaN };
}

/** The rows of products and variants that this work reads, counted by the database. */
async function rowsRead(work: (client: PoolClient) => Promise<readonly unknown[]>) {
  const client = await db.pool.connect();
  try {
    // Between transactions PostgreSQL resets these counts, so both reads must be in one transaction.
    await client.query("begin");
    const before = await readSoFar(client);
    const found = await work(client);
    const after = await readSoFar(client);
    return { found: found.length, whole: after.whole - before.whole, byIndex: after.byIndex - before.byIndex };
  } finally {
    await client.query("rollback");
    client.release();
  }
}

describe("a page of 24 of 3,000 products", () => {
  // To read every product and its variants once would be more than 9,000 rows. The most expensive variants seldom represent their
  // product, and the cheapest products of all are those of the seed, which are not published.
  it.each<[string, SortOrder, Partial<ListingFilter>, number?]>([
    ["the most popular", "popular", {}],
    ["the newest", "newest", {}],
    ["the cheapest", "price-low", {}],
    ["the most expensive", "price-high", {}, 1_500],
    ["a brand with a size, the most popular", "popular", { brands: ["testo"], storages: [128] }],
    ["a brand with a size, the cheapest", "price-low", { brands: ["testo"], storages: [128] }],
    ["within prices, the most expensive", "price-high", { priceMinPoisha: 300_000, priceMaxPoisha: 700_000 }],
    ["a colour, the most popular", "popular", { colours: ["black"] }],
    ["a colour, the cheapest", "price-low", { colours: ["black", "gold"] }],
    ["in stock and with instalments, the cheapest", "price-low", { flags: ["in-stock", "emi"] }],
    ["in stock in a colour, the newest", "newest", { flags: ["in-stock"], colours: ["black"] }],
    ["all categories, the most popular", "popular", { category: null }],
    ["all categories, the cheapest", "price-low", { category: null }, 4_000],
  ])("is read by indexes only: %s", async (_, sort, filter, most = 800) => {
    // After five custom plans PostgreSQL may switch to a generic plan, so each query runs seven times.
    for (let time = 0; time < 7; time += 1) {
      const { found, whole, byIndex } = await rowsRead((client) =>
        listCards(client, { ...watches, ...filter }, page(sort)),
      );
      expect(found).toBe(24);
      expect(whole).toBe(0);
      expect(byIndex).toBeLessThan(most);
    }
  });

  it("finds related products near the price without a scan of the category", async () => {
    const product = { slug: "many-500", category: "wearables", pricePoisha: 600_000, brandSlug: "testo" } as const;
    const { found, whole, byIndex } = await rowsRead((client) => listRelated(client, product, { limit: 4 }));
    expect(found).toBe(4);
    expect(whole).toBe(0);
    expect(byIndex).toBeLessThan(400);
  });
});

/** The same lists by brute force: every product with its variant, sorted in this process. */
async function bruteForce(filter: ListingFilter, sort: SortOrder): Promise<string[]> {
  const { rows } = await db.pool.query<{
    slug: string;
    sku: string;
    price: number;
    popularity: number;
    listed: number;
    stock: number;
  }>(
    `select p.slug, v.sku, v.price_poisha as price, p.popularity, extract(epoch from p.listed_at)::int as listed, v.stock
     from products p join product_variants v on v.product_slug = p.slug where p.published and p.category = $1
       and (cardinality($2::text[]) = 0 or p.brand_slug = any($2)) and (cardinality($3::int[]) = 0 or v.storage_gb = any($3))
       and v.price_poisha >= coalesce($4::int, 0) and v.price_poisha <= coalesce($5::int, 2147483647)`,
    [filter.category, filter.brands, filter.storages, filter.priceMinPoisha, filter.priceMaxPoisha],
  );
  const chosen = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const other = chosen.get(row.slug);
    const rank = (each: typeof row) => [each.stock > 0 ? 0 : 1, each.price, each.sku] as const;
    if (other === undefined || compare(rank(row), rank(other)) < 0) chosen.set(row.slug, row);
  }
  const key = (row: (typeof rows)[number]) =>
    ({
      popular: [-row.popularity, row.slug],
      newest: [-row.listed, row.slug],
      "price-low": [row.price, row.slug],
      "price-high": [-row.price, row.slug],
    })[sort];
  return [...chosen.values()].sort((one, other) => compare(key(one), key(other))).map(({ sku }) => sku);
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? value;
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}

describe("lists of many products", () => {
  it.each<[SortOrder, Partial<ListingFilter>, number]>([
    ["popular", {}, 0],
    ["popular", { storages: [128], brands: ["testo"] }, 48],
    ["newest", { priceMaxPoisha: 400_000 }, 24],
    ["price-low", {}, 1_000],
    ["price-low", { brands: ["testo", "testa"], storages: [64] }, 0],
    ["price-high", { priceMinPoisha: 200_000, priceMaxPoisha: 500_000 }, 120],
  ])("are the same as by brute force: %s, %j, from %i", async (sort, change, offset) => {
    const filter = { ...watches, ...change };
    const cards = await listCards(db.pool, filter, page(sort, offset));
    expect(cards.map(({ sku }) => sku)).toEqual((await bruteForce(filter, sort)).slice(offset, offset + 24));
  });
});

describe("a product that moves to another category or brand", () => {
  it("is listed there by price, and a variant of an unknown product is refused", async () => {
    await db.pool.query("update products set category = 'tab', brand_slug = 'testo' where slug = 'many-1'");
    const moved = { ...watches, category: "tab" as const, brands: ["testo"] };
    const cards = await listCards(db.pool, moved, page("price-low"));
    expect(cards.map(({ slug }) => slug)).toEqual(["many-1"]);
    await expect(
      db.pool.query("update product_variants set product_slug = 'no-such-product' where sku = 'MANY-1-64'"),
    ).rejects.toMatchObject({ code: "23503" });
  });
});
