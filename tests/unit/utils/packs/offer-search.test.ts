import { offerSearchFields, readOfferSearch } from "@/utils/packs/offer-search";

const nothing = { kind: null, validity: null, audience: null, price: null, sort: "popular", page: 1 };

it("reads every filter of an address", () => {
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
  ["values that there are not", { kind: "gold", validity: "year", audience: "selected", price: "301", sort: "x" }],
])("takes %s for the whole list, the most popular first", (_, query) => {
  expect(readOfferSearch(query)).toEqual(nothing);
});

it("writes the fields that lead to the same list, the usual order left out", () => {
  expect(offerSearchFields(readOfferSearch({ kind: "minutes", sort: "popular", page: "3" }))).toEqual({
    kind: "minutes",
    validity: null,
    audience: null,
    price: null,
    sort: null,
  });
  expect(offerSearchFields(readOfferSearch({ sort: "ending" }))).toMatchObject({ sort: "ending" });
});

it("leaves blanks around a value out", () => {
  expect(readOfferSearch({ kind: " bundle " }).kind).toBe("bundle");
});
