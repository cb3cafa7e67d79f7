import type { DisclosureKind, DividendKind, EventKind } from "@/backend/contract/content/investor-news";
import { type PageRows, queryColumn, queryOne, queryOneValue, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoredFile } from "@/backend/db/stored-types";

export interface EventRow {
  id: string;
  kind: EventKind;
  titles: Localized;
  details: Localized;
  places: Localized | null;
  /** ISO day in Asia/Dhaka. */
  heldOn: string;
  /** `16:00`; null for an event that takes the whole day. */
  begins: string | null;
  ends: string | null;
  online: boolean;
  path: string | null;
  revision: number;
}

export interface DisclosureRow {
  id: string;
  kind: DisclosureKind;
  titles: Localized;
  texts: Localized;
  /** ISO moment in UTC. */
  publishedAt: string;
  file: StoredFile | null;
}

interface UnclaimedRow {
  account: string;
  year: number;
  kind: DividendKind;
  names: Localized;
  amountPoisha: number;
  paidOn: string;
}

interface UnclaimedTotal {
  year: number;
  kind: DividendKind;
  count: number;
  amountPoisha: number;
}

/** The filter of unclaimed dividends, by account or year; null = not filtered. */
interface UnclaimedFilter {
  account: string | null;
  year: number | null;
}

/** Events by day. @param from the first day, or null @param before the day after the last one, or null */
export const listEvents = queryRows<
  EventRow,
  [period: { from: string | null; before: string | null; year: number | null }]
>(
  "list-investor-events",
  `select id, kind, titles, details, places, held_on, to_char(begins, 'HH24:MI') as begins,
     to_char(ends, 'HH24:MI') as ends, online, path, revision
   from investor_events
   where ($from::date is null or held_on >= $from) and ($before::date is null or held_on < $before)
     and ($year::int is null or extract(year from held_on) = $year)
   order by held_on, begins nulls first, id`,
);

/** Years with an event, newest first. */
export const listEventYears = queryColumn<number>(
  "list-investor-event-years",
  "select distinct extract(year from held_on)::int as year from investor_events order by year desc",
);

/** The filter of disclosures: those that are published after `now` are left out. */
interface DisclosureFilter {
  kind: DisclosureKind;
  year: number | null;
  /** ISO moment. */
  now: string;
}

const OF_KIND = `kind = $kind and published_at <= $now
  and ($year::int is null or extract(year from published_at at time zone 'Asia/Dhaka') = $year)`;

/** One page of disclosures of a kind, newest first. */
export const listDisclosurePage = queryRows<DisclosureRow, [filter: DisclosureFilter, page: PageRows]>(
  "list-disclosures",
  `select id, kind, titles, texts, file,
     to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
   from disclosures where ${OF_KIND} order by disclosures.published_at desc, id limit $limit offset $offset`,
);

/** The number of disclosures that fit, and every year that has one of the kind, newest first. */
export const countDisclosures = queryOne<{ count: number; years: number[] }, [filter: DisclosureFilter]>(
  "count-disclosures",
  `select (select count(*)::int from disclosures where ${OF_KIND}) as count,
     array(select distinct extract(year from published_at at time zone 'Asia/Dhaka')::int as year
       from disclosures where kind = $kind and published_at <= $now order by year desc) as years`,
);

const WAITING =
  "settled_at is null and ($account::text is null or account = $account) and ($year::int is null or year = $year)";

/** One page of the unclaimed dividends, newest first; within a dividend, the largest sums first. */
export const listUnclaimed = queryRows<UnclaimedRow, [filter: UnclaimedFilter, page: PageRows]>(
  "list-unclaimed-dividends",
  `select account, year, kind, names, amount_poisha, paid_on from unclaimed_dividends where ${WAITING}
   order by year desc, kind, amount_poisha desc, account limit $limit offset $offset`,
);

/** The number of unclaimed dividends that fit a filter. */
export const countUnclaimed = queryOneValue<number, [unclaimedFilter: UnclaimedFilter]>(
  "count-unclaimed-dividends",
  `select count(*)::int as count from unclaimed_dividends where ${WAITING}`,
);

/** The unclaimed total of each dividend. */
export const totalUnclaimed = queryRows<UnclaimedTotal>(
  "total-unclaimed-dividends",
  `select year, kind, count(*)::int as count, sum(amount_poisha)::float8 as amount_poisha
   from unclaimed_dividends where settled_at is null group by year, kind order by year desc, kind`,
);
