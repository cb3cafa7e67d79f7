import fc from "fast-check";
import { type Category, productFlags as PRODUCT_FLAGS, type ProductFlag } from "@/backend/contract/shop/catalog";
import type { ListingFilter } from "@/backend/db/queries/catalog/catalog-queries";
import { getProduct } from "@/backend/domain/catalog/get-product";
import { type Listing, listNamedProducts, listProducts } from "@/backend/domain/catalog/list-products";
import { NO_FILTER } from "@/tests/support/naive/no-filter";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

interface StoredVariant {
  sku: string;
  price: number;
  stock: number;
  position: number;
  ram: number | null;
  storage: number | null;
  hex: string;
  was: number | null;
}

interface StoredProduct {
  slug: string;
  category: Category;
  brand: string;
  fiveG: boolean;
  variants: StoredVariant[];
  /** `key:value`. */
  attributes: string[];
  listedAt: Date;
  ratings: number[];
  /** For each bundle: the stock of each of its products, and the price of each of its items. */
  bundles: { stocks: number[]; prices: number[] }[];
}

const CATEGORIES = ["phones", "tab", "wearables", "accessories", "modems-routers", "iot-products"] as const;

let db: TestDatabase;
let products: StoredProduct[];
let rules: { newForDays: number; leastEmi: number };
/** The colour families of each shade, from the database's rule, which has a test of its own. */
let families: Map<string, string[]>;

beforeAll(async () => {
  db = await createTestDatabase();
  // Makes a third of the products new, on whatever day the test runs.
  await db.pool.query(
    "update products set listed_at = now() - case when popularity % 3 = 0 then interval '2 days' else interval '900 days' end",
  );
  // Makes one add-on of a bundle sold out.
  await db.pool.query("update product_variants set stock = 0 where sku = (select min(sku) from bundle_add_ons)");
  const { rows } = await db.pool.query<StoredProduct>(`
    select p.slug, p.category, p.brand_slug as brand, p.five_g as "fiveG",
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'price', v.price_poisha, 'stock', v.stock, 'position',
        v.position, 'ram', v.ram_gb, 'storage', v.storage_gb, 'hex', v.colour_hex, 'was', v.was_price_poisha) order by v.sku) from product_variants v where v.product_slug = p.slug) as variants,
      coalesce((select jsonb_agg(a.key || ':' || a.value order by a.key, a.value) from product_attributes a where a.product_slug = p.slug), '[]')
        as attributes, p.listed_at as "listedAt",
      coalesce((select jsonb_agg(r.stars) from product_reviews r where r.product_slug = p.slug and r.state = 'published'),
        '[]') as ratings,
      coalesce((select jsonb_agg(jsonb_build_object(
        'stocks', coalesce((select jsonb_agg(g.stock) from bundle_add_ons a join product_variants g on g.sku = a.sku
          where a.bundle_slug = u.slug), '[]'),
        'prices', (select jsonb_agg(a.price_poisha) from bundle_add_ons a where a.bundle_slug = u.slug))) from bundles u
        where u.product_slug = p.slug), '[]') as bundles
    from products p where p.published and not p.preorder order by p.slug`);
  products = rows;
  const settings = await db.pool.query<typeof rules>(
    `select new_for_days as "newForDays", (select min(least_price_poisha) from emi_plans) as "leastEmi"
     from shop_settings`,
  );
  rules = settings.rows[0] ?? rules;
  const shades = await db.pool.query<{ hex: string; families: string[] }>(
    "select distinct colour_hex as hex, families_of_colour(colour_hex) as families from product_variants",
  );
  families = new Map(shades.rows.map((shade) => [shade.hex, shade.families]));
});
afterAll(() => db.close());

function list(filter: Partial<ListingFilter>): Promise<Listing> {
  return listProducts({ db }, { filter: { ...NO_FILTER, ...filter }, sort: "price-low", page: 1, perPage: 1000 });
}

type Part = "brand" | "colour" | "storage" | "ram" | "five_g" | "price" | "none" | `attr ${string}`;

const familiesOf = ({ hex }: StoredVariant) => families.get(hex) ?? [];

/** True if the variant, or its product, has the flag. */
function hasFlag(flag: ProductFlag, product: StoredProduct, variant: StoredVariant): boolean {
  const { ratings, listedAt } = product;
  switch (flag) {
    case "in-stock":
      return variant.stock > 0;
    case "reduced":
      return variant.was !== null;
    case "emi":
      return variant.price >= rules.leastEmi;
    case "new":
      return listedAt.getTime() > Date.now() - rules.newForDays * 86_400_000;
    case "rated":
      return ratings.length > 0 && ratings.reduce((sum, stars) => sum + stars, 0) / ratings.length >= 4;
    case "bundle":
      return bundleOf(product) !== null;
  }
}

