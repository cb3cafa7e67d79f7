import type { SimRequestParty, SimRequestService, SimRequestStep } from "@/backend/contract/sims/sim-requests";
import type { RequestAnswers, RequestRow, RequestState } from "@/backend/db/queries/sims/sim-request-queries";
import { isOperatorNumber } from "@/backend/domain/codes/code-rules";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { serviceFees } from "@/utils/money/sim-fees";
import { toAsciiDigits } from "@/utils/numbers/digits";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The fee of each service, in poisha. A replacement is paid by an order, so its fee is the price of the article. */
export const SERVICE_FEES: Readonly<Record<SimRequestService, number>> = serviceFees;
export const ESIM_FEE_POISHA = serviceFees.esim_migration;

/** The number of days ahead that a visit can be booked. */
const MAX_DAYS_AHEAD = 30;
const FRIDAY = 5;
const DAY_MS = 86_400_000;

export type StepFields = Record<string, string>;

/** The steps of each service in their order; a test keeps them equal to the contract's. */
export const stepsOf: Readonly<Record<SimRequestService, readonly SimRequestStep[]>> = {
  sim_replacement: ["number", "card", "owner"],
  mnp: ["number", "owner", "visit"],
  ownership_transfer: ["number", "owner", "new_owner", "visit"],
};

/** The parties that must prove a number before a request can be sent. Other operators' numbers get no text. */
export const partiesOf: Readonly<Record<SimRequestService, readonly SimRequestParty[]>> = {
  sim_replacement: ["owner"],
  mnp: [],
  ownership_transfer: ["owner", "new_owner"],
};

/** The first step that is not done, or `confirm` when all are. */
export function nextStep(service: SimRequestService, answers: RequestAnswers): SimRequestStep | "confirm" {
  return stepsOf[service].find((step) => answers[step] === undefined) ?? "confirm";
}

/**
 * The fields of a step in stored form: normalised numbers, digits in ASCII.
 * @param today ISO day in Asia/Dhaka
 * @throws DomainError with the field: `msisdn-invalid`, `number-of-other-operator`, `number-of-ours`, `number-twice`,
 *   `invalid-input`, `date-not-available`
 */
export function readStep(
  step: { service: SimRequestService; step: SimRequestStep; fields: StepFields },
  about: { operatorPrefixes: readonly string[]; answers: RequestAnswers; today: string },
): StepFields {
  const fields = { ...step.fields };
  const isOurs = (msisdn: string) => isOperatorNumber(msisdn, about.operatorPrefixes);
  const { msisdn, contact_msisdn: contact, nid_last4: nid, visit_on: visitOn } = fields;
  if (msisdn !== undefined) {
    fields["msisdn"] = readNumber(msisdn, "answers.msisdn");
    const isForeign = !isOurs(fields["msisdn"]);
    if (step.service === "mnp" && !isForeign) throw refused("number-of-ours", "msisdn");
    if (step.service !== "mnp" && isForeign) throw refused("number-of-other-operator", "msisdn");
  }
  // Either of the two numbers of a transfer may be typed last.
  const other = about.answers[step.step === "new_owner" ? "number" : "new_owner"]?.["msisdn"];
  if (other !== undefined && fields["msisdn"] === other) throw refused("number-twice", "msisdn");
  if (contact !== undefined) {
    fields["contact_msisdn"] = readNumber(contact, "answers.contact_msisdn");
    // The code is sent to this number, and codes are sent only to numbers of this operator.
    if (!isOurs(fields["contact_msisdn"])) throw refused("number-of-other-operator", "contact_msisdn");
  }
  if (nid !== undefined) {
    fields["nid_last4"] = toAsciiDigits(nid).replace(/\s/g, "");
    if (!/^\d{4}$/.test(fields["nid_last4"])) throw refused("invalid-input", "nid_last4");
  }
  if (visitOn !== undefined && !isVisitDay(visitOn, about.today)) throw refused("date-not-available", "visit_on");
  return fields;
}

/** True for a day from tomorrow on, at most 30 days ahead, on which the centres are open. @param today ISO day */
export function isVisitDay(day: string, today: string): boolean {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  return days >= 1 && days <= MAX_DAYS_AHEAD && new Date(`${day}T00:00:00Z`).getUTCDay() !== FRIDAY;
}

/** The number that a party proves by a code; null while it is not typed yet. */
export function partyNumber(service: SimRequestService, party: SimRequestParty, answers: RequestAnswers) {
  if (party === "new_owner") return answers["new_owner"]?.["msisdn"] ?? null;
  const contact = answers["owner"]?.["contact_msisdn"];
  return (service === "sim_replacement" ? contact : answers["number"]?.["msisdn"]) ?? null;
}

/** True when every party has proved the present number of the request. */
export function isProved({ service, answers, proved }: Pick<RequestRow, "answers" | "proved" | "service">): boolean {
  if (service === "esim_migration") return true;
  return partiesOf[service].every((party) => {
    const number = partyNumber(service, party, answers);
    return number !== null && proved[party] === number;
  });
}

/**
 * True while the ID of the number's owner must be seen at a customer centre. A code to the number itself proves a
 * replacement; where no code can arrive, and for what is done at a centre anyway, the ID does.
 */
export function isIdentityDue(
  request: Pick<RequestRow, "service" | "msisdn" | "proved" | "identityCheckedAt">,
): boolean {
  if (request.service === "esim_migration" || request.identityCheckedAt !== null) return false;
  return request.service !== "sim_replacement" || request.msisdn === null || request.proved["owner"] !== request.msisdn;
}

/** True from the moment that a request is sent until it is completed or declined. */
export function isOpen(state: RequestState): boolean {
  return state === "submitted" || state === "in_review" || state === "ready";
}

export function contactOf({ contactMsisdn, msisdn }: Pick<RequestRow, "contactMsisdn" | "msisdn">): string | null {
  return contactMsisdn ?? msisdn;
}

function readNumber(text: string, field: string): string {
  return orThrow(normaliseMsisdn(text), "msisdn-invalid", field);
}

function refused(code: ConstructorParameters<typeof DomainError>[0], field: string): DomainError {
  return new DomainError(code, { field: `answers.${field}` });
}

/** True for a migration whose payment the gateway calls risky: only such a one is in review. */
export function hasRiskyPayment({ service, state }: Pick<RequestRow, "service" | "state">): boolean {
  return service === "esim_migration" && state === "in_review";
}
