import {
  findTracked,
  lockRequestById,
  moveRequest,
  type RequestState,
  type TrackedRow,
} from "@/backend/db/queries/sim-request-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { contactOf } from "@/backend/domain/sims/submit-request";

/** Why the operator cannot move a request, in words. */
export class RequestStepError extends Error {}

const NEXT: Readonly<Partial<Record<RequestState, "in_review" | "ready" | "completed">>> = {
  submitted: "in_review",
  in_review: "ready",
  ready: "completed",
};

/**
 * Moves a request one step on, or declines it, and texts its applicant what they need to know. A replacement is
 * completed only once its order stands, since with that the new SIM works.
 * @returns the state that it has now
 * @throws DomainError `request-not-found`; RequestStepError when the step cannot be taken
 */
export async function advanceRequest(
  { db }: Pick<DomainContext, "db">,
  reference: string,
  to: "next" | "declined",
): Promise<RequestState> {
  return inTransaction(db, async (transaction) => {
    const found = await findTracked(transaction, reference);
    const row = found === null ? null : await lockRequestById(transaction, found.id);
    if (found === null || row === null) throw new DomainError("request-not-found", { field: "reference" });
    const state = stateAfter({ ...found, state: row.state }, to);
    await moveRequest(transaction, row.id, state);
    const msisdn = contactOf(row);
    if (msisdn !== null && state !== "in_review") {
      const purpose = `sim-request-${state}` as const;
      await queueMessage(transaction, { msisdn, purpose, lang: row.lang, facts: { reference }, proof: "operator" });
    }
    return state;
  });
}

function stateAfter(row: TrackedRow, to: "next" | "declined"): "in_review" | "ready" | "completed" | "declined" {
  const next = NEXT[row.state];
  if (next === undefined) throw new RequestStepError(`Request ${row.reference} is ${row.state}: nothing follows.`);
  if (to === "declined") return "declined";
  if (next === "completed" && row.service === "sim_replacement" && !row.ordered) {
    throw new RequestStepError(`Request ${row.reference} waits for its order: the fee is not paid.`);
  }
  return next;
}