/** The label that a card shows for the bundles that are in stock. */
function bundleOf({ bundles }: StoredProduct): "included" | "gift" | "paid" | null {
  const open = bundles.filter(({ stocks }) => stocks.every((stock) => stock > 0));
  if (open.length === 0) return null;
  if (open.some(({ prices }) => prices.every((price) => price === 0))) return "included";
  return open.some(({ prices }) => prices.includes(0)) ? "gift" : "paid";
}

/** The same filter, checked product by product: the matching variants, with one part of the filter left out. */
function fitting(filter: ListingFilter, without?: Part): { product: StoredProduct; variants: StoredVariant[] }[] {
  const keys = [...new Set(filter.attributes.map(({ key }) => key))];
  return products.flatMap((product) => {
    const { brand, fiveG, attributes } = product;
    const has = (key: string) =>
      filter.attributes.some((pair) => pair.key === key && attributes.includes(`${key}:${pair.value}`));
    const fits =
      product.category === filter.category &&
      (without === "brand" || filter.brands.length === 0 || filter.brands.includes(brand)) &&
      (without === "five_g" || !filter.fiveG || fiveG) &&
      keys.every((key) => without === `attr ${key}` || has(key));
    const variants = product.variants.filter(
      (variant) =>
        filter.flags.every((flag) => hasFlag(flag, product, variant)) &&
        (without === "colour" ||
          filter.colours.length === 0 ||
          familiesOf(variant).some((family) => filter.colours.includes(family))) &&
        (without === "storage" || filter.storages.length === 0 || filter.storages.includes(variant.storage ?? 0)) &&
        (without === "ram" || filter.rams.length === 0 || filter.rams.includes(variant.ram ?? 0)) &&
        (without === "price" ||
          (variant.price >= (filter.priceMinPoisha ?? 0) &&
            variant.price <= (filter.priceMaxPoisha ?? Number.POSITIVE_INFINITY))),
    );
    return fits && variants.length > 0 ? [{ product, variants }] : [];
  });
}

