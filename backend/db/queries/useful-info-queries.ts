import { type Connection, statement } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/schema/localized";

export interface UsefulInfoRow {
  slug: string;
  topics: Localized;
  titles: Localized;
  answers: Localized;
  steps: Localized<string[]>;
  path: string;
}

const COLUMNS = "slug, topics, titles, answers, steps, path";

const selectTopic = statement<UsefulInfoRow>(
  "list-useful-info-of-topic",
  `select ${COLUMNS} from useful_info where lower($1) in (lower(topics ->> 'en'), topics ->> 'bn') order by position, slug`,
);

// Some dozens of rows are read whole: no index and no extension that an operator's database might lack. What fits half
// as well as the best or less would only be in the way.
const selectFitting = statement<UsefulInfoRow & { count: number }>(
  "search-useful-info",
  `with fitting as (
     select ${COLUMNS}, position, score, max(score) over () as best
     from useful_info,
       lateral (select
         count(*) filter (where strpos(head, ' ' || word) > 0 or strpos(body, ' ' || word) > 0) as found,
         count(*) filter (where strpos(head, ' ' || word) > 0) as found_in_head
       from unnest($1::text[]) word) fit,
       lateral (select found + 2 * found_in_head as score) rank
     where found * 2 >= cardinality($1::text[]) and found > 0)
   select ${COLUMNS}, count(*) over ()::int as count from fitting where score * 2 > best
   order by score desc, position, slug
   limit $2`,
);

const upsertVote = statement<{ slug: string }>(
  "vote-useful-info",
  `insert into useful_info_votes (slug, browser, useful) select slug, $2::uuid, $3 from useful_info where slug = $1
   on conflict (slug, browser) do update set useful = excluded.useful, voted_at = now()
   returning slug`,
);

/** Every answer of a topic, named in either language. */
export function listTopicRows(connection: Connection, topic: string): Promise<UsefulInfoRow[]> {
  return selectTopic(connection, [topic]);
}

/**
 * Answers in which at least half of the words begin one of theirs, the best first.
 * @param words as `searchWords` makes them
 */
export async function searchUsefulInfoRows(
  connection: Connection,
  words: readonly string[],
  most: number,
): Promise<{ items: UsefulInfoRow[]; count: number }> {
  const rows = await selectFitting(connection, [words, most]);
  return { items: rows, count: rows[0]?.count ?? 0 };
}

/** Counts a browser's word about an answer once; a second replaces the first. @returns false when there is no such answer */
export async function keepVote(
  connection: Connection,
  vote: { slug: string; browser: string; useful: boolean },
): Promise<boolean> {
  return (await upsertVote(connection, [vote.slug, vote.browser, vote.useful])).length > 0;
}
