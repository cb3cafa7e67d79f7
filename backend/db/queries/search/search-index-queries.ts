import { type Connection, execute, queryColumn, queryRows, queryValue } from "@/backend/db/queries/statement";

/** A row whose documents must be rebuilt. */
export interface SearchChange {
  kind: string;
  key: string;
}

/** A document as it is stored; its words are in a table of their own. */
export interface StoredDocument {
  kind: string;
  key: string;
  part: string;
  lang: "en" | "bn";
  category: string;
  path: string;
  title: string;
  summary: string | null;
  picture: string | null;
  pricePoisha: number | null;
  wasPricePoisha: number | null;
  inStock: boolean | null;
  titleKey: string;
  endsOn: string | null;
  /** The digest of all fields and words, to find changes. */
  digest: string;
}

export interface KnownDocument extends Pick<StoredDocument, "kind" | "key" | "part" | "lang" | "digest"> {
  id: number;
}

interface WordRow {
  id: number;
  lang: "en" | "bn";
  word: string;
}

/** A word of some documents, and how many of them contain it. */
export interface CountedWord {
  lang: "en" | "bn";
  word: string;
  sound: string;
  shown: string;
  documents: number;
}

/** The words of a document with their scores. */
interface DocumentPostings {
  id: number;
  /** The category of the document by its number. */
  category: number;
  words: readonly { id: number; score: number }[];
}

/** Only one indexer at a time over all processes, until the transaction ends; searches continue. */
const lockRow = execute("search-lock-index", "select pg_advisory_xact_lock(7001501)");

/** Only for an open transaction: its statements may take longer than a visitor's. */
export async function lockSearchIndex(connection: Connection): Promise<void> {
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]) {
    await connection.query(`set local ${limit} = '60s'`);
  }
  await lockRow(connection);
}

/** Takes the oldest changes, at most so many. */
export const takeSearchChanges = queryRows<SearchChange, [limit: number]>(
  "search-take-changes",
  `with taken as (delete from search_changes where id in (select id from search_changes order by id limit $1) returning kind, key)
   select distinct kind, key from taken`,
);

const KNOWN = "d.id, d.kind, d.key, d.part, d.lang, d.digest";

/** The stored documents of some rows. */
export const listKnownDocuments = queryRows<KnownDocument, [rows: { changes: readonly SearchChange[] }]>(
  "search-known-documents",
  `select ${KNOWN} from jsonb_to_recordset($changes::jsonb) as t (kind text, key text)
   join search_documents d on d.kind = t.kind and d.key = t.key`,
);

/** All stored documents of some kinds. */
export const listKnownOfKinds = queryRows<KnownDocument, [kinds: readonly string[]]>(
  "search-known-documents-of-kinds",
  `select ${KNOWN} from search_documents d where d.kind = any($1)`,
);

/** Documents of things that ended before today in Dhaka. */
export const listEndedDocuments = queryRows<KnownDocument>(
  "search-ended-documents",
  `select ${KNOWN} from search_documents d where d.ends_on < (now() at time zone 'Asia/Dhaka')::date`,
);

const loseWords = execute<[ids: readonly number[]]>(
  "search-lose-words",
  `update search_words w set documents = w.documents - n.lost
   from (select word_id, count(*)::int as lost from search_postings where document_id = any($1::bigint[]) group by word_id) n
   where w.id = n.word_id`,
);

const deletePostings = execute<[ids: readonly number[]]>(
  "search-delete-postings",
  "delete from search_postings where document_id = any($1::bigint[])",
);

const deleteDocuments = execute<[ids: readonly number[]]>(
  "search-delete-documents",
  "delete from search_documents where id = any($1::bigint[])",
);

