import { storeCalls } from "@/backend/contract/stores";
import { findStorePlaces, listPickupStores, listStores } from "@/backend/domain/stores/list-stores";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/page-view";
import { type Route, route } from "@/backend/http/route";
import { pickupStoreView, storeView } from "@/backend/http/store-view";

const [listCall, findPlacesCall, getGpcLocationByThana] = storeCalls;

/** Stores: where they are, and where an order can be picked up. */
export const storesRoutes: readonly Route[] = [
  route(listCall, async (context, { query }) => {
    const { latitude, longitude } = query;
    const list = await listStores(context, {
      text: query.key || null,
      district: query.district ?? null,
      thana: query.thana ?? null,
      service: query.service ?? null,
      position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
      page: query.page ?? 1,
      perPage: query.per_page ?? ENTRIES_PER_PAGE,
    });
    const now = context.now();
    const items = list.items.map((entry) => storeView(entry, context.lang, now, entry.metres));
    return { status: true as const, data: { items, ...pageFieldsOf(list) } };
  }),

  route(findPlacesCall, async (context, { query }) => {
    const places = await findStorePlaces(context, query.key);
    const data = places.map(({ titles, ...place }) => ({ title: titles[context.lang], ...place }));
    return { status: true as const, data };
  }),

  route(getGpcLocationByThana, async (context, { params, body }) => {
    const stores = await listPickupStores(context, {
      thana: params.area,
      district: body.district ?? null,
      cartToken: body.token ?? null,
    });
    const now = context.now();
    return { status: true as const, data: stores.map((entry) => pickupStoreView(entry, context.lang, now)) };
  }),
];
