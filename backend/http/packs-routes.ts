import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import { type InternetPack, type InternetPackList, packCalls, packsPerPage } from "@/backend/contract/packs";
import type { PackRow } from "@/backend/db/queries/pack-queries";
import { listInternetPacks } from "@/backend/domain/packs/list-internet-packs";
import { keptAnswers } from "@/backend/http/kept-answers";
import { pageFieldsOf } from "@/backend/http/page-view";
import { type Route, route } from "@/backend/http/route";

const [, , , listCall] = packCalls;
const kept = keptAnswers<InternetPackList>();

/** Packs on sale to everyone; their activation asks for a number, and comes with it. */
export const packsRoutes: readonly Route[] = [
  route(listCall, async (context, { query }) => ({
    status: true as const,
    data: await kept(context, query, async () => {
      const list = await listInternetPacks(context, {
        filter: {
          kind: query.kind ?? null,
          validity: query.validity ?? null,
          tag: query.tag ?? null,
          codes: query.codes?.split(",") ?? null,
          reducedOnly: query.reduced !== undefined,
        },
        sort: query.sort ?? "popular",
        page: query.page ?? 1,
        perPage: query.per_page ?? packsPerPage,
      });
      return {
        items: list.items.map((pack) => packView(pack, context.lang)),
        ...pageFieldsOf(list),
        kinds: list.kinds,
        validities: list.validities,
      };
    }),
  })),
];

function packView(pack: PackRow, lang: Language): InternetPack {
  return {
    pack_id: pack.id,
    kind: pack.kind,
    title: pack.titles[lang],
    price: toTaka(pack.pricePoisha),
    was_price: pack.wasPricePoisha === null ? null : toTaka(pack.wasPricePoisha),
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
