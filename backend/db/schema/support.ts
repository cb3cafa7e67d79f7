import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { StoredFile } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";

/** Answers of the support pages. */
export const usefulInfo = pgTable("useful_info", {
  slug: text().primaryKey(),
  topics: jsonb().$type<Localized>().notNull(),
  titles: jsonb().$type<Localized>().notNull(),
  answers: jsonb().$type<Localized>().notNull(),
  steps: jsonb().$type<Localized<string[]>>().notNull(),
  words: text().notNull().default(""),
  path: text().notNull(),
  position: integer().notNull(),
});

/** Votes on whether an answer helped: one row for each answer and browser. */
export const usefulInfoVotes = pgTable(
  "useful_info_votes",
  {
    slug: text()
      .notNull()
      .references(() => usefulInfo.slug, { onDelete: "cascade" }),
    browser: uuid().notNull(),
    useful: boolean().notNull(),
    votedAt: timestamp("voted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.browser] })],
);

/** The notices on the notice board. */
export const notices = pgTable(
  "notices",
  {
    slug: text().primaryKey(),
    titles: jsonb().$type<Localized>().notNull(),
    summaries: jsonb().$type<Localized>().notNull(),
    bodies: jsonb().$type<Localized<string[]>>().notNull(),
    publishedOn: date("published_on").notNull(),
    file: jsonb().$type<StoredFile>(),
    published: boolean().notNull().default(true),
  },
  (table) => [index("notices_newest").on(table.publishedOn.desc(), table.slug)],
);
