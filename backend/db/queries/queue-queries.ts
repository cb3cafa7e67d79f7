import { IS_IN_QUEUE, QUEUE_ORDER } from "@/backend/db/queries/account/message-queries";
import { queryRows } from "@/backend/db/queries/statement";

/** Work that waits in the database. */
export interface QueueRow {
  /** One of a fixed set of names. */
  readonly queue: string;
  /** MAX_COUNTED at most. */
  readonly waiting: number;
  /** The age of the oldest entry in seconds; 0 when nothing waits. */
  readonly oldest: number;
}

/** A longer queue is not counted to its end, so that reading the figures stays cheap when a system is down. */
const MAX_COUNTED = 10_000;

/** The figures of one queue, read along its index. @param order columns of the index @param since an entry waits */
const figuresOf = (queue: string, table: string, where: string, order: string, since = "created_at") =>
  `select '${queue}' as queue, count(*)::int as waiting,
     coalesce(extract(epoch from now() - min(since)), 0)::float8 as oldest
   from (select ${since} as since from ${table} where ${where} order by ${order} limit ${MAX_COUNTED}) ${table}_waiting`;

/** Every queue that an operator watches, one row each, also for an empty one. */
export const listQueues = queryRows<QueueRow>(
  "list-queues",
  [
    figuresOf("messages", "outbox_messages", IS_IN_QUEUE.texts, QUEUE_ORDER),
    figuresOf("push_messages", "outbox_messages", IS_IN_QUEUE.pushes, QUEUE_ORDER),
    figuresOf("order_payments", "payments", "state = 'pending'", "ask_at"),
    figuresOf("recharge_payments", "recharge_payments", "state = 'pending'", "ask_at"),
    figuresOf("migration_payments", "service_payments", "state = 'pending'", "ask_at"),
    // A recharge that is paid and not yet on the balance.
    figuresOf("recharges", "recharges", "next_at is not null", "next_at", "paid_at"),
  ].join("\n   union all\n   "),
);
