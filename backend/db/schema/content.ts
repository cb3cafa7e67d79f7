import { boolean, date, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
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

/** Who wants the newsletter, in which language, and since when: one row an address, in lower case. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  email: text().primaryKey(),
  lang: text().$type<"en" | "bn">().notNull(),
  consentedAt: timestamp("consented_at", { withTimezone: true }).notNull().defaultNow(),
});
