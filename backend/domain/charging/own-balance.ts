import { listPackTitles } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { Localized } from "@/backend/db/stored-types";
import { takeClientBudget } from "@/backend/domain/codes/client-budget";
import type { DbContext, OnFailure, Owner } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import {
  type ActivePack,
  type Balance,
  balanceQuestions,
  type ChargingSystem,
  ChargingSystemError,
} from "@/backend/domain/ports/charging-system";

export interface OwnBalance extends Omit<Balance, "packs"> {
  /** `titles` is null for a pack that the site does not sell. */
  readonly packs: readonly (ActivePack & { readonly titles: Localized | null })[];
}

interface Context extends DbContext {
  readonly pepper: string;
  readonly charging: ChargingSystem;
  readonly onFailure: OnFailure;
}

/**
 * The balance of a session's number; null for an unknown one.
 * @throws DomainError `balance-unavailable`, `too-many-requests`
 */
export async function getBalance(context: Context, { msisdn }: Owner): Promise<OwnBalance | null> {
  const balance = await answerOf(context, msisdn, "look up a balance", (charging) => charging.findBalance(msisdn));
  if (balance === null) return null;
  const titles = await listPackTitles(
    context.db.pool,
    balance.packs.map(({ packId }) => packId),
  );
  return { ...balance, packs: balance.packs.map((pack) => ({ ...pack, titles: titles.get(pack.packId) ?? null })) };
}

/**
 * Switches the renewal of a pack of the logged-in number on or off (docs/packs-and-recharge.md).
 * @throws DomainError `pack-renewal-fixed` for a pack that it does not have or that cannot; `balance-unavailable`,
 *   `too-many-requests`
 */
export async function changeRenewal(
  context: Context,
  { msisdn }: Owner,
  change: { readonly reference: string; readonly renews: boolean },
): Promise<void> {
  const isChanged = await answerOf(context, msisdn, "change the renewal of a pack", async (charging) => {
    // Only a known reference is sent: errors about invented ones would open the circuit breaker for everybody.
    const balance = await charging.findBalance(msisdn);
    const isOwn = balance?.packs.some(({ reference }) => reference === change.reference) === true;
    return isOwn && charging.changeRenewal({ ...change, msisdn });
  });
  if (!isChanged) throw new DomainError("pack-renewal-fixed", { field: "reference" });
}

async function answerOf<Answer>(
  { db, pepper, charging, onFailure }: Context,
  msisdn: string,
  what: string,
  ask: (charging: ChargingSystem) => Promise<Answer>,
): Promise<Answer> {
  await takeClientBudget(db, pepper, balanceQuestions(msisdn));
  try {
    return await ask(charging);
  } catch (error) {
    if (!(error instanceof ChargingSystemError)) throw error;
    onFailure(error, what);
    throw new DomainError("balance-unavailable");
  }
}
