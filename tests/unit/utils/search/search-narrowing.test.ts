import { productResultsPath, readNarrowing, UNFILTERED_SEARCH } from "@/utils/search/search-narrowing";

it("reads brands from links and forms, and ignores invalid values", () => {
  const asked = { brand: ["oskavi", "surma,<b>"], price_min: "5000", price_max: "x", only: "in-stock", sort: "newest" };
  expect(readNarrowing(asked)).toEqual({
    brands: ["oskavi", "surma"],
    priceMin: 5000,
    priceMax: null,
    onlyInStock: true,
    sort: "relevance",
  });
});

it("reads the filters that productResultsPath writes", () => {
  const narrowing = {
    ...UNFILTERED_SEARCH,
    brands: ["oskavi"],
    priceMax: 20000,
    onlyInStock: true,
    sort: "price-low",
  } as const;
  const path = productResultsPath("100% phone", narrowing);
  expect(path).toBe(
    "/searchgp/100%25%20phone?category=products&brand=oskavi&price_max=20000&only=in-stock&sort=price-low",
  );
  expect(readNarrowing(Object.fromEntries(new URL(path, "http://site").searchParams))).toEqual(narrowing);
});

it("writes no parameters except the category without filters", () => {
  expect(productResultsPath("phone", UNFILTERED_SEARCH)).toBe("/searchgp/phone?category=products");
});
