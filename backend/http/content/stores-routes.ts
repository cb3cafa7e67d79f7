import { storeCalls } from "@/backend/contract/content/stores";
import {
  findStorePlaces,
  getStore,
  listAllStores,
  listPickupStores,
  listStores,
} from "@/backend/domain/stores/list-stores";
import { pickupStoreView, storeInFullView, storePointView, storeView } from "@/backend/http/content/store-view";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { positionOf } from "@/backend/http/requests/position";
import { answer, type CallInput, type Route, route } from "@/backend/http/requests/route";

type FilterQuery = CallInput<typeof storeCalls.listStorePoints>["query"];

const filterOf = ({ key, district, thana, service, open }: FilterQuery) => ({
  text: key || null,
  district: district ?? null,
  thana: thana ?? null,
  service: service ?? null,
  openNow: open === "1",
});

/** Stores: where they are, and where an order can be picked up. */
export const storesRoutes: readonly Route[] = [
  route(storeCalls.listStores, async (context, { query }) => {
    const list = await listStores(context, {
      ...filterOf(query),
      position: positionOf(query),
      ...pageQueryOf(query),
    });
    const now = context.now();
    const items = list.items.map((entry) => storeView(entry, context.lang, now, entry.metres));
    return answer({ items, ...pageFieldsOf(list) });
  }),

  route(storeCalls.findPlaces, async (context, { query }) => {
    const places = await findStorePlaces(context, query.key);
    const data = places.map(({ titles, code, districtBn, ...place }) => ({
      ...place,
      title: titles[context.lang],
      key: titles.en,
      district_key: place.district,
      district: context.lang === "bn" ? districtBn : place.district,
      store_id: code,
    }));
    return answer(data);
  }),

  route(storeCalls.getGpcLocationByThana, async (context, { params, body }) => {
    const stores = await listPickupStores(context, {
      thana: params.area,
      district: body.district ?? null,
      cartToken: body.token ?? null,
      nearby: body.nearby ?? false,
      position: positionOf(body),
    });
    const now = context.now();
    return answer(stores.map((entry) => pickupStoreView(entry, context.lang, now)));
  }),

  route(storeCalls.getStore, async (context, { params }) => {
    const { store, near, phones } = await getStore(context, params.store);
    const now = context.now();
    const data = {
      store: storeInFullView(store, context.lang, now),
      near: near.map((entry) => storeView(entry, context.lang, now, entry.metres)),
      phones,
    };
    return answer(data);
  }),

  route(storeCalls.listStorePoints, async (context, { query }) => {
    const stores = await listAllStores(context, filterOf(query));
    const now = context.now();
    return answer(stores.map((entry) => storePointView(entry, context.lang, now)));
  }),
];
