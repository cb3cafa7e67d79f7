import { sql } from "drizzle-orm";
import { bigint, date, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export type FloodState = "recorded" | "active" | "ended";

/**
 * Numbers for which the free benefit in a flood was requested; each has at most one open request
 * (the partial unique index flood_requests_open of the migration).
 */
export const floodRequests = pgTable(
  "flood_requests",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    msisdn: text().notNull(),
    district: text(),
    thana: text(),
    lang: text().$type<"en" | "bn">().notNull(),
    state: text().$type<FloodState>().notNull().default("recorded"),
    activeUntil: date("active_until"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    activatedAt: timestamp("activated_at", { withTimezone: true }),
  },
  (table) => [index("flood_requests_waiting").on(table.createdAt).where(sql`state = 'recorded'`)],
);

/** One for each request. */
export const floodReferences = pgTable(
  "flood_references",
  {
    reference: text().primaryKey(),
    requestId: bigint("request_id", { mode: "number" })
      .notNull()
      .references(() => floodRequests.id, { onDelete: "cascade" }),
  },
  (table) => [index("flood_references_of").on(table.requestId)],
);
