import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Localized } from "@/backend/db/schema/localized";

type Lang = "en" | "bn";

/** Fixed pages of the site. */
export const searchPages = pgTable("search_pages", {
  path: text().primaryKey(),
  titles: jsonb().$type<Localized>().notNull(),
  summaries: jsonb().$type<Localized>().notNull(),
  words: text().notNull().default(""),
  published: boolean().notNull().default(true),
});

/** Words and phrases with the same meaning, separated by |. */
export const searchSynonyms = pgTable("search_synonyms", {
  concept: text().primaryKey(),
  words: text().notNull(),
});

export const searchPhrases = pgTable(
  "search_phrases",
  { phrase: text().notNull(), concept: text().notNull() },
  (table) => [primaryKey({ columns: [table.phrase, table.concept] })],
);

/** Everything that a search can find: one row for each item and language. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    key: text().notNull(),
    part: text().notNull().default(""),
    lang: text().$type<Lang>().notNull(),
    category: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    summary: text(),
    picture: text(),
    pricePoisha: bigint("price_poisha", { mode: "number" }),
    wasPricePoisha: bigint("was_price_poisha", { mode: "number" }),
    inStock: boolean("in_stock"),
    titleKey: text("title_key").notNull(),
    endsOn: date("ends_on"),
    digest: text().notNull(),
  },
  (table) => [
    unique("search_documents_source").on(table.kind, table.key, table.part, table.lang),
    index("search_documents_path").on(table.lang, table.path),
    /** Includes the price: see migration 0085. */
    index("search_documents_price").on(table.id).where(sql`${table.pricePoisha} is not null`),
    index("search_documents_ending").on(table.endsOn).where(sql`${table.endsOn} is not null`),
  ],
);

/** The vocabulary of the documents. */
export const searchWords = pgTable(
  "search_words",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lang: text().$type<Lang>().notNull(),
    word: text().notNull(),
    sound: text().notNull(),
    shown: text().notNull(),
    documents: integer().notNull().default(0),
  },
  (table) => [
    unique("search_words_word").on(table.lang, table.word),
    index("search_words_sound").on(table.lang, table.sound),
  ],
);

export const searchWordKeys = pgTable(
  "search_word_keys",
  {
    lang: text().$type<Lang>().notNull(),
    key: text().notNull(),
    wordId: integer("word_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.key, table.wordId] }),
    index("search_word_keys_word").on(table.wordId),
  ],
);

export const searchPostings = pgTable(
  "search_postings",
  {
    wordId: integer("word_id").notNull(),
    documentId: bigint("document_id", { mode: "number" }).notNull(),
    /** See `categoryNumber`. */
    category: smallint().notNull(),
    score: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wordId, table.documentId] }),
    index("search_postings_best").on(table.wordId, table.category, table.score.desc(), table.documentId),
    /** Includes the score: see migration 0085. */
    index("search_postings_document").on(table.documentId, table.wordId),
  ],
);

/** Rows whose documents must be rebuilt, written by triggers: see migration 0070. */
export const searchChanges = pgTable("search_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  key: text().notNull(),
});

export const searchState = pgTable("search_state", {
  id: integer().primaryKey().default(1),
  madeBy: text("made_by").notNull(),
});

/** Digests of who searched for what; they are kept for one day. */
export const searchAsks = pgTable(
  "search_asks",
  {
    day: date().notNull(),
    lang: text().$type<Lang>().notNull(),
    query: text().notNull(),
    asker: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.lang, table.query, table.asker] })],
);

/** The number of networks that searched for a query on a day. */
export const searchDays = pgTable(
  "search_days",
  {
    day: date().notNull(),
    lang: text().$type<Lang>().notNull(),
    query: text().notNull(),
    shown: text().notNull(),
    /** By how many networks `shown` leads before other spellings. */
    shownVotes: integer("shown_votes").notNull().default(0),
    networks: integer().notNull().default(0),
    found: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.lang, table.query] })],
);

/** Queries that found nothing. */
export const searchMisses = pgTable(
  "search_misses",
  {
    lang: text().$type<Lang>().notNull(),
    query: text().notNull(),
    shown: text().notNull(),
    times: integer().notNull().default(1),
    lastOn: date("last_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.query] })],
);

/** Searches that an editor puts above the popular searches. */
export const searchPins = pgTable(
  "search_pins",
  {
    lang: text().$type<Lang>().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    path: text(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.position] })],
);
