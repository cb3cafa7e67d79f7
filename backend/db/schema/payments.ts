import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { PayWith } from "@/backend/contract/shop/orders";
import { orders } from "@/backend/db/schema/orders";
import type { PaymentOutcome } from "@/backend/db/schema/payment-outcome";

/** The payer's details that a gateway needs. */
export interface Payer {
  readonly fullName: string;
  readonly msisdn: string;
  readonly email: string | null;
  readonly address: string;
  readonly district: string;
  readonly postCode: string;
}

export const payments = pgTable(
  "payments",
  {
    id: text().primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    gateway: text().notNull(),
    amountPoisha: bigint("amount_poisha", { mode: "number" }).notNull(),
    state: text().$type<"pending" | PaymentOutcome>().notNull().default("pending"),
    redirectUrl: text("redirect_url"),
    gatewayReference: text("gateway_reference"),
    refundDue: boolean("refund_due").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    askedAt: timestamp("asked_at", { withTimezone: true }),
    settledAt: timestamp("settled_at", { withTimezone: true }),
    /** True when the gateway calls the payer risky: a person decides before the goods leave. */
    reviewDue: boolean("review_due").notNull().default(false),
    refundedAt: timestamp("refunded_at", { withTimezone: true }),
    refundReference: text("refund_reference"),
    payWith: text("pay_with").$type<PayWith>(),
  },
  (table) => [
    index("payments_order").on(table.orderId),
    index("payments_pending").on(table.createdAt),
    index("payments_refund").on(table.settledAt),
  ],
);

export const paymentEvents = pgTable(
  "payment_events",
  {
    gateway: text().notNull(),
    eventId: text("event_id").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    outcome: text().$type<PaymentOutcome>().notNull(),
    amountPoisha: bigint("amount_poisha", { mode: "number" }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index("payment_events_payment").on(table.paymentId),
  ],
);

/** The sandbox gateway plays an outside company: nothing in the shop refers to its table. */
export const sandboxGatewayPayments = pgTable("sandbox_gateway_payments", {
  transactionId: text("transaction_id").primaryKey(),
  amountPoisha: bigint("amount_poisha", { mode: "number" }).notNull(),
  orderId: text("order_id").notNull(),
  returnUrl: text("return_url").notNull(),
  outcome: text().$type<PaymentOutcome>(),
  reference: text().notNull().unique("sandbox_gateway_payments_reference_key"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  emiMonths: integer("emi_months"),
  refundedPoisha: bigint("refunded_poisha", { mode: "number" }).notNull().default(0),
  payWith: text("pay_with").$type<PayWith>(),
});
