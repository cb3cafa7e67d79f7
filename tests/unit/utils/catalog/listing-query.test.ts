import fc from "fast-check";
import { catalogCalls, productFlags } from "@/backend/contract/shop/catalog";
import {
  canonicalListing,
  clearedHref,
  listingHref,
  listingParams,
  readListingQuery,
} from "@/utils/catalog/listing-query";

const path = "/shop/devices/phones";

describe("readListingQuery", () => {
  it("keeps values up to 200 characters in total and drops the others", () => {
    const brands = ["a", "b", "c", "d"].map((letter) => letter.repeat(40));
    expect(readListingQuery({ brand: [...brands, "e".repeat(36)] }).brand).toHaveLength(5);
    expect(readListingQuery({ brand: [...brands, "e".repeat(37)] }).brand).toHaveLength(4);
  });

  it("reads links and forms without script alike", () => {
    const fromLink = readListingQuery({ brand: "b,a", storage: "128,256", five_g: "1" });
    const fromForm = readListingQuery({
      brand: ["a", "b"],
      storage: ["256", "128"],
      five_g: "1",
      price_min: "",
      price_max: "",
    });
    expect(fromForm).toEqual(fromLink);
  });

  it("reads a category only on a list of several categories, and only a listed category", () => {
    expect(readListingQuery({ category: "tab" }, "categories").category).toBe("tab");
    expect(readListingQuery({ category: "tab" })).not.toHaveProperty("category");
    expect(readListingQuery({ category: "sim" }, "categories")).not.toHaveProperty("category");
    expect(listingHref("/shop/sale", readListingQuery({ category: "tab" }, "categories"))).toBe(
      "/shop/sale?category=tab",
    );
  });

  it.each([
    { sort: "cheap" },
    { page: "0" },
    { page: "-3" },
    { page: "x" },
    { price_min: "12.5" },
    { price_max: "99999999999" },
    { brand: "<b>" },
    { storage: "big" },
    { five_g: "yes" },
    { ram: "8GB" },
    { attr: "gps" },
    { attr: "gps:" },
    { attr: "GPS:yes" },
    { attr: "gps:yes:no" },
    { compare: "A B" },
    { colour: "#0000ff" },
    { colour: "Blue" },
    { only: "free" },
    { only: "new:yes" },
    { only: "brand-new" },
    { page: "10001" },
    { price_min: "0" },
    { price_max: "10000001" },
    { brand: "A-b" },
    { brand: "b!" },
    { storage: "x128" },
    { storage: "128x" },
    { ram: "x8" },
    { colour: "blue1" },
  ])("leaves out %j", (query) => {
    expect(readListingQuery(query)).toEqual(readListingQuery({}));
  });
});

describe("readListingQuery with values at the limits", () => {
  it.each([
    [{ page: "10000" }, { page: 10_000 }],
    [{ price_min: "1" }, { priceMin: 1 }],
    [{ price_max: "10000000" }, { priceMax: 10_000_000 }],
    [{ storage: "1024" }, { storage: ["1024"] }],
    [{ ram: "12" }, { ram: ["12"] }],
    [{ five_g: "1" }, { fiveG: true }],
    [{ only: "in-stock" }, { only: ["in-stock"] }],
  ])("%j", (query, read) => {
    expect(readListingQuery(query)).toEqual({ ...readListingQuery({}), ...read });
  });

  it("writes both prices, and nothing that was not chosen", () => {
    expect(listingParams(readListingQuery({ price_min: "5", price_max: "9" }))).toEqual({
      price_min: "5",
      price_max: "9",
    });
    expect(listingParams(readListingQuery({}))).toEqual({});
    expect(readListingQuery({})).not.toHaveProperty("compare");
  });
});

