import type { Category } from "@/backend/contract/shop/catalog";
import type { OrderDeliveryType } from "@/backend/contract/shop/delivery";
import type { OrderSimRequest, OrderState, PaymentMethod, PaymentState, PayWith } from "@/backend/contract/shop/orders";
import { execute, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { AgreedPlan, Localized, PickupStore, StoredPicture, VariantOptions } from "@/backend/db/stored-types";

export interface OrderLineRow extends VariantOptions {
  sku: string;
  productSlug: string;
  category: Category;
  titles: Localized;
  /** The number of a SIM. */
  sim?: string | null;
  /** The text printed on it. */
  printName: string | null;
  printNumber: string | null;
  /** The add-ons of each piece. */
  addOns: { titles: Localized; pricePoisha: number }[];
  picture: StoredPicture | null;
  quantity: number;
  pricePoisha: number;
  totalPoisha: number;
  /** The line's share of the order's discount. */
  discountPoisha: number;
  /** Hundredths of a percent; null, as the VAT, in orders from before rates were kept. */
  vatBasisPoints: number | null;
  vatPoisha: number | null;
  /** True for a SIM that the buyer of a cancelled order keeps. */
  kept: boolean;
}

/** An order with its private parts: only for the domain, which masks these parts. */
export interface OrderRow {
  publicId: string;
  placedAt: Date;
  state: OrderState;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  /** True while the gateway has not decided about a payment whose page was opened. */
  paymentOpen: boolean;
  payWith: PayWith | null;
  paymentDueUntil: Date | null;
  itemsPoisha: number;
  deliveryPoisha: number;
  discountPoisha: number;
  /** The part of the discount that applies to the delivery. */
  deliveryDiscountPoisha: number;
  /** Hundredths of a percent; null, as the VAT, in orders from before rates were kept. */
  deliveryVatBasisPoints: number | null;
  deliveryVatPoisha: number | null;
  /** The sum that is due only when the goods arrive. */
  deferredPoisha: number;
  /** The largest sum that can be paid in cash on delivery; null if nothing is due later. */
  cashLimitPoisha: number | null;
  /** The refund, and whether all of it has been sent; null if there is none. */
  refund: { poisha: number; sent: boolean } | null;
  /** The part of a cancelled order that is not refunded, because its SIMs are in use; 0 for others. */
  keptPoisha: number;
  payablePoisha: number;
  promotionCode: string | null;
  emiPlan: AgreedPlan | null;
  store: PickupStore | null;
  preorder: boolean;
  /**
   * Its place among the pre-orders of its product, the release day, and whether that has come; null for other orders, and
   * once it is packed.
   */
  queue: { place: number; releasedOn: string; released: boolean } | null;
  /**
   * The state of the requests for its replacement SIMs: `declined` if one is, else the least advanced; null without one, and
   * once the order has ended.
   */
  simRequest: OrderSimRequest | null;
  /** The courier; null until the parcel is on its way. */
  courier: { names: Localized; phone: string | null; trackingUrl: string | null; parcelNumber: string | null } | null;
  /** True when the last promised day has passed without a delivery; for only eSIMs, when they take longer. */
  late: boolean;
  deliveryType: OrderDeliveryType;
  district: string;
  thana: string;
  /** The place's names in each language; absent for a digital order and for a place that is no longer listed. */
  districtNames: Localized | null;
  thanaNames: Localized | null;
  deliverEarliest: string;
  deliverLatest: string;
  fullName: string;
  msisdn: string;
  address: string;
  lines: OrderLineRow[];
  /** Times in the form in which PostgreSQL writes them into JSON. */
  events: { state: OrderState; at: string }[];
}

interface DueOrder {
  id: string;
  publicId: string;
  msisdn: string;
  /** True when its buyer proved the number. */
  numberProved: boolean;
  lang: "en" | "bn";
}

/** The states of an order that is not packed yet: a pre-order is then in the queue. */
const BEFORE_PACKING = "('pending_payment', 'placed', 'confirmed')";

/** The columns of an OrderRow, from `orders o`. */
export const ORDER_COLUMNS = `o.public_id, o.placed_at, o.state, o.payment_method, o.payment_state, o.pay_with,
  o.payment_due_until,
  o.state = 'pending_payment' and exists (select from payments p
    where p.order_id = o.id and p.state = 'pending' and p.redirect_url is not null) as payment_open,
  o.items_poisha, o.delivery_poisha, o.discount_poisha, o.deferred_poisha,
  case when o.deferred_poisha > 0 then
    (select case when s.cod_enabled then s.cod_limit_poisha else 0 end from shop_settings s) end as cash_limit_poisha,
  (select jsonb_build_object('poisha', sum(p.amount_poisha - p.kept_poisha), 'sent', bool_and(p.refunded_at is not null)) from payments p
   where p.order_id = o.id and p.refund_due having count(*) > 0) as refund,
  (select coalesce(sum(p.kept_poisha), 0)::float8 from payments p where p.order_id = o.id) as kept_poisha,
  o.delivery_discount_poisha, o.delivery_vat_basis_points, o.delivery_vat_poisha, o.promotion_code,
  o.emi_plan, o.store, o.preorder_slug is not null as preorder,
  case when o.preorder_slug is not null and o.state in ${BEFORE_PACKING} then
    (select jsonb_build_object('place', count(*), 'releasedOn', max(f.released_on),
       'released', max(f.released_on) <= (now() at time zone 'Asia/Dhaka')::date) from orders q
     join preorder_offers f on f.product_slug = q.preorder_slug
     where q.preorder_slug = o.preorder_slug and q.state in ${BEFORE_PACKING}
       and (q.placed_at, q.id) <= (o.placed_at, o.id) having count(*) > 0) end as queue,
  (select case when bool_or(r.state = 'declined') then 'declined' when bool_and(r.state = 'completed') then 'completed'
       when bool_and(r.state in ('ready', 'completed')) then 'ready' else 'in_review' end
   from order_lines l join service_requests r on r.id = l.sim_request_id
   where l.order_id = o.id and not l.sim_request_released having count(*) > 0) as sim_request,
  (select jsonb_build_object('names', c.names, 'phone', c.phone, 'trackingUrl', c.tracking_url,
     'parcelNumber', o.parcel_number) from couriers c where c.code = o.courier_code) as courier,
  case when o.delivery_type = 'digital'
    then exists (select from esim_profile_orders w where w.order_id = o.id and w.iccid is null and w.delay_told_at is not null)
    else o.state in ('placed', 'confirmed', 'packed', 'shipped')
      and (now() at time zone 'Asia/Dhaka')::date > o.deliver_latest end as late, o.payable_poisha,
  o.delivery_type, o.district, o.thana,
  (select jsonb_build_object('en', d.name, 'bn', d.name_bn) from districts d where d.name = o.district) as district_names,
  (select jsonb_build_object('en', t.name, 'bn', t.name_bn) from thanas t
   where t.district = o.district and t.name = o.thana) as thana_names, o.deliver_earliest, o.deliver_latest,
  o.full_name, o.msisdn, o.address,
  (select jsonb_agg(jsonb_build_object('sku', l.sku, 'productSlug', l.product_slug, 'category', l.category,
     'titles', l.titles, 'colourLabels', l.colour_labels, 'ramGb', l.ram_gb, 'storageGb', l.storage_gb, 'size', l.size,
 'sim', l.options ->> 'sim',
     'printName', l.options ->> 'name', 'printNumber', l.options ->> 'number', 'addOns', coalesce((select
       jsonb_agg(jsonb_build_object('titles', a.titles, 'pricePoisha', a.price_poisha) order by a.place)
       from order_line_add_ons a where a.order_id = l.order_id and a.position = l.position), '[]'),
     'picture', l.picture, 'quantity', l.quantity, 'pricePoisha', l.price_poisha,
     'totalPoisha', l.total_poisha, 'discountPoisha', l.discount_poisha, 'vatBasisPoints', l.vat_basis_points,
     'vatPoisha', l.vat_poisha, 'kept', l.kept) order by l.position) from order_lines l where l.order_id = o.id) as lines,
  (select jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at) order by e.at) from order_events e
   where e.order_id = o.id) as events`;

/** The order with this public id and this number, or null: the caller must know both. */
export const findOrder = queryRow<OrderRow, [publicId: string, msisdn: string]>(
  "find-order",
  `select ${ORDER_COLUMNS} from orders o where o.public_id = $1 and o.msisdn = $2`,
);

/** Orders by their public ids, newest first; unknown ids are left out. */
export const listOrderRows = queryRows<OrderRow, [publicIds: readonly string[]]>(
  "list-orders",
  `select ${ORDER_COLUMNS} from orders o where o.public_id = any($1::text[]) order by o.placed_at desc, o.id`,
);

/** Locks the order that is unpaid for longest, a minute after its reservation has ended; null without one. */
export const lockUnpaidOrder = queryRow<DueOrder>(
  "lock-unpaid-order",
  `select id, public_id, msisdn, number_proved, lang
   from orders where state = 'pending_payment' and payment_due_until + interval '1 minute' <= now()
   order by payment_due_until limit 1 for no key update skip locked`,
);

interface OrderStep {
  state: OrderState;
  paymentState: PaymentState;
  /** Left out when nobody decided it, e.g. after a payment. */
  movedBy?: "customer" | "operator";
  note?: string | null;
}

/** Moves a locked order to a state and records the event. */
export const moveOrder = execute<[id: string, to: OrderStep]>(
  "move-order",
  `with moved as (update orders set state = $state, payment_state = $paymentState where id = $id)
   insert into order_events (order_id, state, moved_by, note) values ($id, $state, $movedBy, $note)
     on conflict do nothing`,
  (id, to) => ({ movedBy: null, note: null, ...to, id }),
);

/** Sets only the payment data of a locked order. */
export const moveOrderPayment = execute<[id: string, state: PaymentState]>(
  "move-order-payment",
  "update orders set payment_state = $2 where id = $1",
);
