import { execute, queryExists, queryRows, queryValue } from "@/backend/db/queries/statement";

interface CountedSearch {
  /** ISO day in Dhaka. */
  day: string;
  lang: "en" | "bn";
  /** The normalised query. */
  query: string;
  /** The typed query, without characters that must not be shown. */
  shown: string;
  found: number;
}

interface SearchMiss {
  lang: "en" | "bn";
  shown: string;
  times: number;
  lastOn: string;
}

interface SearchPin {
  lang: "en" | "bn";
  position: number;
  title: string;
  path: string | null;
}

/** Maximum number of stored searches without a result, because anyone can send any number of them. */
const MAX_MISSES = 20_000;

// A spelling that most networks wrote stays: one with another spelling only takes a vote away (Boyer and Moore). It does not
// wait for the disk, because a count lost in a crash is harmless.
/** Counts that a network searched for something, once a day. `asker` is a digest that cannot be reversed. */
export const countSearch = execute<[ask: CountedSearch & { asker: string }]>(
  "search-count-ask",
  `with quick as (select set_config('synchronous_commit', 'off', true)),
   fresh as (
     insert into search_asks (day, lang, query, asker) select $day::date, $lang, $query, $asker from quick
       on conflict do nothing
     returning query)
   insert into search_days (day, lang, query, shown, shown_votes, networks, found)
     select $day::date, $lang, $query, $shown, 1, 1, $found::int from fresh
   on conflict (day, lang, query) do update set networks = search_days.networks + 1, found = excluded.found,
     shown = case when search_days.shown_votes = 0 then excluded.shown else search_days.shown end,
     shown_votes = search_days.shown_votes
       + case when search_days.shown_votes = 0 or search_days.shown = excluded.shown then 1 else -1 end`,
);

/** Counts a query that found nothing. */
export const countSearchMiss = execute<[ask: CountedSearch]>(
  "search-count-miss",
  `with quick as (select set_config('synchronous_commit', 'off', true))
   insert into search_misses (lang, query, shown, times, last_on) select $lang, $query, $shown, 1, $day::date from quick
   on conflict (lang, query) do update set times = search_misses.times + 1, shown = excluded.shown, last_on = excluded.last_on`,
);

// A search is popular if five networks made it on one of the last thirty days; older days weigh less. Networks of two
// days cannot be compared, because their names are deleted.
/** Editors' pins, then the searches that at least so many networks made, the most frequent first. */
export const listPopularRows = queryRows<
  { title: string; path: string | null },
  [query: { lang: string; day: string; networks: number; limit: number }]
>(
  "search-popular",
  `with pins as (select position, title, path from search_pins where lang = $lang),
   asked as (
     select query, (array_agg(shown order by networks desc, day desc))[1] as title, max(networks) as networks,
       sum(networks * power(0.85, $day::date - day)) as weight
     from search_days where lang = $lang and day > $day::date - 30 and day <= $day::date and found > 0 group by query)
   (select title, path from (select title, path, position from pins order by position limit $limit) p)
   union all
   (select title, null from asked where networks >= $networks
     and not exists (select from pins where lower(pins.title) = lower(asked.title))
    order by weight desc, query limit $limit)
   limit $limit`,
);

/** Deletes the networks that searched before today, and counts that are too old to matter. */
export const purgeSearches = execute<[day: string]>(
  "purge-searches",
  `with asks as (delete from search_asks where day < $1::date),
   days as (delete from search_days where day < $1::date - 60)
   delete from search_misses where last_on < $1::date - 90 or (times = 1 and last_on < $1::date - 14)
     or (lang, query) in (select lang, query from search_misses order by times desc, last_on desc offset ${MAX_MISSES})`,
);

/** Queries that found nothing, the most frequent first. */
export const listSearchMisses = queryRows<SearchMiss, [limit: number]>(
  "search-misses",
  "select lang, shown, times, last_on from search_misses order by times desc, last_on desc, query limit $1",
);

/** The editors' pins of both languages, each in its order. */
export const listSearchPins = queryRows<SearchPin>(
  "search-pins",
  "select lang, position, title, path from search_pins order by lang desc, position",
);

// The pins of both languages, because a page of results has an address in each.
/** The title of a pin that leads to the results of this query, as the editor wrote it; null when there is none. */
export const findResultsPin = queryValue<string, [query: string]>(
  "search-results-pin",
  "select title from search_pins where path is null and lower(title) = lower($1) order by title limit 1",
);

export const writeSearchPin = execute<[pin: SearchPin]>(
  "search-write-pin",
  `insert into search_pins (lang, position, title, path) values ($lang, $position::int, $title, $path)
   on conflict (lang, position) do update set title = excluded.title, path = excluded.path`,
);

/** @returns false when there was none */
export const removeSearchPin = queryExists<[lang: string, position: number]>(
  "search-delete-pin",
  "delete from search_pins where lang = $1 and position = $2::int returning title",
);
