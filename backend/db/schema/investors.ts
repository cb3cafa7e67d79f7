import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FinancialReportType } from "@/backend/contract/investors";
import type { Localized } from "@/backend/db/schema/localized";

/** A key figure of a statement, worded for people. */
export interface StoredFigure {
  label: Localized;
  value: Localized;
}

/** A document to download. */
export interface StoredFile {
  url: string;
  bytes: number;
  type: string;
}

export const financialReports = pgTable(
  "financial_reports",
  {
    id: text().primaryKey(),
    titles: jsonb().$type<Localized>().notNull(),
    type: text().$type<FinancialReportType>().notNull(),
    year: integer().notNull(),
    quarter: integer(),
    publishedOn: date("published_on").notNull(),
    file: jsonb().$type<StoredFile>(),
    figures: jsonb().$type<StoredFigure[]>().notNull(),
  },
  (table) => [index("financial_reports_newest").on(table.publishedOn.desc(), table.id)],
);

export const shareholderGroups = pgTable("shareholder_groups", {
  key: text().primaryKey(),
  labels: jsonb().$type<Localized>().notNull(),
  position: integer().notNull().default(0),
});

/** Shares of a group at the end of a month (`2026-10`). */
export const shareholdings = pgTable(
  "shareholdings",
  {
    month: text().notNull(),
    groupKey: text("group_key")
      .notNull()
      .references(() => shareholderGroups.key, { onUpdate: "cascade" }),
    shares: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.groupKey] })],
);
