import { saveAnswer } from "@/backend/db/queries/idempotency-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import {
  type ActivationRow,
  type AgreedPack,
  getActivationRow,
  insertActivation,
} from "@/backend/db/queries/subscriber-services/activation-queries";
import { findOfferForNumber } from "@/backend/db/queries/subscriber-services/offer-queries";
import { findPack } from "@/backend/db/queries/subscriber-services/pack-queries";
import { type ActivationContext, type ActivationTarget, codeOf } from "@/backend/domain/activation/activation-context";
import { checkPrice, missingTaka } from "@/backend/domain/activation/activation-rules";
import { attemptActivation } from "@/backend/domain/activation/attempt-activation";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import { tryClientBudget } from "@/backend/domain/codes/client-budget";
import { readMsisdn } from "@/backend/domain/codes/code-rules";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { consumeNumberProof, restoreNumberProof } from "@/backend/domain/codes/number-proof";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { claimRequest, findReplay, type OnceRequest, onceRequest } from "@/backend/domain/idempotency";
import { balanceQuestions, ChargingSystemError } from "@/backend/domain/ports/charging-system";
import { newPublicId, newUlid } from "@/backend/domain/random-ids";
import { leaseSeconds } from "@/backend/domain/repeated-attempts";
import { dayInDhaka } from "@/utils/dates/dates";

interface ActivationInput {
  /** The typed text. */
  readonly msisdn: string;
  readonly target: ActivationTarget;
  readonly code: string | number | undefined;
  /** For an offer: the proof that the page got with the list of the number's offers. It replaces a code. */
  readonly proof: string | undefined;
  readonly autoRenew: boolean;
  /** The price that the buyer saw; null when the caller did not send it. */
  readonly seenPoisha: number | null;
}

/** The stored answer. A request with the same key and a proof of the number gets it again. */
interface StoredActivation {
  id: string;
  /** Keyed hash of the code or proof that was used up; null for the session's own number. */
  proofKey: string | null;
}

interface SavedActivation {
  readonly row: ActivationRow;
  /** False when an earlier request with the same key created the activation. */
  readonly isNew: boolean;
}

/**
 * Activates a pack or an offer, paid from the balance of a number (API-SITE-08 and API-SITE-15). The session's own
 * number needs no code; any other needs the code that was sent for this pack or offer. The activation is saved with its
 * reference before the charging system is called, outside of any transaction. The same key returns the same activation
 * for 24 hours, also with another proof: a buyer whose answer was lost has used up the first code and types a new one.
 * @throws DomainError `msisdn-invalid`, `code-needed`, `code-wrong`, `pack-not-found`, `offer-not-found`,
 *   `offer-not-for-number`, `offer-already-taken`, `total-changed`, `balance-too-low`, `activation-refused`,
 *   `too-many-requests`, `request-in-progress`, `idempotency-key-reused`
 */
export async function activate(
  context: ActivationContext,
  key: string,
  input: ActivationInput,
): Promise<ActivationRow> {
  const { db, codes } = context;
  const { target, code, proof, autoRenew, seenPoisha } = input;
  const msisdn = readMsisdn(input.msisdn);
  const isOwn = msisdn === context.ownMsisdn;
  const shown = code ?? proof;
  if (!isOwn && shown === undefined) throw new DomainError("code-needed", { field: "otp_value" });
  const proofKey = isOwn ? null : secretKey(codes.pepper, "activation proof", String(shown));
  const request = onceRequest("activation", key, [msisdn, target.kind, target.id, autoRenew, seenPoisha]);
  const find = () => findReplay<StoredActivation>(db.pool, request);
  const before = await find();
  let row = await findRepeated(db.pool, before, proofKey);
  if (row === null) {
    if (before === null) await context.takeBudget();
    const proved = await saveProved(context, request, { ...input, msisdn }, proofKey);
    // If the code was used before, the same request may have been sent twice.
    row = proved === null ? await findRepeated(db.pool, await find(), proofKey) : await attemptNow(context, proved);
    if (row === null) throw new DomainError(code === undefined ? "code-needed" : "code-wrong", { field: "otp_value" });
  }
  if (row.isAtWork) throw new DomainError("request-in-progress", { facts: { retryAfterSeconds: 1 } });
  if (row.state === "refused") throw await refusalOf(context, row);
  return row;
}

/**
 * The activation of an earlier request with the same key and proof. Null after a refusal for a low balance: the proof
 * is then checked again, because its few tries limit how often somebody can test a balance.
 */
async function findRepeated(
  connection: Connection,
  before: StoredActivation | null,
  proofKey: string | null,
): Promise<ActivationRow | null> {
  if (before === null || before.proofKey !== proofKey) return null;
  const row = await getActivationRow(connection, before.id);
  return proofKey !== null && row.refusedFor === "balance-too-low" ? null : row;
}