describe("listingParams", () => {
  it.each([
    { brand: Array.from({ length: 6 }, (_, index) => String.fromCharCode(97 + index).repeat(40)).join(",") },
    { brand: Array.from({ length: 30 }, (_, index) => `brand-${index}`) },
    { storage: Array.from({ length: 30 }, (_, index) => String(1000 + index)).join(",") },
    { attr: Array.from({ length: 40 }, (_, index) => `${"k".repeat(38)}${10 + index}:${"v".repeat(40)}`) },
    { ram: "8,12,16", attr: "gps:yes,kind:watch", compare: "a,b" },
    {
      colour: Array.from({ length: 40 }, (_, index) => `${"abcdefghij"[index % 10]}${"x".repeat(index % 20)}`).join(
        ",",
      ),
    },
    { only: "rated,bundle,new,emi,reduced,in-stock,in-stock", colour: "blue" },
    { price_min: "10000000", price_max: "1", page: "10000" },
  ])("returns only parameters that the contract accepts: %j", (query) => {
    expect(catalogCalls.getProducts.query?.safeParse(listingParams(readListingQuery(query)))?.success).toBe(true);
  });
});

describe("listingHref", () => {
  it("is the plain address without filters", () => {
    expect(listingHref(path, readListingQuery({ page: "1", sort: "popular" }))).toBe(path);
  });

  it("returns to the first page when the filter changes", () => {
    const filter = readListingQuery({ brand: "oskavi", page: "3" });
    expect(listingHref(path, filter, { fiveG: true })).toBe(`${path}?brand=oskavi&five_g=1`);
  });

  it("keeps the filter when the page changes", () => {
    const filter = readListingQuery({ brand: "kaldreo,oskavi", sort: "newest" });
    expect(listingHref(path, filter, { page: 2 })).toBe(`${path}?brand=kaldreo,oskavi&sort=newest&page=2`);
  });

  it("contains colours and flags in a fixed order", () => {
    const filter = readListingQuery({ colour: ["green", "blue"], only: ["rated", "emi"] });
    expect(listingHref(path, filter)).toBe(`${path}?colour=blue,green&only=emi,rated`);
  });

  it("contains attributes in a readable form", () => {
    const filter = readListingQuery({ attr: ["nfc:yes", "kind:smart"], ram: "8" });
    expect(listingHref(path, filter)).toBe(`${path}?ram=8&attr=kind:smart,nfc:yes`);
  });

  it("keeps the compared products, also when the filters are cleared, but not in the canonical address", () => {
    const filter = readListingQuery({ brand: "oskavi", compare: "b,a,c,d,e", page: "2" });
    expect(listingHref(path, filter, { page: 3 })).toBe(`${path}?brand=oskavi&page=3&compare=b,a,c,d`);
    expect(clearedHref(path, filter)).toBe(`${path}?compare=b,a,c,d`);
    expect(canonicalListing(path, filter)).toBe(`${path}?brand=oskavi&page=2`);
  });

  it("is read as the same filter", () => {
    const values = fc.record({
      brand: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 4 }),
      storage: fc.uniqueArray(fc.constantFrom("64", "128", "256", "512"), { maxLength: 4 }),
      five_g: fc.constantFrom("1", undefined),
      ram: fc.uniqueArray(fc.constantFrom("4", "8", "12"), { maxLength: 3 }),
      attr: fc.uniqueArray(fc.stringMatching(/^[a-z_]{1,8}:[a-z0-9-]{1,8}$/), { maxLength: 5 }),
      colour: fc.uniqueArray(fc.constantFrom("black", "blue", "rose-gold"), { maxLength: 3 }),
      only: fc.uniqueArray(fc.constantFrom(...productFlags), { maxLength: 6 }),
      compare: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 4 }),
      price_min: fc.option(fc.integer({ min: 1, max: 200_000 }).map(String), { nil: undefined }),
      sort: fc.constantFrom("popular", "newest", "price-low", "price-high"),
      page: fc.integer({ min: 1, max: 50 }).map(String),
    });
    fc.assert(
      fc.property(values, (query) => {
        const filter = readListingQuery(query);
        const href = listingHref(path, filter, { page: filter.page });
        const again = Object.fromEntries(new URL(href, "http://localhost").searchParams);
        expect(readListingQuery(again)).toEqual(filter);
      }),
    );
  });
});
