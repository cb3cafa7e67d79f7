import { queryRows } from "@/backend/db/queries/statement";

/** Pieces of a variant on a store's own shelf. */
export interface ShelfRow {
  code: string;
  pieces: number;
}

/** The stores that have a variant, each with its pieces. */
export const listShelves = queryRows<ShelfRow, [sku: string]>(
  "list-shelves",
  "select store_code as code, stock as pieces from store_stock where sku = $1 and stock > 0",
);
