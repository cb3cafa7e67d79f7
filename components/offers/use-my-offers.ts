import { useApi } from "@/context/api-context";
import { type NumberCheck, useNumberCheck } from "@/hooks/login/use-number-check";
import { analytics } from "@/services/analytics/analytics";
import { findOwnOffers, getOffer, type Offer, type OwnOffers, sendOffersCode } from "@/services/offers/offers-service";

/**
 * Loads the offers made for a number (API-SITE-16, API-SITE-17).
 * @param ownMsisdn the visitor's number, empty for a visitor who is not logged in
 * @param own the offers of that number, if the page already has them
 */
export function useMyOffers(ownMsisdn: string, own: readonly Offer[] | null): NumberCheck<OwnOffers> {
  const api = useApi();
  return useNumberCheck<OwnOffers>({
    draft: "my-offers",
    ownMsisdn,
    own: own && { offers: own, proof: null },
    async request({ msisdn, channel }) {
      if (msisdn === ownMsisdn) return findOwnOffers(api, { msisdn, code: null });
      await sendOffersCode(api, { msisdn, ...(channel && { channel }) });
      return null;
    },
    confirm: (input) => findOwnOffers(api, input),
    // The code can be used only once, so each offer is loaded by its id.
    translate: async ({ offers, proof }) => ({
      offers: await Promise.all(offers.map(({ offerId }) => getOffer(api, offerId))),
      proof,
    }),
    onFound({ offers }) {
      analytics.track({ name: "my_offers_shown", properties: { count: offers.length } });
    },
    failure: "The offers of a number could not be loaded",
  });
}
