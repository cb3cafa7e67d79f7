import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { orderLines, orders } from "@/backend/db/schema/orders";

/** A request to return goods, from its start on the order's page to its end. */
export const orderReturns = pgTable(
  "order_returns",
  {
    reference: text().primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    reason: text().notNull(),
    note: text(),
    state: text().notNull().default("requested"),
    answer: text(),
    refundPoisha: bigint("refund_poisha", { mode: "number" }).notNull(),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [index("order_returns_order").on(table.orderId)],
);

export const orderReturnLines = pgTable(
  "order_return_lines",
  {
    reference: text()
      .notNull()
      .references(() => orderReturns.reference),
    orderId: text("order_id").notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.position] }),
    foreignKey({ columns: [table.orderId, table.position], foreignColumns: [orderLines.orderId, orderLines.position] }),
    index("order_return_lines_order").on(table.orderId, table.position),
  ],
);
