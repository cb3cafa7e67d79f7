import { z } from "zod";
import { defineCall, orderId } from "@/backend/contract/call";
import {
  answerWith,
  email,
  emailOrEmpty,
  line,
  lineOrEmpty,
  lines,
  msisdnInput,
  namedObject,
  placeName,
  receipt,
  year,
} from "@/backend/contract/fields";

const person = { full_name: line(100), msisdn: msisdnInput, email: emailOrEmpty.optional() };
/** A BO ID, or the folio of paper shares. */
const shareAccount = z.string().regex(/^(\d{16}|[A-Z]\d{5})$/);
const message = lines(2000);
const form = <Id extends string, Fields extends z.ZodRawShape>(id: Id, fields: Fields) =>
  z.strictObject({ webform_id: z.literal(id), ...fields });

/** Products that a company asks about; the value is the last part of the product's page address. */
const product = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Every form of the site, distinguished by webform_id; the form's fields are on the same level. */
export const webform = z.discriminatedUnion("webform_id", [
  form("contact_us", { ...person, topic: line(80), message }),
  form("complaint", { ...person, topic: line(80), reference: lineOrEmpty(64).optional(), message }),
  form("business_contact_us", {
    ...person,
    company: line(120),
    company_size: z.enum(["1-10", "11-50", "51-250", "251+"]).optional(),
    message,
  }),
  form("investor_relations", {
    ...person,
    bo_id: shareAccount.optional(),
    message,
  }),
  form("business_request", {
    ...person,
    company: line(120),
    product,
    kind: z.enum(["quote", "demo", "consultation", "access"]),
    district: placeName.optional(),
    message: message.optional(),
  }),
  form("ads_contact", { ...person, company: line(120), goal: lineOrEmpty(80).optional(), message }),
  form("order_gpfi", {
    ...person,
    company: line(120),
    product,
    budget: z.int().min(1000).max(100_000_000).describe("Whole taka"),
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    audience: product.optional().describe("An audience of the rate table"),
    creative: orderId.optional().describe("The id that uploadAdCreative returned"),
    message: message.optional(),
  }),
  form("mnp_request", { ...person, current_operator: line(40), district: placeName, area: placeName }),
  form("ownership_transfer", {
    ...person,
    new_owner_name: line(100),
    new_owner_msisdn: msisdnInput,
    store_id: lineOrEmpty(64),
    visit_on: z.iso.date(),
  }),
  form("application", {
    ...person,
    programme: z.enum(["sponsorship", "accelerator", "innovation-lab", "supplier", "student", "next-business-leader"]),
    organisation: lineOrEmpty(120).optional(),
    message,
  }),
  form("dividend_claim", {
    ...person,
    bo_id: shareAccount,
    year: year.optional().describe("If it is left out, the claim is for all years"),
  }),
]);

/** The state of a form, for a caller with its reference and the number it was sent with. */
const webformStatus = namedObject("WebformStatus", {
  reference: z.string(),
  form: z.string().describe("The form's webform_id"),
  state: z.enum(["received", "in_work", "answered"]),
  received_at: z.iso.datetime(),
  taken_at: z.iso.datetime().nullable(),
  answered_at: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  ad_order: z
    .object({
      product: z.string(),
      budget: z.int().min(0).describe("Whole taka"),
      starts_on: z.iso.date(),
      ends_on: z.iso.date(),
      creative: z.string().nullable().describe("Name of the file that came with it"),
      reviewed_at: z.iso.datetime().nullable(),
      booked_at: z.iso.datetime().nullable(),
      started_at: z.iso.datetime().nullable(),
      finished_at: z.iso.datetime().nullable(),
      declined_at: z.iso.datetime().nullable(),
    })
    .optional()
    .describe("The steps of an advertising order"),
});

export type WebformStatus = z.infer<typeof webformStatus>;

/** A form as it is sent. */
export type Webform = z.infer<typeof webform>;

export const formCalls = {
  submitWebform: defineCall("submitWebform", {
    summary: "Sends one of the site's forms in English",
    idempotent: "optional",
    body: webform,
    answer: answerWith(receipt),
  }),
  submitWebformBengali: defineCall("submitWebformBengali", {
    summary: "Sends one of the site's forms in Bengali; the answer is always in Bengali",
    idempotent: "optional",
    body: webform,
    answer: answerWith(receipt),
  }),
  trackWebform: defineCall("trackWebform", {
    summary: "The state of a form and its answer; a wrong number and an unknown reference get the same refusal",
    body: z.strictObject({
      reference: line(64).meta({ description: "The reference as typed", examples: ["7K3M-9QXT-2HVB-4D8N"] }),
      msisdn: msisdnInput,
    }),
    answer: answerWith(webformStatus),
  }),
  subscribeNewsletter: defineCall("subscribeNewsletter", {
    summary: "Subscribes an e-mail address to the newsletter; the answer is the same when it is already subscribed",
    body: z.strictObject({ email }),
    answer: answerWith(z.object({ message: z.string() })),
  }),
} as const;
