import { offerSearchFields, readOfferSearch } from "@/utils/packs/offer-search";

const nothing = { kind: null, validity: null, audience: null, price: null, sort: "popular", page: 1 };

it("reads every filter of a query", () => {
  const query = { kind: "bundle", validity: "month", audience: "star", price: "300", sort: "saving", page: "2" };
  expect(readOfferSearch(query)).toEqual({
    kind: "bundle",
    validity: "month",
    audience: "star",
    price: 300,
    sort: "saving",
    page: 2,
  });
});

it.each([
  ["nothing", {}],
  ["empty fields", { kind: "", validity: "", audience: "", price: "", sort: "" }],
  ["invalid values", { kind: "gold", validity: "year", audience: "selected", price: "301", sort: "x" }],
])("reads %s as the whole list, the most popular first", (_, query) => {
  expect(readOfferSearch(query)).toEqual(nothing);
});

it("returns the fields of the same list, without the default order", () => {
  expect(offerSearchFields(readOfferSearch({ kind: "minutes", sort: "popular", page: "3" }))).toEqual({
    kind: "minutes",
    validity: null,
    audience: null,
    price: null,
    sort: null,
  });
  expect(offerSearchFields(readOfferSearch({ sort: "ending" }))).toMatchObject({ sort: "ending" });
});

it("ignores spaces around a value", () => {
  expect(readOfferSearch({ kind: " bundle " }).kind).toBe("bundle");
});
