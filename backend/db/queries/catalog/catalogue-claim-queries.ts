import { queryColumn, queryRows } from "@/backend/db/queries/statement";

/** A piece with the values that decide its instalments; money in poisha. */
export interface PieceRow {
  sku: string;
  pricePoisha: number;
  preorder: boolean;
}

/** The price of some SKUs, and whether they can only be reserved. */
export const listPieces = queryRows<PieceRow, [skus: readonly string[]]>(
  "list-claimed-pieces",
  `select v.sku, v.price_poisha, p.preorder
   from product_variants v join products p on p.slug = v.product_slug where v.sku = any($1::text[])`,
);

/** The given bundles that have no add-ons. */
export const listEmptyBundles = queryColumn<string, [slugs: readonly string[]]>(
  "list-empty-bundles",
  `select u.slug from bundles u where u.slug = any($1::text[])
     and not exists (select from bundle_add_ons a where a.bundle_slug = u.slug)`,
);
