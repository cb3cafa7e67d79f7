import type { Language } from "@/backend/contract/language";
import { type StarOffer, type StarOfferList, starCalls } from "@/backend/contract/star";
import type { StarOfferRow } from "@/backend/db/queries/star-queries";
import { RESEND_SECONDS } from "@/backend/domain/codes/code-rules";
import { sendCode } from "@/backend/domain/codes/send-code";
import { findSession, type Session } from "@/backend/domain/login/sessions";
import { findOwnStarStatus, getStarStatusByCode } from "@/backend/domain/star/get-star-status";
import { listStarOffers, type OfferChoice } from "@/backend/domain/star/list-star-offers";
import type { StarStatus } from "@/backend/domain/star/star-tiers";
import { codeContext } from "@/backend/http/code-context";
import { keptAnswers } from "@/backend/http/kept-answers";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/page-view";
import { pictureOf } from "@/backend/http/picture-view";
import { HttpRefusal } from "@/backend/http/refusal";
import { type RequestContext, type Route, route } from "@/backend/http/route";

const [listCall, checkCall, showCall] = starCalls;
const kept = keptAnswers<StarOfferList>();

/** Offers of partners, and the tier of a number: at once to its own session, to others by a code. */
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

  route(checkCall, async (context, { body }) => {
    const own = findOwnStarStatus(await sessionOf(context), body.msisdn);
    if (own !== null) return { status: true as const, data: statusView(own, context.lang) };
    await sendCode(codeContext(context), { msisdn: body.msisdn, purpose: "star" });
    return { status: true as const, data: { step: "code" as const, resend_after: RESEND_SECONDS } };
  }),

  route(showCall, async (context, { body }) => {
    const own = findOwnStarStatus(await sessionOf(context), body.msisdn);
    if (own !== null) return { status: true as const, data: statusView(own, context.lang) };
    const { msisdn, otp_value: code } = body;
    if (code === undefined) throw new HttpRefusal("no-session");
    const status = await getStarStatusByCode(codeContext(context), { msisdn, code });
    return { status: true as const, data: statusView(status, context.lang) };
  }),
];

function sessionOf(context: RequestContext): Promise<Session | null> {
  const { webLoginToken } = context;
  return webLoginToken === null ? Promise.resolve(null) : findSession(context, webLoginToken);
}

function statusView({ tier, benefits, next }: StarStatus, lang: Language) {
  return {
    step: "tier" as const,
    star_status: tier,
    benefits: benefits.map((benefit) => benefit[lang]),
    next: next && { star_status: next.tier, condition: next.condition[lang] },
  };
}

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
