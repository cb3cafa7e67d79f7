import type { Database } from "@/backend/db/client";
import { giveBudgetBack, secondsUntilOpen, takeBudgetQuickly } from "@/backend/db/queries/budget-queries";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { DomainError } from "@/backend/domain/domain-error";

/** A rare action of one client. It is counted for all processes of the site together. */
export interface ClientBudget {
  readonly kind: string;
  /** The network of the client, from clientNetwork. */
  readonly client: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Uses one unit of a client's budget in one conditional statement: parallel requests at several sites on one database
 * never get more than `most` in total (docs/decisions/05).
 * @throws DomainError `too-many-requests` with the seconds to wait
 */
export async function takeClientBudget(db: Database, pepper: string, budget: ClientBudget): Promise<void> {
  const { kind, client, most, seconds } = budget;
  const key = keyOf(pepper, { kind, client });
  if (await takeBudgetQuickly(db.pool, { key, most, seconds })) return;
  const retryAfterSeconds = await secondsUntilOpen(db.pool, [key]);
  throw new DomainError("too-many-requests", { facts: { retryAfterSeconds } });
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