/** The number of products for each value that `of` reads; values without a product are left out. */
function tally(
  filter: ListingFilter,
  without: Part,
  of: (product: StoredProduct, variants: StoredVariant[]) => readonly (string | number | null)[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { product, variants } of fitting(filter, without)) {
    for (const value of new Set(of(product, variants))) {
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

const counted = (facet: readonly { value: string; count: number }[]) =>
  Object.fromEntries(facet.flatMap(({ value, count }) => (count > 0 ? [[value, count]] : [])));

/** The variant that represents a product: one in stock if possible, then the cheapest. */
function cheapest(variants: readonly StoredVariant[]): StoredVariant | undefined {
  return [...variants].sort(
    (one, other) =>
      Number(other.stock > 0) - Number(one.stock > 0) ||
      one.price - other.price ||
      one.position - other.position ||
      (one.sku < other.sku ? -1 : 1),
  )[0];
}

/** A filter of a category, built from values that its products have, so that most filters find something. */
const filters = fc.constantFrom(...CATEGORIES).chain((category) => {
  const own = () => products.filter((product) => product.category === category);
  const some = <Value>(values: () => readonly Value[], maxLength: number): fc.Arbitrary<Value[]> =>
    fc.constant(null).chain(() => {
      const known = [...new Set(values())];
      if (known.length === 0) return fc.constant([]);
      const narrowed = fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength });
      return fc.oneof({ weight: 3, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: narrowed });
    });
  const ofOne = (some: () => readonly StoredProduct[]) =>
    fc.constant(null).chain(() => fc.constantFrom(...some()).chain(({ attributes }) => fc.subarray(attributes)));
  const price = fc.oneof(fc.constant(null), fc.constant(null), fc.integer({ min: 50_000, max: 6_000_000 }));
  return fc.record({
    scope: fc.constant("shelf" as const),
    category: fc.constant(category),
    brands: some(() => own().map(({ brand }) => brand), 2),
    storages: some(() => own().flatMap(({ variants }) => variants.flatMap(({ storage }) => storage ?? [])), 2),
    rams: some(() => own().flatMap(({ variants }) => variants.flatMap(({ ram }) => ram ?? [])), 2),
    fiveG: fc.constantFrom(true, false, false, false),
    // Attributes that one product has together, and sometimes an unrelated one.
    attributes: fc
      .tuple(
        some(() => own().flatMap(({ attributes }) => attributes), 2),
        ofOne(own),
      )
      .map((pairs) =>
        [...new Set(pairs.flat())].map((pair) => ({ key: pair.split(":")[0] ?? "", value: pair.split(":")[1] ?? "" })),
      ),
    priceMinPoisha: price.map((amount) => amount && Math.round(amount / 4)),
    priceMaxPoisha: price,
    colours: some(() => own().flatMap(({ variants }) => variants.flatMap(familiesOf)), 2),
    flags: fc.oneof(
      { weight: 2, arbitrary: fc.constant<ProductFlag[]>([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...PRODUCT_FLAGS), { minLength: 1, maxLength: 2 }) },
    ),
  });
});

describe("facets of a category", () => {
  it("have the same counts as a check of every product, for any filter", async () => {
    let narrowed = 0;
    let coloured = 0;
    let marked = 0;
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { items, count, facets } = await list(filter);
        const found = fitting(filter);
        if (filter.attributes.length > 0 && found.length > 0) narrowed += 1;
        expect(count).toBe(found.length);
        const expected = found.map(({ product, variants }) => [product.slug, cheapest(variants)?.sku]);
        expect(items.map(({ slug, sku }) => [slug, sku]).sort()).toEqual(expected.sort());
        expect(counted(facets.brand)).toEqual(tally(filter, "brand", ({ brand }) => [brand]));
        expect(counted(facets.storage)).toEqual(
          tally(filter, "storage", (_, variants) => variants.map(({ storage }) => storage)),
        );
        expect(counted(facets.ram)).toEqual(tally(filter, "ram", (_, variants) => variants.map(({ ram }) => ram)));
        expect(counted(facets.fiveG)).toEqual(tally(filter, "five_g", ({ fiveG }) => (fiveG ? ["1"] : [])));
        const prices = fitting(filter, "price").flatMap(({ variants }) => variants.map(({ price }) => price));
        expect(facets.price).toEqual({
          minPoisha: prices.length > 0 ? Math.min(...prices) : 0,
          maxPoisha: prices.length > 0 ? Math.max(...prices) : 0,
        });
        expect(counted(facets.colours)).toEqual(tally(filter, "colour", (_, variants) => variants.flatMap(familiesOf)));
        // Flags are combined with AND, so the count of a selected flag is the same with it and without it.
        const flagsOf = (product: StoredProduct, variants: StoredVariant[]) =>
          PRODUCT_FLAGS.filter((flag) => variants.some((variant) => hasFlag(flag, product, variant)));
        expect(counted(facets.flags)).toEqual(tally(filter, "none", flagsOf));
        expect(items.map(({ slug, bundle }) => [slug, bundle?.kind ?? null]).sort()).toEqual(
          found.map(({ product }) => [product.slug, bundleOf(product)]).sort(),
        );
        coloured += filter.colours.length > 0 ? Math.min(1, found.length) : 0;
        marked += filter.flags.length > 0 ? Math.min(1, found.length) : 0;
        for (const { key, values } of facets.attributes) {
          const of = ({ attributes }: StoredProduct) =>
            attributes.flatMap((pair) => (pair.startsWith(`${key}:`) ? pair.slice(key.length + 1) : []));
          expect([key, counted(values)]).toEqual([key, tally(filter, `attr ${key}`, of)]);
        }
        // No attribute is missing: a key that is not listed has no product.
        const facetKeys = new Set(facets.attributes.map(({ key }) => key));
        const open = found.flatMap(({ product }) => product.attributes.map((pair) => pair.split(":")[0] ?? ""));
        expect(open.filter((key) => !facetKeys.has(key))).toEqual([]);
      }),
      { numRuns: 120, seed: 20_261_122 },
    );
    // Otherwise the property might have been tested on empty lists only.
    expect(narrowed).toBeGreaterThan(20);
    expect(coloured).toBeGreaterThan(10);
    expect(marked).toBeGreaterThan(10);
  }, 180_000);

  it("list for a chosen memory the variant that has it, with its price", async () => {
    const { items } = await list({ category: "phones", rams: [12] });
    const rams = new Map(products.flatMap(({ variants }) => variants.map(({ sku, ram }) => [sku, ram])));
    expect(items.length).toBeGreaterThan(3);
    expect(items.map(({ sku }) => rams.get(sku))).toEqual(items.map(() => 12));
  });

  it("list a chosen value with count 0 if no product has it under the other filters", async () => {
    const { facets } = await list({
      category: "wearables",
      attributes: [{ key: "kind", value: "kids" }],
      priceMaxPoisha: 100,
    });
    expect(facets.attributes).toEqual([
      { key: "kind", labels: expect.anything(), values: [{ value: "kids", labels: expect.anything(), count: 0 }] },
    ]);
  });

  it("have no attributes in a list of several categories, and an unknown attribute finds nothing", async () => {
    expect((await list({})).facets.attributes).toEqual([]);
    expect((await list({ category: "tab", attributes: [{ key: "no", value: "such" }] })).count).toBe(0);
  });
});

