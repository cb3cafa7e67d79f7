import {
  findPackForSale,
  getRechargeSettings,
  listPopularAmounts,
  listTriggeredPacks,
  type PackForSale,
  type TriggeredPack,
} from "@/backend/db/queries/payments/recharge-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { proposedAmounts } from "@/backend/domain/recharge/recharge-rules";

const POPULAR = 4;

interface RechargeChoices {
  minPoisha: number;
  maxPoisha: number;
  amounts: number[];
  packs: TriggeredPack[];
  /** The pack to buy with a payment of its price. */
  pack: PackForSale | null;
}

/** The limits of a recharge, amounts to choose from, and the pack that each amount starts; all in poisha. */
export async function getRechargeOptions({ db }: DbContext, packId?: string): Promise<RechargeChoices> {
  const settings = await getRechargeSettings(db.pool);
  const { minPoisha, maxPoisha } = settings;
  const [packs, popular, pack] = await Promise.all([
    listTriggeredPacks(db.pool, minPoisha, maxPoisha),
    listPopularAmounts(db.pool, { minPoisha: minPoisha, maxPoisha: maxPoisha, count: POPULAR }),
    packId === undefined ? null : findPackForSale(db.pool, packId),
  ]);
  return { minPoisha, maxPoisha, amounts: proposedAmounts(settings, popular), packs, pack };
}
