import { type LastHour, purgeCodes, readLastHour } from "@/backend/db/queries/account/code-queries";
import { purgeNumberProofs } from "@/backend/db/queries/account/number-proof-queries";
import { purgeSessions } from "@/backend/db/queries/account/session-queries";
import { purgeBudgets } from "@/backend/db/queries/budget-queries";
import type { DbContext } from "@/backend/domain/domain-context";

const MAX_PURGED = 1_000;
/** With at least this many codes in an hour, the share of typed codes is meaningful. */
const ENOUGH_CODES = 100;
const USUAL_SHARE = 0.3;

/** Deletes expired codes, number proofs, budgets, sessions and hand-offs. @returns true when there may be more */
export async function purgeLogin({ db }: DbContext): Promise<boolean> {
  const purged = await Promise.all([
    purgeCodes(db.pool),
    purgeNumberProofs(db.pool),
    purgeBudgets(db.pool),
    purgeSessions(db.pool),
  ]);
  return purged.includes(MAX_PURGED);
}

/** Many codes that nobody types are a sign of SMS pumping: messages caused to earn their price (threat T3). */
export function isPumping({ sent, accepted }: LastHour): boolean {
  return sent >= ENOUGH_CODES && accepted < sent * USUAL_SHARE;
}

export async function findPumping({ db }: DbContext): Promise<LastHour | null> {
  const hour = await readLastHour(db.pool);
  return isPumping(hour) ? hour : null;
}
