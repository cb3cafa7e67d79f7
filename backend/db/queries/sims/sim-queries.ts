import {
  type Connection,
  execute,
  mapResult,
  type PageRows,
  queryColumn,
  queryOneValue,
  queryRows,
  queryValue,
} from "@/backend/db/queries/statement";
import type { NumberClass, NumberSearch } from "@/utils/sims/number-search";

interface SimNumberRow {
  msisdn: string;
  numberClass: NumberClass;
  pricePoisha: number;
  zone: string;
  pairMsisdn: string | null;
}

interface SimNumberFilter extends NumberSearch, PageRows {
  numberClass: NumberClass | null;
  zone: string | null;
}

/** A number with the facts that a cart needs. */
export interface HeldNumberRow extends SimNumberRow {
  /** True when this cart has the number, or when the number is free. */
  obtainable: boolean;
  /** The end of this cart's reservation; null when it has none, or no longer has one. */
  heldUntil: Date | null;
}

interface NewHold {
  numbers: readonly string[];
  cartToken: string;
  /** Secret name of the caller's network; null for a call from the site itself. */
  network: string | null;
  minutes: number;
}

/** Free: not sold, and without a running reservation, by the database's clock. */
const FREE = "n.order_id is null and (n.held_until is null or n.held_until <= now())";
const NUMBER = "n.msisdn, n.number_class, n.price_poisha, n.zone, n.pair_msisdn";

/** The free numbers that fit the filter, `likes` any one of its patterns; a pair is free only as a whole. */
const FITTING = `from sim_numbers n
   where ${FREE} and ($likes::text[] = '{}' or n.msisdn like any($likes))
     and ($numberClass::text is null or n.number_class = $numberClass) and ($zone::text is null or n.zone = $zone)
     and not exists (select from sim_numbers p where p.msisdn = n.pair_msisdn
       and (p.order_id is not null or p.held_until > now()))`;

const selectNumbers = queryRows<SimNumberRow & { count: number }, [filter: SimNumberFilter]>(
  "list-sim-numbers",
  `select ${NUMBER}, count(*) over ()::int as count ${FITTING}
   order by case when $rankedBy::text is null then 0
     else length(replace(substr(n.msisdn, 4), $rankedBy, '')) end, n.position
   limit $limit offset $offset`,
);
const countNumbers = queryOneValue<number, [filter: SimNumberFilter]>(
  "count-sim-numbers",
  `select count(*)::int as count ${FITTING}`,
);

/** Free numbers, in the order of the list or by how often a digit occurs in them. */
export async function listFreeNumbers(
  connection: Connection,
  filter: SimNumberFilter,
): Promise<{ rows: SimNumberRow[]; count: number }> {
  const rows = await selectNumbers(connection, filter);
  if (rows.length > 0 || filter.offset === 0) return { rows, count: rows[0]?.count ?? 0 };
  // A page after the last one has no row that could contain the count.
  return { rows, count: await countNumbers(connection, filter) };
}

/** Every zone that has numbers, by name. */
export const listSimZones = queryColumn<string>(
  "list-sim-zones",
  "select distinct zone from sim_numbers order by zone",
);

/** The prices of the SIMs themselves, by SKU, in poisha. */
export const listKitPrices = mapResult(
  queryRows<{ sku: string; pricePoisha: number }, [skus: readonly string[]]>(
    "list-sim-kits",
    "select sku, price_poisha from product_variants where sku = any($1)",
  ),
  (kits) => new Map(kits.map(({ sku, pricePoisha }) => [sku, pricePoisha])),
);

const HELD = `${NUMBER}, n.order_id is null and (n.held_until is null or n.held_until <= now() or n.held_by = $2)
    as obtainable, case when n.held_by = $2 and n.held_until > now() then n.held_until end as held_until`;

/** Numbers with the facts that a cart needs, as they are now; unknown ones are left out. */
export const listNumbersOfCart = queryRows<HeldNumberRow, [numbers: readonly string[], cartToken: string]>(
  "list-sim-numbers-of-cart",
  `select ${HELD} from sim_numbers n where n.msisdn = any($1)`,
);

