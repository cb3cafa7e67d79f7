import {
  claimDueRecharges,
  type DueRecharge,
  postponeRecharge,
  refuseRecharge,
  saveActivation,
  saveCredit,
} from "@/backend/db/queries/payments/recharge-credit-queries";
import { rechargePayments } from "@/backend/db/queries/payments/shared-payment-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { DbContext, OnFailure } from "@/backend/domain/domain-context";
import { type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { nextAction } from "@/backend/domain/recharge/recharge-rules";
import { attemptDue, attemptOnce, leaseSeconds, pauseAfter } from "@/backend/domain/repeated-attempts";

export interface CreditContext extends DbContext {
  readonly charging: ChargingSystem;
  /** Called for every recharge that could not be added yet. The others continue. */
  readonly onFailure: OnFailure;
}

const AT_ONCE = 8;
const FIRST_PAUSE_SECONDS = 5;

/**
 * Takes the next step of paid recharges at the charging system: first `crediting` (adds the amount to the balance), then
 * `activating` (starts the pack, if there is one). Each step has its own reference, which was saved with the recharge.
 * Before a change is sent again, the system is asked about this reference, so that one payment is added once. Without an
 * answer, the next attempt follows after a quarter of an hour at most. A credit that is refused, or unknown to the system
 * a day after the payment, is refunded. If only the pack is refused, the amount stays on the balance (docs/decisions/15).
 */
export function creditRecharges(context: CreditContext, max: number): Promise<number> {
  return attemptDue(
    { max, atOnce: AT_ONCE },
    () => claimDueRecharges(context.db.pool, leaseSeconds(context.charging), AT_ONCE),
    (recharge) => attemptStep(context, recharge),
  );
}

/** The final result of a step; `why` is the charging system's reason, or that the promised day is over. */
type StepResult =
  | { readonly state: "done"; readonly balancePoisha: number }
  | { readonly state: "refused"; readonly why: string };

function attemptStep({ db, charging, onFailure }: CreditContext, due: DueRecharge): Promise<void> {
  const attempt = {
    what: `add the recharge ${due.reference}, attempt ${due.attempts}`,
    Failure: ChargingSystemError,
    onFailure,
    postpone: (problem: string) =>
      postponeRecharge(db.pool, due, { seconds: pauseAfter(due.attempts, FIRST_PAUSE_SECONDS), problem }),
  };
  return attemptOnce(attempt, async () => {
    const answer = await requestStep(charging, due);
    if (answer.state === "pending") return "The charging system has not decided it";
    await inTransaction(db, (transaction) =>
      due.step === "crediting" ? saveCrediting(transaction, due, answer) : saveActivating(transaction, due, answer),
    );
    return null;
  });
}

/** Requests the change of this step. If an earlier request may have arrived, the change is looked up first. */
async function requestStep(
  charging: ChargingSystem,
  due: DueRecharge,
): Promise<StepResult | { readonly state: "pending" }> {
  const { msisdn, amountPoisha, packId, autoRenew, attempts, secondsSincePaid } = due;
  const reference = due.step === "crediting" ? due.creditReference : due.activationReference;
  const next = nextAction(secondsSincePaid);
  const known = attempts > 1 || next !== "send" ? await charging.findChange(reference) : null;
  if (known !== null) return known;
  if (next === "wait") return { state: "pending" };
  if (next === "give-up") return { state: "refused", why: "not-in-time" };
  if (due.step === "crediting") return charging.credit({ reference, msisdn, amountPoisha });
  if (packId === null) throw new Error("A recharge without a pack has nothing to start");
  return charging.activate({ reference, msisdn, packId, pricePoisha: amountPoisha, autoRenew });
}

async function saveCrediting(transaction: Connection, due: DueRecharge, answer: StepResult): Promise<void> {
  const { id, packId } = due;
  if (answer.state === "done") {
    const isNew = await saveCredit(transaction, id, answer.balancePoisha);
    if (isNew && packId === null) await textOwner(transaction, due, "recharge-done");
    return;
  }
  if (!(await refuseRecharge(transaction, id, answer.why))) return;
  await rechargePayments.markRefunds(transaction, id);
  await textOwner(transaction, due, "recharge-refund");
}

async function saveActivating(transaction: Connection, due: DueRecharge, answer: StepResult): Promise<void> {
  const isDone = answer.state === "done";
  const outcome = {
    id: due.id,
    balancePoisha: isDone ? answer.balancePoisha : null,
    refusedFor: answer.state === "refused" ? answer.why : null,
  };
  if (!(await saveActivation(transaction, outcome))) return;
  await textOwner(transaction, due, isDone ? "recharge-pack" : "recharge-no-pack");
}

/** Texts the number that was recharged; about a refund, the payer if the payer is known. */
async function textOwner(
  transaction: Connection,
  { msisdn, payerMsisdn, lang, reference, amountPoisha }: DueRecharge,
  purpose: "recharge-done" | "recharge-pack" | "recharge-no-pack" | "recharge-refund",
): Promise<void> {
  const facts = { reference, paidPoisha: amountPoisha };
  const to = purpose === "recharge-refund" ? (payerMsisdn ?? msisdn) : msisdn;
  await queueMessage(transaction, { msisdn: to, purpose, lang, facts, proof: "payment" });
}
