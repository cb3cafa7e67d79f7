import type { Language } from "@/backend/contract/language";
import { takaOrNull, toPoisha, toTaka } from "@/backend/contract/money";
import { type PackPlan, packFinderCalls } from "@/backend/contract/subscriber-services/pack-finder";
import { type InternetPack, packCalls, packsPerPage } from "@/backend/contract/subscriber-services/packs";
import type { PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";
import { getInternetPack, listInternetPacks } from "@/backend/domain/packs/list-packs";
import { type RankedPlan, rankPackPlans } from "@/backend/domain/packs/rank-pack-plans";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type Route } from "@/backend/http/requests/route";

/** Packs on sale to everyone: lists, one pack, and the finder. */
export const packsRoutes: readonly Route[] = [
  cachedRoute(packCalls.listInternetPacks, async (context, { query }) => {
    const list = await listInternetPacks(context, {
      filter: {
        kind: query.kind ?? null,
        validity: query.validity ?? null,
        tag: query.tag ?? null,
        codes: query.codes?.split(",") ?? null,
        reducedOnly: query.reduced !== undefined,
        maxPoisha: query.price_max === undefined ? null : toPoisha(query.price_max),
        minDataMb: query.data_min ?? null,
        minMinutes: query.minutes_min ?? null,
        minHours: query.hours_min ?? null,
        anyUseOnly: query.any_use !== undefined,
      },
      sort: query.sort ?? "popular",
      maxOfKind: query.per_kind ?? null,
      ...pageQueryOf(query, packsPerPage),
    });
    return answer({
      items: list.items.map((pack) => packView(pack, context.lang)),
      ...pageFieldsOf(list),
      kinds: list.kinds,
      validities: list.validities,
    });
  }),

  cachedRoute(packFinderCalls.getInternetPack, async (context, { params }) => {
    const { pack, comparable } = await getInternetPack(context, params.pack);
    return answer({
      pack: packView(pack, context.lang),
      comparable: comparable.map((other) => packView(other, context.lang)),
    });
  }),

  cachedRoute(packFinderCalls.findPackPlans, async (context, { query }) => {
    const { mb: dataMb, minutes, days, student } = query;
    const plans = await rankPackPlans(context, { need: { dataMb, minutes, days }, student: student !== undefined });
    return answer({ plans: plans.map((plan) => planView(plan, context.lang)) });
  }),
];

function packView(pack: PackRow, lang: Language): InternetPack {
  return {
    pack_id: pack.id,
    kind: pack.kind,
    title: pack.titles[lang],
    price: toTaka(pack.pricePoisha),
    was_price: takaOrNull(pack.wasPricePoisha),
    data_mb: pack.dataMb,
    unlimited_data: pack.unlimitedData,
    minutes: pack.minutes,
    sms: pack.sms,
    validity_hours: pack.validityHours,
    tags: pack.tags,
    auto_renew: pack.autoRenew,
    dial_code: pack.dialCode,
    terms: pack.terms[lang],
  };
}

function planView({ parts, pricePoisha, dataMb, reason, ...plan }: RankedPlan, lang: Language): PackPlan {
  const { differencePoisha, ...why } = reason;
  return {
    packs: parts.map(({ pack, times }) => ({ pack: packView(pack, lang), times })),
    total: toTaka(pricePoisha),
    purchases: plan.purchases,
    data_mb: dataMb,
    minutes: plan.minutes,
    reason: { ...why, difference: toTaka(differencePoisha) },
  };
}
