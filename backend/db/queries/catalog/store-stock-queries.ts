import { type Connection, statement } from "@/backend/db/queries/statement";

/** Pieces of a variant on a store's own shelf. */
export interface ShelfRow {
  code: string;
  pieces: number;
}

const selectShelves = statement<ShelfRow>(
  "list-shelves",
  "select store_code as code, stock as pieces from store_stock where sku = $1 and stock > 0",
);

/** The stores that have a variant, each with its pieces. */
export function listShelves(connection: Connection, sku: string): Promise<ShelfRow[]> {
  return selectShelves(connection, [sku]);
}
