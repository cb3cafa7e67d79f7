import type { Category } from "@/backend/contract/shop/catalog";
import { type OrderBasis, type OrderPlace, UNPAID_ORDERS } from "@/backend/db/queries/orders/place-order-queries";
import { queryRow, queryValue } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** Everything that decides about a pre-order, except the place that it takes. Money in poisha. */
export interface PreorderBasis
  extends Pick<
    OrderBasis,
    | "delivered"
    | "thanaKnown"
    | "postCodeKnown"
    | "feePoisha"
    | "deliveryVatBasisPoints"
    | "daysMin"
    | "daysMax"
    | "store"
    | "restWeekday"
    | "unpaidOrders"
    | "onlineOpenOrders"
  > {
  sku: string;
  productSlug: string;
  category: Category;
  titles: Localized;
  pricePoisha: number;
  depositPoisha: number;
  vatBasisPoints: number;
  /** ISO day. */
  releasedOn: string;
  paymentHoldMinutes: number;
}

/** The facts about a pre-order's product and place; null if the product cannot be pre-ordered. */
export const findPreorderBasis = queryRow<
  PreorderBasis,
  [sku: string, place: OrderPlace, buyer: { msisdn: string; numberProved: boolean }]
>(
  "find-preorder-basis",
  `select v.sku, p.slug as "productSlug", p.category, p.titles, v.price_poisha as "pricePoisha",
     p.vat_basis_points as "vatBasisPoints", s.delivery_vat_basis_points as "deliveryVatBasisPoints",
     least(f.deposit_poisha, v.price_poisha) as "depositPoisha", f.released_on::text as "releasedOn",
     s.payment_hold_minutes as "paymentHoldMinutes",
     s.online_open_orders as "onlineOpenOrders", ${UNPAID_ORDERS} as "unpaidOrders",
     s.rest_weekday as "restWeekday", d.delivered,
     exists (select from thanas t where t.district = d.name and t.name = $thana) as "thanaKnown",
     $postCode = ''
       or exists (select from post_codes pc where pc.district = d.name and pc.post_code = $postCode) as "postCodeKnown",
     o.fee_poisha as "feePoisha", o.days_min as "daysMin", o.days_max as "daysMax",
     case when st.code is not null then jsonb_build_object('code', st.code, 'name', st.names, 'address', st.addresses,
       'district', st.district, 'thana', st.thana) end as store
   from product_variants v join products p on p.slug = v.product_slug
   join preorder_offers f on f.product_slug = p.slug
   cross join shop_settings s
   left join districts d on d.name = $district
   left join delivery_options o on o.type = $deliveryType and o.zone = d.zone
   left join stores st on st.code = $storeId and st.pickup
   where v.sku = $sku and p.published and p.preorder`,
  (sku, place, buyer) => ({ ...place, ...buyer, sku }),
);

/** Locks an unpaid reservation of a product whose buyer did not prove the number. @returns its inner id, or null */
export const lockUnprovedPreorder = queryValue<string, [reservation: { productSlug: string; msisdn: string }]>(
  "lock-unproved-preorder",
  `select id from orders where preorder_slug = $productSlug and msisdn = $msisdn and state = 'pending_payment'
     and not number_proved
   for no key update`,
);
