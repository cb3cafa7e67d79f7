import { toPoisha } from "@/backend/contract/money";
import type { RechargeCampaignSummary as WireSummary } from "@/backend/contract/subscriber-services/recharge-campaign";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPicture } from "@/services/catalog/read-picture";
import type { CodeChannel } from "@/utils/login/one-time-code";

/** A recharge campaign as a list shows it; amounts in poisha, ISO days. */
export type CampaignSummary = ReturnType<typeof readSummary>;

export type Campaign = Awaited<ReturnType<typeof getCampaign>>;

export interface CampaignDistrict {
  name: string;
  label: string;
  stores: { id: string; name: string; address: string }[];
}

export type CampaignEntry = NonNullable<Awaited<ReturnType<typeof listOwnEntries>>>[number];

function readSummary(wire: WireSummary) {
  return {
    id: wire.id,
    title: wire.title,
    summary: wire.summary,
    picture: wire.picture && readPicture(wire.picture),
    startsOn: wire.starts_on,
    endsOn: wire.ends_on,
    state: wire.state,
    minPoisha: toPoisha(wire.least_recharge),
  };
}

/** GET /api/v1/recharge-campaigns: open, upcoming and ended campaigns. */
export async function listCampaigns(api: Api): Promise<CampaignSummary[]> {
  const { data } = await api.request("listRechargeCampaigns");
  return readAnswer(() => data.map(readSummary));
}

/** GET /api/v1/gp-recharge-campaign/{id} (API-SITE-25). @throws ApiError; `isNotFound` for an unknown id */
export async function getCampaign(api: Api, id: string) {
  const { data } = await api.request("getRechargeCampaign", { params: { id } });
  return readAnswer(() => ({
    ...readSummary(data),
    introduction: data.introduction,
    steps: data.steps,
    prizes: data.prizes,
    terms: data.terms,
    winners: data.winners.map(({ masked_msisdn: maskedMsisdn, prize, district, drawn_on: drawnOn }) => ({
      maskedMsisdn,
      prize,
      district,
      drawnOn,
    })),
  }));
}

/** POST recharge-camp-district-list: districts with participating stores (API-SITE-27). */
export async function listCampaignDistricts(api: Api, id: string): Promise<{ name: string; label: string }[]> {
  const { data } = await api.request("listRechargeCampaignDistricts", { body: { campaign_id: id } });
  return readAnswer(() => data.map(({ name, label }) => ({ name, label })));
}

/** POST recharge-camp-store-list: participating stores of a district (API-SITE-26). */
export async function listCampaignStores(
  api: Api,
  { id, district }: { id: string; district: string },
): Promise<CampaignDistrict["stores"]> {
  const body = { campaign_id: id, district };
  const { data } = await api.request("listRechargeCampaignStores", { body });
  return readAnswer(() => data.map(({ store_id, name, address }) => ({ id: store_id, name, address })));
}

/** A recharge that is entered into a campaign. */
export interface CampaignEntryForm {
  campaignId: string;
  msisdn: string;
  fullName: string;
  district: string;
  storeId: string;
  /** Whole taka. */
  amount: number;
  /** Code of four digits; when omitted, a code is sent. */
  code?: string;
  /** The channel for the code; a text message when omitted. */
  channel?: CodeChannel;
}

const codeFields = ({ code, channel }: Pick<CampaignEntryForm, "code" | "channel">) => ({
  ...(code !== undefined && { otp_value: code }),
  ...(channel !== undefined && { channel }),
});

/**
 * POST submit-recharge-camp-info (API-SITE-28).
 * @returns the entry's reference with a message, or null when a code was sent to the number
 * @throws ApiError; `campaign-entered`, `campaign-minimum`, `campaign-closed`, `code-wrong` and others
 */
export async function enterCampaign(
  api: Api,
  { campaignId, msisdn, fullName, district, storeId, amount, ...code }: CampaignEntryForm,
): Promise<{ reference: string; message: string } | null> {
  const entry = { campaign_id: campaignId, msisdn, full_name: fullName, district, store_id: storeId, amount };
  const body = { ...entry, ...codeFields(code) };
  const { data } = await api.request("submitRechargeCampaignInfo", { body });
  return readAnswer(() => (data.step === "code" ? null : { reference: data.reference, message: data.message }));
}

/**
 * POST /api/v1/recharge-camp-entries: the entries of a number.
 * @returns null when a code was sent to the number
 * @throws ApiError; `code-wrong` for a wrong code
 */
export async function listOwnEntries(
  api: Api,
  { msisdn, ...code }: Pick<CampaignEntryForm, "msisdn" | "code" | "channel">,
) {
  const body = { msisdn, ...codeFields(code) };
  const { data } = await api.request("listOwnCampaignEntries", { body });
  return readAnswer(() =>
    data.step === "code"
      ? null
      : data.entries.map(({ reference, campaign, store, amount, entered_on: enteredOn, names }) => ({
          reference,
          campaign,
          store,
          amountPoisha: toPoisha(amount),
          /** ISO day. */
          enteredOn,
          /** Both names in both languages, if the system sends them. */
          names,
        })),
  );
}
