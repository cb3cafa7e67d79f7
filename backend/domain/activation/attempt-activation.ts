import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import {
  type ActivationRow,
  claimDueActivations,
  postponeActivation,
  refuseActivation,
  saveActivationDone,
} from "@/backend/db/queries/subscriber-services/activation-queries";
import type { AttemptContext } from "@/backend/domain/activation/activation-context";
import { type ChangeAnswer, type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { attemptDue, attemptOnce, leaseSeconds, pauseAfter } from "@/backend/domain/repeated-attempts";
import { formatMoment } from "@/utils/dates/dates";

const AT_ONCE = 8;
const FIRST_PAUSE_SECONDS = 2;

/**
 * Makes one attempt at an activation that this process has claimed. Before it is sent again, the charging system is asked
 * about its saved reference, so that a price is charged once. Without an answer the next attempt follows later
 * (docs/decisions/15).
 * @param isSeen true when the buyer waits for the answer: a refusal is then shown, not sent as a text message
 */
export function attemptActivation(context: AttemptContext, due: ActivationRow, isSeen: boolean): Promise<void> {
  const { db, charging, onFailure } = context;
  const attempt = {
    what: `activate ${due.reference}, attempt ${due.attempts}`,
    Failure: ChargingSystemError,
    onFailure,
    postpone: (problem: string) =>
      postponeActivation(db.pool, due.id, pauseAfter(due.attempts, FIRST_PAUSE_SECONDS), problem),
  };
  return attemptOnce(attempt, async () => {
    const answer = await requestActivation(charging, due);
    if (answer.state === "pending") return "The charging system is working on it";
    await inTransaction(db, (transaction) => saveResult(transaction, due, answer, isSeen));
    return null;
  });
}

type Answer = ChangeAnswer | { readonly state: "refused"; readonly why: "given-up" };
type Result = Exclude<Answer, { state: "pending" }>;

async function requestActivation(charging: ChargingSystem, due: ActivationRow): Promise<Answer> {
  const { chargingReference: reference, msisdn, chargedId: packId, pricePoisha, autoRenew, attempts, isOld } = due;
  const known = attempts > 1 ? await charging.findChange(reference) : null;
  if (known !== null) return known;
  if (isOld) return { state: "refused", why: "given-up" };
  return charging.activate({ reference, msisdn, packId, pricePoisha, autoRenew });
}

async function saveResult(transaction: Connection, due: ActivationRow, answer: Result, isSeen: boolean): Promise<void> {
  const { id, msisdn, lang, reference, titles, pricePoisha } = due;
  const about = { msisdn, lang, proof: "number" } as const;
  if (answer.state === "refused") {
    const isNew = await refuseActivation(transaction, id, answer.why);
    const facts = { title: titles[lang], reference };
    if (isNew && !isSeen) await queueMessage(transaction, { ...about, purpose: "activation-refused", facts });
    return;
  }
  const { balancePoisha, validUntil } = answer;
  const done = await saveActivationDone(transaction, { id, balancePoisha, validUntil });
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

/** Claims the pending activations, and makes an attempt at each. */
export function attemptDueActivations(context: AttemptContext, max: number): Promise<number> {
  return attemptDue(
    { max, atOnce: AT_ONCE },
    () => claimDueActivations(context.db.pool, leaseSeconds(context.charging), AT_ONCE),
    (activation) => attemptActivation(context, activation, false),
  );
}
