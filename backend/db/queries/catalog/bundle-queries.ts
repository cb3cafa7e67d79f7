import { queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** An add-on of one piece of a product. */
export interface AddOnRow {
  titles: Localized;
  /** SKU of the goods that leave the store with it; null for an add-on that has no stock. */
  sku: string | null;
  /** 0 is free. */
  pricePoisha: number;
  /** Pieces in stock; null for an add-on that has no stock. */
  stock: number | null;
}

export interface BundleOfCartRow {
  slug: string;
  productSlug: string;
  /** Number of pieces with this bundle that the cart already has. */
  inCart: number;
  addOns: AddOnRow[];
}

/** Bundles with the current prices and stock; unknown ones are left out. */
export const listBundlesOfCart = queryRows<BundleOfCartRow, [slugs: readonly string[], cartToken: string | null]>(
  "list-bundles-of-cart",
  `select u.slug, u.product_slug,
     coalesce((select sum(l.quantity)::int from carts c join cart_lines l on l.cart_token = c.token
       and l.version = c.lines_version where c.token = $2 and l.options ->> 'bundle' = u.slug), 0) as in_cart,
     coalesce((select jsonb_agg(jsonb_build_object('titles', a.titles, 'sku', a.sku, 'pricePoisha', a.price_poisha,
         'stock', v.stock) order by a.position)
       from bundle_add_ons a left join product_variants v on v.sku = a.sku where a.bundle_slug = u.slug), '[]') as add_ons
   from bundles u where u.slug = any($1)`,
);
