import { type AdEstimate, type AdRates, estimateAds, listAdRates } from "@/services/ads-platform/ads-platform-service";
import { loadContentPage } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { type AdPlan, planOf } from "@/utils/forms/ad-plan";

/** Rates and the plan of the address; null where the rates could not be loaded. */
export interface AdsPlanner {
  rates: AdRates;
  plan: AdPlan;
  wrongBudget: boolean;
  /** Null where it could not be loaded. */
  estimate: AdEstimate | null;
}

async function adsPlanner({ api, context, query }: PageRequest): Promise<AdsPlanner | null> {
  const rates = await sideSection(context.res, "ad rates", () => listAdRates(api));
  if (rates === null) return null;
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const { plan, wrongBudget } = planOf(query, ids(rates.goals), ids(rates.audiences));
  const estimate = await sideSection(context.res, "ad estimate", () => estimateAds(api, plan));
  return { rates, plan, wrongBudget, estimate };
}

/** The advertising page: its content, the rate table, and the reach of the plan in the address. */
export async function loadAdsPage(request: PageRequest) {
  const [content, desk] = await Promise.all([loadContentPage(request), adsPlanner(request)]);
  return { ...content, desk };
}

/** The order of the advertising product: without the rate table there is nothing to order, so its failure is the page's. */
export async function loadAdOrderPage(request: PageRequest) {
  const [content, rates] = await Promise.all([loadContentPage(request), listAdRates(request.api)]);
  return { ...content, rates };
}
