import { listPackTitles } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { Localized } from "@/backend/db/stored-types";
import type { DbContext, OnFailure, Owner } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import {
  type ActivePack,
  type Balance,
  type ChargingSystem,
  ChargingSystemError,
} from "@/backend/domain/ports/charging-system";

export interface OwnBalance extends Omit<Balance, "packs"> {
  /** `titles` is null for a pack that the site does not sell. */
  readonly packs: readonly (ActivePack & { readonly titles: Localized | null })[];
}

interface Context extends DbContext {
  readonly charging: ChargingSystem;
  readonly onFailure: OnFailure;
}

/**
 * The balance and the packs of a session's number.
 * @returns null when the charging system does not know the number
 * @throws DomainError `balance-unavailable` when it does not answer
 */
export async function getBalance({ db, charging, onFailure }: Context, session: Owner): Promise<OwnBalance | null> {
  let balance: Balance | null;
  try {
    balance = await charging.findBalance(session.msisdn);
  } catch (error) {
    if (!(error instanceof ChargingSystemError)) throw error;
    onFailure(error, "look up a balance");
    throw new DomainError("balance-unavailable");
  }
  if (balance === null) return null;
  const titles = await listPackTitles(
    db.pool,
    balance.packs.map(({ packId }) => packId),
  );
  return { ...balance, packs: balance.packs.map((pack) => ({ ...pack, titles: titles.get(pack.packId) ?? null })) };
}
