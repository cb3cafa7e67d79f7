import type { AdSurface, AdUnit } from "@/backend/contract/content/ads-platform";
import { type Connection, statement } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/schema/localized";

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
  leastPoisha: number | null;
}

export interface AdGoalRow {
  key: string;
  labels: Localized;
  summaries: Localized;
  /** The division of the budget; the parts add up to 100. */
  mix: readonly { format: string; percent: number }[];
  leastPoisha: number;
}

export interface AdAudienceRow {
  key: string;
  labels: Localized;
  people: number;
  pricePercent: number;
}

const selectFormats = statement<AdFormatRow>(
  "list-ad-formats",
  `select key, names, sizes, files, texts, surface, days_ahead as "daysAhead", price_poisha as "pricePoisha", unit,
     monthly_people as "monthlyPeople", least_poisha::float8 as "leastPoisha"
   from ad_formats where published order by position, key`,
);
const selectGoals = statement<AdGoalRow>(
  "list-ad-goals",
  `select key, labels, summaries, mix, least_poisha::float8 as "leastPoisha"
   from ad_goals where published order by position, key`,
);
const selectAudiences = statement<AdAudienceRow>(
  "list-ad-audiences",
  `select key, labels, people, price_percent as "pricePercent"
   from ad_audiences where published order by position, key`,
);

/** Every format on sale, in the order of the rate table. */
export const listAdFormatRows = (connection: Connection): Promise<AdFormatRow[]> => selectFormats(connection);

/** Every goal, in the order of the rate table. */
export const listAdGoalRows = (connection: Connection): Promise<AdGoalRow[]> => selectGoals(connection);

/** Every audience, in the order of the rate table. */
export const listAdAudienceRows = (connection: Connection): Promise<AdAudienceRow[]> => selectAudiences(connection);
