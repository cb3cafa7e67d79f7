import type { AdSurface, AdUnit } from "@/backend/contract/content/ads-platform";
import { queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface AdFormatRow {
  key: string;
  names: Localized;
  sizes: Localized;
  files: Localized;
  texts: Localized;
  surface: AdSurface;
  daysAhead: number;
  pricePoisha: number;
  unit: AdUnit;
  monthlyPeople: number;
  minPoisha: number | null;
}

export interface AdGoalRow {
  key: string;
  labels: Localized;
  summaries: Localized;
  /** The division of the budget; the parts add up to 100. */
  mix: readonly { format: string; percent: number }[];
  minPoisha: number;
}

export interface AdAudienceRow {
  key: string;
  labels: Localized;
  people: number;
  pricePercent: number;
}

/** Every format on sale, in the order of the rate table. */
export const listAdFormatRows = queryRows<AdFormatRow>(
  "list-ad-formats",
  `select key, names, sizes, files, texts, surface, days_ahead, price_poisha, unit, monthly_people,
     least_poisha as min_poisha
   from ad_formats where published order by position, key`,
);

/** Every goal, in the order of the rate table. */
export const listAdGoalRows = queryRows<AdGoalRow>(
  "list-ad-goals",
  "select key, labels, summaries, mix, least_poisha as min_poisha from ad_goals where published order by position, key",
);

/** Every audience, in the order of the rate table. */
export const listAdAudienceRows = queryRows<AdAudienceRow>(
  "list-ad-audiences",
  "select key, labels, people, price_percent from ad_audiences where published order by position, key",
);
