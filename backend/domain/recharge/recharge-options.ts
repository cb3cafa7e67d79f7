import {
  getRechargeSettings,
  listPopularAmounts,
  listTriggeredPacks,
} from "@/backend/db/queries/payments/recharge-queries";
import { findPack } from "@/backend/db/queries/subscriber-services/pack-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { proposedAmounts } from "@/backend/domain/recharge/recharge-rules";

const POPULAR = 4;

/** Limits and amounts of a recharge with the pack that each starts, in poisha. @param packId a pack to buy */
export async function getRechargeOptions({ db }: DbContext, packId?: string) {
  const settings = await getRechargeSettings(db.pool);
  const { minPoisha, maxPoisha } = settings;
  const [packs, popular, pack] = await Promise.all([
    listTriggeredPacks(db.pool, minPoisha, maxPoisha),
    listPopularAmounts(db.pool, { minPoisha, maxPoisha, count: POPULAR }),
    packId === undefined ? null : findPack(db.pool, packId),
  ]);
  return { minPoisha, maxPoisha, amounts: proposedAmounts(settings, popular), packs, pack };
}
