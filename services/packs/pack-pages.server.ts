import type { Api } from "@/services/api/api-client";
import { loadContentPage, loadContentWithList } from "@/services/content/content-page.server";
import {
  findPackPlans,
  getInternetPack,
  type InternetPack,
  listInternetPacks,
  type PackPlan,
} from "@/services/packs/packs-service";
import { listTariffPackages } from "@/services/packs/tariff-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { MB_IN_GB } from "@/utils/numbers/data-volume";
import { type PackNeed, readPackNeed } from "@/utils/packs/pack-need";
import { PACK_KINDS, type PackSearch, readPackSearch } from "@/utils/packs/pack-search";

/** A pack as a list shows it. Props are sent in the HTML, so its terms are left out. */
export type ListedPack = Omit<InternetPack, "terms">;

const listed = ({ terms: _, ...pack }: InternetPack): ListedPack => pack;

const MONTH_HOURS = 720;
const PACKS = 24;
const BEST = 4;

/** The packs that match a search. */
export type FoundPacks = Awaited<ReturnType<typeof findPacks>>;

async function findPacks(api: Api, search: PackSearch) {
  const { kind, validity, tag, priceMax, gb, minutes, sort, page } = search;
  const {
    packs,
    validities: _,
    ...list
  } = await listInternetPacks(api, {
    kind,
    sort,
    page,
    perPage: PACKS,
    ...(validity !== null && { validity }),
    ...(tag !== null && { tag }),
    ...(priceMax !== null && { priceMax }),
    ...(gb !== null && { dataMb: gb * MB_IN_GB }),
    ...(minutes !== null && { minutes }),
  });
  return { ...list, packs: packs.map(listed) };
}

/** For each kind, the cheapest pack for any use that lasts at least 30 days. */
async function cheapestForMonth(api: Api): Promise<ListedPack[]> {
  const { packs } = await listInternetPacks(api, {
    hours: MONTH_HOURS,
    anyUseOnly: true,
    sort: "price-low",
    perKind: 1,
  });
  return PACK_KINDS.flatMap((kind) => packs.filter((pack) => pack.kind === kind).map(listed));
}

/** The packs page: its content, the packs for the address, and the cheapest for a month. */
export async function loadPackList(request: PageRequest) {
  const { api, context } = request;
  const search = readPackSearch(request.query);
  const [content, found, cheapest] = await Promise.all([
    loadContentPage(request),
    sideSection(context.res, "pack list", () => findPacks(api, search)),
    sideSection(context.res, "cheapest packs", () => cheapestForMonth(api)),
  ]);
  return { ...content, search, found, cheapest: cheapest ?? [] };
}

/** One pack and similar packs. @throws ApiError; `isNotFound` when no such pack is on sale */
export async function loadPack({ api, context }: PageRequest) {
  const { pack, comparable } = await getInternetPack(api, String(context.params?.["pack"]));
  return { pack, comparable: comparable.map(listed) };
}

/** The pack finder: plans for the need in the address; none without a need. */
export async function loadPackFinder({ api, query }: PageRequest): Promise<{ need: PackNeed; plans: PackPlan[] }> {
  const need = readPackNeed(query);
  const { gb, minutes, days, student } = need;
  if (gb + minutes === 0) return { need, plans: [] };
  const plans = await findPackPlans(api, { dataMb: gb * MB_IN_GB, minutes, days, student });
  // The page does not show the packs' terms.
  const withoutTerms = (pack: InternetPack) => ({ ...pack, terms: [] });
  return {
    need,
    plans: plans.map((plan) => ({
      ...plan,
      packs: plan.packs.map(({ pack, times }) => ({ pack: withoutTerms(pack), times })),
    })),
  };
}

export type BestPacks = Awaited<ReturnType<typeof bestOfEachKind>>[number];

/** The packs of each kind with the most volume for their price; a kind without packs is left out. */
async function bestOfEachKind(api: Api) {
  const { packs, kinds } = await listInternetPacks(api, { anyUseOnly: true, sort: "best-value", perKind: BEST });
  return kinds.map(({ key }) => ({ kind: key, packs: packs.filter(({ kind }) => kind === key).map(listed) }));
}

/** The hub of plans and offers: its content and the best packs of each kind. */
export async function loadPlansHub(request: PageRequest) {
  const { page, list: best } = await loadContentWithList(request, "best packs", () => bestOfEachKind(request.api));
  return { page, best };
}

/** The page of prepaid and postpaid packages: its content and their prices. */
export async function loadTariffs(request: PageRequest) {
  const { page, list: tariffs } = await loadContentWithList(request, "tariff packages", () =>
    listTariffPackages(request.api),
  );
  return { page, tariffs };
}
