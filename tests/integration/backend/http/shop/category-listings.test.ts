import { createBackend } from "@/backend/app";
import { type ProductList, productsPerPage } from "@/backend/contract/shop/catalog";
import { readBackendEnv } from "@/backend/env";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { listedCategories } from "@/utils/catalog/listing-query";

let db: TestDatabase;
let fetch: (request: Request) => Promise<Response>;

beforeAll(async () => {
  db = await createTestDatabase();
  const backend = createBackend({
    db,
    env: { ...readBackendEnv(), codePepper: "pepper-of-a-test" },
    log: { warn() {}, error() {} },
    say() {},
    checkAnswers: true,
  });
  fetch = backend.fetch;
});
afterAll(() => db.close());

async function ask(query: Record<string, string>, lang = "en"): Promise<ProductList> {
  const address = `http://shop.example/api/get-products?${new URLSearchParams(query)}`;
  const answer = await fetch(new Request(address, { headers: { lang } }));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: ProductList }).data;
}

const slugs = ({ items }: ProductList) => items.map(({ slug }) => slug);
/** The value of a filter with the fewest products, but at least one. */
const rarest = (choices: readonly { value: string; count: number }[] = []) =>
  choices.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count)[0];

describe("get-products with its parameters", () => {
  it.each(["brand", "storage", "ram", "five_g", "colour", "only", "attr"] as const)(
    "[API-SHOP-03] %s filters the list to the products that have the value",
    async (name) => {
      const category = name === "attr" ? "wearables" : "phones";
      const whole = await ask({ category });
      const [attribute] = whole.facets?.attributes ?? [];
      const choice = name === "attr" ? rarest(attribute?.values) : rarest(whole.facets?.[name]);
      if (choice === undefined) throw new Error(`Nothing to choose for ${name}`);
      const value = name === "attr" ? `${attribute?.key}:${choice.value}` : choice.value;
      const list = await ask({ category, [name]: value, per_page: "48" });
      expect(choice.count).toBeLessThan(whole.count);
      expect(list.count).toBe(choice.count);
      expect(new Set(slugs(list)).size).toBe(choice.count);
    },
  );

  it("[API-SHOP-03] two brands return the products of both", async () => {
    const { facets } = await ask({ category: "phones" });
    const [one, other] = facets?.brand ?? [];
    if (one === undefined || other === undefined) throw new Error("There are no two brands");
    const list = await ask({ category: "phones", brand: `${one.value},${other.value}`, per_page: "48" });
    expect(list.count).toBe(one.count + other.count);
    expect(new Set(list.items.map(({ brand }) => brand.slug))).toEqual(new Set([one.value, other.value]));
  });

  it("[API-SHOP-03] the facet of brands contains only the chosen brand, with count 0, if nothing matches", async () => {
    const { facets } = await ask({ category: "phones" });
    const [brand] = facets?.brand ?? [];
    const none = await ask({ category: "phones", brand: brand?.value ?? "", price_max: "100" });
    expect(none.count).toBe(0);
    expect(none.facets?.brand).toEqual([{ ...brand, count: 0 }]);
  });

  it("[API-SHOP-03] price_min and price_max filter the list by price", async () => {
    const whole = await ask({ category: "phones" });
    const list = await ask({ category: "phones", price_min: "20000", price_max: "30000", per_page: "48" });
    expect(list.count).toBeGreaterThan(0);
    expect(list.count).toBeLessThan(whole.count);
    for (const { price } of list.items) {
      expect(price).toBeGreaterThanOrEqual(20_000);
      expect(price).toBeLessThanOrEqual(30_000);
    }
  });

  it.each([
    ["popular", "popularity desc"],
    ["newest", "listed_at desc, released_on desc"],
    ["price-low", "least"],
    ["price-high", "least desc"],
  ])("[API-SHOP-03] sort=%s sorts the list", async (sort, order) => {
    const { rows } = await db.pool.query<{ slug: string }>(
      `select slug from (select p.*, (select price_poisha from product_variants v where v.product_slug = p.slug
         order by (v.stock > 0) desc, v.price_poisha limit 1) as least from products p) p
       where category = 'phones' and published and not preorder order by ${order}, slug limit 24`,
    );
    expect(slugs(await ask({ category: "phones", sort }))).toEqual(rows.map(({ slug }) => slug));
  });

  it("[API-SHOP-03] page and per_page split the list without a gap", async () => {
    const ten = await ask({ category: "phones", per_page: "10" });
    const [first, second] = await Promise.all(
      ["1", "2"].map((page) => ask({ category: "phones", per_page: "5", page })),
    );
    expect(first).toMatchObject({ page: 1, per_page: 5, pages: Math.ceil(ten.count / 5) });
    expect(second).toMatchObject({ page: 2 });
    expect([first, second].flatMap((part) => part?.items.map(({ slug }) => slug))).toEqual(slugs(ten));
  });
});

