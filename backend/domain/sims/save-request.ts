import type { SimRequestService, SimRequestStep } from "@/backend/contract/sims/sim-requests";
import { listThanas } from "@/backend/db/queries/catalog/place-queries";
import {
  findRequest,
  insertRequest,
  lockRequestRow,
  type RequestRow,
  saveAnswers,
} from "@/backend/db/queries/sims/sim-request-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { checkDevice } from "@/backend/domain/devices/check-device";
import type { DbContext, DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { hashToken, newPublicId, newToken, newUlid } from "@/backend/domain/random-ids";
import { partyNumber, readStep, SERVICE_FEES, type StepFields, stepsOf } from "@/backend/domain/sims/request-rules";
import { type TypedRequest, typedRequest } from "@/backend/domain/sims/request-view";
import { dayInDhaka } from "@/utils/dates/dates";

export interface DraftContext extends DomainContext {
  readonly operatorPrefixes: readonly string[];
  /** Counts a new request against this client's budget. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

interface StepInput {
  /** Null begins a request. */
  key: string | null;
  service: SimRequestService;
  step: SimRequestStep;
  fields: StepFields;
}

/**
 * Checks one step of a request and stores it, so that a customer who returns continues at the same step (feature 20).
 * With an unknown key, or the key of a request that was already sent, a new request is started.
 * @throws DomainError the errors of `readStep`; `step-missing` for a missing earlier step; `device-without-esim`;
 *   `too-many-requests` for a new request
 */
export async function saveRequest(context: DraftContext, input: StepInput): Promise<TypedRequest> {
  const { db, operatorPrefixes } = context;
  const today = dayInDhaka(context.now());
  if (input.step === "card" && input.fields["form"] === "esim") await checkPhone(context, input.fields["device"]);
  if (input.step === "visit") await checkPlace(context, input.fields);
  const known = input.key === null ? null : await findRequest(db.pool, hashToken(input.key));
  if (!isOpenDraft(known, input.service)) await context.takeBudget();
  return inTransaction(db, async (transaction) => {
    const open = await openDraft(context, transaction, input);
    const { row, key } = open;
    const steps = stepsOf[input.service];
    const earlier = steps.slice(0, steps.indexOf(input.step));
    if (earlier.some((step) => row.answers[step] === undefined))
      throw new DomainError("step-missing", { field: "step" });
    const fields = readStep(input, { operatorPrefixes, answers: row.answers, today });
    const answers = { ...row.answers, [input.step]: fields };
    const msisdn = answers["number"]?.["msisdn"] ?? null;
    const contactMsisdn = partyNumber(input.service, "owner", answers);
    await saveAnswers(transaction, { id: row.id, answers, msisdn, contactMsisdn });
    return typedRequest({ ...row, service: input.service, answers, msisdn, contactMsisdn }, key);
  });
}

/** The saved data of a request. @throws DomainError `request-not-found`, also for a migration (it has no steps here) */
export async function getRequest({ db }: DbContext, key: string): Promise<TypedRequest> {
  const row = await findRequest(db.pool, hashToken(key));
  if (row === null || row.service === "esim_migration") throw new DomainError("request-not-found", { field: "key" });
  return typedRequest({ ...row, service: row.service }, key);
}

function isOpenDraft(row: RequestRow | null, service: SimRequestService): row is RequestRow {
  return row !== null && row.service === service && row.state === "draft";
}

async function openDraft(
  { lang, now }: DomainContext,
  transaction: Connection,
  { key, service }: StepInput,
): Promise<{ row: RequestRow; key: string }> {
  const known = key === null ? null : await lockRequestRow(transaction, hashToken(key));
  if (key !== null && isOpenDraft(known, service)) return { row: known, key };
  const fresh = newToken();
  const row: RequestRow = {
    id: newUlid(now().getTime()),
    reference: newPublicId(),
    service,
    state: "draft",
    answers: {},
    proved: {},
    msisdn: null,
    contactMsisdn: null,
    feePoisha: SERVICE_FEES[service],
    lang,
    submittedAt: null,
    identityCheckedAt: null,
  };
  await insertRequest(transaction, { ...row, keyHash: hashToken(fresh) });
  return { row, key: fresh };
}

async function checkPlace({ db }: DbContext, { district = "", area }: StepFields): Promise<void> {
  const thanas = await listThanas(db.pool, district);
  if (thanas.length === 0) throw new DomainError("district-not-found", { field: "answers.district" });
  if (!thanas.some(({ name }) => name === area)) throw new DomainError("thana-mismatch", { field: "answers.area" });
}

/** A phone known to have no eSIM is refused; an unknown one is the customer's own responsibility. */
async function checkPhone(context: DbContext, device: string | undefined): Promise<void> {
  if (device === undefined || device === "") return;
  const found = await checkDevice(context, device);
  if (found.device?.esim === false) throw new DomainError("device-without-esim", { field: "answers.device" });
}
