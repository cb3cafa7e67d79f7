import type { TFunction } from "i18next";
import type { Api } from "@/services/api/api-client";
import { nullIfNotFound } from "@/services/api/api-error";
import { type ContentView, loadContentPage, type ShownBlock } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { loadT } from "@/services/page/page-texts.server";
import { sideSection } from "@/services/page/side-section.server";
import {
  type Campaign,
  type CampaignDistrict,
  type CampaignSummary,
  getCampaign,
  listCampaignDistricts,
  listCampaignStores,
  listCampaigns,
} from "@/services/recharge/recharge-campaign-service";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { paths, rechargeCampaignPath } from "@/utils/paths/paths";
import { escapeMarkup } from "@/utils/text/escape-markup";
import type { Language } from "@/utils/text/translations";

type Translate = TFunction<"recharge-campaign">;

/** The text that says until when, from when or since when. */
function stateText(t: Translate, { state, startsOn, endsOn }: CampaignSummary, language: Language): string {
  return t(`state.${state}`, { date: formatDate(state === "coming" ? startsOn : endsOn, language) });
}

function campaignCards(t: Translate, campaigns: readonly CampaignSummary[], language: Language): ShownBlock[] {
  if (campaigns.length < 2) return [];
  const items = campaigns.map((campaign) => ({
    title: campaign.title,
    text: campaign.summary,
    href: rechargeCampaignPath(campaign.id),
    badge: stateText(t, campaign, language),
    facts: [t("from", { least: formatMoney(campaign.minPoisha, language) })],
    ...(campaign.picture !== null && { icon: campaign.picture }),
  }));
  return [{ type: "cards", id: "campaigns", heading: t("all"), intro: t("allText"), items, columns: 3 }];
}

/**
 * The page of all campaigns: its content, with the campaigns in the slot that the content has for them.
 * @throws ApiError when the content cannot be loaded
 */
export async function loadCampaignsPage(request: PageRequest): Promise<{ page: ContentView }> {
  const { api, language, context } = request;
  const [{ page }, campaigns, t] = await Promise.all([
    loadContentPage(request),
    sideSection(context.res, "recharge campaigns", () => listCampaigns(api)),
    loadT(language, "recharge-campaign"),
  ]);
  const cards = campaignCards(t, campaigns ?? [], language);
  const blocks = page.blocks.flatMap((block) =>
    block.type === "slot" && block.name === "recharge-campaigns" ? cards : [block],
  );
  return { page: { ...page, blocks } };
}

export type CampaignPageData = Awaited<ReturnType<typeof loadCampaignPage>>;

/**
 * One campaign as a page of blocks.
 * @throws ApiError; `isNotFound` for an unknown id
 */
export async function loadCampaignPage({ api, language, query, context }: PageRequest) {
  const id = String(query.id);
  const [campaign, districts, t] = await Promise.all([
    getCampaign(api, id),
    // An unknown campaign is no failure of this section, which would be logged.
    sideSection(context.res, "stores of a campaign", () => nullIfNotFound(districtsOf(api, id))),
    loadT(language, "recharge-campaign"),
  ]);
  return {
    page: campaignPage(t, campaign, districts ?? [], language),
    campaign,
    /** The districts with participating stores; null when they could not be loaded. */
    districts,
  };
}

/**
 * The page of a campaign without the participating stores.
 * @throws ApiError; `isNotFound` for an unknown id
 */
export async function getCampaignPage(api: Api, id: string, language: Language): Promise<ContentView> {
  const [campaign, t] = await Promise.all([getCampaign(api, id), loadT(language, "recharge-campaign")]);
  return campaignPage(t, campaign, [], language);
}

/** The districts of a campaign, each with its centres. */
export async function districtsOf(api: Api, id: string): Promise<CampaignDistrict[]> {
  const districts = await listCampaignDistricts(api, id);
  const storesOf = ({ name }: { name: string }) => listCampaignStores(api, { id, district: name });
  return Promise.all(districts.map(async (district) => ({ ...district, stores: await storesOf(district) })));
}

function campaignPage(
  t: Translate,
  campaign: Campaign,
  districts: readonly CampaignDistrict[],
  language: Language,
): ContentView {
  const { title, summary, endsOn, startsOn } = campaign;
  return {
    path: rechargeCampaignPath(campaign.id),
    section: "personal",
    name: title,
    title: t("title", { title }),
    description: summary,
    updatedOn: startsOn < endsOn ? startsOn : endsOn,
    trail: [{ name: t("name"), path: paths.rechargeCampaigns }],
    sectionPages: [],
    blocks: blocksOf(t, campaign, districts, language),
  };
}

