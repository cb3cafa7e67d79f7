import {
  type ActivationRow,
  type AgreedPack,
  findPackToActivate,
  getActivationRow,
  insertActivation,
} from "@/backend/db/queries/activation-queries";
import { findAnswer, saveAnswer } from "@/backend/db/queries/idempotency-queries";
import { findOfferForNumber } from "@/backend/db/queries/offer-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { type ActivationContext, codeOf, type Wanted } from "@/backend/domain/activation/activation-context";
import { checkPrice, missingTaka } from "@/backend/domain/activation/activation-rules";
import { attemptSeconds, carryOut } from "@/backend/domain/activation/carry-out";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import { DomainError } from "@/backend/domain/domain-error";
import { claimRequest, type OnceRequest, onceRequest, replayedAnswer } from "@/backend/domain/idempotency";
import { ChargingSystemError } from "@/backend/domain/ports/charging-system";
import { newPublicId, newUlid } from "@/backend/domain/random-ids";
import { dayInDhaka } from "@/utils/dates";
import { normaliseMsisdn } from "@/utils/msisdn";

const SCOPE = "activation";

export interface ActivationInput {
  /** As it was typed. */
  readonly msisdn: string;
  readonly wanted: Wanted;
  readonly code: string | number | undefined;
  readonly autoRenew: boolean;
  /** The price that the buyer saw; null when the caller did not say. */
  readonly seenPoisha: number | null;
}

/** What the same key answers again. */
interface StoredActivation {
  id: string;
}

interface Written {
  readonly row: ActivationRow;
  /** False for the activation of an earlier request with the same key. */
  readonly isNew: boolean;
}

/**
 * Activates a pack or an offer, paid from the balance of a number (SPEC 7, API-SITE-08 and API-SITE-15): for the session's
 * own number at once, for any other by the code that was sent for this very pack or offer. It is written with its
 * reference before the charging system is asked, outside of any transaction. The same key answers the same activation for
 * 24 hours.
 * @returns the activation, done or still pending
 * @throws DomainError `msisdn-invalid`, `code-needed`, `code-wrong`, `pack-not-found`, `offer-not-found`,
 *   `offer-not-for-number`, `offer-already-taken`, `total-changed`, `balance-too-low`, `activation-refused`,
 *   `too-many-requests`, `request-in-progress`, `idempotency-key-reused`
 */
export async function activate(
  context: ActivationContext,
  key: string,
  input: ActivationInput,
): Promise<ActivationRow> {
  const { db, charging } = context;
  const { wanted, code, autoRenew, seenPoisha } = input;
  const msisdn = normaliseMsisdn(input.msisdn);
  if (msisdn === null) throw new DomainError("msisdn-invalid", { field: "msisdn" });
  const isOwn = msisdn === context.ownMsisdn;
  if (!isOwn && code === undefined) throw new DomainError("code-needed", { field: "otp_value" });
  const payload = [msisdn, wanted.kind, wanted.id, isOwn ? null : String(code), autoRenew, seenPoisha];
  const request = onceRequest(SCOPE, key, payload);
  const find = async () => replayedAnswer<StoredActivation>(await findAnswer(db.pool, SCOPE, key), request);
  let before = await find();
  if (before === null) {
    await context.takeBudget();
    const work = (transaction: Connection) => write(transaction, context, request, { ...input, msisdn });
    const written = isOwn ? await inTransaction(db, work) : await byCode(context, { ...input, msisdn }, work);
    if (written?.isNew) await carryOut(context, written.row, true);
    // A code that is spent may have been spent by a twin of this request.
    before = written === null ? await find() : { id: written.row.id };
    if (before === null) throw new DomainError("code-wrong", { field: "otp_value" });
  }
  const row = await getActivationRow(db.pool, before.id);
  if (row.isAtWork) throw new DomainError("request-in-progress", { facts: { retryAfterSeconds: 1 } });
  if (row.state === "refused") throw await refusalOf(charging, row);
  return row;
}

/** @returns null for a code that is not right */
async function byCode(
  { codes }: ActivationContext,
  { msisdn, wanted, code = "" }: ActivationInput,
  work: (transaction: Connection) => Promise<Written>,
): Promise<Written | null> {
  const accepted = await acceptCode(codes, { msisdn, code, ...codeOf(wanted) }, work);
  return accepted?.result ?? null;
}

async function write(
  transaction: Connection,
  context: ActivationContext,
  request: OnceRequest,
  { msisdn, wanted, autoRenew, seenPoisha }: ActivationInput,
): Promise<Written> {
  const { lang, now, charging } = context;
  await claimRequest(transaction, request, null);
  const before = replayedAnswer<StoredActivation>(await findAnswer(transaction, request.scope, request.key), request);
  if (before !== null) return { row: await getActivationRow(transaction, before.id), isNew: false };
  const agreed = await agreedPack(transaction, context, msisdn, wanted);
  checkPrice(agreed.pricePoisha, seenPoisha);
  const id = newUlid(now().getTime());
  const of = { packId: wanted.kind === "pack" ? wanted.id : null, offerId: wanted.kind === "offer" ? wanted.id : null };
  const row = await insertActivation(
    transaction,
    { ...agreed, ...of, id, reference: newPublicId(), msisdn, lang, autoRenew: agreed.autoRenew && autoRenew },
    attemptSeconds(charging),
  );
  if (row === null) throw new DomainError("offer-already-taken", { field: "offer_id" });
  const answer: StoredActivation = { id };
  await saveAnswer(transaction, { ...request, requestHash: request.hash, response: answer });
  return { row, isNew: true };
}

/** What the number would buy now: looked up after the proof, since it shows for whom an offer was made. */
async function agreedPack(
  transaction: Connection,
  { now }: ActivationContext,
  msisdn: string,
  { kind, id }: Wanted,
): Promise<AgreedPack & { once: boolean }> {
  if (kind === "pack") {
    const pack = await findPackToActivate(transaction, id);
    if (pack === null) throw new DomainError("pack-not-found", { field: "pack_id" });
    return { ...pack, once: false };
  }
  const offer = await findOfferForNumber(transaction, dayInDhaka(now()), { msisdn, id });
  if (offer === null) throw new DomainError("offer-not-found", { field: "offer_id" });
  if (!offer.isForNumber) throw new DomainError("offer-not-for-number", { field: "offer_id" });
  const { titles, pricePoisha, validityHours, autoRenew, oncePerNumber } = offer;
  return { titles, pricePoisha, validityHours, autoRenew, once: oncePerNumber };
}

/** Why it was refused; of a balance that is too low, what it lacks now. */
async function refusalOf(
  charging: ActivationContext["charging"],
  { msisdn, pricePoisha, refusedFor }: ActivationRow,
): Promise<DomainError> {
  if (refusedFor !== "balance-too-low") return new DomainError("activation-refused");
  const balance = await charging.findBalance(msisdn).catch((error: unknown) => {
    if (error instanceof ChargingSystemError) return null;
    throw error;
  });
  const missing = missingTaka(pricePoisha, balance?.mainPoisha ?? null);
  return new DomainError("balance-too-low", missing === null ? {} : { facts: { missing } });
}
