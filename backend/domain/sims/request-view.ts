import type { SimRequestParty, SimRequestService } from "@/backend/contract/sims/sim-requests";
import type { RequestRow, RequestState, TrackedRow } from "@/backend/db/queries/sims/sim-request-queries";
import {
  hasRiskyPayment,
  isIdentityDue,
  isOpen,
  nextStep,
  partiesOf,
  partyNumber,
  stepsOf,
} from "@/backend/domain/sims/request-rules";
import { maskMsisdn } from "@/utils/numbers/msisdn";
import { replacementSkus } from "@/utils/sims/sim-skus";

export interface TypedRequest {
  key: string;
  reference: string;
  service: SimRequestService;
  state: RequestState;
  steps: { step: string; done: boolean }[];
  next: string;
  answers: RequestRow["answers"];
  feePoisha: number;
  parties: { party: SimRequestParty; maskedMsisdn: string; proved: boolean }[];
}

/** A row as its applicant sees it; every service but the migration is entered this way. */
export function typedRequest(row: RequestRow & { service: SimRequestService }, key: string): TypedRequest {
  const { reference, service, state, answers, proved, feePoisha } = row;
  return {
    key,
    reference,
    service,
    state,
    steps: stepsOf[service].map((step) => ({ step, done: answers[step] !== undefined })),
    next: nextStep(service, answers),
    answers,
    feePoisha,
    parties: partiesOf[service].map((party) => {
      const number = partyNumber(service, party, answers);
      return {
        party,
        maskedMsisdn: number === null ? "" : maskMsisdn(number),
        proved: number !== null && proved[party] === number,
      };
    }),
  };
}

type PaymentState = "none" | "due" | "pending" | "paid" | "failed" | "cancelled";

export interface TrackedRequest
  extends Pick<
    TrackedRow,
    "reference" | "service" | "state" | "feePoisha" | "refund" | "submittedAt" | "esim" | "declinedBecause"
  > {
  maskedMsisdn: string;
  payment: PaymentState;
  timeline: { state: RequestState; at: Date | null }[];
  visitOn: string | null;
  district: string | null;
  /** The thana of the visit, for the applicant alone. */
  area: string | null;
  /** True while the ID of the owner has to be seen at a customer centre. */
  identityDue: boolean;
  /** The article that pays for a replacement, and its number: for the applicant alone, once it can be ordered. */
  replacement: { sku: string; sim: string } | null;
  /** The order of a replacement that has not ended: for the applicant alone. */
  orderId: string | null;
}

const STATES_OF_SERVICE: Readonly<Record<TrackedRow["service"], readonly RequestState[]>> = {
  sim_replacement: ["submitted", "in_review", "ready", "completed"],
  mnp: ["submitted", "in_review", "ready", "completed"],
  ownership_transfer: ["submitted", "in_review", "ready", "completed"],
  esim_migration: ["awaiting_payment", "submitted", "ready", "completed"],
};

/** @param isApplicant true if the caller has the request's key */
export function trackedRequest(row: TrackedRow, isApplicant: boolean): TrackedRequest {
  const { reference, service, state, answers, msisdn, feePoisha, refund, submittedAt, esim, declinedBecause } = row;
  const moments = new Map(row.events.map((event) => [event.state, new Date(event.at)]));
  const states =
    state === "declined" || hasRiskyPayment(row)
      ? [...STATES_OF_SERVICE[service].filter((reached) => moments.has(reached)), state]
      : STATES_OF_SERVICE[service];
  const identityDue = isOpen(state) && isIdentityDue(row);
  const form = answers["card"]?.["form"] === "esim" ? "esim" : "physical";
  const isPayable = service === "sim_replacement" && isOpen(state) && !identityDue && row.order === null;
  return {
    reference,
    service,
    state,
    feePoisha,
    refund,
    submittedAt,
    esim,
    declinedBecause,
    maskedMsisdn: msisdn === null ? "" : maskMsisdn(msisdn),
    payment: paymentStateOf(row),
    timeline: states.map((each) => ({ state: each, at: moments.get(each) ?? null })),
    visitOn: answers["visit"]?.["visit_on"] ?? null,
    district: answers["visit"]?.["district"] ?? null,
    area: (isApplicant && answers["visit"]?.["area"]) || null,
    identityDue,
    replacement: isPayable && isApplicant && msisdn !== null ? { sku: replacementSkus[form], sim: msisdn } : null,
    orderId: (isApplicant && row.order?.publicId) || null,
  };
}

function paymentStateOf({ service, payment, order }: TrackedRow): PaymentState {
  if (service === "esim_migration") return payment ?? "due";
  if (service !== "sim_replacement") return "none";
  if (order === null) return "due";
  return order.isPaid ? "paid" : "pending";
}
