import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { picture } from "@/backend/contract/catalog";
import { answerWith, line, msisdnInput, placeName, publicId, receipt } from "@/backend/contract/fields";

export const rechargeCampaign = z
  .object({
    id: publicId,
    title: z.string(),
    introduction: z.array(z.string()),
    picture: picture.nullable(),
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    open: z.boolean(),
    least_recharge: taka,
    steps: z.array(z.string()),
    prizes: z.array(z.object({ title: z.string(), count: z.int().min(1) })),
    terms: z.array(z.string()),
    winners: z.array(z.object({ masked_msisdn: z.string(), prize: z.string(), district: z.string() })),
  })
  .meta({ id: "RechargeCampaign" });

export const rechargeCampaignCalls = [
  defineCall("getRechargeCampaign", {
    summary: "Content, dates, terms and winners of a recharge campaign",
    params: z.object({ id: publicId }),
    answer: answerWith(rechargeCampaign),
  }),
  defineCall("listRechargeCampaignDistricts", {
    summary: "Districts with stores that take part",
    body: z.strictObject({ campaign_id: publicId }),
    answer: answerWith(z.array(z.object({ name: z.string(), label: z.string() }))),
  }),
  defineCall("listRechargeCampaignStores", {
    summary: "Stores of a district that take part",
    body: z.strictObject({ campaign_id: publicId, district: placeName }),
    answer: answerWith(z.array(z.object({ store_id: publicId, name: z.string(), address: z.string() }))),
  }),
  defineCall("submitRechargeCampaignInfo", {
    summary: "Enters a recharge into the campaign",
    body: z.strictObject({
      campaign_id: publicId,
      msisdn: msisdnInput,
      full_name: line(100),
      district: placeName,
      store_id: publicId,
      amount: z.int().min(1).max(50_000).meta({ description: "Whole taka that were recharged" }),
    }),
    answer: answerWith(receipt),
  }),
] as const;
