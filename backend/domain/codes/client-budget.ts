import type { Database } from "@/backend/db/client";
import { giveBudgetBack, secondsUntilOpen, takeBudgetQuickly } from "@/backend/db/queries/budget-queries";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { tooManyRequests } from "@/backend/domain/domain-error";

/** A rare action of one client. It is counted for all processes of the site together. */
export interface ClientBudget {
  readonly kind: string;
  /** The client's network (clientNetwork), its phone number, or the signature of a message that its sender can repeat. */
  readonly client: string;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Uses one unit of a client's budget, exact under parallel requests at several sites (docs/decisions/05).
 * @throws DomainError `too-many-requests` with the seconds to wait
 */
export async function takeClientBudget(db: Database, pepper: string, budget: ClientBudget): Promise<void> {
  if (await tryClientBudget(db, pepper, budget)) return;
  throw tooManyRequests(await secondsUntilOpen(db.pool, [keyOf(pepper, budget)]));
}

/** As `takeClientBudget`, without the error. @returns false when none was left */
export function tryClientBudget(db: Database, pepper: string, budget: ClientBudget): Promise<boolean> {
  const { limit, seconds } = budget;
  return takeBudgetQuickly(db.pool, { key: keyOf(pepper, budget), limit, seconds });
}

/** Gives back one unit that was taken for a try that does not count. */
export async function giveClientBudgetBack(
  db: Database,
  pepper: string,
  budget: Pick<ClientBudget, "kind" | "client">,
): Promise<void> {
  await giveBudgetBack(db.pool, keyOf(pepper, budget));
}

const keyOf = (pepper: string, { kind, client }: Pick<ClientBudget, "kind" | "client">) =>
  secretKey(pepper, `budget client ${kind}`, client);
