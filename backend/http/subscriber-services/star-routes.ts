import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import { type StarOffer, starCalls } from "@/backend/contract/subscriber-services/star";
import type { StarBranchRow, StarOfferRow } from "@/backend/db/queries/subscriber-services/star-queries";
import { sendCode } from "@/backend/domain/codes/send-code";
import { findSession } from "@/backend/domain/login/sessions";
import { findOwnStarStatus, getStarStatusByCode, listStarTiers } from "@/backend/domain/star/get-star-status";
import { listStarOffers, type OfferChoice } from "@/backend/domain/star/list-star-offers";
import type { StarProgress, StarStatus } from "@/backend/domain/star/star-tiers";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { cachedAnswers, cachedRoute } from "@/backend/http/requests/cached-answers";
import { codeContext, codeSent } from "@/backend/http/requests/code-context";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { positionOf } from "@/backend/http/requests/position";
import { answer, type Route, route } from "@/backend/http/requests/route";

const cached = cachedAnswers<CallAnswer<"listStarOffers">["data"]>();

/** Offers of partners, and the tier of a number: at once for the number's own session, otherwise after a code. */
export const starRoutes: readonly Route[] = [
  route(starCalls.listStarOffers, async (context, { query }) => {
    const position = positionOf(query);
    const read = async () => {
      const list = await listStarOffers(context, {
        filter: {
          category: query.category ?? null,
          area: query.area ?? null,
          tier: query.tier ?? null,
          district: query.district ?? null,
        },
        today: query.today !== undefined,
        position,
        first: query.offer ?? null,
        ...pageQueryOf(query),
      });
      const choice = ({ key, labels, count }: OfferChoice) => ({ key, label: labels[context.lang], count });
      return {
        items: list.items.map((offer) => offerView(offer, context.lang)),
        ...pageFieldsOf(list),
        categories: list.categories.map(choice),
        areas: list.areas.map(choice),
        districts: list.districts.map(choice),
      };
    };
    // The same position is hardly ever requested twice, so these answers are not cached.
    return answer(position === null ? await cached(context, query, read) : await read());
  }),

  cachedRoute(starCalls.listStarTiers, async (context) =>
    answer(
      (await listStarTiers(context)).map(({ tier, fromPoisha, gains, birthdays, benefits }) => ({
        star_status: tier,
        from: toTaka(fromPoisha),
        gains: gains[context.lang],
        birthday: birthdays?.[context.lang] ?? null,
        benefits: benefits[context.lang],
      })),
    ),
  ),

  route(starCalls.checkStarStatus, async (context, { body }) => {
    const own = await findOwnStarStatus(context, await findSession(context, context.webLoginToken), body.msisdn);
    if (own !== null) return answer(statusView(own, context.lang));
    await sendCode(codeContext(context), { msisdn: body.msisdn, purpose: "star", channel: body.channel });
    return answer(codeSent);
  }),

  route(starCalls.showStarStatus, async (context, { body }) => {
    const own = await findOwnStarStatus(context, await findSession(context, context.webLoginToken), body.msisdn);
    if (own !== null) return answer(statusView(own, context.lang));
    const { msisdn, otp_value: code } = body;
    if (code === undefined) throw new HttpRefusal("no-session");
    const status = await getStarStatusByCode({ ...codeContext(context), now: context.now }, { msisdn, code });
    const texts = { en: textsOf(status, "en"), bn: textsOf(status, "bn") };
    return answer({ ...statusView(status, context.lang), texts });
  }),
];

function textsOf({ benefits, next }: StarStatus, lang: Language) {
  const sentence = next?.progress?.sentence[lang] ?? null;
  return { benefits: [...benefits[lang]], condition: next?.condition[lang] ?? null, sentence };
}

function statusView({ tier, benefits, next }: StarStatus, lang: Language) {
  return {
    step: "tier" as const,
    star_status: tier,
    benefits: [...benefits[lang]],
    next: next && {
      star_status: next.tier,
      condition: next.condition[lang],
      progress: next.progress && progressView(next.progress, lang),
    },
  };
}

function progressView(progress: StarProgress, lang: Language) {
  return {
    needed: toTaka(progress.neededPoisha),
    average: toTaka(progress.averagePoisha),
    used: toTaka(progress.usedPoisha),
    missing: toTaka(progress.missingPoisha),
    by: progress.by,
    starts_on: progress.startsOn,
    months: progress.months,
    sentence: progress.sentence[lang],
  };
}

function branchView({ names, district, districtBn, latitude, longitude, metres }: StarBranchRow, lang: Language) {
  return {
    name: names[lang],
    district: { key: district, label: lang === "bn" ? districtBn : district },
    latitude,
    longitude,
    distance_m: metres,
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
    redeem: { by: offer.redeemBy, text: offer.redeemText, to: offer.redeemTo },
    weekdays: offer.weekdays,
    branches: offer.branches.map((branch) => branchView(branch, lang)),
    valid_until: offer.validUntil,
    picture: offer.picture && pictureOf(offer.picture, lang),
  };
}
