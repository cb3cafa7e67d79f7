import { mapResult, queryRows } from "@/backend/db/queries/statement";

/** A word of the documents that a query may mean, and how it was matched. */
export interface FoundWord {
  via: "word" | "sound" | "prefix" | "phrase" | "like";
  /** The searched word, sound or prefix as it was given, or the phrase. */
  key: string;
  id: number;
  word: string;
  sound: string;
  shown: string;
  documents: number;
}

/** The parts of a query to look up. */
interface WordsQuery {
  lang: string;
  words: readonly string[];
  sounds: readonly string[];
  starts: readonly string[];
  phrases: readonly string[];
}

const WORD = "w.id, w.word, w.sound, w.shown, w.documents";

// More changes than this come from an import. A search does not wait for them: the background task takes them.
const MAX_AWAITED_CHANGES = 50;

// `(select $words::text[])` hides the length of a list from the planner. It then keeps one plan for all lists; otherwise
// it makes a new one each time, which takes longer than the statement itself.
// A prefix of two letters may match hundreds of words: only so many are read, and only the most frequent are kept.
/** Words of the documents for the search, and whether any documents must be rebuilt. */
export const findSearchWords = mapResult(
  queryRows<FoundWord & { pending: boolean }, [query: WordsQuery]>(
    "search-find-words",
    `select found.*, (
         select count(*) between 1 and ${MAX_AWAITED_CHANGES}
         from (select from search_changes limit ${MAX_AWAITED_CHANGES + 1}) as few
       ) or exists (select from search_documents where ends_on < (now() at time zone 'Asia/Dhaka')::date) as pending
     from (
       select 'word' as via, w.word as key, ${WORD} from search_words w
       where w.lang = (select $lang::text) and w.word = any((select $words::text[])::text[]) and w.documents > 0
       union all
       select 'sound', w.sound, ${WORD} from search_words w
       where w.lang = (select $lang::text) and w.sound = any((select $sounds::text[])::text[]) and w.documents > 0
       union all
       select 'phrase', p.phrase, ${WORD} from search_phrases p
       join search_words w on w.lang = (select $lang::text) and w.word = '=' || p.concept
       where p.phrase = any((select $phrases::text[])::text[]) and w.documents > 0
       union all
       select 'prefix', b.start, ${WORD} from unnest((select $starts::text[])) as b (start) cross join lateral (
         select * from (
           select * from search_words w where w.lang = (select $lang::text) and w.word >= b.start
             and w.word < b.start || chr(1114111)
           limit 600) near
         where near.documents > 0 order by near.documents desc limit 40) w
     ) found
     union all
     select 'word', '', 0, '', '', '', 0, exists (select from search_changes)
       or exists (select from search_documents where ends_on < (now() at time zone 'Asia/Dhaka')::date)`,
  ),
  (rows) => ({ found: rows.filter(({ id }) => id > 0), isPending: rows.some(({ pending }) => pending) }),
);

/** Words that share a key with a misspelt one: a key of spelling (`spellingKeys`) or of sound (`likenessKeys`). */
export const findWordsAlike = queryRows<
  FoundWord,
  [keys: { lang: string; spellings: readonly string[]; sounds: readonly string[] }]
>(
  "search-find-words-alike",
  `(select distinct 'like' as via, '' as key, ${WORD} from search_word_keys k join search_words w on w.id = k.word_id
     where k.lang = (select $lang::text) and k.key = any((select $spellings::text[])::text[]) and w.documents > 0
       limit 200)
   union
   (select distinct 'like', '', ${WORD} from search_word_keys k join search_words w on w.id = k.word_id
     where k.lang = (select $lang::text) and k.key = any((select $sounds::text[])::text[]) and w.documents > 0
       limit 400)`,
);
