import type { ReturnReason, ReturnState } from "@/backend/contract/shop/own-orders";
import type { OrderLineRow } from "@/backend/db/queries/orders/order-queries";
import { execute, mapResult, queryOne, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { LineOptions, Localized, RefundAccount } from "@/backend/db/stored-types";

/** A line of an order with the number of pieces already requested for return; refused and cancelled requests do not count. */
export interface ReturnableRow
  extends Pick<OrderLineRow, "sku" | "category" | "quantity" | "totalPoisha" | "discountPoisha"> {
  position: number;
  options: LineOptions;
  requested: number;
}

/** The facts that decide about a return, besides its lines. */
export interface ReturnBasis {
  /** The time when the goods arrived; null before they arrive. */
  deliveredAt: Date | null;
  returnDays: number;
  /** True when at least a part was paid on delivery, so that no account is known for a refund. */
  paidOnDelivery: boolean;
}

/** The lines of an order with what was already requested and promised for them. */
export interface ReturnableLines {
  rows: ReturnableRow[];
  /** The refunds of all returns of the order; refused and cancelled requests do not count. */
  promisedPoisha: number;
}

export interface ReturnLine {
  position: number;
  quantity: number;
}

export interface ReturnRow {
  reference: string;
  orderId: string;
  publicId: string;
  msisdn: string;
  lang: "en" | "bn";
  reason: ReturnReason;
  note: string | null;
  state: ReturnState;
  answer: string | null;
  refundPoisha: number;
  /** Null when it goes back to the account that paid. */
  refundAccount: RefundAccount | null;
  paidOnDelivery: boolean;
  requestedAt: Date;
  /** Null until it is refunded, refused or cancelled. */
  settledAt: Date | null;
  lines: { position: number; sku: string; titles: Localized; quantity: number }[];
}

// The rest of a pre-order is paid at the door or at the counter, like an order on delivery.
const PAID_ON_DELIVERY = "(o.payment_method = 'cod' or o.deferred_poisha > 0)";

// Refused and cancelled returns take no pieces and promise no money.
const IS_COUNTED = "w.state not in ('refused', 'cancelled')";

// In one statement: an operator can end a return of the order meanwhile, and pieces and money must be those of one moment.
/** The lines of an order with the data for a return. @param orderId the inner id */
export const listReturnableRows = mapResult(
  queryRows<ReturnableRow & Pick<ReturnableLines, "promisedPoisha">, [orderId: string]>(
    "list-returnable-lines",
    `select l.position, l.sku, l.category, l.options, l.quantity, l.total_poisha, l.discount_poisha,
       coalesce((select sum(r.quantity) from order_return_lines r join order_returns w on w.reference = r.reference
         where r.order_id = l.order_id and r.position = l.position and ${IS_COUNTED}), 0)::int as requested,
       coalesce((select sum(w.refund_poisha) from order_returns w
         where w.order_id = l.order_id and ${IS_COUNTED}), 0)::float8 as promised_poisha
     from order_lines l where l.order_id = $1 order by l.position`,
  ),
  (rows): ReturnableLines => ({ rows, promisedPoisha: rows[0]?.promisedPoisha ?? 0 }),
);

/** @param orderId the inner id of an order that exists */
export const getReturnBasis = queryOne<ReturnBasis, [orderId: string]>(
  "find-return-basis",
  `select (select e.at from order_events e where e.order_id = o.id and e.state = 'delivered') as delivered_at,
     s.return_days, ${PAID_ON_DELIVERY} as paid_on_delivery
   from orders o cross join shop_settings s where o.id = $1`,
);

/** Saves a request to return goods of a locked order. */
export const saveReturn = execute<
  [
    request: Pick<ReturnRow, "reference" | "orderId" | "reason" | "note" | "refundPoisha" | "refundAccount"> & {
      lines: readonly ReturnLine[];
    },
  ]
>(
  "insert-return",
  `with request as (
     insert into order_returns (reference, order_id, reason, note, refund_poisha, refund_account)
     values ($reference, $orderId, $reason, $note, $refundPoisha, $refundAccount::jsonb))
   insert into order_return_lines (reference, order_id, position, quantity)
   select $reference, $orderId, line.position, line.quantity
   from jsonb_to_recordset($lines::jsonb) as line (position integer, quantity integer)`,
);

const RETURN = `w.reference, w.order_id, o.public_id, o.msisdn, o.lang, w.reason, w.note, w.state, w.answer,
  w.refund_poisha, w.refund_account, ${PAID_ON_DELIVERY} as paid_on_delivery, w.requested_at, w.settled_at,
  (select jsonb_agg(jsonb_build_object('position', l.position, 'sku', l.sku, 'titles', l.titles, 'quantity', r.quantity) order by r.position)
   from order_return_lines r join order_lines l on l.order_id = r.order_id and l.position = r.position
   where r.reference = w.reference) as lines`;

/** The returns of an order, oldest first. @param orderId the inner id */
export const listReturnRows = queryRows<ReturnRow, [orderId: string]>(
  "list-returns-of-order",
  `select ${RETURN} from order_returns w join orders o on o.id = w.order_id where w.order_id = $1
   order by w.requested_at, w.reference`,
);

/** Returns that wait for an operator, oldest first. */
export const listOpenReturns = queryRows<ReturnRow, [limit: number]>(
  "list-open-returns",
  `select ${RETURN} from order_returns w join orders o on o.id = w.order_id where w.settled_at is null
   order by w.requested_at, w.reference limit $1`,
);

/** Locks a return by its reference, or null. */
export const lockReturn = queryRow<ReturnRow, [reference: string]>(
  "lock-return",
  `select ${RETURN} from order_returns w join orders o on o.id = w.order_id where w.reference = $1
   for no key update of w`,
);

/** Moves a locked return. */
export const moveReturn = execute<[moved: Pick<ReturnRow, "reference" | "state" | "answer" | "refundAccount">]>(
  "move-return",
  `update order_returns set state = $state, answer = $answer, refund_account = $refundAccount::jsonb,
     settled_at = case when $state in ('refunded', 'refused', 'cancelled') then now() end where reference = $reference`,
);

// The add-ons of a piece are returned with it. As everywhere, the rows of the goods are locked in the order of their
// SKUs.
/** Puts the goods of a return back on sale; a trigger updates the ledger. */
export const restockReturn = execute<[reference: string]>(
  "restock-return",
  `with back as materialized (
     select r.order_id, r.position, r.quantity from order_return_lines r where r.reference = $1),
   line as materialized (
     select piece.sku, sum(piece.quantity)::int as quantity, min(piece.order_id) as order_id from (
       select l.sku, back.quantity, order_id from back join order_lines l using (order_id, position)
       union all
       select a.sku, back.quantity, order_id from back join order_line_add_ons a using (order_id, position)
       where a.sku is not null) piece
     group by piece.sku),
   locked as materialized (
     select v.sku from product_variants v where v.sku in (select sku from line) order by v.sku for no key update)
   update product_variants v set stock = v.stock + line.quantity, stock_reason = 'return', stock_order_id = line.order_id
   from line join locked using (sku) where v.sku = line.sku`,
);
