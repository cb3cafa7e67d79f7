import { packSearchHref, readPackSearch } from "@/utils/packs/pack-search";

const LIST = "/personal/plans-offers/internet-packages";

test("a search is read from a query, and invalid values are ignored", () => {
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

test("an address contains only what was chosen, and a change resets the page", () => {
  const search = readPackSearch({ kind: "bundle", for: "student", price_max: "600", view: "table", page: "2" });
  expect(packSearchHref(search, { page: 2 })).toBe(
    `${LIST}?kind=bundle&for=student&price_max=600&view=table&page=2#list`,
  );
  expect(packSearchHref(search, { tag: null })).toBe(`${LIST}?kind=bundle&price_max=600&view=table#list`);
  expect(packSearchHref(readPackSearch({}), {})).toBe(`${LIST}#list`);
});

test("every part of a search is read from its own parameter, the first if it is repeated", () => {
  const query = {
    kind: "minutes",
    validity: ["week", "day"],
    for: "5g",
    price_max: "200",
    gb: "5",
    minutes: "50",
    sort: "price-low",
    view: "table",
    page: "2",
  };
  const search = readPackSearch(query);
  expect(search).toEqual({
    kind: "minutes",
    validity: "week",
    tag: "5g",
    priceMax: 200,
    gb: 5,
    minutes: 50,
    sort: "price-low",
    view: "table",
    page: 2,
  });
  expect(packSearchHref(search, {})).toBe(
    `${LIST}?kind=minutes&validity=week&for=5g&price_max=200&gb=5&minutes=50&sort=price-low&view=table#list`,
  );
});

test.each([
  ["1", 1],
  ["1024", 1024],
  ["1025", null],
  ["0", null],
  ["x5", null],
  ["5x", null],
  ["1.5", null],
  ["0000005", null],
])("%p GB are read as %p", (gb, number) => {
  expect(readPackSearch({ gb }).gb).toBe(number);
});
