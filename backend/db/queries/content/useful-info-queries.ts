import { queryExists, queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface UsefulInfoRow {
  slug: string;
  topics: Localized;
  titles: Localized;
  answers: Localized;
  steps: Localized<string[]>;
  path: string;
}

const COLUMNS = "slug, topics, titles, answers, steps, path";

/** Every answer of a topic, named in either language. */
export const listTopicRows = queryRows<UsefulInfoRow, [topic: string]>(
  "list-useful-info-of-topic",
  `select ${COLUMNS} from useful_info where lower($1) in (lower(topics ->> 'en'), topics ->> 'bn') order by position, slug`,
);

/** Every answer, in the order of the topics. There are only some dozens, so the domain searches them. */
export const listUsefulInfoRows = queryRows<UsefulInfoRow & { words: string }>(
  "list-useful-info",
  `select ${COLUMNS}, words from useful_info order by position, slug`,
);

/** True when the browser has voted on the answer before. */
export const hasVoted = queryExists<[vote: { slug: string; browser: string }]>(
  "has-voted-useful-info",
  "select slug from useful_info_votes where slug = $slug and browser = $browser::uuid",
);

/** Counts a browser's vote on an answer; a second vote replaces the first. @returns false when there is no answer */
export const upsertVote = queryExists<[vote: { slug: string; browser: string; useful: boolean }]>(
  "vote-useful-info",
  `insert into useful_info_votes (slug, browser, useful) select slug, $browser::uuid, $useful from useful_info
     where slug = $slug
   on conflict (slug, browser) do update set useful = excluded.useful, voted_at = now()
   returning slug`,
);
