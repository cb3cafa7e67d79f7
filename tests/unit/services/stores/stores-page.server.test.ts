import { findStores } from "@/services/stores/stores-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { readStoreSearch } from "@/utils/stores/store-search";

const empty = { items: [], count: 0, page: 1, pages: 0 };
const place = {
  title: "Balaganj",
  kind: "thana",
  district: "Sylhet",
  latitude: 24.666_66,
  longitude: 91.83,
  store_id: null,
};

function storesOf(countOf: (key: unknown) => number, places: unknown[] = [place]) {
  return fakeApi({
    listStores: ({ query }) => ({ data: { ...empty, count: countOf(query?.["key"]) } }),
    findPlaces: () => ({ data: places }),
  });
}

it("filters the list by the query, with one call", async () => {
  const api = storesOf(() => 3);
  const found = await findStores(api, readStoreSearch({ key: "Sylhet", service: "esim", open: "1" }));
  expect(found).toMatchObject({ filter: { key: "Sylhet", service: "esim", open: "1" }, position: null, place: "" });
  expect(api.sent).toEqual([{ name: "listStores", input: { query: { ...found.filter, page: "1" } } }]);
});

it("searches for a place if no store has the text, and lists the stores by distance from it", async () => {
  const api = storesOf((key) => (key === undefined ? 158 : 0));
  const found = await findStores(api, readStoreSearch({ key: "Balaganj", service: "esim", page: "2" }));
  expect(found).toMatchObject({ filter: { service: "esim" }, place: "Balaganj", position: { longitude: 91.83 } });
  expect(found.list.count).toBe(158);
  expect(found.filter).toEqual({ service: "esim" });
  expect(api.sent.at(-1)?.input.query).toEqual({
    service: "esim",
    latitude: "24.667",
    longitude: "91.830",
    page: "2",
  });
});

it("returns no stores if the text is no place either", async () => {
  const found = await findStores(
    storesOf(() => 0, []),
    readStoreSearch({ key: "Atlantis" }),
  );
  expect(found).toMatchObject({ list: { count: 0 }, filter: { key: "Atlantis" }, position: null });
});

it("returns the name of a chosen place", async () => {
  const found = await findStores(
    storesOf(() => 158),
    readStoreSearch({ near: "24.667,91.83", place: "Balaganj" }),
  );
  expect(found).toMatchObject({ place: "Balaganj", position: { latitude: 24.667, longitude: 91.83 } });
  expect(found.filter).toEqual({});
});
