import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { StarTier } from "@/backend/contract/subscriber-services/star";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The owner of a number; created at the first log-in. */
export const subscribers = pgTable("subscribers", {
  msisdn: text().primaryKey(),
  starTier: text("star_tier").$type<StarTier>().notNull().default("Non Star"),
  connectionType: text("connection_type").$type<"prepaid" | "postpaid">().notNull().default("prepaid"),
  showHeader: boolean("show_header").notNull().default(true),
  showFooter: boolean("show_footer").notNull().default(true),
  createdAt: moment("created_at").notNull().defaultNow(),
  loggedInAt: moment("logged_in_at"),
});

/** One row for each logged-in device; `tokenHash` is the SHA-256 of the token, which is stored nowhere. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: text().notNull().unique("sessions_id_key"),
    msisdn: text()
      .notNull()
      .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
    channelName: text("channel_name"),
    platform: text().notNull(),
    browser: text().notNull(),
    codeAt: moment("code_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("sessions_owner").on(table.msisdn, table.createdAt)],
);

/** A device on which a number logged in; its cookie carries `id` with a signature. */
export const deviceMarks = pgTable(
  "device_marks",
  {
    id: text().primaryKey(),
    msisdn: text()
      .notNull()
      .references(() => subscribers.msisdn, { onUpdate: "cascade", onDelete: "cascade" }),
    sessionId: text("session_id").notNull(),
    markedAt: moment("marked_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("device_marks_owner").on(table.msisdn, table.markedAt), index("device_marks_end").on(table.endsAt)],
);

/** A hand-off of a partner's user; deleted once redeemed. */
export const handoffs = pgTable(
  "handoffs",
  {
    tokenHash: text("token_hash").primaryKey(),
    msisdn: text().notNull(),
    channelName: text("channel_name").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("handoffs_end").on(table.expiresAt)],
);

/** The newest code of a number and purpose; `digest` is keyed with the pepper, which is not in the database. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    numberKey: text("number_key").notNull(),
    purpose: text().notNull(),
    challenge: text().notNull(),
    digest: text().notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.numberKey, table.purpose] }),
    index("one_time_codes_end").on(table.expiresAt),
  ],
);

/** Proof of a right code, used by a page for one activation for its number; number and token are not readable. */
export const numberProofs = pgTable(
  "number_proofs",
  {
    tokenKey: text("token_key").primaryKey(),
    numberKey: text("number_key").notNull(),
    purpose: text().notNull(),
    tries: integer().notNull().default(0),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("number_proofs_end").on(table.expiresAt)],
);

/** How often something was done in the current window. */
export const budgets = pgTable(
  "budgets",
  { key: text().primaryKey(), used: integer().notNull(), endsAt: moment("ends_at").notNull() },
  (table) => [index("budgets_end").on(table.endsAt)],
);

/** Counts of the codes of the whole site, one row for each hour. */
export const codeHours = pgTable("code_hours", {
  hour: moment("hour").primaryKey(),
  sent: integer().notNull().default(0),
  wrong: integer().notNull().default(0),
  accepted: integer().notNull().default(0),
});
