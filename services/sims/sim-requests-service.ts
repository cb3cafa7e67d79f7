import { toPoisha } from "@/backend/contract/money";
import type {
  SimRequestParty,
  SimRequestService,
  SimRequestStep,
  SimRequest as WireRequest,
  TrackedSimRequest as WireTracked,
} from "@/backend/contract/sims/sim-requests";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readEsimProfile } from "@/services/sims/esim-service";
import type { CodeChannel } from "@/utils/login/one-time-code";

export type { SimRequestParty, SimRequestService } from "@/backend/contract/sims/sim-requests";

/** A request as its applicant sees it. Fee in whole poisha. */
export type SimRequest = ReturnType<typeof readRequest>;

/** A request as anyone with its reference can see it. */
export type TrackedSimRequest = ReturnType<typeof readTracked>;

function readRequest(request: WireRequest) {
  return {
    key: request.key,
    reference: request.reference,
    state: request.state,
    /** The first step that is not done; `confirm` when all steps are done. */
    next: request.next,
    done: request.steps.filter(({ done }) => done).map(({ step }) => step),
    answers: request.answers,
    feePoisha: toPoisha(request.fee),
    parties: request.parties.map(({ party, masked_msisdn, proved }) => ({
      party,
      maskedMsisdn: masked_msisdn,
      proved,
    })),
  };
}

function readTracked(request: WireTracked) {
  return {
    reference: request.reference,
    service: request.service,
    state: request.state,
    maskedMsisdn: request.masked_msisdn,
    feePoisha: toPoisha(request.fee),
    payment: request.payment,
    /** The fee that was paid and goes back, in whole poisha; null if there is none. */
    refund: request.refund && { poisha: toPoisha(request.refund.amount), isSent: request.refund.sent },
    timeline: request.timeline,
    visitOn: request.visit_on,
    district: request.district,
    /** The thana of the visit; null for everybody except the applicant. */
    area: request.area,
    /** True while a customer centre still has to check the ID of the number's owner. */
    identityDue: request.identity_due,
    /** Why it was declined, in the operator's words; null without a reason. */
    declinedBecause: request.declined_because ?? null,
    replacement: request.replacement,
    /** The order of a replacement; null for everybody except the applicant, and after the order has ended. */
    orderId: request.order_id ?? null,
    esim: request.esim,
    /** The eSIM of a migration: for 24 hours, in the browser that paid for it; empty in all other cases. */
    profiles: request.esim_profiles.map(readEsimProfile),
  };
}

/** POST /api/v1/sim-service/save: one step. @param key null begins a request @throws ApiError with `answers.FIELD` */
export async function saveSimRequest(
  api: Api,
  input: { service: SimRequestService; step: SimRequestStep; key: string | null; answers: Record<string, string> },
): Promise<SimRequest> {
  const { data } = await api.request("saveSimRequest", { body: input });
  return readAnswer(() => readRequest(data));
}

/** POST /api/v1/sim-service/draft: the values typed earlier. @throws ApiError; `isNotFound` when the request was deleted */
export async function getSimRequest(api: Api, key: string): Promise<SimRequest> {
  const { data } = await api.request("getSimRequest", { body: { key } });
  return readAnswer(() => readRequest(data));
}

/**
 * POST /api/v1/sim-service/code: sends a code to a party.
 * @returns seconds until the next code can be requested
 */
export async function sendPartyCode(
  api: Api,
  input: { key: string; party: SimRequestParty; channel?: CodeChannel },
): Promise<number> {
  const { data } = await api.request("proveSimRequest", { body: input });
  return readAnswer(() => {
    if (!("resend_after" in data)) throw new TypeError("The answer has no time");
    return data.resend_after;
  });
}

/** POST /api/v1/sim-service/code with the code. @throws ApiError `code-wrong` */
export async function proveParty(
  api: Api,
  input: { key: string; party: SimRequestParty; code: string },
): Promise<SimRequest> {
  const { key, party, code } = input;
  const body = { key, party, otp_value: code };
  const { data } = await api.request("proveSimRequest", { body });
  return readAnswer(() => {
    if (!("request" in data)) throw new TypeError("The answer has no request");
    return readRequest(data.request);
  });
}

/** POST /api/v1/sim-service/submit. */
export async function submitSimRequest(api: Api, key: string): Promise<TrackedSimRequest> {
  const { data } = await api.request("submitSimRequest", { body: { key } });
  return readAnswer(() => readTracked(data));
}

/**
 * POST /api/v1/sim-service/track.
 * @param input with the request's key, the answer includes the applicant's own data
 * @param headers on the server: the proofs of the reader's browser
 */
export async function trackSimRequest(
  api: Api,
  input: { reference: string; key?: string; transactionId?: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<TrackedSimRequest> {
  const { reference, key, transactionId } = input;
  const { data } = await api.request("trackSimRequest", {
    body: {
      reference,
      ...(key !== undefined && { key }),
      ...(transactionId !== undefined && { transaction_id: transactionId }),
    },
    headers,
  });
  return readAnswer(() => readTracked(data));
}
