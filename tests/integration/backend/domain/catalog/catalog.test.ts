import type { SortOrder } from "@/backend/contract/shop/catalog";
import type { ListingFilter } from "@/backend/db/queries/catalog/catalog-queries";
import { endSales } from "@/backend/domain/catalog/end-sales";
import { getProduct } from "@/backend/domain/catalog/get-product";
import { type Listing, listProducts } from "@/backend/domain/catalog/list-products";
import { NO_FILTER } from "@/tests/support/naive/no-filter";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createProduct, createShop } from "@/tests/support/shop/shop";
import { countStatements } from "@/tests/support/statements";

let db: TestDatabase;

const everything: ListingFilter = { ...NO_FILTER, category: "wearables" };

function list(
  filter: Partial<ListingFilter> = {},
  page: { sort?: SortOrder; page?: number; perPage?: number } = {},
): Promise<Listing> {
  return listProducts({ db }, { filter: { ...everything, ...filter }, sort: "popular", page: 1, perPage: 24, ...page });
}

const slugs = (listing: Listing) => listing.items.map((item) => item.slug);

beforeAll(async () => {
  db = await createTestDatabase();
  // The products of the seed are hidden, because they are not part of the test.
  await db.pool.query("update products set published = false");
  await createShop(db);
  const category = "wearables";
  await createProduct(db, {
    slug: "alpha",
    category,
    brand: "testa",
    fiveG: true,
    popularity: 10,
    listedAt: "2026-03-01",
    variants: [
      { sku: "ALPHA-64", storageGb: 64, pricePoisha: 100_000, stock: 0 },
      { sku: "ALPHA-128", storageGb: 128, pricePoisha: 200_000, stock: 4 },
      { sku: "ALPHA-256", storageGb: 256, pricePoisha: 300_000, wasPricePoisha: 350_000 },
    ],
  });
  await createProduct(db, {
    slug: "beta",
    category,
    brand: "testo",
    popularity: 30,
    listedAt: "2026-01-01",
    variants: [{ sku: "BETA-128", storageGb: 128, pricePoisha: 150_000 }],
  });
  await createProduct(db, {
    slug: "gamma",
    category,
    brand: "testo",
    fiveG: true,
    popularity: 20,
    listedAt: "2026-02-01",
    variants: [{ sku: "GAMMA-256", storageGb: 256, pricePoisha: 900_000, stock: 0 }],
  });
  await createProduct(db, { slug: "hidden", category, published: false, popularity: 99 });
});
afterAll(() => db.close());

