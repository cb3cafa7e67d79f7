import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What people sent by the site's forms, told apart by `form`. */
export const webForms = pgTable(
  "web_forms",
  {
    reference: text().primaryKey(),
    form: text().notNull(),
    lang: text().$type<"en" | "bn">().notNull(),
    fields: jsonb().$type<Record<string, string | number>>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("web_forms_to_answer").on(table.form, table.createdAt)],
);