describe("the family of a colour", () => {
  it.each([
    ["#1b1d22", ["black"]],
    ["#2b2e35", ["black", "grey"]],
    ["#6e7480", ["grey"]],
    ["#d5d9df", ["silver"]],
    ["#eef0f3", ["white"]],
    ["#ffffff", ["white"]],
    ["#26396a", ["blue"]],
    ["#9cc0e0", ["blue"]],
    ["#1f7f86", ["blue", "green"]],
    ["#1d5a48", ["green"]],
    ["#59663f", ["green"]],
    ["#c2413d", ["red"]],
    ["#b3262e", ["red"]],
    ["#ef6f5e", ["red", "orange"]],
    ["#f07a2c", ["orange"]],
    ["#ffe0ae", ["yellow"]],
    ["#d4af37", ["gold"]],
    ["#d9c7a8", ["beige"]],
    ["#9a5f38", ["brown"]],
    ["#e3b3ae", ["pink"]],
    ["#ff69b4", ["pink"]],
    ["#7f6bb8", ["purple"]],
    ["#a996d6", ["purple"]],
  ])("of %s is %j", async (hex, expected) => {
    const { rows } = await db.pool.query("select families_of_colour($1) as families", [hex]);
    expect(rows).toEqual([{ families: expected }]);
  });

  it("is known for each colour of the seed", async () => {
    const { rows } = await db.pool.query("select colour_hex from product_variants where colour_bits = 0");
    expect(rows).toEqual([]);
    const { rows: known } = await db.pool.query<{ slug: string }>("select slug from colour_families");
    expect(known.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...families.values()].flat()));
  });

  it("is the operator's own choice if there is one, and follows the shade again without it", async () => {
    const phone = { category: "phones", colours: ["gold"] } as const;
    expect((await list(phone)).count).toBe(0);
    const { rows } = await db.pool.query<{ sku: string }>(
      "update product_variants set colour_family = 'gold' where sku = (select min(sku) from product_variants where listed_category = 'phones') returning sku",
    );
    const { items, facets } = await list(phone);
    expect(items.map(({ sku }) => sku)).toEqual(rows.map(({ sku }) => sku));
    expect(facets.colours).toContainEqual(
      expect.objectContaining({ value: "gold", labels: { en: "Gold", bn: "সোনালি" }, count: 1 }),
    );
    await db.pool.query("update product_variants set colour_family = null where colour_family is not null");
    expect((await list(phone)).count).toBe(0);
  });

  it("selects the variant that has it", async () => {
    const { items } = await list({ category: "phones", colours: ["green"] });
    const shades = new Map(products.flatMap(({ variants }) => variants.map(({ sku, hex }) => [sku, hex])));
    expect(items.length).toBeGreaterThan(3);
    for (const { sku } of items) expect(families.get(shades.get(sku) ?? "")).toContain("green");
  });
});

describe("products by slug", () => {
  it("are listed in the requested order, without unknown and unpublished ones", async () => {
    const [one, other, hidden] = products.map(({ slug }) => slug);
    await db.pool.query("update products set published = false where slug = $1", [hidden]);
    const found = await listNamedProducts({ db }, { slugs: [other ?? "", "nothing", hidden ?? "", one ?? ""] });
    expect(found.map(({ slug }) => slug)).toEqual([other, one]);
    await db.pool.query("update products set published = true where slug = $1", [hidden]);
  });
});

it("a product lists the values of its category's attributes, in their order", async () => {
  const watch = products.find(({ category }) => category === "wearables");
  const { product } = await getProduct({ db }, { slug: watch?.slug ?? "", category: "wearables" });
  expect(product.attributes.map(({ key }) => key)).toEqual(["kind", "calling", "gps", "esim", "battery", "water"]);
  expect(product.attributes[0]?.labels).toEqual({ en: "Kind", bn: "ধরন" });
  expect(product.attributes.every(({ values }) => values.length > 0)).toBe(true);
});