describe("the seeded shop over HTTP", () => {
  it.each(listedCategories)("lists the products of %s, each with the fields of a card", async (category) => {
    const list = await ask({ category });
    expect(list.count).toBeGreaterThanOrEqual(20);
    expect(list.items.length).toBe(Math.min(list.count, productsPerPage));
    for (const card of list.items) {
      expect(card).toMatchObject({ category, path: `/shop/devices/${category}/${card.slug}`, preorder: null });
      expect(JSON.stringify([card.title, card.summary])).not.toMatch(/null|undefined/);
      expect(card.colours.length).toBeGreaterThan(0);
    }
  });

  it("links a card to its variant if a colour, stock or a price cut is filtered, and to the product otherwise", async () => {
    const blue = await ask({ category: "phones", colour: "blue", only: "in-stock,emi" }, "bn");
    expect(blue.items.length).toBeGreaterThan(5);
    expect(blue.items.map(({ path }) => path)).toEqual(
      blue.items.map(({ slug, sku }) => `/shop/devices/phones/${slug}?variant=${sku}`),
    );
    expect(blue.facets?.colour).toContainEqual({
      value: "blue",
      label: "নীল",
      hex: expect.stringMatching(/^#/),
      count: blue.count,
    });
    const [reduced] = (await ask({ category: "phones", only: "reduced" })).items;
    expect(reduced?.path).toBe(`/shop/devices/phones/${reduced?.slug}?variant=${reduced?.sku}`);
    const other = await ask({ category: "phones", only: "emi" });
    expect(other.items.map(({ path }) => path)).toEqual(other.items.map(({ slug }) => `/shop/devices/phones/${slug}`));
  });

  it("returns brand names in the reader's language in cards, filters and products", async () => {
    const bengali = await ask({ category: "phones", per_page: "48" }, "bn");
    const names = [
      ...bengali.items.map(({ brand }) => brand.name),
      ...(bengali.facets?.brand ?? []).map(({ label }) => label),
    ];
    expect(names).toContain("পদ্মিরো");
    expect(names.filter((name) => !/^[ঀ-৿]/.test(name))).toEqual([]);
    expect((await ask({ slug: "padmiro-char-2" }, "bn")).product?.brand.name).toBe("পদ্মিরো");
    expect((await ask({ slug: "padmiro-char-2" })).product?.brand.name).toBe("Padmiro");
  });

  it("returns every product of a category in full, in both languages", async () => {
    const { items } = await ask({ category: "apparel-accessories", per_page: "48" });
    for (const { slug } of items) {
      const [en, bn] = await Promise.all([ask({ slug }), ask({ slug }, "bn")]);
      expect(en.product?.variants.every(({ ram_gb, storage_gb }) => ram_gb === null && storage_gb === null)).toBe(true);
      expect(bn.product?.description).toMatch(/[ঀ-৿]/);
    }
  });

  it("returns the sizes of a jersey and the price of its printing", async () => {
    const { product } = await ask({ slug: "sutoli-home-jersey" });
    expect(product?.print_price).toBe(250);
    expect([...new Set(product?.variants.map(({ size }) => size))]).toEqual(["S", "M", "L", "XL", "XXL"]);
  });

  it("returns the add-ons of a phone, and the instalments for its price", async () => {
    const { product } = await ask({ slug: "oskavi-focal-2-ultra" });
    expect(product?.bundles).toMatchObject([
      {
        title: "Studio bundle",
        add_ons: [{ free: true, price: 0, picture: null }, { free: true }, { free: false, price: 990 }],
      },
    ]);
    const [lowest] = product?.installments ?? [];
    expect(lowest?.price).toBe(product?.price);
    expect(lowest?.plans[0]).toEqual(product?.emi_from);
    const mug = await ask({ slug: "sutoli-band-mug" });
    expect(mug.product?.installments).toEqual([]);
  });

  it("lists products on sale of all categories, with the end of the sale", async () => {
    const sale = await ask({ sale: "1", per_page: "48" });
    expect(sale.count).toBeGreaterThan(50);
    for (const card of sale.items) {
      expect(card.was_price).toBeGreaterThan(card.price);
      expect(Date.parse(card.sale_ends_at ?? "")).toBeGreaterThan(Date.now());
    }
    const counts = sale.facets?.category ?? [];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(sale.count);
    const tablets = await ask({ sale: "1", category: "tab" });
    expect(tablets.count).toBe(counts.find(({ value }) => value === "tab")?.count);
  });

  it("lists coming phones with their free places, and in no other list", async () => {
    const coming = await ask({ category: "phones", preorder: "1" });
    expect(coming.count).toBe(6);
    for (const card of coming.items) {
      expect(card.path).toBe(`/shop/pre-order/devices/phones/${card.slug}`);
      expect(card.preorder?.slots_left).toBeGreaterThan(0);
    }
    const shelf = await ask({ category: "phones", per_page: "48" });
    expect(shelf.items.filter(({ preorder }) => preorder !== null)).toEqual([]);
  });

  it("counts every category if none is filtered", async () => {
    const all = await ask({});
    for (const category of listedCategories) {
      const { count } = await ask({ category });
      expect(all.facets?.category).toContainEqual({ value: category, count });
    }
  });
});
