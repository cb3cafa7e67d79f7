import type { RechargeOutcome } from "@/backend/contract/subscriber-services/recharge";
import type { RechargePaymentRow } from "@/backend/db/queries/payments/recharge-payment-queries";
import type { RechargeRow, RechargeSettings, TriggeredPack } from "@/backend/db/queries/payments/recharge-queries";
import { DomainError } from "@/backend/domain/domain-error";
import { formatTaka } from "@/utils/money/money";

/** The promise of the site: the amount is on the balance within a day, or it is refunded. */
const PROMISE_SECONDS = 24 * 3_600;
/** After this time nothing is sent: half an hour is left for the answer to an earlier request, before the refund. */
const LAST_REQUEST_SECONDS = PROMISE_SECONDS - 1_800;

/** Checks an amount in poisha against the limits. @throws DomainError `recharge-amount` with both limits in taka */
export function checkAmount(amountPoisha: number, settings: RechargeSettings): void {
  const { minPoisha, maxPoisha } = settings;
  if (amountPoisha >= minPoisha && amountPoisha <= maxPoisha) return;
  const facts = { min: formatTaka(minPoisha), max: formatTaka(maxPoisha) };
  throw new DomainError("recharge-amount", { field: "amount", facts });
}

/**
 * The pack that a recharge starts. @param shownId null for the balance alone, undefined when nothing was shown
 * @throws DomainError `recharge-pack-changed` when the amount now starts another pack
 */
export function packOfRecharge(
  amountPoisha: number,
  packs: readonly TriggeredPack[],
  shownId: string | null | undefined,
): TriggeredPack | null {
  if (shownId === null) return null;
  const pack = packs.find(({ pricePoisha }) => pricePoisha === amountPoisha) ?? null;
  if (shownId !== undefined && pack?.id !== shownId)
    throw new DomainError("recharge-pack-changed", { field: "pack_id" });
  return pack;
}

/** The suggested amounts, the lowest first: the amounts set by the business, and the prices of popular packs. */
export function proposedAmounts(settings: RechargeSettings, popular: readonly number[]): number[] {
  const { minPoisha, maxPoisha, proposedPoisha } = settings;
  const amounts = [...new Set([...proposedPoisha, ...popular])];
  return amounts.filter((amount) => amount >= minPoisha && amount <= maxPoisha).sort((one, other) => one - other);
}

/** The state of a recharge as shown to its payer. @param payments all tries to pay it, the oldest first */
export function outcomeOf(
  { state }: Pick<RechargeRow, "state">,
  payments: readonly RechargePaymentRow[],
): RechargeOutcome {
  if (state === "done" || state === "activating") return "done";
  if (state === "crediting") return "crediting";
  if (state === "refused") {
    const back = payments.filter(({ refundDue }) => refundDue);
    return back.length > 0 && back.every(({ refundedAt }) => refundedAt !== null) ? "refunded" : "refunding";
  }
  const last = payments.at(-1)?.state;
  if (payments.some((payment) => payment.state === "pending") || last === undefined) return "awaiting_payment";
  return last === "cancelled" ? "payment_cancelled" : "payment_failed";
}

/**
 * The next action for a step that the charging system does not know (docs/decisions/15): `send` it, `wait` for an earlier
 * request, or `give-up`.
 * @param secondsSincePaid seconds since we learned of the payment
 */
export function nextAction(secondsSincePaid: number): "send" | "wait" | "give-up" {
  if (secondsSincePaid < LAST_REQUEST_SECONDS) return "send";
  return secondsSincePaid < PROMISE_SECONDS ? "wait" : "give-up";
}
