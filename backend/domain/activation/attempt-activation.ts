import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import {
  type ActivationRow,
  claimDueActivations,
  postponeActivation,
  refuseActivation,
  saveActivationDone,
} from "@/backend/db/queries/subscriber-services/activation-queries";
import type { AttemptContext } from "@/backend/domain/activation/activation-context";
import { pauseAfter } from "@/backend/domain/activation/activation-rules";
import { type ChangeAnswer, type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { formatMoment } from "@/utils/dates/dates";

/** Added to the longest time of one attempt, so that another process takes over only after the attempt has ended. */
const SPARE_SECONDS = 3;
/** Few in parallel: each must be processed before its turn goes to another process. */
const AT_ONCE = 8;

/** Seconds for which a process has the exclusive right to an attempt. */
export function attemptSeconds({ mostSeconds }: ChargingSystem): number {
  return mostSeconds + SPARE_SECONDS;
}

/**
 * Makes one attempt at an activation that this process has claimed. Its reference is already committed; a later attempt
 * asks the charging system about the reference before it sends anything again, so that a price is charged once. Without
 * an answer the next attempt follows later (docs/decisions/15).
 * @param isSeen true when the buyer waits for the answer: a refusal is then shown, not sent as a text message
 */
export async function attemptActivation(context: AttemptContext, due: ActivationRow, isSeen: boolean): Promise<void> {
  const { db, charging, onFailure } = context;
  const pause = pauseAfter(due.attempts);
  try {
    const answer = await ask(charging, due);
    if (answer.state === "pending") {
      await postponeActivation(db.pool, due.id, pause, "The charging system is working on it");
      return;
    }
    await inTransaction(db, (transaction) => save(transaction, due, answer, isSeen));
  } catch (error) {
    const problem = error instanceof ChargingSystemError ? error.message : "could not be kept in the database";
    onFailure(error, `activate ${due.reference}, attempt ${due.attempts}`);
    await postponeActivation(db.pool, due.id, pause, problem);
  }
}

type Decided = Exclude<ChangeAnswer, { state: "pending" }> | { readonly state: "refused"; readonly why: "given-up" };

async function ask(charging: ChargingSystem, due: ActivationRow): Promise<Decided | { readonly state: "pending" }> {
  const { chargingReference: reference, msisdn, chargedId: packId, pricePoisha, autoRenew, attempts, isOld } = due;
  const known = attempts > 1 ? await charging.findChange(reference) : null;
  if (known !== null) return known;
  if (isOld) return { state: "refused", why: "given-up" };
  return charging.activate({ reference, msisdn, packId, pricePoisha, autoRenew });
}

async function save(transaction: Connection, due: ActivationRow, answer: Decided, isSeen: boolean): Promise<void> {
  const { id, msisdn, lang, reference, titles, pricePoisha } = due;
  const about = { msisdn, lang, proof: "number" } as const;
  if (answer.state === "refused") {
    const isNew = await refuseActivation(transaction, id, answer.why);
    const facts = { title: titles[lang], reference };
    if (isNew && !isSeen) await queueMessage(transaction, { ...about, purpose: "activation-refused", facts });
    return;
  }
  const { balancePoisha, validUntil } = answer;
  const done = await saveActivationDone(transaction, id, { balancePoisha, validUntil });
  if (done === null || done.validUntil === null) return;
  const facts = {
    title: titles[lang],
    pricePoisha,
    until: formatMoment(done.validUntil.toISOString(), lang),
    reference,
  };
  const purpose = due.autoRenew ? "activation-renewing" : "activation-done";
  await queueMessage(transaction, { ...about, purpose, facts });
}

/**
 * Claims the pending activations, and makes an attempt at each.
 * @param most largest number of activations in one round
 * @returns how many were claimed
 */
export async function attemptDueActivations(context: AttemptContext, most: number): Promise<number> {
  let taken = 0;
  while (taken < most) {
    const due = await claimDueActivations(context.db.pool, attemptSeconds(context.charging), AT_ONCE);
    await Promise.all(due.map((activation) => attemptActivation(context, activation, false)));
    taken += due.length;
    if (due.length < AT_ONCE) break;
  }
  return taken;
}