describe("listProducts", () => {
  it("lists published products of the category, the most popular first", async () => {
    const listing = await list();
    expect(slugs(listing)).toEqual(["beta", "gamma", "alpha"]);
    expect(listing).toMatchObject({ count: 3, page: 1, pages: 1 });
  });

  it.each([
    ["newest", ["alpha", "gamma", "beta"]],
    ["price-low", ["beta", "alpha", "gamma"]],
    ["price-high", ["gamma", "alpha", "beta"]],
  ] as const)("sorts by %s", async (sort, expected) => {
    expect(slugs(await list({}, { sort }))).toEqual(expected);
  });

  it("lists a product with its cheapest variant in stock", async () => {
    const alpha = (await list()).items.find((item) => item.slug === "alpha");
    expect(alpha).toMatchObject({ sku: "ALPHA-128", pricePoisha: 200_000, stock: 4 });
  });

  it("lists a product with its cheapest variant if none is in stock", async () => {
    const gamma = (await list()).items.find((item) => item.slug === "gamma");
    expect(gamma).toMatchObject({ sku: "GAMMA-256", stock: 0 });
  });

  it("lists a product with the variant that matches the filter", async () => {
    const [alpha] = (await list({ brands: ["testa"], storages: [256] })).items;
    expect(alpha).toMatchObject({ sku: "ALPHA-256", pricePoisha: 300_000, wasPricePoisha: 350_000 });
  });

  it("lists a product only if one variant matches all filters", async () => {
    expect((await list({ storages: [64], priceMinPoisha: 150_000 })).count).toBe(0);
  });

  it("accepts several values of one filter", async () => {
    expect(slugs(await list({ storages: [64, 128] }))).toEqual(["beta", "alpha"]);
    expect((await list({ brands: ["testa", "testo"] })).count).toBe(3);
  });

  it("filters by 5G and by a range of prices, both ends included", async () => {
    expect(slugs(await list({ fiveG: true }))).toEqual(["gamma", "alpha"]);
    expect(slugs(await list({ priceMinPoisha: 150_000, priceMaxPoisha: 200_000 }))).toEqual(["beta", "alpha"]);
  });

  it("counts each facet with the other facets applied", async () => {
    const { facets } = await list({ brands: ["testo"], fiveG: true });
    expect(facets.brand).toEqual([
      { value: "testa", labels: { en: "Testa", bn: "Testa" }, count: 1 },
      { value: "testo", labels: { en: "Testo", bn: "Testo" }, count: 1 },
    ]);
    expect(facets.storage).toEqual([{ value: "256", count: 1 }]);
    expect(facets.fiveG).toEqual([{ value: "1", label: "5G", count: 1 }]);
    expect(facets.price).toEqual({ minPoisha: 900_000, maxPoisha: 900_000 });
  });

  it("returns the whole range of prices while a range is chosen", async () => {
    const { facets } = await list({ priceMinPoisha: 200_000, priceMaxPoisha: 300_000 });
    expect(facets.price).toEqual({ minPoisha: 100_000, maxPoisha: 900_000 });
  });

  it("counts a product once if several variants match", async () => {
    expect((await list({ brands: ["testa"] })).count).toBe(1);
  });

  it("pages without losing or repeating a product", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({}, { page, perPage: 1 })));
    expect(pages.flatMap(slugs)).toEqual(["beta", "gamma", "alpha"]);
    expect(pages[2]).toMatchObject({ count: 3, page: 3, pages: 3 });
  });

  it("returns an empty page beyond the last, with the count", async () => {
    expect(await list({}, { page: 9 })).toMatchObject({ items: [], count: 3, page: 9, pages: 1 });
  });

  it("returns nothing for an unknown brand", async () => {
    const listing = await list({ brands: ["'; drop table brands; --"] });
    expect(listing).toMatchObject({ items: [], count: 0, pages: 0 });
  });

  it("counts the categories in a list of all categories only", async () => {
    expect((await list({ category: null })).facets.category).toEqual([{ value: "wearables", count: 3 }]);
    expect((await list()).facets.category).toEqual([]);
  });

  it("lists a coming product only among the pre-orders", async () => {
    const { slug } = await createProduct(db, { category: "wearables", variants: [{ stock: 0 }] });
    await db.pool.query("update products set preorder = true where slug = $1", [slug]);
    await db.pool.query(
      `insert into preorder_offers (product_slug, released_on, deposit_poisha, slots, slots_taken, gifts)
       values ($1, '2027-01-14', 200000, 10, 3, '{"en": ["Case"], "bn": ["কেস"]}')`,
      [slug],
    );
    expect(slugs(await list())).not.toContain(slug);
    const [coming] = (await list({ scope: "preorder" })).items;
    expect(coming).toMatchObject({
      slug,
      preorder: { releasedOn: "2027-01-14", depositPoisha: 200_000, slotsLeft: 7, gifts: { en: ["Case"] } },
    });
    const isReleased = async () => (await list({ scope: "preorder" })).items[0]?.preorder?.released;
    const today = "(now() at time zone 'Asia/Dhaka')::date";
    await db.pool.query(`update preorder_offers set released_on = ${today} + 1 where product_slug = $1`, [slug]);
    expect(await isReleased()).toBe(false);
    await db.pool.query(`update preorder_offers set released_on = ${today} where product_slug = $1`, [slug]);
    expect(await isReleased()).toBe(true);
  });

  it("lists the reduced variant in a sale, until the sale ends and its price is restored", async () => {
    await db.pool.query("update product_variants set sale_ends_at = now() + interval '1 hour' where sku = 'ALPHA-256'");
    const sale = await list({ scope: "sale" });
    expect(sale).toMatchObject({ count: 1, items: [{ sku: "ALPHA-256", pricePoisha: 300_000 }] });
    expect(sale.facets.category).toEqual([{ value: "wearables", count: 1 }]);

    await endSales({ db });
    expect((await list({ scope: "sale" })).count).toBe(1);
    await db.pool.query(
      "update product_variants set sale_ends_at = now() - interval '1 second' where sku = 'ALPHA-256'",
    );
    expect((await list({ scope: "sale" })).count).toBe(0);
    await endSales({ db });
    const { rows } = await db.pool.query(
      "select price_poisha, was_price_poisha, sale_ends_at from product_variants where sku = 'ALPHA-256'",
    );
    expect(rows).toEqual([{ price_poisha: 350_000, was_price_poisha: null, sale_ends_at: null }]);
    await db.pool.query("update product_variants set price_poisha = 300000 where sku = 'ALPHA-256'");
  });

  it("sends three statements to the database", async () => {
    const statements = countStatements();
    await list();
    expect(statements.all()).toHaveLength(3);
  });
});

describe("getProduct", () => {
  it("returns every variant in its order, also sold-out ones", async () => {
    const { product } = await getProduct({ db }, { slug: "alpha", category: "wearables" });
    expect(product.variants.map((variant) => variant.sku)).toEqual(["ALPHA-64", "ALPHA-128", "ALPHA-256"]);
    expect(product.texts.bn.description).toBe("বাংলা বিবরণ");
    expect(product.releasedOn).toBe("2026-10-01");
  });

  it("suggests other products of the category that are in stock", async () => {
    const { related } = await getProduct({ db }, { slug: "alpha", category: null });
    expect(related.map((card) => card.slug)).toEqual(["beta"]);
  });

  it.each([
    ["an unknown slug", "nothing", null],
    ["a product that is not published", "hidden", null],
    ["a slug of another category", "alpha", "phones"],
  ] as const)("refuses %s", async (_, slug, category) => {
    await expect(getProduct({ db }, { slug, category })).rejects.toMatchObject({ code: "product-not-found" });
  });
});