function blocksOf(
  t: Translate,
  campaign: Campaign,
  districts: readonly CampaignDistrict[],
  language: Language,
): ShownBlock[] {
  const hero = heroOf(t, campaign, language);
  const prizes = prizesOf(t, campaign, language);
  const stores = storeBlocks(t, campaign, districts);
  const winners = winnersOf(t, campaign, language);
  const entries: ShownBlock = { type: "slot", name: "own-entries", id: "entries", heading: t("heading.entries") };
  const terms = termsOf(t, campaign);
  // The campaign has ended: the page shows its result.
  if (campaign.state === "ended") {
    return [hero, endOf(t, campaign, language), winners, prizes, entries, ...stores, terms];
  }
  const entry = entryOf(t, campaign, language);
  return [hero, stepsOf(t, campaign), entry, prizes, ...stores, winners, entries, terms];
}

function heroOf(t: Translate, campaign: Campaign, language: Language): ShownBlock {
  const { title, introduction, picture, startsOn, endsOn, minPoisha, prizes, state } = campaign;
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const isOver = state === "ended";
  return {
    type: "hero",
    heading: title,
    text: introduction.join(" "),
    ...(picture !== null && { picture }),
    ...(state === "open" && { actions: [{ label: t("enter"), href: "#enter" }] }),
    facts: [
      ...(isOver ? [] : [{ value: formatMoney(minPoisha, language), label: t("least") }]),
      { value: formatNumber(count, language), label: t("prizeCount") },
      { value: formatDate(startsOn, language), label: t(isOver ? "started" : "starts") },
      { value: formatDate(endsOn, language), label: t(isOver ? "endedOn" : "ends") },
    ],
  };
}

function stepsOf(t: Translate, { steps }: Campaign): ShownBlock {
  const items = steps.map((step) => ({ title: step, text: "" }));
  return { type: "steps", id: "how", heading: t("heading.steps"), items };
}

function entryOf(t: Translate, { state, startsOn }: Campaign, language: Language): ShownBlock {
  if (state === "open") {
    return { type: "slot", name: "campaign-entry", id: "enter", heading: t("heading.enter"), tinted: true };
  }
  const text = t("coming", { date: formatDate(startsOn, language) });
  const action = { label: t("all"), href: paths.rechargeCampaigns };
  return { type: "callout", id: "enter", tone: "info", text, action };
}

/** A note that the campaign has ended, with a link to the open ones. */
function endOf(t: Translate, { startsOn, endsOn }: Campaign, language: Language): ShownBlock {
  const text = t("ended", { from: formatDate(startsOn, language), to: formatDate(endsOn, language) });
  const action = { label: t("openNow"), href: `${paths.rechargeCampaigns}#campaigns` };
  return { type: "callout", id: "ended", tone: "info", text, action };
}

function prizesOf(t: Translate, { prizes }: Campaign, language: Language): ShownBlock {
  const items = prizes.map(({ title, count }) => ({ value: formatNumber(count, language), label: title }));
  return { type: "stats", id: "prizes", heading: t("heading.prizes"), items };
}

function storeBlocks(t: Translate, { state }: Campaign, districts: readonly CampaignDistrict[]): ShownBlock[] {
  if (districts.length === 0) return [];
  // The heading says that these are customer centres. If each name repeated it, the places would be hard to see.
  const placeOf = ({ name }: { name: string }) => name.replace(t("centreEnding"), "");
  const rows = districts.map(({ label, stores }) => [label, stores.map(placeOf).join(", ")]);
  const columns = [{ label: t("columns.district") }, { label: t("columns.centres") }];
  const heading = t(state === "ended" ? "heading.storesOfEnded" : "heading.stores");
  return [{ type: "table", id: "stores", heading, caption: heading, columns, rows }];
}

function termsOf(t: Translate, { terms }: Campaign): ShownBlock {
  const body = `<ul>${terms.map((term) => `<li>${escapeMarkup(term)}</li>`).join("")}</ul>`;
  return { type: "text", id: "terms", heading: t("heading.terms"), tinted: true, body };
}

function winnersOf(t: Translate, { winners }: Campaign, language: Language): ShownBlock {
  const heading = t("heading.winners");
  if (winners.length === 0) return { type: "callout", id: "winners", heading, tone: "info", text: t("noWinners") };
  const digits = (text: string) => formatNumber(text, language);
  return {
    type: "table",
    id: "winners",
    heading,
    caption: t("winnersCaption"),
    columns: (["number", "prize", "district", "day"] as const).map((name) => ({ label: t(`columns.${name}`) })),
    rows: winners.map(({ maskedMsisdn, prize, district, drawnOn }) => [
      digits(maskedMsisdn),
      prize,
      district,
      formatDate(drawnOn, language),
    ]),
  };
}
