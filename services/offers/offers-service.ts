import { toPoisha } from "@/backend/contract/money";
import type { OfferSort, Offer as WireOffer } from "@/backend/contract/subscriber-services/offers";
import type { PackKind, PackValidity } from "@/backend/contract/subscriber-services/packs";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import type { CodeChannel } from "@/utils/login/one-time-code";

/** A pack at a special price, as a list shows it; amounts in whole poisha. */
export type Offer = ReturnType<typeof readOffer>;

/** An offer on its own page. */
export type OfferInFull = Awaited<ReturnType<typeof getOffer>>;

interface OfferFilter {
  kind?: PackKind;
  validity?: PackValidity;
  audience?: "everyone" | "star";
  /** Whole taka. */
  maxPrice?: number;
  sort?: OfferSort;
  page?: number;
}

export type Offers = Awaited<ReturnType<typeof listOffers>>;

function readOffer(offer: WireOffer) {
  return {
    offerId: offer.offer_id,
    kind: offer.kind,
    title: offer.title,
    summary: offer.summary,
    pricePoisha: toPoisha(offer.price),
    /** Price of the pack that the offer is compared with; null without such a pack. */
    standardPoisha: offer.standard_price === null ? null : toPoisha(offer.standard_price),
    savingPoisha: toPoisha(offer.saving),
    dataMb: offer.data_mb,
    minutes: offer.minutes,
    sms: offer.sms,
    validityHours: offer.validity_hours,
    tags: offer.tags,
    audience: offer.audience,
    /** For the audience `star`: the tiers that can take the offer. */
    tiers: offer.tiers,
    oncePerNumber: offer.once_per_number,
    canRenew: offer.auto_renew,
    /** ISO day: the last day for activating it. */
    validUntil: offer.valid_until,
    dialCode: offer.dial_code,
  };
}

const OFFERS_A_PAGE = 12;

/** GET /api/v1/offers: public offers, 12 a page. */
export async function listOffers(api: Api, filter: OfferFilter = {}) {
  const { maxPrice, ...query } = filter;
  const { data } = await api.request("listOffers", {
    query: { ...query, ...(maxPrice !== undefined && { most_price: maxPrice }), per_page: OFFERS_A_PAGE },
  });
  return readAnswer(() => ({
    offers: data.items.map(readOffer),
    ...readPaging(data),
    /** The values of each filter, with their number of offers under the other filters. */
    kinds: data.kinds,
    validities: data.validities,
    audiences: data.audiences,
  }));
}

/** GET /api/v1/offer/{offer}: one current offer. @throws ApiError; `isNotFound` when no offer has that id */
export async function getOffer(api: Api, offerId: string) {
  const { data } = await api.request("getOffer", { params: { offer: offerId } });
  return readAnswer(() => ({ ...readOffer(data), terms: data.terms }));
}

/** The offers made for a number. */
export interface OwnOffers {
  offers: readonly Offer[];
  /** Token for activating one of them without another code, valid for ten minutes; null for the reader's own number. */
  proof: string | null;
}

/** POST /api/v1/offer/send_otp without an offer: sends the code that lists the offers of a number (API-SITE-16). */
export async function sendOffersCode(api: Api, input: { msisdn: string; channel?: CodeChannel }): Promise<void> {
  await api.request("sendOfferOtp", { body: input });
}

/**
 * POST /api/v1/offer-finder/using-otp: the offers made for a number, the best saving first (API-SITE-17).
 * @param code null for the reader's own number
 * @throws ApiError; code `code-needed` for another number without a code, `code-wrong` for a wrong code
 */
export async function findOwnOffers(api: Api, input: { msisdn: string; code: string | null }): Promise<OwnOffers> {
  const { msisdn, code } = input;
  const body = { msisdn, ...(code !== null && { otp_value: code }) };
  const { data, proof } = await api.request("findOffersUsingOtp", { body });
  return readAnswer(() => ({ offers: data.map(readOffer), proof: proof ?? null }));
}