/** Removes the words of documents, and also the documents themselves if they no longer exist. */
export async function clearDocuments(
  connection: Connection,
  ids: readonly number[],
  { remove }: { remove: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await loseWords(connection, ids);
  await deletePostings(connection, ids);
  if (remove) await deleteDocuments(connection, ids);
}

/** Deletes the words that are no longer in any document. */
export const forgetUnusedWords = execute(
  "search-delete-unused-words",
  `with unused as (delete from search_words where documents <= 0 returning id)
   delete from search_word_keys where word_id in (select id from unused)`,
);

/** Writes documents. @returns their ids, in the same order */
export const writeDocuments = queryColumn<number, [rows: { documents: readonly StoredDocument[] }]>(
  "search-upsert-documents",
  `insert into search_documents (kind, key, part, lang, category, path, title, summary, picture, price_poisha,
     was_price_poisha, in_stock, title_key, ends_on, digest)
   select d->>'kind', d->>'key', d->>'part', d->>'lang', d->>'category', d->>'path', d->>'title', d->>'summary', d->>'picture',
     (d->>'pricePoisha')::bigint, (d->>'wasPricePoisha')::bigint, (d->>'inStock')::boolean, d->>'titleKey',
     (d->>'endsOn')::date, d->>'digest'
   from jsonb_array_elements($documents::jsonb) with ordinality as t (d, place) order by place
   on conflict (kind, key, part, lang) do update set category = excluded.category, path = excluded.path,
     title = excluded.title, summary = excluded.summary, picture = excluded.picture, price_poisha = excluded.price_poisha,
     was_price_poisha = excluded.was_price_poisha, in_stock = excluded.in_stock, title_key = excluded.title_key,
     ends_on = excluded.ends_on, digest = excluded.digest
   returning id`,
);

/** Adds words, each once with the number of documents that now contain it too. @returns all of them with their ids */
export const addWords = queryRows<WordRow & { isNew: boolean }, [words: readonly CountedWord[]]>(
  "search-upsert-words",
  // xmax is 0 in a row that was inserted and not updated.
  `insert into search_words (lang, word, sound, shown, documents)
   select * from unnest($langs::text[], $words::text[], $sounds::text[], $shown::text[], $documents::int[])
     as t (lang, word) order by lang, word
   on conflict (lang, word) do update set documents = search_words.documents + excluded.documents
   returning id, lang, word, xmax = 0 as is_new`,
  (words) => ({
    langs: words.map(({ lang }) => lang),
    words: words.map(({ word }) => word),
    sounds: words.map(({ sound }) => sound),
    shown: words.map(({ shown }) => shown),
    documents: words.map(({ documents }) => documents),
  }),
);

/**
 * Adds the keys of new words. They are sorted, because the primary key grows fastest in its own order, and the keys of a
 * word are sent as one text, because long arrays are slow to write and to read.
 */
export const addWordKeys = execute<[words: readonly { id: number; lang: string; keys: readonly string[] }[]]>(
  "search-insert-word-keys",
  `insert into search_word_keys (lang, key, word_id)
   select lang, key, id from unnest($1::int[], $2::text[], $3::text[]) as t (id, lang, keys), string_to_table(keys, ' ') as key
   order by lang, key collate "C", id`,
  (words) => [words.map(({ id }) => id), words.map(({ lang }) => lang), words.map(({ keys }) => keys.join(" "))],
);

/** Adds the words of documents with their scores; sorted and sent as texts for the same reasons. */
export const addPostings = execute<[documents: readonly DocumentPostings[]]>(
  "search-insert-postings",
  `insert into search_postings (word_id, document_id, score, category)
   select word_id, id, score, category from unnest($1::bigint[], $2::smallint[], $3::text[], $4::text[]) as t (id, category, words, scores),
     unnest(string_to_array(words, ' ')::int[], string_to_array(scores, ' ')::smallint[]) as p (word_id, score)
   order by word_id, id`,
  (documents) => [
    documents.map(({ id }) => id),
    documents.map(({ category }) => category),
    documents.map(({ words }) => words.map(({ id }) => id).join(" ")),
    documents.map(({ words }) => words.map(({ score }) => score).join(" ")),
  ],
);

/** The words of each concept that a search takes for the same. */
export const listSynonyms = queryRows<{ concept: string; words: string }>(
  "search-synonyms",
  "select concept, words from search_synonyms order by concept",
);

const deletePhrases = execute("search-delete-phrases", "delete from search_phrases where concept is not null");

const insertPhrases = execute<[rows: { phrases: readonly { phrase: string; concept: string }[] }]>(
  "search-insert-phrases",
  `insert into search_phrases (phrase, concept)
   select phrase, concept from jsonb_to_recordset($phrases::jsonb) as t (phrase text, concept text) on conflict do nothing`,
);

/** Replaces the phrases that queries are compared with. */
export async function writePhrases(
  connection: Connection,
  phrases: readonly { phrase: string; concept: string }[],
): Promise<void> {
  await deletePhrases(connection);
  await insertPhrases(connection, { phrases });
}

/** The version and brand with which the documents were built; null before the first build. */
export const readSearchState = queryValue<string>("search-state", `select made_by from search_state where id = 1`);

/** Records the version and brand with which the documents were built. */
export const writeSearchState = execute<[madeBy: string]>(
  "search-write-state",
  "insert into search_state (id, made_by) values (1, $1) on conflict (id) do update set made_by = excluded.made_by",
);
