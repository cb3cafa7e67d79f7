import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { DisclosureKind, DividendKind, EventKind } from "@/backend/contract/content/investor-news";
import type { FinancialReportType } from "@/backend/contract/content/investors";
import type { Localized } from "@/backend/db/schema/localized";

/** A key figure of a statement, as text for readers. */
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

/** A time of day, as a column type of PostgreSQL. */
const clock = customType<{ data: string }>({ dataType: () => "time without time zone" });

/** Days that investors put into their calendars, in Asia/Dhaka. */
export const investorEvents = pgTable(
  "investor_events",
  {
    id: text().primaryKey(),
    kind: text().$type<EventKind>().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    details: jsonb().$type<Localized>().notNull(),
    places: jsonb().$type<Localized>(),
    heldOn: date("held_on").notNull(),
    begins: clock(),
    ends: clock(),
    online: boolean().notNull().default(false),
    path: text(),
    revision: integer().notNull().default(0),
  },
  (table) => [index("investor_events_by_day").on(table.heldOn, table.id)],
);

/** Price sensitive and other material information, as it was sent to the exchanges. */
export const disclosures = pgTable(
  "disclosures",
  {
    id: text().primaryKey(),
    kind: text().$type<DisclosureKind>().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    texts: jsonb().$type<Localized>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true, mode: "string" }).notNull(),
    file: jsonb().$type<StoredFile>(),
  },
  (table) => [index("disclosures_newest").on(table.kind, table.publishedAt.desc(), table.id)],
);

/** Dividends that wait for their owners, one row for each account and dividend. */
export const unclaimedDividends = pgTable(
  "unclaimed_dividends",
  {
    account: text().notNull(),
    year: integer().notNull(),
    kind: text().$type<DividendKind>().notNull(),
    names: jsonb().$type<Localized>().notNull(),
    amountPoisha: bigint("amount_poisha", { mode: "number" }).notNull(),
    paidOn: date("paid_on").notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.year, table.kind] }),
    index("unclaimed_dividends_waiting")
      .on(table.year.desc(), table.kind, table.amountPoisha.desc())
      .where(sql`${table.settledAt} is null`),
  ],
);
