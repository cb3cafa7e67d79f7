import { type Connection, statement } from "@/backend/db/queries/statement";

/** A word of the documents that a query may mean, and what it was found by. */
export interface FoundWord {
  via: "word" | "sound" | "prefix" | "phrase" | "like";
  /** What was asked for: the word, sound or beginning as it was given, or the phrase. */
  asked: string;
  id: number;
  word: string;
  sound: string;
  shown: string;
  documents: number;
}

const WORD = "w.id, w.word, w.sound, w.shown, w.documents";

// More changes than a search waits for are those of an import: the round in the background takes them.
const MOST_AWAITED_CHANGES = 50;

// A beginning of two letters may have hundreds of words: only so many are read, and the most frequent of them kept.
const selectWords = statement<FoundWord & { pending: boolean }>(
  "search-find-words",
  `select found.*, (
       select count(*) between 1 and ${MOST_AWAITED_CHANGES}
       from (select from search_changes limit ${MOST_AWAITED_CHANGES + 1}) as few
     ) or exists (select from search_documents where ends_on < (now() at time zone 'Asia/Dhaka')::date) as pending
   from (
     select 'word' as via, w.word as asked, ${WORD} from search_words w
     where w.lang = $1 and w.word = any($2) and w.documents > 0
     union all
     select 'sound', w.sound, ${WORD} from search_words w
     where w.lang = $1 and w.sound = any($3) and w.documents > 0
     union all
     select 'phrase', p.phrase, ${WORD} from search_phrases p
     join search_words w on w.lang = $1 and w.word = '=' || p.concept
     where p.phrase = any($5) and w.documents > 0
     union all
     select 'prefix', b.start, ${WORD} from unnest($4::text[]) as b (start) cross join lateral (
       select * from (
         select * from search_words w where w.lang = $1 and w.word >= b.start and w.word < b.start || chr(1114111)
         limit 600) near
       where near.documents > 0 order by near.documents desc limit 40) w
   ) found
   union all
   select 'word', '', 0, '', '', '', 0, exists (select from search_changes)
     or exists (select from search_documents where ends_on < (now() at time zone 'Asia/Dhaka')::date)`,
);
const selectAlike = statement<FoundWord>(
  "search-find-words-alike",
  `select distinct 'like' as via, '' as asked, ${WORD} from search_word_keys k join search_words w on w.id = k.word_id
   where k.lang = $1 and k.key = any($2) and w.documents > 0
   limit 400`,
);

/** What to look up of a query. */
export interface WordsAsked {
  lang: string;
  words: readonly string[];
  sounds: readonly string[];
  starts: readonly string[];
  phrases: readonly string[];
}

/** Words of the documents for what was asked, and whether documents wait to be made anew. */
export async function findSearchWords(
  connection: Connection,
  { lang, words, sounds, starts, phrases }: WordsAsked,
): Promise<{ found: FoundWord[]; isPending: boolean }> {
  const rows = await selectWords(connection, [lang, words, sounds, starts, phrases]);
  return { found: rows.filter(({ id }) => id > 0), isPending: rows.some(({ pending }) => pending) };
}

/** Words that share one of these keys, see `likenessKeys`. */
export function findWordsAlike(connection: Connection, lang: string, keys: readonly string[]): Promise<FoundWord[]> {
  return selectAlike(connection, [lang, keys]);
}

export interface SearchHitRow {
  category: string;
  path: string;
  title: string;
  summary: string | null;
  picture: string | null;
  pricePoisha: string | null;
  wasPricePoisha: string | null;
  inStock: boolean | null;
  rank: number;
  /** From 1 within its category. */
  place: number;
  /** Hits of the category. */
  count: number;
  /** Rank of the category's best. */
  best: number;
}

export interface HitsAsked {
  /** Words with the group of the query that each is of, and what it is worth there. */
  words: readonly { id: number; group: number; weight: number; documents: number }[];
  /** The share of each group in the whole, by its number. */
  shares: readonly number[];
  titleKey: string;
  /** The share of the best covered that a document must cover. */
  leastCovered: number;
  mostPoisha: number | null;
  leastPoisha: number | null;
  /** Null for every category. */
  category: string | null;
  limit: number;
  offset: number;
}

/** Documents that are read of one word: what a person looks at is among the best of it. */
const MOST_A_WORD = 500;

const hitsText = (probes: string) => `
  with asked as materialized (
    select * from unnest($1::int[], $2::smallint[], $3::real[], $12::boolean[]) as t (word_id, part, weight, is_common)),
  read as materialized (
    select p.document_id, a.part, a.weight * p.score as score, a.is_common
    from asked a cross join lateral (
      select document_id, score from search_postings where word_id = a.word_id order by score desc, document_id limit ${MOST_A_WORD}) p),
  fits as (
    select document_id, sum(score) as score, sum(share) as covered from (
      select document_id, part, max(score) as score from (select document_id, part, score from read ${probes}) every
      group by document_id, part) each
    join unnest($4::smallint[], $5::real[]) as g (part, share) using (part)
    group by document_id),
  priced as (
    select d.id, d.category, d.path, f.covered, max(f.covered) over () as most,
      f.score * power(f.covered, 1.6) * d.boost
        * case when ($7::bigint is not null or $8::bigint is not null) and d.category = 'products' then 1.6 else 1 end * case
        when d.title_key = $6 then 1.5 when starts_with(d.title_key, $6) then 1.15 else 1 end as rank
    from fits f join search_documents d on d.id = f.document_id
    where ($7::bigint is null or d.price_poisha <= $7) and ($8::bigint is null or d.price_poisha >= $8)),
  single as (
    select distinct on (path) id, category, rank from priced where covered >= $13::real * most order by path, rank desc),
  placed as (
    select *, count(*) over kind as count, max(rank) over kind as best,
      row_number() over (partition by category order by rank desc, id) as place
    from single window kind as (partition by category))
  select p.category, d.path, d.title, d.summary, d.picture, d.price_poisha as "pricePoisha",
    d.was_price_poisha as "wasPricePoisha", d.in_stock as "inStock", p.rank, p.place::int as place, p.count::int as count, p.best
  from placed p join search_documents d on d.id = p.id
  where p.place = 1 or (p.place > $10 and p.place <= $10 + $11 and ($9::text is null or p.category = $9))
  order by p.best desc, p.category, p.place`;

const selectHits = statement<SearchHitRow>("search-hits", hitsText(""));
// Of a common word only the best documents are read; those of the query's rarer words are looked up in it one by one.
const selectHitsOfCommon = statement<SearchHitRow>(
  "search-hits-of-common-words",
  hitsText(`union all
    select rare.document_id, a.part, a.weight * p.score from (
      select document_id from read where not is_common group by document_id order by sum(score) desc limit 300) rare
    cross join asked a join search_postings p on p.word_id = a.word_id and p.document_id = rare.document_id
    where a.is_common`),
);

/** The hits of a query, by category, the best category first; the first of each category comes in any case. */
export function listSearchHits(connection: Connection, asked: HitsAsked): Promise<SearchHitRow[]> {
  const common = asked.words.map(({ documents }) => documents > MOST_A_WORD);
  const select = common.includes(true) && common.includes(false) ? selectHitsOfCommon : selectHits;
  return select(connection, [
    asked.words.map(({ id }) => id),
    asked.words.map(({ group }) => group),
    asked.words.map(({ weight }) => weight),
    asked.shares.map((_, part) => part),
    asked.shares,
    asked.titleKey,
    asked.mostPoisha,
    asked.leastPoisha,
    asked.category,
    asked.offset,
    asked.limit,
    common,
    asked.leastCovered,
  ]);
}
