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
import { dueStep, pauseAfter } from "@/backend/domain/recharge/recharge-rules";

export interface CreditContext extends DbContext {
  readonly charging: ChargingSystem;
  /** Called for every recharge that could not be added yet. The others continue. */
  readonly onFailure: OnFailure;
}

/** Added to the longest time of one attempt, so that another process takes over only after the attempt has ended. */
const SPARE_SECONDS = 3;
/** Few in parallel: each must be processed before its turn goes to another process. */
const AT_ONCE = 8;

/**
 * Adds paid recharges to their balances and starts their packs. The references were committed with the recharge; after
 * a crash or a failure the charging system is asked about them before any change is sent again, so that one payment is
 * added once. Without an answer, the next attempt follows after a quarter of an hour at most. A credit that is
 * finally refused, or unknown to the system a day after the payment, is refunded. If just its pack is refused, it
 * stays on the balance (docs/decisions/15).
 * @param most largest number of recharges in one round
 * @returns the number of processed recharges
 */
export async function creditRecharges(context: CreditContext, most: number): Promise<number> {
  const seconds = context.charging.mostSeconds + SPARE_SECONDS;
  let taken = 0;
  while (taken < most) {
    const due = await claimDueRecharges(context.db.pool, seconds, AT_ONCE);
    await Promise.all(due.map((recharge) => step(context, recharge)));
    taken += due.length;
    if (due.length < AT_ONCE) break;
  }
  return taken;
}

/** The result of a step. The reason of a refusal (`why`) is the charging system's, or that the promised day is over. */
type Decided =
  | { readonly state: "done"; readonly balancePoisha: number }
  | { readonly state: "refused"; readonly why: string };

async function step(context: CreditContext, due: DueRecharge): Promise<void> {
  const { db, onFailure } = context;
  try {
    const answer = await ask(context.charging, due);
    if (answer.state === "pending") {
      await postponeRecharge(db.pool, due, pauseAfter(due.attempts), "The charging system has not decided it");
      return;
    }
    await inTransaction(db, (transaction) =>
      due.step === "crediting" ? credited(transaction, due, answer) : activated(transaction, due, answer),
    );
  } catch (error) {
    const problem = error instanceof ChargingSystemError ? error.message : "could not be kept in the database";
    onFailure(error, `add the recharge ${due.reference}, attempt ${due.attempts}`);
    await postponeRecharge(db.pool, due, pauseAfter(due.attempts), problem);
  }
}

/** Makes the change of this step. If an earlier request may have arrived, the change is looked up first. */
async function ask(charging: ChargingSystem, due: DueRecharge): Promise<Decided | { readonly state: "pending" }> {
  const { msisdn, amountPoisha, packId, autoRenew, attempts, secondsSincePaid } = due;
  const reference = due.step === "crediting" ? due.creditReference : due.activationReference;
  const next = dueStep(secondsSincePaid);
  const known = attempts > 1 || next !== "send" ? await charging.findChange(reference) : null;
  if (known !== null) return known;
  if (next === "wait") return { state: "pending" };
  if (next === "give-up") return { state: "refused", why: "not-in-time" };
  if (due.step === "crediting") return charging.credit({ reference, msisdn, amountPoisha });
  if (packId === null) throw new Error("A recharge without a pack has nothing to start");
  return charging.activate({ reference, msisdn, packId, pricePoisha: amountPoisha, autoRenew });
}

async function credited(transaction: Connection, due: DueRecharge, answer: Decided): Promise<void> {
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

async function activated(transaction: Connection, due: DueRecharge, answer: Decided): Promise<void> {
  const isDone = answer.state === "done";
  const outcome = {
    balancePoisha: isDone ? answer.balancePoisha : null,
    refusedFor: answer.state === "refused" ? answer.why : null,
  };
  if (!(await saveActivation(transaction, due.id, outcome))) return;
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
