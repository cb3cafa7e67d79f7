import type { RequestState } from "@/backend/db/queries/sims/sim-request-queries";
import {
  type Connection,
  execute,
  queryColumn,
  queryCount,
  queryRows,
  queryValue,
} from "@/backend/db/queries/statement";

/** The request for a replacement SIM, as far as a cart and an order need it. */
export interface ReplacementRow {
  id: string;
  keyHash: string;
  state: RequestState;
  msisdn: string | null;
  /** The requested kind of SIM: `physical` or `esim`. */
  form: string | null;
  proved: Record<string, string>;
  identityCheckedAt: Date | null;
  /** True while an order with the replacement has not ended. */
  isOrdered: boolean;
}

/** A replacement SIM of an order, with its request. */
interface OrderedReplacementRow {
  msisdn: string;
  /** Null, like the state, in an order from before lines named their request. */
  reference: string | null;
  state: RequestState | null;
}

/** Requests for replacements that were sent, by the digests of their keys or by their inner ids. */
export const listReplacements = queryRows<
  ReplacementRow,
  [wanted: { keyHashes: readonly string[]; ids: readonly string[] }]
>(
  "list-replacement-requests",
  `select r.id, r.key_hash, r.state, r.msisdn, r.answers -> 'card' ->> 'form' as form, r.proved, r.identity_checked_at,
     exists (select from order_lines l where l.sim_request_id = r.id and not l.sim_request_released) as is_ordered
   from service_requests r
   where r.service = 'sim_replacement' and r.state <> 'draft' and (r.key_hash = any($keyHashes) or r.id = any($ids))`,
);

const lockRequests = execute<[ids: readonly string[]]>(
  "lock-replacement-requests",
  "select id from service_requests where id = any($1) order by id for no key update",
);

/** The same requests by their ids, locked for the rest of the transaction: only one order at a time takes a request. */
export async function lockReplacements(connection: Connection, ids: readonly string[]): Promise<ReplacementRow[]> {
  await lockRequests(connection, ids);
  // A separate statement: one that waits for a lock still sees the orders as they were before.
  return listReplacements(connection, { keyHashes: [], ids });
}

/** The replacement SIMs of an order. @param orderId the inner id */
export const listReplacementsOfOrder = queryRows<OrderedReplacementRow, [orderId: string]>(
  "list-replacements-of-order",
  `select l.options ->> 'sim' as msisdn, r.reference, r.state
   from order_lines l left join service_requests r on r.id = l.sim_request_id
   where l.order_id = $1 and l.options ? 'simReplacement' order by l.position`,
);

const listReleased = queryColumn<string, [orderId: string]>(
  "list-released-requests",
  `select sim_request_id as id from order_lines
   where order_id = $1 and options ? 'simReplacement' and sim_request_released order by 1`,
);
const takeReleased = queryCount<[orderId: string]>(
  "take-released-requests",
  `update order_lines l set sim_request_released = false from service_requests r
   where l.order_id = $1 and r.id = l.sim_request_id and r.state in ('submitted', 'in_review', 'ready')
     and not exists (select from order_lines o where o.sim_request_id = r.id and not o.sim_request_released)
   returning r.id`,
);

/** Takes the requests of an ended order again. @returns false when one has ended, or has another order */
export async function takeRequestsAgain(connection: Connection, orderId: string): Promise<boolean> {
  const ids = await listReleased(connection, orderId);
  if (ids.length === 0) return true;
  await lockRequests(connection, ids);
  return (await takeReleased(connection, orderId)) === ids.length;
}

// A payment that the gateway calls risky is checked by a person before its order is confirmed.
/** Locks the paid order of a request, so that it is not cancelled meanwhile. @returns its public id, or null */
export const lockPaidOrder = queryValue<string, [requestId: string]>(
  "lock-paid-order-of-request",
  `select o.public_id from order_lines l join orders o on o.id = l.order_id
   where l.sim_request_id = $1 and not l.sim_request_released and o.payment_state = 'paid'
     and o.state in ('placed', 'confirmed', 'packed', 'shipped', 'delivered')
     and (o.state <> 'placed' or not exists (select from payments p where p.order_id = o.id and p.review_due))
   for no key update of o`,
);
