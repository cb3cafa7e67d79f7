import type { Database } from "@/backend/db/client";

/** Number of copies made in one transaction. */
const CHUNK = 5_000;

// The seeded rows are copied repeatedly. Each copy has a number and different prices, age, popularity and
// stock. The random values are derived from the name, so the same size gives the same catalogue on every machine.
const DRAW = (salt: string, most: number) => `(hashtext(c.new_slug || '${salt}') & 2147483647) % ${most}`;

const COPIES = `
  select p.*, p.slug || '-copy-' || ((at - 1) / p.originals + 1) as new_slug, (at - 1) / p.originals + 1 as n
  from generate_series($1::bigint, $2::bigint) at
  join (select p.*, row_number() over (order by p.slug) as place, count(*) over () as originals from products p
    where p.published and not p.preorder and p.category <> 'sim' and p.slug !~ '-copy-[0-9]+$') p
  on p.place = (at - 1) % p.originals + 1`;

const PRODUCTS = `
  insert into products (slug, category, brand_slug, titles, summaries, texts, five_g, released_on, listed_at, popularity,
    print_price_poisha, vat_basis_points)
  select new_slug, category, brand_slug,
    jsonb_build_object('en', titles ->> 'en' || ' ' || n, 'bn', titles ->> 'bn' || ' ' || n), summaries, texts, five_g,
    released_on - ${DRAW("age", 900)}::int, listed_at - make_interval(hours => ${DRAW("age", 21_600)}::int),
    ${DRAW("popularity", 100_000)}::int, print_price_poisha, vat_basis_points
  from (${COPIES}) c`;

const FACTOR = "((70 + (hashtext(c.new_slug) & 2147483647) % 80) / 100.0)";
const VARIANTS = `
  insert into product_variants (sku, product_slug, colour_name, colour_labels, colour_hex, ram_gb, storage_gb, size,
    price_poisha, was_price_poisha, sale_ends_at, stock, position, pictures)
  select v.sku || '-C' || n, new_slug, colour_name, colour_labels, colour_hex, ram_gb, storage_gb, size,
    greatest(10, round(price_poisha * ${FACTOR} / 1000)) * 1000,
    (greatest(10, round(price_poisha * ${FACTOR} / 1000)) + greatest(1, round((was_price_poisha - price_poisha) / 1000.0))) * 1000,
    sale_ends_at, case when (hashtext(v.sku || n) & 2147483647) % 12 = 0 then 0 else 1 + (hashtext(v.sku || n) & 2147483647) % 80 end,
    v.position, pictures
  from (${COPIES}) c join product_variants v on v.product_slug = c.slug`;

const ATTRIBUTES = `
  insert into product_attributes (product_slug, category, key, value)
  select new_slug, a.category, a.key, a.value from (${COPIES}) c join product_attributes a on a.product_slug = c.slug`;

/** Adds copies of the seeded products, with variants, stock and attributes, up to the given number of products. */
export async function growCatalogue(database: Database, size: number): Promise<void> {
  const count = async (where: string) =>
    (await database.pool.query<{ count: number }>(`select count(*)::int as count from products where ${where}`)).rows[0]
      ?.count ?? 0;
  const copies = await count("slug ~ '-copy-[0-9]+$'");
  const missing = size - (await count("true"));
  for (let from = copies + 1; from <= copies + missing; from += CHUNK) {
    const bounds = [from, Math.min(from + CHUNK - 1, copies + missing)];
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      for (const text of [PRODUCTS, VARIANTS, ATTRIBUTES]) await client.query(text, bounds);
      await client.query("commit");
    } finally {
      client.release(true);
    }
  }
  for (const table of ["products", "product_variants", "product_attributes", "stock_ledger"]) {
    await database.pool.query(`vacuum analyze ${table}`);
  }
}
