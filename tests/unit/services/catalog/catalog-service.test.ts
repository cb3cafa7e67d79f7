import type { ProductCard, ProductList } from "@/backend/contract/shop/catalog";
import { categoryOfPage, getListing, getProduct } from "@/services/catalog/catalog-service";
import { listNamedProducts, listProductPaths } from "@/services/catalog/product-list-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { readListingQuery } from "@/utils/catalog/listing-query";

const card: ProductCard = {
  slug: "oskavi-one",
  category: "phones",
  path: "/shop/devices/phones/oskavi-one",
  title: "Oskavi One",
  brand: { slug: "oskavi", name: "Oskavi" },
  summary: "8/256 GB",
  price: 24_990.5,
  was_price: 27_990,
  sale_ends_at: null,
  emi_from: { code: "bahari-24", bank: "Bahari Bank", months: 24, monthly: 1_135, total: 27_240 },
  five_g: true,
  is_new: false,
  in_stock: true,
  sku: "OSK-1-256-BLU",
  picture: { src: "/images/kit/phone/orbit-pair-rose.webp", alt: "A phone", width: 1000, height: 1000 },
  colours: [{ name: "rose", label: "Rose", hex: "#e3b3ae" }],
  rating: { average: 4.3, count: 12 },
  bundle: null,
  preorder: null,
};

const list = (fields: Partial<ProductList> = {}): ProductList => ({
  items: [card],
  count: 1,
  page: 1,
  pages: 1,
  per_page: 24,
  facets: {
    brand: [],
    storage: [],
    ram: [],
    attributes: [],
    five_g: [{ value: "1", label: "5G", count: 30 }],
    category: [],
    colour: [{ value: "blue", label: "Blue", hex: "#2a5bd0", count: 4 }],
    only: [{ value: "in-stock", count: 7 }],
    price: { min: 9_490, max: 164_990 },
  },
  product: null,
  ...fields,
});

describe("the catalogue service", () => {
  it("sends the filter of the address, and reads prices as whole poisha", async () => {
    const api = fakeApi({ getProducts: () => ({ status: true, data: list({ page: 2, pages: 2 }) }) });
    const filter = readListingQuery({ brand: "oskavi", page: "2", sort: "newest" });
    const listing = await getListing(api, "phones", filter);
    expect(api.sent[0]?.input.query).toEqual({ category: "phones", brand: "oskavi", sort: "newest", page: "2" });
    expect(listing.products[0]).toMatchObject({
      pricePoisha: 2_499_050,
      wasPoisha: 2_799_000,
      emi: { monthlyPoisha: 113_500, totalPoisha: 2_724_000 },
    });
    expect(listing.fiveGCount).toBe(30);
    expect(listing.colours).toEqual([{ value: "blue", label: "Blue", hex: "#2a5bd0", count: 4 }]);
    expect(listing.flags).toEqual([{ flag: "in-stock", count: 7 }]);
  });

  it("returns only the fields that a card shows", async () => {
    const api = fakeApi({ getProducts: () => ({ status: true, data: list() }) });
    const { products } = await getListing(api, "phones", readListingQuery({}));
    expect(Object.keys(products[0] ?? {})).not.toContain("slug");
    expect(Object.keys(products[0] ?? {})).not.toContain("bundle");
    expect(products[0]?.colours).toEqual([{ hex: "#e3b3ae", label: "Rose" }]);
  });

  it("sends the filters, but not the compared products", async () => {
    const api = fakeApi({ getProducts: () => ({ status: true, data: list() }) });
    const query = { ram: "8", attr: ["nfc:yes", "battery:over-5000"], compare: "oskavi-one" };
    await getListing(api, "phones", readListingQuery(query));
    expect(api.sent[0]?.input.query).toEqual({ category: "phones", ram: "8", attr: "battery:over-5000,nfc:yes" });
  });

  it("requests products by slug, and makes no call without slugs", async () => {
    const api = fakeApi({ getProducts: () => ({ status: true, data: list() }) });
    expect(await listNamedProducts(api, [])).toEqual([]);
    expect((await listNamedProducts(api, ["oskavi-one", "gone"])).map(({ path }) => path)).toEqual([card.path]);
    expect(api.sent.map(({ input }) => input.query)).toEqual([{ slugs: "oskavi-one,gone" }]);
  });

  it("requests a sale over all categories, or for the category of the address", async () => {
    const api = fakeApi({ getProducts: () => ({ status: true, data: list() }) });
    await getListing(api, { sale: "1" }, readListingQuery({ category: "tab" }, "categories"));
    await getListing(api, "phones", readListingQuery({ category: "tab" }));
    expect(api.sent.map(({ input }) => input.query)).toEqual([{ sale: "1", category: "tab" }, { category: "phones" }]);
  });

  it("returns the time at which the first sale price ends", async () => {
    const ends = ["2026-12-04T17:59:59.000Z", null, "2026-11-27T17:59:59.000Z"];
    const items = ends.map((sale_ends_at) => ({ ...card, sale_ends_at }));
    const api = fakeApi({ getProducts: () => ({ status: true, data: list({ items }) }) });
    expect((await getListing(api, { sale: "1" }, readListingQuery({}))).saleEndsAt).toBe("2026-11-27T17:59:59.000Z");
  });

  it.each(["phones", "apparel-accessories"])("finds the category of the page %s", (category) => {
    expect(categoryOfPage(category)).toBe(category);
  });

  it.each(["sim", "nothing", "", undefined])("throws an absence for the category %j", (category) => {
    expect(() => categoryOfPage(category)).toThrow(expect.objectContaining({ isNotFound: true }));
  });

  it("throws an outage for an answer without the product", async () => {
    const api = fakeApi({ getProducts: () => ({ status: true, data: list() }) });
    await expect(getProduct(api, "phones", "oskavi-one")).rejects.toMatchObject({ kind: "outage" });
  });

  it.each(["Foo_Bar", "a b", "a".repeat(81), ""])(
    "throws an absence without a call for the invalid slug %j",
    async (slug) => {
      const api = fakeApi({});
      await expect(getProduct(api, "phones", slug)).rejects.toMatchObject({ isNotFound: true });
      expect(api.sent).toEqual([]);
    },
  );

  it("throws an absence for a page after the last, but not for an empty first page", async () => {
    const api = fakeApi({ getProducts: () => ({ status: true, data: list({ items: [], count: 0, pages: 0 }) }) });
    await expect(getListing(api, "phones", readListingQuery({ page: "999" }))).rejects.toMatchObject({
      isNotFound: true,
    });
    expect((await getListing(api, "phones", readListingQuery({ brand: "nobody" }))).products).toEqual([]);
  });

  it("reads every page for the sitemap", async () => {
    const api = fakeApi({
      getProducts: ({ query }) => ({ status: true, data: list({ pages: 2, page: Number(query?.page) }) }),
    });
    expect(await listProductPaths(api, { category: "phones" })).toEqual([card.path, card.path]);
    expect(api.sent.map(({ input }) => input.query?.page)).toEqual(["1", "2"]);
  });
});
