import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeFields,
  codeStep,
  inBoth,
  line,
  msisdnInput,
  namedObject,
  placeName,
  publicId,
  receipt,
} from "@/backend/contract/fields";
import { picture } from "@/backend/contract/shop/catalog";

const campaignStates = ["coming", "open", "ended"] as const;

const summaryFields = {
  id: publicId,
  title: z.string(),
  summary: z.string(),
  picture: picture.nullable(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  state: z.enum(campaignStates),
  least_recharge: taka,
};

const rechargeCampaignSummary = namedObject("RechargeCampaignSummary", summaryFields);

const rechargeCampaign = namedObject("RechargeCampaign", {
  ...summaryFields,
  introduction: z.array(z.string()),
  open: z.boolean(),
  steps: z.array(z.string()),
  prizes: z.array(z.object({ title: z.string(), count: z.int().min(1) })),
  terms: z.array(z.string()),
  winners: z.array(
    z.object({ masked_msisdn: z.string(), prize: z.string(), district: z.string(), drawn_on: z.iso.date() }),
  ),
});

const campaignEntry = z.object({
  reference: z.string(),
  campaign_id: publicId,
  campaign: z.string(),
  store: z.string(),
  amount: taka,
  entered_on: z.iso.date(),
  names: z
    .object({ campaign: inBoth, store: inBoth })
    .optional()
    .describe("Both names in both languages: a code works once, so a reader who changes the language cannot ask again"),
});

export const rechargeCampaignCalls = {
  getRechargeCampaign: defineCall("getRechargeCampaign", {
    summary: "Content, dates, terms and winners of a recharge campaign",
    params: z.object({ id: publicId }),
    answer: answerWith(rechargeCampaign),
  }),
  listRechargeCampaignDistricts: defineCall("listRechargeCampaignDistricts", {
    summary: "Districts with stores that take part",
    body: z.strictObject({ campaign_id: publicId }),
    answer: answerWith(z.array(z.object({ name: z.string(), label: z.string() }))),
  }),
  listRechargeCampaignStores: defineCall("listRechargeCampaignStores", {
    summary: "Stores of a district that take part",
    body: z.strictObject({ campaign_id: publicId, district: placeName }),
    answer: answerWith(z.array(z.object({ store_id: publicId, name: z.string(), address: z.string() }))),
  }),
  submitRechargeCampaignInfo: defineCall("submitRechargeCampaignInfo", {
    summary: "Enters a recharge into the campaign: the session's own number at once, any other number with a code",
    body: z.strictObject({
      campaign_id: publicId,
      msisdn: msisdnInput,
      full_name: line(100),
      district: placeName,
      store_id: publicId,
      amount: z.int().min(1).max(50_000).describe("The recharged amount, in whole taka"),
      ...codeFields,
    }),
    answer: answerWith(
      z.discriminatedUnion("step", [codeStep, z.object({ step: z.literal("entered"), ...receipt.shape })]),
    ),
  }),
  listRechargeCampaigns: defineCall("listRechargeCampaigns", {
    summary: "Open, upcoming and ended campaigns, the open ones first",
    answer: answerWith(z.array(rechargeCampaignSummary)),
    cacheSeconds: 60,
  }),
  listOwnCampaignEntries: defineCall("listOwnCampaignEntries", {
    summary: "A number's entries, newest first: the session's own number at once, any other number with a code",
    body: z.strictObject({ msisdn: msisdnInput, ...codeFields }),
    answer: answerWith(
      z.discriminatedUnion("step", [
        codeStep,
        z.object({ step: z.literal("entries"), entries: z.array(campaignEntry) }),
      ]),
    ),
  }),
} as const;

export type RechargeCampaign = z.infer<typeof rechargeCampaign>;
export type RechargeCampaignSummary = z.infer<typeof rechargeCampaignSummary>;
export type CampaignEntry = z.infer<typeof campaignEntry>;
