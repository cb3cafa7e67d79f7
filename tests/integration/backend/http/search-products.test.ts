import { type Found, hitsOf, searchOn } from "@/tests/support/search";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let site: ReturnType<typeof searchOn>;

beforeAll(async () => {
  db = await createTestDatabase();
  site = searchOn(db);
});
afterAll(() => db.close());

/** The prices of the first products of a search, and their addresses. */
async function productsOf(key: string, lang: "en" | "bn", more: object = {}) {
  const found: Found = await site.search(key, lang, { category: "products", limit: 50, ...more });
  const hits = hitsOf(found);
  return { found, prices: hits.map(({ price = 0 }) => price), paths: hits.map(({ path }) => path) };
}

describe("a search for only a price", () => {
  it.each([
    ["under 20000", "en", 0, 20_000],
    ["২০ হাজারের নিচে", "bn", 0, 20_000],
    ["15000-20000 taka", "en", 15_000, 20_000],
    ["best price under 20000", "en", 0, 20_000],
  ] as const)(
    "%j in %s finds the products in that range, the nearest to its end first",
    async (key, lang, min, max) => {
      const { found, prices } = await productsOf(key, lang);
      const { rows } = await db.pool.query<{ count: number }>(
        "select count(*)::int as count from search_documents where lang = $1 and category = 'products' and price_poisha between $2 and $3",
        [lang, min * 100, max * 100],
      );
      expect(found.categories[0]).toMatchObject({ id: "products", count: rows[0]?.count });
      expect(prices.length).toBeGreaterThan(3);
      expect(prices).toEqual([...prices].sort((one, other) => other - one));
      expect([Math.max(...prices) <= max, Math.min(...prices) >= min]).toEqual([true, true]);
    },
  );

  it.each(["over 50000", "cheap under 20000"])("%j starts with the lowest price", async (key) => {
    const { prices } = await productsOf(key, "en");
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  it("has pages, and packs where no product is that cheap", async () => {
    const [one, two] = [
      await productsOf("under 20000", "en", { limit: 5, page: 1 }),
      await productsOf("under 20000", "en", { limit: 5, page: 2 }),
    ];
    expect(new Set([...one.paths, ...two.paths]).size).toBe(10);
    expect((await site.search("under 100")).categories[0]?.id).toBe("packs");
    const packs = await site.search("under 100", "en", { category: "packs", limit: 3, page: 2 });
    expect(Object.values(packs.items).map((hits) => hits.length)).toEqual([3]);
  });

  it("finds nothing where nothing has such a price", async () => {
    expect(await site.search("15 to 16 lakh taka")).toMatchObject({ count: 0, suggestion: null });
  });
});

it.each([
  ["phone under 20000", "en", { price_max: 20_000, cheapest_first: false }],
  ["১৫ থেকে ২০ হাজার", "bn", { price_min: 15_000, price_max: 20_000, cheapest_first: false }],
  ["cheap phone", "en", { cheapest_first: true }],
  ["phone", "en", { cheapest_first: false }],
] as const)(
  "the details of %j in %s have the price limits and the order that it asks for",
  async (key, lang, asked) => {
    expect(await site.search(key, lang, { details: true })).toHaveProperty("understood", asked);
    expect(await site.search(key, lang, { details: true, category: "products" })).toHaveProperty("understood", asked);
    expect(await site.search(key, lang)).not.toHaveProperty("understood");
  },
);

describe("a search for something cheap", () => {
  it.each([
    ["cheap phone", "en"],
    ["সস্তা ফোন", "bn"],
    ["budget phone", "en"],
    ["কম দামের ফোন", "bn"],
    ["kom dame phone", "en"],
  ] as const)("%j in %s lists phones by price, from the cheapest of the shop on", async (key, lang) => {
    const { rows } = await db.pool.query<{ price: number }>(
      `select (price_poisha / 100)::int as price from search_documents
       where lang = $1 and category = 'products' and path like '/shop/devices/phones/%' order by price_poisha limit 12`,
      [lang],
    );
    const { prices, paths } = await productsOf(key, lang, { limit: 12 });
    expect(prices).toEqual(rows.map(({ price }) => price));
    expect(paths.every((path) => path.startsWith("/shop/devices/phones/"))).toBe(true);
    const suggested = hitsOf(await site.search(key, lang)).slice(0, 5);
    expect(suggested.map(({ path }) => path)).toEqual(paths.slice(0, 5));
  });

  it.each(["cheap oskavi phone", "cheap new oskavi phone"])(
    "%j lists no other goods of the brand before its phones",
    async (key) => {
      const { prices, paths } = await productsOf(key, "en", { limit: 7 });
      expect(paths).toEqual(paths.filter((path) => path.startsWith("/shop/devices/phones/oskavi-")));
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
    },
  );

  it("lists packs by price too, and still finds pages", async () => {
    const { items, categories } = await site.search("সস্তা ইন্টারনেট প্যাক", "bn");
    const prices = Object.values(items)[0]?.map(({ price = 0 }) => price) ?? [];
    expect(categories.map(({ id }) => id)).toEqual(expect.arrayContaining(["packs", "pages"]));
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });
});

describe("a search for a kind of accessory", () => {
  it.each([
    ["phone covers", "en"],
    ["mobile cover", "en"],
    ["ফোনের কভার", "bn"],
    ["back cover", "en"],
  ] as const)("%j in %s lists the phone cases first, although other products have a case too", async (key, lang) => {
    const { rows } = await db.pool.query<{ slug: string }>(
      "select product_slug as slug from product_attributes where key = 'kind' and value = 'case'",
    );
    const cases = rows.map(({ slug }) => `/shop/devices/accessories/${slug}`);
    expect(cases.length).toBeGreaterThan(3);
    const { paths } = await productsOf(key, lang, { limit: cases.length });
    expect(new Set(paths)).toEqual(new Set(cases));
  });

  it("finds a product by its new kind after the kind has changed", async () => {
    const slug = "khaprel-shell";
    const change = (kind: string) =>
      db.pool.query("update product_attributes set value = $1 where product_slug = $2 and key = 'kind'", [kind, slug]);
    const speakers = async () => (await productsOf("speaker", "en")).paths.filter((path) => path.endsWith(slug));
    expect(await speakers()).toEqual([]);
    await change("speaker");
    expect(await speakers()).toEqual([`/shop/devices/accessories/${slug}`]);
    await change("case");
  });
});

it("a question about how to use something finds its answer, and not only products with the same verb", async () => {
  const { categories, items } = await site.search("হটস্পট কীভাবে চালাব", "bn");
  expect(categories[0]?.id).toBe("questions");
  expect(Object.values(items)[0]?.[0]?.title).toBe("হটস্পটে ইন্টারনেট শেয়ার করা");
});
