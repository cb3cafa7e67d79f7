import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The forms that people sent from the site, distinguished by `form`, and the answers to them. */
export const webForms = pgTable(
  "web_forms",
  {
    reference: text().primaryKey(),
    form: text().notNull(),
    lang: text().$type<"en" | "bn">().notNull(),
    fields: jsonb().$type<Record<string, string | number>>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    takenAt: timestamp("taken_at", { withTimezone: true }),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    answer: text(),
  },
  (table) => [
    index("web_forms_to_answer").on(table.form, table.createdAt),
    index("web_forms_open").on(table.createdAt).where(sql`answered_at is null`),
  ],
);
