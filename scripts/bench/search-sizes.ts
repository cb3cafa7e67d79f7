import MiniSearch from "minisearch";
import { type Database, openDatabase } from "@/backend/db/client";
import { type SearchContext, searchSite } from "@/backend/domain/search/search-site";
import slowQueries from "@/bench/search-slow-queries.json";
import { readFigures } from "@/scripts/bench/proc-figures";
import { quantile } from "@/scripts/bench/quantile";
import type { SearchQuery } from "@/scripts/bench/search-queries";

export interface SizeFigures {
  documents: number;
  queries: number;
  p50: number;
  p99: number;
  /** CPU milliseconds of the database per query. */
  databaseCpu: number;
  mini: { p50: number; p99: number; cpu: number };
  /** Of the queries that are made to be slow: the one that took longest, in milliseconds, the best of its runs. */
  slowest?: { name: string; ms: number };
}

/** Number of words in a copied document: those that describe it best. */
const WORDS_KEPT = 30;

/**
 * Adds copies of the English documents up to the given number. Each has a number in its title, like a phone model, and
 * another popularity.
 */
export async function growDocuments(database: Database, size: number): Promise<number> {
  const { pool } = database;
  const count = async () =>
    (await pool.query<{ n: number }>("select count(*)::int as n from search_documents where lang = 'en'")).rows[0]?.n ??
    0;
  const missing = size - (await count());
  if (missing <= 0) return count();
  await pool.query("drop index if exists search_postings_best; drop index if exists search_postings_document");
  await pool.query(
    `create temp table copies as
     select d.id as original, nextval(pg_get_serial_sequence('search_documents', 'id')) as id, n,
       0.7 + random() * 0.3 as share
     from generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) as place, count(*) over () as every from search_documents
       where lang = 'en' and part not like 'copy %') d on d.place = 1 + n % d.every`,
    [missing],
  );
  await pool.query(
    `insert into search_documents (id, kind, key, part, lang, category, path, title, summary, picture, price_poisha,
       was_price_poisha, in_stock, title_key, digest)
     overriding system value
     select c.id, kind, key, 'copy ' || c.id || part, lang, category, path || '#copy-' || c.id, title || ' ' || c.n, summary,
       picture, price_poisha, was_price_poisha, in_stock, title_key || ' ' || c.n, 'copy'
     from copies c join search_documents d on d.id = c.original`,
  );
  await pool.query(
    `insert into search_postings (word_id, document_id, category, score)
     select word_id, c.id, p.category, greatest(1, p.score * c.share)::smallint
     from copies c join (select *, row_number() over (partition by document_id order by score desc, word_id) as place
       from search_postings) p on p.document_id = c.original where p.place <= ${WORDS_KEPT}`,
  );
  await pool.query(
    `with numbers as (
       insert into search_words (lang, word, sound, shown, documents) select 'en', c.n::text || 'q', c.n::text || 'q', c.n::text, 1
       from copies c on conflict do nothing returning id, word)
     insert into search_postings (word_id, document_id, category, score)
     select w.id, c.id, p.category, 7000 from copies c join numbers w on w.word = c.n::text || 'q'
     join (select distinct document_id, category from search_postings) p on p.document_id = c.original`,
  );
  await pool.query(
    `update search_words w set documents = n.documents
     from (select word_id, count(*)::int as documents from search_postings group by word_id) n where n.word_id = w.id`,
  );
  await pool.query("drop table copies");
  await pool.query(`create index search_postings_best on search_postings (word_id, category, score desc, document_id)`);
  await pool.query(`create index search_postings_document on search_postings (document_id, word_id) include (score)`);
  for (const table of ["search_documents", "search_words", "search_postings"])
    await pool.query(`vacuum analyze ${table}`);
  return count();
}

/** Runs the English queries `rounds` times, on the database and on MiniSearch with the same documents. */
export async function measureSize(
  url: string,
  context: SearchContext,
  queries: readonly SearchQuery[],
  rounds: number,
): Promise<SizeFigures> {
  const keys = queries.filter(({ language }) => language === "en").map(({ query }) => query);
  // One connection, so that the CPU time of its process is that of the queries.
  const database = openDatabase(url, { poolSize: 1, statementTimeoutMs: 60_000 });
  try {
    const ask = (key: string) =>
      searchSite({ ...context, db: database, lang: "en" }, { key, limit: 5, category: null, page: 1 });
    for (const key of keys) await ask(key);
    const { rows } = await database.pool.query<{ pid: number; documents: number }>(
      "select pg_backend_pid() as pid, (select count(*)::int from search_documents where lang = 'en') as documents",
    );
    const pid = rows[0]?.pid ?? 0;
    const before = cpuOf(pid);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const key of keys) times.push(await timed(() => ask(key)));
    }
    const cpu = cpuOf(pid) - before;
    const mini = await measureMini(database, keys, rounds);
    const slow: { name: string; ms: number }[] = [];
    for (const { name, query } of slowQueries) {
      const runs: number[] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await timed(() => ask(query)));
      slow.push({ name, ms: Math.min(...runs) });
    }
    const slowest = slow.reduce((one, other) => (other.ms > one.ms ? other : one));
    return {
      documents: rows[0]?.documents ?? 0,
      queries: times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      databaseCpu: cpu / times.length,
      mini,
      slowest,
    };
  } finally {
    await database.close();
  }
}

async function measureMini(database: Database, keys: readonly string[], rounds: number): Promise<SizeFigures["mini"]> {
  const { rows } = await database.pool.query<{ id: number; title: string; summary: string | null; words: string }>(
    `select d.id::int as id, d.title, d.summary, (select string_agg(w.shown, ' ') from search_postings p
       join search_words w on w.id = p.word_id where p.document_id = d.id and p.score >= 2000) as words
     from search_documents d where d.lang = 'en'`,
  );
  const index = new MiniSearch<(typeof rows)[number]>({
    fields: ["title", "summary", "words"],
    storeFields: ["title"],
  });
  index.addAll(rows);
  const ask = (key: string) => index.search(key, { prefix: true, fuzzy: 0.2, boost: { title: 2 } }).slice(0, 5);
  for (const key of keys) ask(key);
  const before = process.cpuUsage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) for (const key of keys) times.push(await timed(async () => ask(key)));
  const { user, system } = process.cpuUsage(before);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu: (user + system) / 1_000 / times.length };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** CPU milliseconds that a process has used. */
const cpuOf = (pid: number) => readFigures(pid, undefined).site.cpuMs;
