import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { AdPlan } from "@/utils/forms/ad-plan";

export type { AdUnit } from "@/backend/contract/content/ads-platform";

/** A format that can be booked. Prices in whole poisha. */
export type AdFormat = AdRates["formats"][number];

export type AdRates = Awaited<ReturnType<typeof listAdRates>>;

/** The estimated reach of a budget. */
export type AdEstimate = Awaited<ReturnType<typeof estimateAds>>;

/** GET /api/v1/ads/rates: formats, goals and audiences in the order of the rate table. */
export async function listAdRates(api: Api) {
  const { data } = await api.request("listAdRates");
  return readAnswer(() => ({
    formats: data.formats.map(({ format_id, days_ahead, price, minimum, ...format }) => ({
      ...format,
      id: format_id,
      daysAhead: days_ahead,
      pricePoisha: toPoisha(price),
      /** The smallest order at a fixed price; null when there is no fixed price. */
      minPoisha: minimum === null ? null : toPoisha(minimum),
    })),
    goals: data.goals.map(({ goal_id, label, summary, minimum }) => ({
      id: goal_id,
      label,
      summary,
      minPoisha: toPoisha(minimum),
    })),
    audiences: data.audiences.map(({ audience_id, label, people }) => ({ id: audience_id, label, people })),
  }));
}

/** GET /api/v1/ads/estimate: the reach of a plan. @throws ApiError; a refusal for anything that is not on offer */
export async function estimateAds(api: Api, plan: AdPlan, signal?: AbortSignal) {
  const { data } = await api.request("estimateAds", { query: { ...plan }, signal });
  return readAnswer(() => ({
    people: data.people,
    contacts: data.contacts,
    times: data.times,
    spentPoisha: toPoisha(data.spent),
    leftPoisha: toPoisha(data.left),
    parts: data.parts.map(({ format_id, name, unit, units, people, spent }) => ({
      id: format_id,
      name,
      unit,
      units,
      people,
      spentPoisha: toPoisha(spent),
    })),
  }));
}

/** A file that the server has checked. It is kept for 24 hours until it is ordered. */
export type AdCreative = Awaited<ReturnType<typeof uploadAdCreative>>;

/**
 * POST /api/v1/ads/creative: sends the file of an order unchanged.
 * @throws ApiError; a refusal says what is wrong with the file, in the reader's language
 */
export async function uploadAdCreative(api: Api, file: File) {
  const { data } = await api.request("uploadAdCreative", { file, query: { name: file.name } });
  return readAnswer(() => {
    const { creative_id: id, name, bytes, width, height } = data;
    return { id, name, bytes, width, height };
  });
}
