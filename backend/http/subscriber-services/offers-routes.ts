import type { Language } from "@/backend/contract/language";
import { takaOrNull, toPoisha, toTaka } from "@/backend/contract/money";
import { type Offer, offerCalls, offersPerPage } from "@/backend/contract/subscriber-services/offers";
import type { OfferRow } from "@/backend/db/queries/subscriber-services/offer-queries";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import { findOwnOffers } from "@/backend/domain/offers/find-own-offers";
import { getOffer, listOffers } from "@/backend/domain/offers/list-offers";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { codeContext } from "@/backend/http/requests/code-context";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type Route, route } from "@/backend/http/requests/route";

/** Public offers, and those that were made for a number. */
export const offersRoutes: readonly Route[] = [
  cachedRoute(offerCalls.listOffers, async (context, { query }) => {
    const list = await listOffers(context, {
      filter: {
        kind: query.kind ?? null,
        validity: query.validity ?? null,
        audience: query.audience ?? null,
        tag: query.tag ?? null,
        maxPoisha: query.most_price === undefined ? null : toPoisha(query.most_price),
      },
      sort: query.sort ?? "popular",
      ...pageQueryOf(query, offersPerPage),
    });
    const { kinds, validities, audiences } = list;
    const items = list.items.map((offer) => offerView(offer, context.lang));
    return answer({ items, ...pageFieldsOf(list), kinds, validities, audiences });
  }),

  cachedRoute(offerCalls.getOffer, async (context, { params }) =>
    answer(offerView(await getOffer(context, params.offer), context.lang)),
  ),

  route(offerCalls.findOffersUsingOtp, async (context, { body }) => {
    const ownMsisdn = await findSessionMsisdn(context, context.webLoginToken);
    const own = { codes: codeContext(context), now: () => context.now(), ownMsisdn };
    const { offers, proof } = await findOwnOffers(own, { msisdn: body.msisdn, code: body.otp_value });
    return { ...answer(offers.map((offer) => offerView(offer, context.lang))), proof };
  }),
];

function offerView(offer: OfferRow, lang: Language): Offer {
  return {
    offer_id: offer.id,
    kind: offer.kind,
    title: offer.titles[lang],
    summary: offer.summaries[lang],
    price: toTaka(offer.pricePoisha),
    standard_price: takaOrNull(offer.standardPoisha),
    saving: toTaka(offer.savingPoisha),
    data_mb: offer.dataMb,
    minutes: offer.minutes,
    sms: offer.sms,
    validity_hours: offer.validityHours,
    tags: offer.tags,
    audience: offer.audience,
    tiers: offer.tiers,
    once_per_number: offer.oncePerNumber,
    auto_renew: offer.autoRenew,
    valid_until: offer.validUntil,
    dial_code: offer.dialCode,
    terms: offer.terms[lang],
  };
}
