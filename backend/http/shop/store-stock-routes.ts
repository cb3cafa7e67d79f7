import { storeStockCalls, storesShown } from "@/backend/contract/shop/store-stock";
import { publicStock } from "@/backend/domain/catalog/catalog-rules";
import { findStoreStock } from "@/backend/domain/stores/find-store-stock";
import { storeView } from "@/backend/http/content/store-view";
import { positionOf } from "@/backend/http/requests/position";
import { answer, type Route, route } from "@/backend/http/requests/route";

/** The stores that have a variant in stock. */
export const storeStockRoutes: readonly Route[] = [
  route(storeStockCalls.findStoreStock, async (context, { query }) => {
    const { sku, district } = query;
    const { near, elsewhere } = await findStoreStock(context, {
      sku,
      district: district ?? null,
      position: positionOf(query),
    });
    const now = context.now();
    const items = near.slice(0, storesShown).map((store) => ({
      ...storeView(store, context.lang, now, store.metres),
      pieces: publicStock(store.pieces),
    }));
    return answer({ items, near: near.length, elsewhere });
  }),
];
