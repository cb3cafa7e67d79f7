import { findUserInfo } from "@/services/account/account-service";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { listStarOffers, type StarOffer, type StarTier } from "@/services/star/star-service";
import { getStarStatus } from "@/services/star/star-status-service";

/** The owner of the dashboard. */
export type Person = Awaited<ReturnType<typeof getPerson>>;

/** An offer of a partner as the dashboard shows it. */
export type TierOffer = Pick<StarOffer, "offerId" | "title" | "partner" | "validUntil">;

const OFFERS_SHOWN = 4;

/** The reader's number and the benefits of its tier. @throws ApiError; code `no-session` without a log-in */
export async function getPerson(api: Api) {
  const { msisdn } = await getUser(api);
  return {
    /** The number with its two-character country prefix. */
    msisdn,
    star: await getStarStatus(api, { msisdn }),
  };
}

/** The partners' offers for a tier, in the programme's own order. */
export async function listTierOffers(api: Api, { tier }: { tier: StarTier }): Promise<TierOffer[]> {
  const { offers } = await listStarOffers(api, { tier, perPage: OFFERS_SHOWN });
  return offers.map(({ offerId, title, partner, validUntil }) => ({ offerId, title, partner, validUntil }));
}

/** The partners' offers for the reader's own tier. @throws ApiError; code `no-session` without a log-in */
export async function listMyOffers(api: Api): Promise<TierOffer[]> {
  return listTierOffers(api, { tier: (await getUser(api)).star_status });
}

async function getUser(api: Api) {
  const info = await findUserInfo(api);
  if (info !== null) return info;
  const errors = [{ code: "no-session" as const, message: "Nobody is logged in" }];
  throw new ApiError({ kind: "refused", status: 401, errors });
}
