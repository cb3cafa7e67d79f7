import type { PayWith } from "@/backend/contract/shop/orders";
import { getRechargeSettings, listTriggeredPacks } from "@/backend/db/queries/payments/recharge-queries";
import { findPack } from "@/backend/db/queries/subscriber-services/pack-queries";
import { checkOperator, readMsisdn } from "@/backend/domain/codes/code-rules";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { onceRequest } from "@/backend/domain/idempotency";
import type { OpenedPayment } from "@/backend/domain/ports/open-at-gateway";
import { openRechargeOnce, type RechargeContext } from "@/backend/domain/recharge/open-recharge";
import { checkAmount, packOfRecharge } from "@/backend/domain/recharge/recharge-rules";

export interface RechargeInput {
  /** The typed text. */
  msisdn: string;
  amountPoisha: number;
  payWith: PayWith | null;
  /** The pack that was shown; null = the balance alone, undefined = nothing was shown. */
  packId: string | null | undefined;
  /**
   * The number of the session; null without a session. It is not part of a request's payload: the session may have ended
   * before the request is repeated.
   */
  payerMsisdn: string | null;
}

/**
 * Opens the payment of a recharge (API-SITE-22). The number must be one of the operator's, the amount within the
 * limits, and the pack the one that the amount starts. The same key leads to the same recharge for 24 hours.
 * @throws DomainError `msisdn-invalid`, `number-of-other-operator`, `recharge-amount`, `recharge-pack-changed`,
 *   `too-many-requests`, `request-in-progress`, `idempotency-key-reused`
 */
export async function startRecharge(
  context: RechargeContext,
  key: string,
  input: RechargeInput,
): Promise<OpenedPayment> {
  const { db, operatorPrefixes } = context;
  const { amountPoisha, payWith, packId, payerMsisdn } = input;
  const msisdn = readMsisdn(input.msisdn);
  const payload = [msisdn, amountPoisha, payWith, packId ?? null, packId === null];
  return openRechargeOnce(context, onceRequest("recharge", key, payload), payWith, async () => {
    checkOperator(msisdn, operatorPrefixes);
    checkAmount(amountPoisha, await getRechargeSettings(db.pool));
    const packs = packId === null ? [] : await listTriggeredPacks(db.pool, amountPoisha, amountPoisha);
    const pack = packOfRecharge(amountPoisha, packs, packId);
    return { msisdn, payerMsisdn, amountPoisha, pack: pack && { ...pack, autoRenew: false } };
  });
}

export interface PackPurchase {
  /** The typed text. */
  msisdn: string;
  packId: string;
  payWith: PayWith | null;
  /** True if the pack should renew itself; only for packs that can. */
  autoRenew: boolean;
  /** The number of the session; null without a session. */
  payerMsisdn: string | null;
}

/**
 * Buys a pack with a payment at the gateway (API-SITE-07): a recharge of exactly the pack's price, which starts the
 * pack once it is on the balance. The limits of recharges do not apply, since the price is the operator's own. When the
 * charging system refuses the pack after the payment, the money stays on the balance (docs/decisions/15).
 * @throws DomainError `msisdn-invalid`, `number-of-other-operator`, `pack-not-found`, `option-not-available` where
 *   the pack cannot renew itself, `too-many-requests`, `request-in-progress`, `idempotency-key-reused`
 */
export async function buyPack(context: RechargeContext, key: string, input: PackPurchase): Promise<OpenedPayment> {
  const { packId, payWith, autoRenew, payerMsisdn } = input;
  const msisdn = readMsisdn(input.msisdn);
  const payload = [msisdn, packId, payWith, autoRenew];
  return openRechargeOnce(context, onceRequest("pack-recharge", key, payload), payWith, async () => {
    checkOperator(msisdn, context.operatorPrefixes);
    const pack = orThrow(await findPack(context.db.pool, packId), "pack-not-found", "pack_id");
    if (autoRenew && !pack.autoRenew) throw new DomainError("option-not-available", { field: "auto_renew" });
    const { pricePoisha: amountPoisha, id, titles } = pack;
    return { msisdn, payerMsisdn, amountPoisha, pack: { id, titles, autoRenew } };
  });
}
