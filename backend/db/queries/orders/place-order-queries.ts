import type { OrderDeliveryType } from "@/backend/contract/shop/delivery";
import type { OrderState, PaymentMethod, PaymentState } from "@/backend/contract/shop/orders";
import { EMI_PLAN_JSON, type EmiPlanRow } from "@/backend/db/queries/catalog/emi-queries";
import { printDaysOf } from "@/backend/db/queries/catalog/place-queries";
import type { StoredAnswer } from "@/backend/db/queries/idempotency-queries";
import { CART_ITEM_COLUMNS, type CartItemRow } from "@/backend/db/queries/orders/cart-queries";
import { PROMOTION_JSON, type PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { execute, mapResult, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { AgreedPlan, LineOptions, Localized, PickupStore } from "@/backend/db/stored-types";

/** What the place of an order, the shop's rules and the number's other orders decide; null or false when unknown. */
export interface PlaceFacts {
  delivered: boolean | null;
  thanaKnown: boolean;
  postCodeKnown: boolean;
  feePoisha: number | null;
  deliveryVatBasisPoints: number;
  /** The requested store, when orders can be picked up there; null for none. */
  store: (PickupStore & { district: string; thana: string }) | null;
  restWeekday: number | null;
  paymentHoldMinutes: number;
  /** Orders of the number that wait for an online payment, and the allowed number. */
  unpaidOrders: number;
  onlineOpenOrders: number;
}

/** The data that decide about an order, except its lines. */
export interface OrderBasis extends PlaceFacts {
  version: number;
  linesVersion: number;
  ordered: boolean;
  retailerToken: string | null;
  codEnabled: boolean;
  codLimitPoisha: number;
  codOpenLimitPoisha: number;
  codOpenOrders: number;
  daysMin: number;
  daysMax: number;
  promotion: PromotionRow | null;
  /** The requested plan; null for no plan and for an unknown one. */
  emiPlan: EmiPlanRow | null;
  /** What the number still owes on delivery, counted like its unpaid orders (docs/decisions/10). */
  openPoisha: number;
  openOrders: number;
  /** Orders to be paid on delivery that this number did not accept and that were returned. */
  refusedOrders: number;
}

type BasisRow = OrderBasis & { requestHash: string | null; response: StoredAnswer["response"] };

export interface OrderPlace {
  /** Empty for an order of only eSIMs, as are the other fields of the place. */
  district: string;
  thana: string;
  postCode: string;
  deliveryType: OrderDeliveryType;
  /** Code of the store of a pick-up; null for a delivery. */
  storeId: string | null;
}

export type OrderableLine = CartItemRow & { quantity: number; options: LineOptions };

/** The buyer's own part of an order. */
export interface Buyer {
  fullName: string;
  msisdn: string;
  email: string | null;
  address: string;
  note: string | null;
  paymentMethod: PaymentMethod;
}

interface NewOrder extends Omit<OrderPlace, "storeId">, Buyer {
  id: string;
  publicId: string;
  /** Null for a pre-order. */
  cartToken: string | null;
  cartVersion: number | null;
  deliverEarliest: string;
  deliverLatest: string;
  itemsPoisha: number;
  deliveryPoisha: number;
  discountPoisha: number;
  deferredPoisha: number;
  payablePoisha: number;
  promotionCode: string | null;
  emiPlan: AgreedPlan | null;
  store: PickupStore | null;
  preorderSlug: string | null;
  state: OrderState;
  paymentState: PaymentState;
  /** Minutes for which the goods are reserved for a payment; null for payment on delivery. */
  holdMinutes: number | null;
  retailerToken: string | null;
  /** True when the buyer proved the number. */
  numberProved: boolean;
  lang: "en" | "bn";
  lines: readonly {
    sku: string;
    quantity: number;
    pricePoisha: number;
    options: LineOptions;
    vatBasisPoints: number;
    extras?: { addOns: readonly { titles: Localized; sku: string | null; pricePoisha: number }[] };
  }[];
  deliveryVatBasisPoints: number;
  /** The calculated VAT of its lines, in their order, and of its delivery; money in poisha. */
  vat: { lines: readonly VatShare[]; delivery: VatShare };
  answer: StoredAnswer & { scope: string; key: string };
}

interface VatShare {
  discountPoisha: number;
  vatPoisha: number;
}

interface PlacedRow extends OrderPlace, Buyer, Pick<NewOrder, "publicId" | "state" | "payablePoisha"> {
  cartVersion: number;
  emiPlan: string | null;
}

/** Orders of a number's former owner do not count against its new one. */
const OF_OWNER = "not of_former_owner";

/**
 * Counts the orders of a number that wait for an online payment. Orders that strangers made with a number do not count
 * against its owner: for a proven buyer only the number's proven orders count, for anyone else all of its orders count.
 */
const UNPAID_ORDERS = `(select count(*)::int from orders u
     where u.msisdn = $msisdn and u.payment_method = 'online' and u.state = 'pending_payment' and ${OF_OWNER}
       and (not $numberProved::boolean or u.number_proved))`;

/** The columns of `PlaceFacts` over `shop_settings s` and `PLACE_TABLES`. */
export const PLACE_COLUMNS = `d.delivered,
     exists (select from thanas t where t.district = d.name and t.name = $thana) as thana_known, $postCode = ''
       or exists (select from post_codes pc where pc.district = d.name and pc.post_code = $postCode) as post_code_known,
     o.fee_poisha, s.delivery_vat_basis_points,
     case when st.code is not null then jsonb_build_object('code', st.code, 'name', st.names, 'address', st.addresses,
       'district', st.district, 'thana', st.thana) end as store, s.rest_weekday, s.payment_hold_minutes,
     ${UNPAID_ORDERS} as unpaid_orders, s.online_open_orders`;
export const PLACE_TABLES = `left join districts d on d.name = $district
   left join delivery_options o on o.type = $deliveryType and o.zone = d.zone
   left join stores st on st.code = $storeId and st.pickup`;

interface CartToLock extends OrderPlace {
  token: string;
  msisdn: string;
  numberProved: boolean;
  /** Code of the requested plan. */
  emiPlan: string | null;
  /** Belongs to the stored answer. */
  scope: string;
  key: string;
}

/** Locks a cart and reads everything that decides about its order; null for an unknown token. */
export const lockCart = mapResult(
  queryRow<BasisRow, [cart: CartToLock]>(
    "lock-cart",
    `select c.version, c.lines_version, c.ordered_at is not null as ordered, c.retailer_token, k.request_hash,
       k.response, s.cod_enabled, s.cod_limit_poisha, s.cod_open_limit_poisha, s.cod_open_orders, ${PLACE_COLUMNS},
       o.days_min + extra.days as days_min, o.days_max + extra.days as days_max, ${PROMOTION_JSON} as promotion,
       ${EMI_PLAN_JSON} as emi_plan, open.poisha as open_poisha, open.orders as open_orders,
       (select count(*)::int from orders r where r.msisdn = $msisdn and r.payment_method = 'cod' and r.state = 'cancelled'
          and ${OF_OWNER} and exists (select from order_events e where e.order_id = r.id and e.state = 'shipped')) as refused_orders
     from carts c cross join shop_settings s
     left join idempotency_keys k on k.scope = $scope and k.key = $key
     ${PLACE_TABLES}
     left join promotions pr on pr.code = c.promotion_code
     left join emi_plans ep on ep.code = $emiPlan
     cross join lateral (select ${printDaysOf("c.token")} as days) extra
     cross join lateral (
       select coalesce(sum(payable_poisha), 0)::float8 as poisha, count(*)::int as orders from orders
       where msisdn = $msisdn and payment_method = 'cod' and state in ('placed', 'confirmed', 'packed', 'shipped')
         and ${OF_OWNER} and (not $numberProved::boolean or number_proved)) open
     where c.token = $token
     for no key update of c`,
  ),
  (row): { basis: OrderBasis; answer: StoredAnswer | null } | null => {
    if (row === null) return null;
    const { requestHash, response } = row;
    return { basis: row, answer: requestHash === null ? null : { requestHash, response } };
  },
);

/** The lines of a locked cart with the current prices and stock. */
export const listOrderableLines = queryRows<OrderableLine, [token: string, linesVersion: number]>(
  "list-orderable-lines",
  `select ${CART_ITEM_COLUMNS}, l.quantity, l.options
   from cart_lines l join product_variants v on v.sku = l.sku join products p on p.slug = v.product_slug
   where l.cart_token = $1 and l.version = $2 order by l.position`,
);

/** Writes an order with its lines, its first event and its answer, and closes its cart: one statement. */
export const saveOrder = execute<[order: NewOrder]>(
  "insert-order",
  `with o as (
     insert into orders (id, public_id, cart_token, cart_version, full_name, msisdn, email, district, thana, post_code,
       address, note, delivery_type, deliver_earliest, deliver_latest, items_poisha, delivery_poisha, payable_poisha,
       payment_method, state, payment_state, payment_due_until, retailer_token, lang, discount_poisha, deferred_poisha,
       promotion_code, emi_plan, store, preorder_slug, delivery_discount_poisha, delivery_vat_basis_points,
       delivery_vat_poisha, number_proved)
     values ($id, $publicId, $cartToken, $cartVersion, $fullName, $msisdn, $email, $district, $thana, $postCode,
       $address, $note, $deliveryType, $deliverEarliest, $deliverLatest, $itemsPoisha, $deliveryPoisha,
       $payablePoisha, $paymentMethod, $state, $paymentState, now() + make_interval(mins => $holdMinutes),
       $retailerToken, $lang, $discountPoisha, $deferredPoisha, $promotionCode, $emiPlan::jsonb, $store::jsonb, $preorderSlug,
       $deliveryDiscountPoisha, $deliveryVatBasisPoints, $deliveryVatPoisha, $numberProved)),
   e as (insert into order_events (order_id, state) values ($id, $state)),
   c as (update carts set ordered_at = now(), updated_at = now() where token = $cartToken),
   k as (insert into idempotency_keys (scope, key, request_hash, response)
     values ($scope, $key, $requestHash, $response::jsonb)),
   x as (
     insert into order_line_add_ons (order_id, position, place, titles, sku, price_poisha)
     select $id, line.position, x.place - 1, x.add_on -> 'titles', x.add_on ->> 'sku', (x.add_on ->> 'pricePoisha')::int
     from jsonb_to_recordset($lines::jsonb) as line (position integer, add_ons jsonb)
     cross join lateral jsonb_array_elements(line.add_ons) with ordinality as x (add_on, place))
   insert into order_lines (order_id, position, sku, product_slug, category, titles, colour_labels, ram_gb, storage_gb,
     size, picture, options, sim_request_id, quantity, price_poisha, total_poisha, discount_poisha, vat_basis_points,
     vat_poisha)
   select $id, line.position, v.sku, p.slug, p.category, p.titles, v.colour_labels, v.ram_gb, v.storage_gb,
     v.size, v.pictures -> 0, line.options - 'simRequest', line.options ->> 'simRequest', line.quantity, line.price_poisha, line.price_poisha::bigint * line.quantity,
     line.discount_poisha, line.vat_basis_points, line.vat_poisha
   from jsonb_to_recordset($lines::jsonb)
     as line (position integer, sku text, quantity integer, price_poisha integer, options jsonb,
       discount_poisha bigint, vat_basis_points integer, vat_poisha bigint)
   join product_variants v on v.sku = line.sku join products p on p.slug = v.product_slug`,
  ({ lines, vat, answer, ...order }) => ({
    ...order,
    deliveryDiscountPoisha: vat.delivery.discountPoisha,
    deliveryVatPoisha: vat.delivery.vatPoisha,
    lines: lines.map((line, position) => ({
      position,
      sku: line.sku,
      quantity: line.quantity,
      price_poisha: line.pricePoisha,
      discount_poisha: vat.lines[position]?.discountPoisha,
      vat_basis_points: line.vatBasisPoints,
      vat_poisha: vat.lines[position]?.vatPoisha,
      options: line.options,
      add_ons: line.extras?.addOns ?? [],
    })),
    ...answer,
  }),
);

/** The order that was made from a cart, or null. */
export const findOrderOfCart = queryRow<PlacedRow, [token: string]>(
  "find-order-of-cart",
  `select public_id, cart_version, state, payment_method, payable_poisha, full_name, msisdn, email, district,
     thana, post_code, address, note, delivery_type, emi_plan ->> 'code' as emi_plan, store ->> 'code' as store_id
   from orders where cart_token = $1`,
);
