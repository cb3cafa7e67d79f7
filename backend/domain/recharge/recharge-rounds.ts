import { type Loop, startLoop } from "@/backend/domain/background-loop";
import { type PaymentRound, refundDue, settlePending } from "@/backend/domain/ports/payment-rounds";
import { type CreditContext, creditRecharges } from "@/backend/domain/recharge/credit-recharges";
import { RECHARGE_PAYMENTS } from "@/backend/domain/recharge/recharge-payments";

const CREDIT_PAUSE = 1_000;
const GATEWAY_PAUSE = 5_000;
const MAX_CREDITS = 64;

/**
 * The background jobs for recharges: add paid ones to their balances, settle payments whose payer did not return,
 * request refunds. There are two loops, so that a slow gateway does not delay a balance.
 */
export function startRechargeRounds({ db, gateway, charging, onFailure }: CreditContext & PaymentRound): Loop[] {
  const credit = async () => (await creditRecharges({ db, charging, onFailure }, MAX_CREDITS)) >= MAX_CREDITS;
  const settle = async () => {
    await settlePending({ db, gateway, onFailure }, RECHARGE_PAYMENTS);
    await refundDue({ db, gateway, onFailure }, RECHARGE_PAYMENTS);
    return false;
  };
  return [
    startLoop(CREDIT_PAUSE, "add recharges to their balances", credit, onFailure),
    startLoop(GATEWAY_PAUSE, "settle the payments of recharges", settle, onFailure),
  ];
}
