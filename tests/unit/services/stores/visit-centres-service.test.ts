import { listVisitCentres } from "@/services/stores/visit-centres-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { wireStore } from "@/tests/support/screens/wire-store";

const page = (...items: unknown[]) => ({ data: { items, count: items.length, page: 1, pages: 1 } });
const wish = { service: "number-portability", district: "Barguna", area: "Amtali" };
const [amtali, sadar, third] = ["Amtali", "Barguna Sadar", "Betagi"].map((thana) =>
  wireStore({
    store_id: thana.toLowerCase(),
    name: `${thana} Customer Centre`,
    thana,
    latitude: 22.1284,
    longitude: 90.2286,
  }),
);
/** As in Bengali: the names for the reader are not the names of the list. */
const place = {
  kind: "thana",
  title: "আমতলী",
  key: "Amtali",
  district: "বরগুনা",
  district_key: "Barguna",
  latitude: 22.1459,
  longitude: 90.1774,
};

function centres(own: unknown[], places: unknown[] = []) {
  return fakeApi({
    listStores: ({ query }) =>
      query?.["thana"] === undefined
        ? page(...[amtali, sadar, third].slice(0, Number(query?.["per_page"])))
        : page(...own),
    findPlaces: () => ({ data: places }),
  });
}

it("returns the two stores nearest to the thana's own store", async () => {
  const api = centres([amtali]);
  const found = await listVisitCentres(api, wish);
  expect(found.map(({ name }) => name)).toEqual(["Amtali Customer Centre", "Barguna Sadar Customer Centre"]);
  expect(api.sent.map(({ input }) => input.query)).toEqual([
    { service: "number-portability", district: "Barguna", thana: "Amtali", per_page: "1" },
    { service: "number-portability", latitude: "22.128", longitude: "90.229", per_page: "2" },
  ]);
});

it("searches from the place of the thana if it has no store with the service", async () => {
  const elsewhere = { ...place, district_key: "Patuakhali", latitude: 1, longitude: 2 };
  const store = { ...elsewhere, ...place, kind: "store", latitude: 3 };
  const api = centres([], [elsewhere, store, place]);
  expect(await listVisitCentres(api, wish)).toHaveLength(2);
  expect(api.sent.at(-1)?.input.query).toMatchObject({ latitude: "22.146", longitude: "90.177" });
});

it("returns no stores for an unknown place", async () => {
  expect(await listVisitCentres(centres([]), wish)).toEqual([]);
});