/** A saved activation, and a function that makes its code or proof usable again. */
interface ProvedActivation {
  readonly result: SavedActivation;
  readonly restore: () => Promise<void>;
}

/** @returns null when the code or the proof is wrong */
async function saveProved(
  context: ActivationContext,
  request: OnceRequest,
  input: ActivationInput,
  proofKey: string | null,
): Promise<ProvedActivation | null> {
  const { db, codes } = context;
  const { msisdn, target, code, proof = "" } = input;
  const work = (transaction: Connection) => saveOnce(transaction, context, { ...request, proofKey }, input);
  if (proofKey === null) return { result: await inTransaction(db, work), restore: async () => undefined };
  if (code !== undefined) return acceptCode(codes, { msisdn, code, ...codeOf(target) }, work);
  // The proof of a list of offers is valid for an offer, not for a pack.
  if (target.kind !== "offer") return null;
  const result = await inTransaction(db, async (transaction) => {
    const isRight = await consumeNumberProof(transaction, codes, { msisdn, purpose: "offer", token: proof });
    return isRight ? work(transaction) : null;
  });
  return result && { result, restore: () => restoreNumberProof(codes, proof) };
}

/**
 * Makes the first attempt at a new activation. If it is an earlier one, or the balance was too low, the code or proof can be
 * used again.
 */
async function attemptNow(context: ActivationContext, { result, restore }: ProvedActivation): Promise<ActivationRow> {
  if (result.isNew) await attemptActivation(context, result.row, true);
  const row = await getActivationRow(context.db.pool, result.row.id);
  if (!result.isNew || row.refusedFor === "balance-too-low") await restore();
  return row;
}

async function saveOnce(
  transaction: Connection,
  context: ActivationContext,
  { proofKey, ...request }: OnceRequest & Pick<StoredActivation, "proofKey">,
  { msisdn, target, autoRenew, seenPoisha }: ActivationInput,
): Promise<SavedActivation> {
  const { lang, now, charging } = context;
  await claimRequest(transaction, request, null);
  const before = await findReplay<StoredActivation>(transaction, request);
  if (before !== null) return { row: await getActivationRow(transaction, before.id), isNew: false };
  const agreed = await agreedPack(transaction, context, msisdn, target);
  checkPrice(agreed.pricePoisha, seenPoisha);
  const id = newUlid(now().getTime());
  const row = await insertActivation(transaction, {
    ...agreed,
    packId: target.kind === "pack" ? target.id : null,
    offerId: target.kind === "offer" ? target.id : null,
    id,
    reference: newPublicId(),
    msisdn,
    lang,
    autoRenew: agreed.autoRenew && autoRenew,
    seconds: leaseSeconds(charging),
  });
  if (row === null) throw new DomainError("offer-already-taken", { field: "offer_id" });
  const answer: StoredActivation = { id, proofKey };
  await saveAnswer(transaction, { ...request, response: answer });
  return { row, isNew: true };
}

/** The pack or offer as sold now. It is read only after the proof, because it reveals who an offer was made for. */
async function agreedPack(
  transaction: Connection,
  { now }: ActivationContext,
  msisdn: string,
  { kind, id }: ActivationTarget,
): Promise<AgreedPack & { once: boolean }> {
  if (kind === "pack") {
    const pack = orThrow(await findPack(transaction, id), "pack-not-found", "pack_id");
    const { titles, pricePoisha, validityHours, autoRenew } = pack;
    return { titles, pricePoisha, validityHours, autoRenew, once: false };
  }
  const offer = await findOfferForNumber(transaction, { today: dayInDhaka(now()), msisdn, id });
  if (offer === null) throw new DomainError("offer-not-found", { field: "offer_id" });
  if (!offer.isForNumber) throw new DomainError("offer-not-for-number", { field: "offer_id" });
  const { titles, pricePoisha, validityHours, autoRenew, oncePerNumber } = offer;
  return { titles, pricePoisha, validityHours, autoRenew, once: oncePerNumber };
}

/** The reason for a refused activation. For a balance that is too low, it includes the amount that is missing now, if known. */
async function refusalOf(
  context: ActivationContext,
  { msisdn, pricePoisha, refusedFor }: ActivationRow,
): Promise<DomainError> {
  if (refusedFor !== "balance-too-low") return new DomainError("activation-refused");
  const missing = missingTaka(pricePoisha, await findMainBalance(context, msisdn));
  return new DomainError("balance-too-low", missing === null ? {} : { facts: { missing } });
}

/** @returns poisha; null when it is not known, or was asked for too often: a repeated request comes here each time */
async function findMainBalance({ db, charging, codes }: ActivationContext, msisdn: string): Promise<number | null> {
  if (!(await tryClientBudget(db, codes.pepper, balanceQuestions(msisdn)))) return null;
  try {
    return (await charging.findBalance(msisdn))?.mainPoisha ?? null;
  } catch (error) {
    if (error instanceof ChargingSystemError) return null;
    throw error;
  }
}
