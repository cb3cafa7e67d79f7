import { purgeAnswers } from "@/backend/db/queries/idempotency-queries";
import { purgeCarts } from "@/backend/db/queries/orders/cart-queries";
import { purgeDrafts } from "@/backend/db/queries/sims/sim-request-queries";
import { type Loop, startLoop } from "@/backend/domain/background-loop";
import type { DbContext, OnFailure } from "@/backend/domain/domain-context";
import { expireUnpaidOrders, MAX_ENDED } from "@/backend/domain/orders/expire-unpaid-orders";

const PURGE_PAUSE_MS = 600_000;
const MAX_PURGED = 1_000;

export interface ReconcilerContext extends DbContext {
  /** Milliseconds between two rounds. */
  readonly pauseMs: number;
  /** Asks gateways about open payments and processes their answers. */
  readonly settlePayments: () => Promise<void>;
  /** Called for every failed round. The loop continues. */
  readonly onFailure: OnFailure;
}

/**
 * Settles open payments and ends expired reservations in the background; deletes keys after a day, old carts and
 * old drafts of SIM requests (docs/threats.md#payments-outside-the-transaction, fault R11).
 */
export function startOrderReconciler(context: ReconcilerContext): Loop[] {
  const { onFailure, pauseMs } = context;
  return [
    startLoop(pauseMs, "reconcile orders", () => reconcileOrders(context), onFailure),
    startLoop(PURGE_PAUSE_MS, "purge", () => purge(context), onFailure),
  ];
}

/**
 * One round: payments first, so that an order paid in its last minute does not expire.
 * @returns true when there is more to do
 */
export async function reconcileOrders(context: Pick<ReconcilerContext, "db" | "settlePayments">): Promise<boolean> {
  await context.settlePayments();
  return (await expireUnpaidOrders(context)) === MAX_ENDED;
}

async function purge({ db }: Pick<ReconcilerContext, "db">): Promise<boolean> {
  const purged = await Promise.all([purgeAnswers(db.pool), purgeCarts(db.pool), purgeDrafts(db.pool)]);
  return purged.includes(MAX_PURGED);
}
