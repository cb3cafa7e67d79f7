import type { CodeChannel } from "@/backend/contract/fields";
import type { SimRequestParty } from "@/backend/contract/sims/sim-requests";
import {
  findRequest,
  findTracked,
  lockRequestRow,
  moveRequest,
  saveProof,
} from "@/backend/db/queries/sims/sim-request-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { requireCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { sendCode } from "@/backend/domain/codes/send-code";
import { unprovedSender } from "@/backend/domain/codes/text-budgets";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { hashToken } from "@/backend/domain/random-ids";
import { contactOf, isProved, nextStep, partyNumber } from "@/backend/domain/sims/request-rules";
import { type TrackedRequest, type TypedRequest, trackedRequest } from "@/backend/domain/sims/request-view";
import { getRequest } from "@/backend/domain/sims/save-request";
import { maskMsisdn } from "@/utils/numbers/msisdn";

const PURPOSE = "sim-service";

/** A request that is still typed, with the number that a party has to prove. */
async function openParty(context: DbContext, key: string, party: SimRequestParty) {
  const row = await findRequest(context.db.pool, hashToken(key));
  if (row === null || row.service === "esim_migration") throw new DomainError("request-not-found", { field: "key" });
  if (row.state !== "draft") throw new DomainError("request-closed", { field: "key" });
  const msisdn = orThrow(partyNumber(row.service, party, row.answers), "step-missing", "party");
  return { row, msisdn, subject: `${row.reference} ${party}` };
}

/**
 * Texts a code to the number of a party. @returns that number, masked
 * @throws DomainError `request-not-found`, `request-closed`, `step-missing`, `too-many-requests`
 */
export async function sendPartyCode(
  context: CodeContext,
  { key, party, channel }: { key: string; party: SimRequestParty; channel?: CodeChannel | undefined },
): Promise<string> {
  const { msisdn, subject } = await openParty(context, key, party);
  await sendCode(context, { msisdn, purpose: PURPOSE, subject, channel });
  return maskMsisdn(msisdn);
}

/**
 * Records that a party has proved its number. A number that is changed later must be proved again.
 * @throws DomainError the errors of `sendPartyCode`, and `code-wrong`
 */
export async function proveParty(
  context: CodeContext,
  proof: { key: string; party: SimRequestParty; code: string | number },
): Promise<TypedRequest> {
  const { key, party, code } = proof;
  const { row, msisdn, subject } = await openParty(context, key, party);
  await requireCode(context, { msisdn, purpose: PURPOSE, subject, code }, (transaction, number) =>
    saveProof(transaction, row.id, party, number),
  );
  return getRequest(context, key);
}

/**
 * Sends a complete request, once; a second call gives the same answer. An applicant with a proven number gets a text
 * with the reference.
 * @throws DomainError `request-not-found`, `step-missing`, `number-not-proved`
 */
export async function submitRequest(context: CodeContext, key: string): Promise<TrackedRequest> {
  const { db } = context;
  const reference = await inTransaction(db, async (transaction) => {
    const row = await lockRequestRow(transaction, hashToken(key));
    if (row === null || row.service === "esim_migration") throw new DomainError("request-not-found", { field: "key" });
    if (row.state !== "draft") return row.reference;
    if (nextStep(row.service, row.answers) !== "confirm") throw new DomainError("step-missing", { field: "key" });
    if (!isProved(row)) throw new DomainError("number-not-proved", { field: "otp_value" });
    await moveRequest(transaction, row.id, "submitted");
    const msisdn = contactOf(row);
    if (msisdn !== null) {
      const facts = { reference: row.reference };
      const proof = row.proved["owner"] === msisdn ? "number" : unprovedSender(context, msisdn);
      await queueMessage(transaction, { msisdn, purpose: "sim-request-sent", lang: row.lang, facts, proof });
    }
    return row.reference;
  });
  return getTracked({ db }, { reference, key });
}

/** The steps of a sent request; with its key, the personal data too. @throws DomainError `request-not-found` */
export async function getTracked(
  { db }: DbContext,
  request: { reference: string; key: string | null },
): Promise<TrackedRequest> {
  const row = orThrow(await findTracked(db.pool, request.reference), "request-not-found", "reference");
  return trackedRequest(row, request.key !== null && hashToken(request.key) === row.keyHash);
}
