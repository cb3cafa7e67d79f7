import type { Language } from "@/backend/contract/language";
import { type StarOffer, type StarOfferList, starCalls } from "@/backend/contract/star";
import type { StarOfferRow } from "@/backend/db/queries/star-queries";
import { listStarOffers, type OfferChoice } from "@/backend/domain/star/list-star-offers";
import { keptAnswers } from "@/backend/http/kept-answers";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/page-view";
import { pictureOf } from "@/backend/http/picture-view";
import { type Route, route } from "@/backend/http/route";

const [listCall] = starCalls;
const kept = keptAnswers<StarOfferList>();

/** Offers of partners; the status check comes with the login. */
export const starRoutes: readonly Route[] = [
  route(listCall, async (context, { query }) => ({
    status: true as const,
    data: await kept(context, query, async () => {
      const list = await listStarOffers(context, {
        filter: { category: query.category ?? null, area: query.area ?? null, tier: query.tier ?? null },
        page: query.page ?? 1,
        perPage: query.per_page ?? ENTRIES_PER_PAGE,
      });
      const choice = ({ key, labels, count }: OfferChoice) => ({ key, label: labels[context.lang], count });
      return {
        items: list.items.map((offer) => offerView(offer, context.lang)),
        ...pageFieldsOf(list),
        categories: list.categories.map(choice),
        areas: list.areas.map(choice),
      };
    }),
  })),
];

function offerView(offer: StarOfferRow, lang: Language): StarOffer {
  return {
    offer_id: offer.id,
    title: offer.titles[lang],
    partner: offer.partners[lang],
    category: { key: offer.category, label: offer.categoryLabels[lang] },
    area: { key: offer.area, label: offer.areaLabels[lang] },
    tiers: offer.tiers,
    summary: offer.summaries[lang],
    how_to: offer.howTo[lang],
    valid_until: offer.validUntil,
    picture: offer.picture && pictureOf(offer.picture, lang),
  };
}
