import { boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Localized, StoredPicture } from "@/backend/db/schema/localized";

export const pressReleases = pgTable(
  "press_releases",
  {
    slug: text().primaryKey(),
    titles: jsonb().$type<Localized>().notNull(),
    summaries: jsonb().$type<Localized>().notNull(),
    bodies: jsonb().$type<Localized<string[]>>().notNull(),
    publishedOn: date("published_on").notNull(),
    picture: jsonb().$type<StoredPicture>(),
    published: boolean().notNull().default(true),
  },
  (table) => [index("press_releases_newest").on(table.publishedOn.desc(), table.slug)],
);

/** Newsletter subscribers, with language and start of the subscription: one row for each address, in lower case. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  email: text().primaryKey(),
  lang: text().$type<"en" | "bn">().notNull(),
  consentedAt: timestamp("consented_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Pages made of blocks: one row for each page, language and state (docs/decisions/26). */
export const contentPages = pgTable(
  "content_pages",
  {
    path: text().notNull(),
    lang: text().$type<"en" | "bn">().notNull(),
    state: text().$type<"published" | "draft">().notNull(),
    section: text().notNull(),
    name: text().notNull(),
    updatedOn: date("updated_on").notNull(),
    source: text().notNull(),
    page: jsonb().$type<object>().notNull(),
    checksum: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.lang, table.state] })],
);
