import { lockPaidOrder } from "@/backend/db/queries/sims/replacement-queries";
import {
  findTracked,
  lockRequestById,
  moveRequest,
  type RequestRow,
  type RequestState,
  recordIdentityChecked,
} from "@/backend/db/queries/sims/sim-request-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { DomainError } from "@/backend/domain/domain-error";
import { declineRequest, textStep } from "@/backend/domain/numbers/decline-request";
import { endAccess, startNewOwner } from "@/backend/domain/numbers/end-access";
import { OperatorError } from "@/backend/domain/operator-command";
import { isIdentityDue } from "@/backend/domain/sims/request-rules";

const NEXT_STATES: Readonly<Partial<Record<RequestState, "in_review" | "ready" | "completed">>> = {
  submitted: "in_review",
  in_review: "ready",
  ready: "completed",
};

interface RequestStep {
  reference: string;
  to: "next" | "declined";
  /** True when the operator confirms that a customer centre has checked the ID of the number's owner. */
  idChecked?: boolean;
  /** Why it is declined; its applicant reads it. */
  because?: string;
}

/**
 * Moves a request one step forward, or declines it, and texts its applicant. Nothing is approved before its owner is
 * proved: by a code to the number itself, or by an ID at a customer centre. A replacement is completed only with a paid
 * order, since with that step the new SIM works. The fee of a declined migration is marked for refund.
 * @returns the new state, and the references of other requests about the same number that were declined with this step
 * @throws DomainError `request-not-found`; OperatorError when the step cannot be taken
 */
export async function advanceRequest(
  { db, pepper }: Pick<CodeContext, "db" | "pepper">,
  { reference, to, idChecked = false, because }: RequestStep,
) {
  return inTransaction(db, async (transaction) => {
    const found = await findTracked(transaction, reference);
    const row = found === null ? null : await lockRequestById(transaction, found.id);
    if (row === null) throw new DomainError("request-not-found", { field: "reference" });
    const state = await stateAfter(transaction, row, { to, idChecked });
    if (idChecked) await recordIdentityChecked(transaction, row.id);
    if (state === "declined") {
      await declineRequest(transaction, row, because);
      return { state, alsoDeclined: [] };
    }
    await moveRequest(transaction, row.id, state);
    const alsoDeclined = state === "completed" ? await endFormerAccess(transaction, pepper, row) : [];
    if (state !== "in_review") await textStep(transaction, row, state);
    return { state, alsoDeclined };
  });
}

/**
 * Ends the access to a number when its SIM is with another person: the former owner after a transfer, perhaps a thief
 * after a replacement. After a transfer, the new owner does not see what the former one saved and bought.
 * @returns the references of the other requests that end with it
 */
async function endFormerAccess(
  transaction: Connection,
  pepper: string,
  { id, service, msisdn }: RequestRow,
): Promise<readonly string[]> {
  if (msisdn === null) return [];
  if (service === "sim_replacement") return endAccess(transaction, { msisdn, pepper, requestId: id });
  return service === "ownership_transfer" ? startNewOwner(transaction, { msisdn, pepper, requestId: id }) : [];
}

async function stateAfter(
  transaction: Connection,
  row: RequestRow,
  { to, idChecked }: Pick<RequestStep, "to"> & { idChecked: boolean },
): Promise<"in_review" | "ready" | "completed" | "declined"> {
  const { reference, service, state } = row;
  const next = NEXT_STATES[state];
  if (next === undefined) throw new OperatorError(`Request ${reference} is ${state}: nothing follows.`);
  if (to === "declined") return "declined";
  if (next !== "in_review" && isIdentityDue(row) && !idChecked) {
    throw new OperatorError(
      `Request ${reference} needs its owner's ID: check it at a customer centre, then add --id-checked.`,
    );
  }
  if (next === "completed" && service === "sim_replacement" && (await lockPaidOrder(transaction, row.id)) === null) {
    throw new OperatorError(`Request ${reference} waits for its order: the fee is not paid, or not reviewed.`);
  }
  return next;
}