// Always locked in the same order, so that two carts that want the same numbers cannot block each other for ever.
/** The same numbers, each locked for the rest of the transaction: no other transaction takes or frees them. */
export const lockNumbers = queryRows<HeldNumberRow, [numbers: readonly string[], cartToken: string]>(
  "lock-sim-numbers",
  `select ${HELD} from sim_numbers n where n.msisdn = any($1) order by n.msisdn for update`,
);

/** Frees the other numbers of a cart. */
export const releaseOtherHolds = execute<[cartToken: string, keep: readonly string[]]>(
  "drop-sim-holds",
  `update sim_numbers set held_by = null, held_for = null, held_until = null
   where held_by = $1 and not (msisdn = any($2)) and order_id is null`,
);

// A running reservation is not extended and stays in the budget of its network; only an ended one starts again. The
// condition is repeated here, so that the statement alone gives a number to one holder.
/** Reserves numbers for a cart. @returns the numbers that it has now, with the end of each reservation */
export const holdNumbers = mapResult(
  queryRows<{ msisdn: string; heldUntil: Date }, [hold: NewHold]>(
    "take-sim-holds",
    `update sim_numbers n set held_by = $cartToken,
       held_for = case when n.held_by = $cartToken and n.held_until > now() then n.held_for else $network end,
       held_until = case when n.held_by = $cartToken and n.held_until > now() then n.held_until
         else now() + make_interval(mins => $minutes) end
     where n.msisdn = any($numbers) and n.order_id is null
       and (n.held_until is null or n.held_until <= now() or n.held_by = $cartToken)
     returning n.msisdn, n.held_until`,
  ),
  (rows) => new Map(rows.map(({ msisdn, heldUntil }) => [msisdn, heldUntil])),
);

// Two carts of one network that count at the same moment would each see enough room: this lock lets them count in turn.
const lockHolder = execute<[network: string]>(
  "lock-sim-holder",
  "select pg_advisory_xact_lock(hashtextextended('sim-holder:' || $1, 0))",
);

const countHolds = queryOneValue<number, [network: string, cartToken: string]>(
  "count-sim-holds",
  `select count(*)::int as held from sim_numbers where held_for = $1 and held_until > now() and order_id is null
   and held_by <> $2`,
);

/**
 * Counts the numbers that a network has reserved in carts other than this one. Its other carts wait until the end of
 * this transaction, so that the count is still true when the numbers are reserved.
 */
export async function countNetworkHolds(connection: Connection, network: string, cartToken: string): Promise<number> {
  await lockHolder(connection, network);
  return countHolds(connection, network, cartToken);
}

/** Gives numbers to an order. @returns the numbers that it got; the others have another holder */
export const takeNumbersForOrder = mapResult(
  queryColumn<string, [sale: { numbers: readonly string[]; orderId: string; cartToken: string }]>(
    "sell-sim-numbers",
    `update sim_numbers n set order_id = $orderId, held_by = null, held_for = null, held_until = null
     where n.msisdn = any($numbers) and n.order_id is null
       and (n.held_until is null or n.held_until <= now() or n.held_by = $cartToken)
     returning n.msisdn`,
  ),
  (numbers) => new Set(numbers),
);

/** The new numbers in an order. */
export const listNumbersOfOrder = queryColumn<string, [orderId: string]>(
  "list-numbers-of-order",
  `select options ->> 'sim' as sim from order_lines
   where order_id = $1 and options ? 'sim' and not options ? 'simReplacement' order by 1`,
);

/** The new numbers in an order whose SIM is a card. */
export const listCardNumbersOfOrder = queryColumn<string, [orderId: string, esimSkus: readonly string[]]>(
  "list-card-numbers-of-order",
  `select options ->> 'sim' as sim from order_lines
   where order_id = $1 and options ? 'sim' and not options ? 'simReplacement' and not sku = any($2) order by 1`,
);

/** The connection type (prepaid or postpaid) of a subscriber's number; null for a number that never logged in. */
export const findConnectionType = queryValue<"prepaid" | "postpaid", [msisdn: string]>(
  "find-connection-type",
  "select connection_type from subscribers where msisdn = $1",
);
