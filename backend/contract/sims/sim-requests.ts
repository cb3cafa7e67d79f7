import { z } from "zod";
import { defineCall, orderId, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeFields,
  line,
  lineOrEmpty,
  msisdnInput,
  namedObject,
  placeName,
  simRequestKey,
} from "@/backend/contract/fields";
import { esimProfile } from "@/backend/contract/sims/esim";

export const simRequestServices = ["sim_replacement", "mnp", "ownership_transfer"] as const;
const simRequestStates = [
  "draft",
  "awaiting_payment",
  "submitted",
  "in_review",
  "ready",
  "completed",
  "declined",
] as const;
const operators = ["setu", "nodi", "akash", "polli"] as const;
/** The person who proves a number by a code: the applicant, or the new owner of the number. */
const simRequestParties = ["owner", "new_owner"] as const;

const fullName = line(100).refine((name) => name.length >= 3);
/** Only the last four digits: enough to find the card at the counter, useless to a thief. */
const nidLast4 = z.string().trim().min(4).max(12);
const visit = { district: placeName, area: placeName, visit_on: z.iso.date() };

/** The steps of each service in their order, with their fields. An accepted step is stored. */
export const simRequestSteps = {
  sim_replacement: {
    number: z.strictObject({ msisdn: msisdnInput, reason: z.enum(["lost", "stolen", "damaged", "upgrade"]) }),
    card: z.strictObject({ form: z.enum(["physical", "esim"]), device: lineOrEmpty(80).optional() }),
    owner: z.strictObject({ full_name: fullName, nid_last4: nidLast4, contact_msisdn: msisdnInput }),
  },
  mnp: {
    number: z.strictObject({ msisdn: msisdnInput, current_operator: z.enum(operators) }),
    owner: z.strictObject({ full_name: fullName, nid_last4: nidLast4, type: z.enum(["prepaid", "postpaid"]) }),
    visit: z.strictObject(visit),
  },
  ownership_transfer: {
    number: z.strictObject({ msisdn: msisdnInput, reason: z.enum(["family", "gift", "company", "inheritance"]) }),
    owner: z.strictObject({ full_name: fullName, nid_last4: nidLast4 }),
    new_owner: z.strictObject({ full_name: fullName, nid_last4: nidLast4, msisdn: msisdnInput }),
    visit: z.strictObject(visit),
  },
} as const;

const simRequestStepNames = ["number", "card", "owner", "new_owner", "visit"] as const;
export type SimRequestStep = (typeof simRequestStepNames)[number];
export type SimRequestService = (typeof simRequestServices)[number];
export type SimRequestParty = (typeof simRequestParties)[number];

const simRequestReference = orderId.describe("Reference of a request, as shown to people");

/** The values that were entered, by step; all of them are strings. */
const stepAnswers = z.record(z.string(), z.record(z.string(), z.string()));

/** A request as the person who fills it in sees it. */
const simRequest = namedObject("SimRequest", {
  key: simRequestKey,
  reference: z.string(),
  service: z.enum(simRequestServices),
  state: z.enum(simRequestStates),
  steps: z.array(z.object({ step: z.string(), done: z.boolean() })),
  next: z.string().describe("The first step that is not done; `confirm` when all are"),
  answers: stepAnswers,
  fee: taka,
  parties: z.array(z.object({ party: z.enum(simRequestParties), masked_msisdn: z.string(), proved: z.boolean() })),
});

/** A request as anyone with its reference sees it: numbers and names are masked. */
const trackedSimRequest = namedObject("TrackedSimRequest", {
  reference: z.string(),
  service: z.enum([...simRequestServices, "esim_migration"]),
  state: z.enum(simRequestStates),
  masked_msisdn: z.string(),
  fee: taka,
  payment: z.enum(["none", "due", "pending", "paid", "failed", "cancelled"]),
  refund: z
    .object({ amount: taka, sent: z.boolean() })
    .nullable()
    .describe("The refunded fee of a migration, and whether the payment company has sent it"),
  submitted_at: z.iso.datetime().nullable(),
  timeline: z.array(z.object({ state: z.enum(simRequestStates), at: z.iso.datetime().nullable(), done: z.boolean() })),
  visit_on: z.iso.date().nullable(),
  district: z.string().nullable(),
  area: z.string().nullable().describe("Thana of the visit; shown only with the key"),
  identity_due: z.boolean().describe("True while the ID of the number's owner has to be seen at a customer centre"),
  declined_because: z.string().nullish().describe("Why it was declined, in the operator's words"),
  replacement: z
    .object({ sku: z.string(), sim: z.string() })
    .nullable()
    .describe("The cart item that pays for a replacement; shown only with the key, once it can be ordered"),
  order_id: z.string().nullish().describe("The open order of a replacement; shown only with the key"),
  esim: z.boolean().describe("True when an eSIM is ready to be opened"),
  esim_profiles: z
    .array(esimProfile)
    .describe("The eSIM of a migration, for 24 hours in the browser that paid for it; empty for everybody else"),
});

export const simRequestCalls = {
  saveSimRequest: defineCall("saveSimRequest", {
    summary: "Checks and saves one step of a request about a SIM; without a key, a new request is started",
    body: z.strictObject({
      service: z.enum(simRequestServices),
      step: z.enum(simRequestStepNames),
      key: simRequestKey.nullish(),
      answers: z
        .record(z.string().max(40), z.string().max(200))
        .describe("The fields of the step; a refusal names them as answers.FIELD"),
    }),
    answer: answerWith(simRequest),
  }),
  getSimRequest: defineCall("getSimRequest", {
    summary: "The saved values of a draft, for the browser that started it",
    body: z.strictObject({ key: simRequestKey }),
    answer: answerWith(simRequest),
  }),
  proveSimRequest: defineCall("proveSimRequest", {
    summary: "Proves a number of a request: without otp_value a code is sent, with otp_value it is checked",
    body: z.strictObject({
      key: simRequestKey,
      party: z.enum(simRequestParties),
      ...codeFields,
    }),
    answer: answerWith(
      z.discriminatedUnion("step", [
        z.object({ step: z.literal("code"), masked_msisdn: z.string(), resend_after: z.int() }),
        z.object({ step: z.literal("proved"), request: simRequest }),
      ]),
    ),
  }),
  submitSimRequest: defineCall("submitSimRequest", {
    summary: "Submits a request with all steps done and all numbers proved; a second call gets the same answer",
    body: z.strictObject({ key: simRequestKey }),
    answer: answerWith(trackedSimRequest),
  }),
  trackSimRequest: defineCall("trackSimRequest", {
    summary: "The masked state of a request; after a payment, the gateway is asked for the payment's state",
    body: z.strictObject({
      reference: simRequestReference,
      key: simRequestKey.optional(),
      transaction_id: z.string().min(8).max(64).optional(),
    }),
    answer: answerWith(trackedSimRequest),
  }),
} as const;

export type SimRequest = z.infer<typeof simRequest>;
export type TrackedSimRequest = z.infer<typeof trackedSimRequest>;
