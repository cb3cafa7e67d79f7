import { createBackend } from "@/backend/app";
import { type ProductList, productsPerPage } from "@/backend/contract/catalog";
import { readBackendEnv } from "@/backend/env";
import { createTestDatabase, type TestDatabase } from "@/tests/support/database";
import { listedCategories } from "@/utils/listing-query";

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

describe("the seeded shop over HTTP", () => {
  it.each(listedCategories)("lists the products of %s, each with what a card shows", async (category) => {
    const list = await ask({ category });
    expect(list.count).toBeGreaterThanOrEqual(20);
    expect(list.items.length).toBe(Math.min(list.count, productsPerPage));
    for (const card of list.items) {
      expect(card).toMatchObject({ category, path: `/shop/devices/${category}/${card.slug}`, preorder: null });
      expect(JSON.stringify([card.title, card.summary])).not.toMatch(/null|undefined/);
      expect(card.colours.length).toBeGreaterThan(0);
    }
  });

  it("leads to the variant that a card shows where colours, memory or a price cut are chosen, and to the product else", async () => {
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

  it("answers every product of a category in full, in both languages", async () => {
    const { items } = await ask({ category: "apparel-accessories", per_page: "48" });
    for (const { slug } of items) {
      const [en, bn] = await Promise.all([ask({ slug }), ask({ slug }, "bn")]);
      expect(en.product?.variants.every(({ ram_gb, storage_gb }) => ram_gb === null && storage_gb === null)).toBe(true);
      expect(bn.product?.description).toMatch(/[ঀ-৿]/);
    }
  });

  it("tells sizes and the price of printing of a jersey", async () => {
    const { product } = await ask({ slug: "sutoli-home-jersey" });
    expect(product?.print_price).toBe(250);
    expect([...new Set(product?.variants.map(({ size }) => size))]).toEqual(["S", "M", "L", "XL", "XXL"]);
  });

  it("tells what comes with a phone, and the instalments that fit its price", async () => {
    const { product } = await ask({ slug: "oskavi-focal-2-ultra" });
    expect(product?.bundles).toMatchObject([
      {
        title: "Studio bundle",
        add_ons: [{ free: true, price: 0, picture: null }, { free: true }, { free: false, price: 990 }],
      },
    ]);
    expect(product?.emi_plans).toContainEqual({
      code: "meghdut-12",
      bank: "Meghdut Bank",
      months: 12,
      fee_percent: 4.5,
      least_price: 5000,
    });
    const mug = await ask({ slug: "sutoli-band-mug" });
    expect(mug.product?.emi_plans).toEqual([]);
  });

  it("lists what is on sale over all categories, with the moment at which it ends", async () => {
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

  it("lists coming phones with deposit, day and places left, and nowhere else", async () => {
    const coming = await ask({ category: "phones", preorder: "1" });
    expect(coming.count).toBe(6);
    for (const card of coming.items) {
      expect(card.path).toBe(`/shop/pre-order/devices/phones/${card.slug}`);
      expect(card.preorder?.slots_left).toBeGreaterThan(0);
    }
    const shelf = await ask({ category: "phones", per_page: "48" });
    expect(shelf.items.filter(({ preorder }) => preorder !== null)).toEqual([]);
  });

  it("counts every category where none is asked for", async () => {
    const all = await ask({});
    for (const category of listedCategories) {
      const { count } = await ask({ category });
      expect(all.facets?.category).toContainEqual({ value: category, count });
    }
  });
});
