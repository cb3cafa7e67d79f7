import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { sessions } from "@/backend/db/schema/login";

/** Messages, each written in the transaction that it reports; a dispatcher reads them with FOR UPDATE SKIP LOCKED. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<"sms" | "voice" | "push">().notNull().default("sms"),
    msisdn: text().notNull(),
    purpose: text().notNull(),
    lang: text().$type<"en" | "bn">().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    state: text().$type<"waiting" | "sent" | "failed">().notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    nextAt: timestamp("next_at", { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** The message is not sent after this time; null = it is sent however late it is. */
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    /** The browser that gets a push message. */
    pushToken: text("push_token").references(() => pushTokens.token, { onDelete: "cascade" }),
  },
  (table) => [
    index("outbox_messages_waiting").on(table.nextAt, table.id),
    index("outbox_messages_push").on(table.pushToken),
  ],
);

/** Browsers that get push messages; a browser without a session gets no personal news. */
export const pushTokens = pgTable(
  "push_tokens",
  {
    token: text().primaryKey(),
    device: text().notNull(),
    sessionId: text("session_id")
      .unique("push_tokens_session_id_key")
      .references(() => sessions.id, { onUpdate: "cascade", onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    refreshedAt: timestamp("refreshed_at", { withTimezone: true }).notNull().defaultNow(),
    pricePushAt: timestamp("price_push_at", { withTimezone: true }),
  },
  (table) => [index("push_tokens_oldest").on(table.refreshedAt)],
);

/** Messages that the sandbox SMS driver sent, for the terminal and GET /api/sandbox/messages. */
export const sandboxMessages = pgTable(
  "sandbox_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<"sms" | "voice" | "push">().notNull().default("sms"),
    msisdn: text().notNull(),
    code: text(),
    purpose: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("sandbox_messages_newest").on(table.msisdn, table.id.desc())],
);
