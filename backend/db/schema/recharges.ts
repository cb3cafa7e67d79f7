import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { PayWith } from "@/backend/contract/shop/orders";
import type { Localized } from "@/backend/db/schema/localized";
import type { PaymentOutcome } from "@/backend/db/schema/payment-outcome";

const poisha = (name: string) => bigint(name, { mode: "number" });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Limits and suggested amounts, which the business can change without a release. */
export const rechargeSettings = pgTable("recharge_settings", {
  id: integer().primaryKey().default(1),
  leastPoisha: integer("least_poisha").notNull().default(2_000),
  mostPoisha: integer("most_poisha").notNull().default(500_000),
  proposedPoisha: integer("proposed_poisha").array().notNull().default([2_000, 5_000, 10_000, 20_000, 50_000, 100_000]),
});

export type RechargeState = "awaiting_payment" | "crediting" | "activating" | "done" | "refused";

export const recharges = pgTable(
  "recharges",
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    msisdn: text().notNull(),
    payerMsisdn: text("payer_msisdn"),
    lang: text().$type<"en" | "bn">().notNull(),
    amountPoisha: poisha("amount_poisha").notNull(),
    packId: text("pack_id"),
    packTitles: jsonb("pack_titles").$type<Localized>(),
    autoRenew: boolean("auto_renew").notNull().default(false),
    state: text().$type<RechargeState>().notNull().default("awaiting_payment"),
    creditReference: text("credit_reference").notNull().default(sql`gen_random_uuid()::text`),
    activationReference: text("activation_reference").notNull().default(sql`gen_random_uuid()::text`),
    attempts: integer().notNull().default(0),
    nextAt: moment("next_at"),
    lastProblem: text("last_problem"),
    refusedFor: text("refused_for"),
    packRefusedFor: text("pack_refused_for"),
    balancePoisha: poisha("balance_poisha"),
    createdAt: moment("created_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
    doneAt: moment("done_at"),
  },
  (table) => [
    unique("recharges_reference").on(table.reference),
    unique("recharges_credit").on(table.creditReference),
    unique("recharges_activation").on(table.activationReference),
    index("recharges_waiting").on(table.nextAt),
    index("recharges_of_payer").on(table.payerMsisdn, table.createdAt.desc()),
  ],
);

export const rechargePayments = pgTable(
  "recharge_payments",
  {
    id: text().primaryKey(),
    rechargeId: text("recharge_id")
      .notNull()
      .references(() => recharges.id),
    gateway: text().notNull(),
    amountPoisha: poisha("amount_poisha").notNull(),
    payWith: text("pay_with").$type<PayWith>(),
    state: text().$type<"pending" | PaymentOutcome>().notNull().default("pending"),
    redirectUrl: text("redirect_url"),
    gatewayReference: text("gateway_reference"),
    refundDue: boolean("refund_due").notNull().default(false),
    refundedAt: moment("refunded_at"),
    refundReference: text("refund_reference"),
    createdAt: moment("created_at").notNull().defaultNow(),
    askedAt: moment("asked_at"),
    settledAt: moment("settled_at"),
  },
  (table) => [
    index("recharge_payments_of").on(table.rechargeId),
    index("recharge_payments_pending").on(table.createdAt),
    index("recharge_payments_refund").on(table.settledAt),
  ],
);

export const rechargePaymentEvents = pgTable(
  "recharge_payment_events",
  {
    gateway: text().notNull(),
    eventId: text("event_id").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => rechargePayments.id),
    outcome: text().$type<PaymentOutcome>().notNull(),
    amountPoisha: poisha("amount_poisha").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index("recharge_payment_events_payment").on(table.paymentId),
  ],
);
