import { packSearchHref, readPackSearch } from "@/utils/pack-search";

const LIST = "/personal/plans-offers/internet-packages";

test("a search is read from an address; what cannot be read counts as not asked for", () => {
  expect(readPackSearch({})).toEqual({
    kind: "internet",
    validity: null,
    tag: null,
    priceMax: null,
    gb: null,
    minutes: null,
    sort: "popular",
    view: "cards",
    page: 1,
  });
  expect(readPackSearch({ kind: "tea", validity: "year", for: "gold", price_max: "0", gb: "-1", view: "map" })).toEqual(
    readPackSearch({}),
  );
});

test("an address carries what was chosen alone, and a change begins on the first page", () => {
  const search = readPackSearch({ kind: "bundle", for: "student", price_max: "600", view: "table", page: "2" });
  expect(packSearchHref(search, { page: 2 })).toBe(
    `${LIST}?kind=bundle&for=student&price_max=600&view=table&page=2#list`,
  );
  expect(packSearchHref(search, { tag: null })).toBe(`${LIST}?kind=bundle&price_max=600&view=table#list`);
  expect(packSearchHref(readPackSearch({}), {})).toBe(`${LIST}#list`);
});
