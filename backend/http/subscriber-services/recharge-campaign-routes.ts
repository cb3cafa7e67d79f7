import type { Language } from "@/backend/contract/language";
import { toPoisha, toTaka } from "@/backend/contract/money";
import {
  type CampaignEntry,
  type RechargeCampaignSummary,
  rechargeCampaignCalls,
} from "@/backend/contract/subscriber-services/recharge-campaign";
import type { CampaignStoreRow, EntryRow } from "@/backend/db/queries/subscriber-services/recharge-campaign-queries";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import { type EntryContext, enterCampaign, listOwnEntries } from "@/backend/domain/recharge-campaigns/enter-campaign";
import {
  getCampaign,
  listCampaignStores,
  listCampaigns,
  type ShownCampaign,
} from "@/backend/domain/recharge-campaigns/get-campaign";
import { codeContext, codeSent } from "@/backend/http/requests/code-context";
import { answer, type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { getPicture, pictureView } from "@/utils/pictures/pictures";

const enteredText: Readonly<Record<Language, string>> = {
  en: "You have joined the campaign. Keep the recharge receipt until the draw.",
  bn: "আপনি ক্যাম্পেইনে অংশ নিয়েছেন। ড্র পর্যন্ত রিচার্জের রসিদটি রেখে দিন।",
};

/** Recharge campaigns, where they run, and entries (API-SITE-25 to 28). */
export const rechargeCampaignRoutes: readonly Route[] = [
  route(rechargeCampaignCalls.listRechargeCampaigns, async (context) => {
    const campaigns = await listCampaigns(context);
    return answer(campaigns.map((campaign) => summaryOf(campaign, context.lang)));
  }),

  route(rechargeCampaignCalls.getRechargeCampaign, async (context, { params }) => {
    const { lang } = context;
    const campaign = await getCampaign(context, params.id);
    return answer({
      ...summaryOf(campaign, lang),
      introduction: campaign.introductions[lang],
      open: campaign.state === "open",
      steps: campaign.steps[lang],
      prizes: campaign.prizes.map(({ title, count }) => ({ title: title[lang], count })),
      terms: campaign.terms[lang],
      winners: campaign.winners.map(({ msisdn, prizes, districts, drawnOn }) => ({
        masked_msisdn: msisdn,
        prize: prizes[lang],
        district: districts[lang],
        drawn_on: drawnOn,
      })),
    });
  }),

  route(rechargeCampaignCalls.listRechargeCampaignDistricts, async (context, { body }) => {
    const stores = await listCampaignStores(context, body.campaign_id);
    return answer(districtsOf(stores, context.lang));
  }),

  route(rechargeCampaignCalls.listRechargeCampaignStores, async (context, { body }) => {
    const stores = await listCampaignStores(context, body.campaign_id);
    const here = stores.filter(({ district }) => district === body.district);
    const view = ({ code, names, addresses }: CampaignStoreRow) => ({
      store_id: code,
      name: names[context.lang],
      address: addresses[context.lang],
    });
    return answer(here.map(view));
  }),

  route(rechargeCampaignCalls.submitRechargeCampaignInfo, async (context, { body }) => {
    const reference = await enterCampaign(await entryContext(context), {
      campaignId: body.campaign_id,
      msisdn: body.msisdn,
      fullName: body.full_name,
      district: body.district,
      storeCode: body.store_id,
      amountPoisha: toPoisha(body.amount),
      code: body.otp_value,
      channel: body.channel,
    });
    if (reference === null) return answer(codeSent);
    return answer({ step: "entered" as const, reference, message: enteredText[context.lang] });
  }),

  route(rechargeCampaignCalls.listOwnCampaignEntries, async (context, { body }) => {
    const input = { msisdn: body.msisdn, code: body.otp_value, channel: body.channel };
    const entries = await listOwnEntries(await entryContext(context), input);
    if (entries === null) return answer(codeSent);
    const data = { step: "entries" as const, entries: entries.map((entry) => entryOf(entry, context.lang)) };
    return answer(data);
  }),
];

async function entryContext(context: RequestContext): Promise<EntryContext> {
  const sessionMsisdn = await findSessionMsisdn(context, context.webLoginToken);
  return { ...codeContext(context), now: () => context.now(), sessionMsisdn };
}

function summaryOf(campaign: ShownCampaign, lang: Language): RechargeCampaignSummary {
  return {
    id: campaign.id,
    title: campaign.titles[lang],
    summary: campaign.summaries[lang],
    picture: pictureView(getPicture(campaign.picture), lang),
    starts_on: campaign.startsOn,
    ends_on: campaign.endsOn,
    state: campaign.state,
    least_recharge: toTaka(campaign.minPoisha),
  };
}

/** The districts of the stores, without duplicates, by their English names. */
function districtsOf(stores: readonly CampaignStoreRow[], lang: Language) {
  const labels = new Map(stores.map(({ district, districtBn }) => [district, lang === "bn" ? districtBn : district]));
  return [...labels].map(([name, label]) => ({ name, label }));
}

function entryOf(entry: EntryRow, lang: Language): CampaignEntry {
  return {
    reference: entry.reference,
    campaign_id: entry.campaignId,
    campaign: entry.campaignTitles[lang],
    store: entry.storeNames[lang],
    amount: toTaka(entry.amountPoisha),
    entered_on: entry.enteredOn,
    names: { campaign: entry.campaignTitles, store: entry.storeNames },
  };
}
