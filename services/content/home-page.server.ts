import type { ServerResponse } from "node:http";
import type { Api } from "@/services/api/api-client";
import { listProducts } from "@/services/catalog/catalog-service";
import { homePictures } from "@/services/content/landing-pictures.server";
import { listPressReleases } from "@/services/news/news-service";
import { type InternetPack, listInternetPacks } from "@/services/packs/packs-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { type CampaignSummary, listCampaigns } from "@/services/recharge/recharge-campaign-service";
import { listStarOffers, type StarOffer } from "@/services/star/star-service";
import { informativeTag } from "@/utils/packs/informative-tag";

/** A pack as the home page shows it. Props are sent in the HTML, so the pack's other fields are left out. */
export type HomePack = ReturnType<typeof homePack>;

/** An offer of the star programme as the home page shows it. */
export type HomeStarOffer = ReturnType<typeof homeStarOffer>;

/** A recharge campaign as the home page shows it. */
export type HomeCampaign = NonNullable<ReturnType<typeof openCampaign>>;

const PACKS = 6;
const PHONES = 8;
const STAR_OFFERS = 3;
const NEWS = 3;

/** The fields of a pack that a card shows. */
export function homePack({ tags, ...pack }: InternetPack) {
  return {
    packId: pack.packId,
    pricePoisha: pack.pricePoisha,
    wasPoisha: pack.wasPoisha,
    dataMb: pack.dataMb,
    unlimitedData: pack.unlimitedData,
    minutes: pack.minutes,
    sms: pack.sms,
    validityHours: pack.validityHours,
    tag: informativeTag(tags),
  };
}

function homeStarOffer({ offerId, title, partner, validUntil, picture, category }: StarOffer) {
  return { offerId, title, partner, validUntil, picture, category: category.key };
}

function openCampaign(campaigns: readonly CampaignSummary[]) {
  const open = campaigns.filter(({ state }) => state === "open");
  const [first] = open.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn));
  if (first === undefined) return null;
  const { id, title, summary, picture, endsOn, minPoisha } = first;
  return { id, title, summary, picture, endsOn, minPoisha };
}

/**
 * The sections of the home page, loaded in parallel. The page works without any of them: a failed section is left out
 * and logged, and the page is marked as incomplete.
 */
export async function loadHomeSections(api: Api, response: Pick<ServerResponse, "setHeader">) {
  const section = <Section>(name: string, load: () => Promise<Section>) => sideSection(response, name, load);
  const [packs, phones, cheapest, star, campaigns, news] = await Promise.all([
    section("packs", () => listInternetPacks(api, { perPage: PACKS })),
    section("phones", () => listProducts(api, "phones", { sort: "newest" }, PHONES)),
    section("price of 5G", () => listProducts(api, "phones", { fiveG: true, sort: "price-low" }, 1)),
    section("star offers", () => listStarOffers(api, { perPage: STAR_OFFERS })),
    section("campaigns", () => listCampaigns(api)),
    section("news", () => listPressReleases(api, { perPage: NEWS })),
  ]);
  return {
    packs: packs?.packs.map(homePack) ?? null,
    phones,
    /** The lowest price of a 5G phone, in poisha; null when there is none. */
    fiveGFromPoisha: cheapest?.[0]?.pricePoisha ?? null,
    starOffers: star?.offers.map(homeStarOffer) ?? null,
    /** The open recharge campaign that ends first; null when none is open. */
    campaign: openCampaign(campaigns ?? []),
    news: news?.releases ?? null,
  };
}

/** The home page: its pictures and its sections. */
export async function loadHome({ api, language, context }: PageRequest) {
  return { pictures: homePictures(language), ...(await loadHomeSections(api, context.res)) };
}
