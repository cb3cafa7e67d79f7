import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { PaymentOutcome } from "@/backend/db/schema/payment-outcome";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Requests about a SIM: filled in step by step, then sent and tracked. */
export const serviceRequests = pgTable(
  "service_requests",
  {
    id: text().primaryKey(),
    reference: text().notNull().unique("service_requests_reference_key"),
    keyHash: text("key_hash").notNull().unique("service_requests_key_hash_key"),
    service: text().notNull(),
    state: text().notNull().default("draft"),
    answers: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
    proved: jsonb().$type<Record<string, string>>().notNull().default({}),
    msisdn: text(),
    contactMsisdn: text("contact_msisdn"),
    feePoisha: integer("fee_poisha").notNull(),
    lang: text().$type<"en" | "bn">().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    submittedAt: moment("submitted_at"),
    /** The time when a person at a customer centre saw the ID of the number's owner. */
    identityCheckedAt: moment("identity_checked_at"),
  },
  (table) => [index("service_requests_left").on(table.updatedAt), index("service_requests_open").on(table.submittedAt)],
);

export const serviceRequestEvents = pgTable(
  "service_request_events",
  {
    requestId: text("request_id")
      .notNull()
      .references(() => serviceRequests.id, { onDelete: "cascade" }),
    state: text().notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.state] })],
);

export const servicePayments = pgTable(
  "service_payments",
  {
    id: text().primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => serviceRequests.id),
    gateway: text().notNull(),
    amountPoisha: bigint("amount_poisha", { mode: "number" }).notNull(),
    state: text().$type<"pending" | PaymentOutcome>().notNull().default("pending"),
    redirectUrl: text("redirect_url"),
    gatewayReference: text("gateway_reference"),
    createdAt: moment("created_at").notNull().defaultNow(),
    askedAt: moment("asked_at"),
    settledAt: moment("settled_at"),
  },
  (table) => [
    index("service_payments_request").on(table.requestId),
    index("service_payments_pending").on(table.createdAt),
  ],
);
