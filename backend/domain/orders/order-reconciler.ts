import { purgeAnswers } from "@/backend/db/queries/idempotency-queries";
import { purgeCarts } from "@/backend/db/queries/orders/cart-queries";
import { purgeDrafts } from "@/backend/db/queries/sims/sim-request-queries";
import { type Loop, startLoop } from "@/backend/domain/background-loop";
import type { DomainContext } from "@/backend/domain/domain-context";
import { expireUnpaidOrders } from "@/backend/domain/orders/expire-unpaid-orders";

const PURGE_PAUSE_MS = 600_000;
const MOST_ENDED = 100;
const MOST_PURGED = 1_000;

export interface ReconcilerContext extends Pick<DomainContext, "db"> {
  /** Milliseconds between two rounds. */
  readonly pauseMs: number;
  /** Takes in what gateways know of payments that are still open. */
  readonly settlePayments: () => Promise<void>;
  /** Told of a round that failed; the loop goes on. */
  readonly onFailure: (error: unknown, what: string) => void;
}

/**
 * Brings every payment and every hold to its end in the background, and forgets keys of yesterday and carts of last
 * season (docs/threats.md#payments-outside-the-transaction, fault R11).
 */
export function startOrderReconciler(context: ReconcilerContext): Loop {
  const { onFailure, pauseMs } = context;
  const loops = [
    startLoop(
      pauseMs,
      () => reconcileOrders(context),
      (error) => onFailure(error, "reconcile orders"),
    ),
    startLoop(
      PURGE_PAUSE_MS,
      () => purge(context),
      (error) => onFailure(error, "purge"),
    ),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/**
 * One round: payments first, so that an order which was paid in its last minute does not expire.
 * @returns true when more waits
 */
export async function reconcileOrders(context: Pick<ReconcilerContext, "db" | "settlePayments">): Promise<boolean> {
  await context.settlePayments();
  return (await expireUnpaidOrders(context, MOST_ENDED)) === MOST_ENDED;
}

async function purge({ db }: Pick<ReconcilerContext, "db">): Promise<boolean> {
  const [answers, carts] = await Promise.all([purgeAnswers(db.pool), purgeCarts(db.pool), purgeDrafts(db.pool)]);
  return answers === MOST_PURGED || carts === MOST_PURGED;
}
