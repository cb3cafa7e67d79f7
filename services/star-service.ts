import type { StarOfferList, StarTier, StarOffer as WireOffer } from "@/backend/contract/star";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";
import { readPicture } from "@/services/read-picture";
import type { ShownPicture } from "@/utils/pictures";

export type { StarTier } from "@/backend/contract/star";

/** What a partner offers to star customers. */
export interface StarOffer {
  offerId: string;
  title: string;
  partner: string;
  category: { key: string; label: string };
  area: { key: string; label: string };
  /** Tiers that get it, lowest first. */
  tiers: StarTier[];
  summary: string;
  howTo: string;
  /** ISO day, the last one. */
  validUntil: string;
  picture: ShownPicture | null;
}

export interface StarOfferFilter {
  category?: string;
  area?: string;
  tier?: StarTier;
  page?: number;
  /** 48 at most. */
  perPage?: number;
}

/** A choice of a filter with the number of offers behind it under the other filters. */
export interface StarOfferChoice {
  key: string;
  label: string;
  count: number;
}

export interface StarOffers {
  offers: StarOffer[];
  /** Matches over all pages. */
  count: number;
  page: number;
  pages: number;
  categories: StarOfferChoice[];
  areas: StarOfferChoice[];
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
    validUntil: offer.valid_until,
    picture: offer.picture === null ? null : readPicture(offer.picture),
  };
}

/** GET /api/star-offers-list: offers of partners that still run, 12 a page (SPEC 7, API-SITE-14). @throws ApiError */
export async function listStarOffers(api: Api, filter: StarOfferFilter = {}): Promise<StarOffers> {
  const { perPage, ...query } = filter;
  const { data } = await api.request<{ data: StarOfferList }>("listStarOffers", {
    query: { ...query, per_page: perPage },
  });
  return readAnswer(() => ({
    offers: data.items.map(readOffer),
    count: data.count,
    page: data.page,
    pages: data.pages,
    categories: data.categories,
    areas: data.areas,
  }));
}
