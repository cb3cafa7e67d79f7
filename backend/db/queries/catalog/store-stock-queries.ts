import { queryRows } from "@/backend/db/queries/statement";

/** The pieces of a variant in a store. */
export interface StoreStockRow {
  code: string;
  pieces: number;
}

/** The stores that have a variant, each with its pieces. */
export const listStoreStock = queryRows<StoreStockRow, [sku: string]>(
  "list-store-stock",
  "select store_code as code, stock as pieces from store_stock where sku = $1 and stock > 0",
);
