import type { Category } from "@/backend/contract/shop/catalog";
import {
  type OrderPlace,
  PLACE_COLUMNS,
  PLACE_TABLES,
  type PlaceFacts,
} from "@/backend/db/queries/orders/place-order-queries";
import { queryRow, queryValue } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** Everything that decides about a pre-order, except the place that it takes. Money in poisha. */
export interface PreorderBasis extends PlaceFacts {
  sku: string;
  productSlug: string;
  category: Category;
  titles: Localized;
  pricePoisha: number;
  depositPoisha: number;
  vatBasisPoints: number;
  /** ISO day. */
  releasedOn: string;
  daysMin: number;
  daysMax: number;
}

/** The facts about a pre-order's product and place; null if the product cannot be pre-ordered. */
export const findPreorderBasis = queryRow<
  PreorderBasis,
  [place: OrderPlace, order: { sku: string; msisdn: string; numberProved: boolean }]
>(
  "find-preorder-basis",
  `select v.sku, p.slug as product_slug, p.category, p.titles, v.price_poisha, p.vat_basis_points,
     least(f.deposit_poisha, v.price_poisha) as deposit_poisha, f.released_on, ${PLACE_COLUMNS}, o.days_min,
     o.days_max
   from product_variants v join products p on p.slug = v.product_slug
   join preorder_offers f on f.product_slug = p.slug
   cross join shop_settings s
   ${PLACE_TABLES}
   where v.sku = $sku and p.published and p.preorder`,
);

/** Locks an unpaid reservation of a product whose buyer did not prove the number. @returns its inner id, or null */
export const lockUnprovedPreorder = queryValue<string, [reservation: { productSlug: string; msisdn: string }]>(
  "lock-unproved-preorder",
  `select id from orders where preorder_slug = $productSlug and msisdn = $msisdn and state = 'pending_payment'
     and not number_proved and not of_former_owner
   for no key update`,
);
