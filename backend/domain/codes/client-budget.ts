import type { Database } from "@/backend/db/client";
import { secondsUntilOpen, takeBudgetQuickly } from "@/backend/db/queries/budget-queries";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { DomainError } from "@/backend/domain/domain-error";

/** What one client does so seldom that it is counted for all processes of the site together. */
export interface ClientBudget {
  readonly kind: string;
  /** As clientNetwork returns it. */
  readonly client: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Takes one of a client's budget, in one conditional statement: parallel takers at any number of sites on one database
 * together never get more than `most` (docs/decisions/05).
 * @throws DomainError `too-many-requests` with the seconds to wait
 */
export async function takeClientBudget(db: Database, pepper: string, budget: ClientBudget): Promise<void> {
  const { kind, client, most, seconds } = budget;
  const key = secretKey(pepper, `budget client ${kind}`, client);
  if (await takeBudgetQuickly(db.pool, { key, most, seconds })) return;
  const retryAfterSeconds = await secondsUntilOpen(db.pool, [key]);
  throw new DomainError("too-many-requests", { facts: { retryAfterSeconds } });
}
