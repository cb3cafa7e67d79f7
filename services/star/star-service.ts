import { toPoisha } from "@/backend/contract/money";
import type { StarRedeemBy, StarTier, StarOffer as WireOffer } from "@/backend/contract/subscriber-services/star";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPicture } from "@/services/catalog/read-picture";
import type { ShownPicture } from "@/utils/pictures/pictures";

export type { StarTier } from "@/backend/contract/subscriber-services/star";

/** A place where an offer is valid. */
interface StarBranch {
  name: string;
  district: string;
  /** Distance from the given position; null without a position. */
  metres: number | null;
}

/** A partner's offer to star customers. */
export interface StarOffer {
  offerId: string;
  title: string;
  partner: string;
  category: { key: string; label: string };
  area: { key: string; label: string };
  /** The tiers that can use it, lowest first. */
  tiers: StarTier[];
  summary: string;
  howTo: string;
  /** The message to send to a short code, or the code to enter; both are null for an offer that is shown or booked. */
  redeem: { by: StarRedeemBy; text: string | null; to: string | null };
  /** Days of the week, 0 for Sunday; empty for every day. */
  weekdays: number[];
  /** The branches, the nearest first; empty for an offer that is valid everywhere. */
  branches: StarBranch[];
  /** ISO day, the last one. */
  validUntil: string;
  picture: ShownPicture | null;
}

interface StarOfferFilter {
  category?: string;
  area?: string;
  tier?: StarTier;
  /** The district's English name. */
  district?: string;
  /** In degrees, as text. With a position, the nearest come first. */
  position?: { latitude: string; longitude: string };
  /** Only offers that are valid on this day of the week. */
  today?: boolean;
  /** The id of the offer that is shown first. */
  first?: string;
  page?: number;
  /** 48 at most. */
  perPage?: number;
}

/** An option of a filter with its number of offers under the other filters. */
interface StarOfferChoice {
  key: string;
  label: string;
  count: number;
}

export interface StarOffers {
  offers: StarOffer[];
  /** Number of matches on all pages. */
  count: number;
  page: number;
  pages: number;
  categories: StarOfferChoice[];
  areas: StarOfferChoice[];
  districts: StarOfferChoice[];
}

/** The conditions and benefits of a tier. */
export interface StarTierView {
  tier: StarTier;
  /** The monthly use at which the tier begins, in poisha. */
  fromPoisha: number;
  gains: string;
  birthday: string | null;
  benefits: string[];
}

function readOffer(offer: WireOffer): StarOffer {
  return {
    offerId: offer.offer_id,
    title: offer.title,
    partner: offer.partner,
    category: offer.category,
    area: offer.area,
    tiers: offer.tiers,
    summary: offer.summary,
    howTo: offer.how_to,
    redeem: offer.redeem,
    weekdays: offer.weekdays,
    branches: offer.branches.map(({ name, district, distance_m: metres }) => ({
      name,
      district: district.label,
      metres,
    })),
    validUntil: offer.valid_until,
    picture: offer.picture === null ? null : readPicture(offer.picture),
  };
}

/** GET /api/star-offers-list: current partner offers, 12 a page (API-SITE-14). @throws ApiError */
export async function listStarOffers(api: Api, filter: StarOfferFilter = {}): Promise<StarOffers> {
  const { perPage, position, today, first: offer, ...query } = filter;
  const { data } = await api.request("listStarOffers", {
    query: { ...query, ...position, per_page: perPage, ...(today && { today: "1" }), ...(offer && { offer }) },
  });
  return readAnswer(() => ({
    offers: data.items.map(readOffer),
    count: data.count,
    page: data.page,
    pages: data.pages,
    categories: data.categories,
    areas: data.areas,
    districts: data.districts,
  }));
}

/** GET /api/v1/star-program/tiers: the tiers, lowest first. @throws ApiError */
export async function listStarTiers(api: Api): Promise<StarTierView[]> {
  const { data } = await api.request("listStarTiers");
  return readAnswer(() =>
    data.map(({ star_status: tier, from, gains, birthday, benefits }) => ({
      tier,
      fromPoisha: toPoisha(from),
      gains,
      birthday,
      benefits,
    })),
  );
}
