import { toPoisha } from "@/backend/contract/money";
import type { StarTier, StarOffer as WireOffer } from "@/backend/contract/subscriber-services/star";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import { readPicture } from "@/services/catalog/read-picture";

export type { StarTier } from "@/backend/contract/subscriber-services/star";

/** A partner's offer to star customers. */
export type StarOffer = ReturnType<typeof readOffer>;

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

export type StarOffers = Awaited<ReturnType<typeof listStarOffers>>;

/** The conditions and benefits of a tier. */
export type StarTierView = Awaited<ReturnType<typeof listStarTiers>>[number];

function readOffer(offer: WireOffer) {
  return {
    offerId: offer.offer_id,
    title: offer.title,
    partner: offer.partner,
    category: offer.category,
    area: offer.area,
    /** The tiers that can use it, lowest first. */
    tiers: offer.tiers,
    summary: offer.summary,
    howTo: offer.how_to,
    /** The message to send to a short code, or the code to enter; both are null for an offer that is shown or booked. */
    redeem: offer.redeem,
    /** Days of the week, 0 for Sunday; empty for every day. */
    weekdays: offer.weekdays,
    /** The branches, the nearest first; empty for an offer that is valid everywhere. */
    branches: offer.branches.map(({ name, district, distance_m: metres }) => ({
      name,
      district: district.label,
      /** Distance from the given position; null without a position. */
      metres,
    })),
    /** ISO day, the last one. */
    validUntil: offer.valid_until,
    picture: offer.picture === null ? null : readPicture(offer.picture),
  };
}

/** GET /api/star-offers-list: current partner offers, 12 a page (API-SITE-14). */
export async function listStarOffers(api: Api, filter: StarOfferFilter = {}) {
  const { perPage, position, today, first: offer, ...query } = filter;
  const { data } = await api.request("listStarOffers", {
    query: { ...query, ...position, per_page: perPage, ...(today && { today: "1" }), ...(offer && { offer }) },
  });
  return readAnswer(() => ({
    offers: data.items.map(readOffer),
    ...readPaging(data),
    categories: data.categories,
    areas: data.areas,
    districts: data.districts,
  }));
}

/** GET /api/v1/star-program/tiers: the tiers, lowest first. */
export async function listStarTiers(api: Api) {
  const { data } = await api.request("listStarTiers");
  return readAnswer(() =>
    data.map(({ star_status: tier, from, birthday, benefits }) => ({
      tier,
      /** The monthly use at which the tier begins, in poisha. */
      fromPoisha: toPoisha(from),
      birthday,
      benefits,
    })),
  );
}
