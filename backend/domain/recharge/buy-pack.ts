import type { PayWith } from "@/backend/contract/shop/orders";
import { findPackForSale } from "@/backend/db/queries/payments/recharge-queries";
import { readMsisdn } from "@/backend/domain/codes/code-rules";
import { DomainError } from "@/backend/domain/domain-error";
import { onceRequest } from "@/backend/domain/idempotency";
import type { OpenedPayment } from "@/backend/domain/ports/open-at-gateway";
import { checkOperator, openRechargeOnce } from "@/backend/domain/recharge/open-recharge";
import type { RechargeContext } from "@/backend/domain/recharge/recharge-context";

export interface PackPurchase {
  /** As it was typed. */
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
 * @returns the gateway's page
 * @throws DomainError `msisdn-invalid`, `number-of-other-operator`, `pack-not-found`, `option-not-available` where
 *   the pack cannot renew itself, `too-many-requests`, `request-in-progress`, `idempotency-key-reused`
 */
export async function buyPack(context: RechargeContext, key: string, input: PackPurchase): Promise<OpenedPayment> {
  const { packId, payWith, autoRenew, payerMsisdn } = input;
  const msisdn = readMsisdn(input.msisdn);
  const asked = [msisdn, packId, payWith, autoRenew, payerMsisdn];
  return openRechargeOnce(context, onceRequest("pack-recharge", key, asked), async () => {
    checkOperator(msisdn, context.operatorPrefixes);
    const pack = await findPackForSale(context.db.pool, packId);
    if (pack === null) throw new DomainError("pack-not-found", { field: "pack_id" });
    if (autoRenew && !pack.canRenew) throw new DomainError("option-not-available", { field: "auto_renew" });
    const { pricePoisha: amountPoisha, id, titles } = pack;
    return { msisdn, payerMsisdn, amountPoisha, payWith, pack: { id, titles, autoRenew } };
  });
}
