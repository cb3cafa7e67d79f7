import { estimateAds, listAdRates } from "@/services/ads-platform/ads-platform-service";
import { loadContentPage } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { planOf } from "@/utils/forms/ad-plan";

/** The rates, and the plan in the address; null when the rates could not be loaded. */
export type AdsPlanner = NonNullable<Awaited<ReturnType<typeof adsPlanner>>>;

async function adsPlanner({ api, context, query }: PageRequest) {
  const rates = await sideSection(context.res, "ad rates", () => listAdRates(api));
  if (rates === null) return null;
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const { plan, wrongBudget } = planOf(query, ids(rates.goals), ids(rates.audiences));
  const estimate = await sideSection(context.res, "ad estimate", () => estimateAds(api, plan));
  return { rates, plan, wrongBudget, estimate };
}

/** The advertising page: its content, the rate table, and the estimated reach of the plan in the address. */
export async function loadAdsPage(request: PageRequest) {
  const [content, planner] = await Promise.all([loadContentPage(request), adsPlanner(request)]);
  return { ...content, planner };
}

/** The order page for advertising. Nothing can be ordered without the rate table, so if it fails, the page fails. */
export async function loadAdOrderPage(request: PageRequest) {
  const [content, rates] = await Promise.all([loadContentPage(request), listAdRates(request.api)]);
  return { ...content, rates };
}
