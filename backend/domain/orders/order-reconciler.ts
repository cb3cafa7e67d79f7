import { purgeAnswers } from "@/backend/db/queries/idempotency-queries";
import { purgeCarts } from "@/backend/db/queries/orders/cart-queries";
import { purgeDrafts } from "@/backend/db/queries/sims/sim-request-queries";
import { type Loop, startLoop } from "@/backend/domain/background-loop";
import type { DbContext, OnFailure } from "@/backend/domain/domain-context";
import { expireUnpaidOrders, MAX_ENDED } from "@/backend/domain/orders/expire-unpaid-orders";
import { withTimeout } from "@/utils/requests/with-timeout";

const PURGE_PAUSE_MS = 600_000;
const MAX_SETTLE_MS = 30_000;
const MAX_PURGED = 1_000;

interface ReconcilerContext extends DbContext {
  /** Milliseconds between two rounds. */
  readonly pauseMs: number;
  /** Asks gateways about open payments and processes their answers. */
  readonly settlePayments: () => Promise<void>;
  /** Called for every failed round. The loop continues. */
  readonly onFailure: OnFailure;
  /** How long the loop that ends unpaid orders waits for `settlePayments`. */
  readonly maxSettleMs?: number;
}

/**
 * Starts the loops that settle open payments, end unpaid orders, and delete old idempotency keys, carts and drafts of SIM
 * requests (docs/threats.md#payments-outside-the-transaction, fault R11). Payments are settled before orders are ended, so
 * that an order paid in its last minute does not expire; a gateway that does not answer delays this only for a time.
 */
export function startOrderReconciler(context: ReconcilerContext): Loop[] {
  const { onFailure, pauseMs, maxSettleMs = MAX_SETTLE_MS } = context;
  let settling: Promise<unknown> = Promise.resolve();
  const settle = async () => {
    const round = context.settlePayments();
    settling = round.catch(() => undefined);
    await round;
    return false;
  };
  const expire = async () => {
    await withTimeout(settling, maxSettleMs).catch(() => undefined);
    return (await expireUnpaidOrders(context)) === MAX_ENDED;
  };
  return [
    startLoop(pauseMs, "settle payments", settle, onFailure),
    startLoop(pauseMs, "end unpaid orders", expire, onFailure),
    startLoop(PURGE_PAUSE_MS, "delete old keys, carts and drafts", () => purge(context), onFailure),
  ];
}

async function purge({ db }: Pick<ReconcilerContext, "db">): Promise<boolean> {
  const purged = await Promise.all([purgeAnswers(db.pool), purgeCarts(db.pool), purgeDrafts(db.pool)]);
  return purged.includes(MAX_PURGED);
}
