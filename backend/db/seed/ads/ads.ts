import type { Transaction } from "@/backend/db/client";
import { adAudiences, adFormats, adGoals } from "@/backend/db/schema/ads";
import audienceRows from "@/backend/db/seed/ads/ad-audiences.json";
import formatRows from "@/backend/db/seed/ads/ad-formats.json";
import goalRows from "@/backend/db/seed/ads/ad-goals.json";
import { upsertRows } from "@/backend/db/seed/upsert";

/** What a run wrote of the advertising platform's rate table. */
export interface AdsReport {
  adFormats: number;
  adGoals: number;
  adAudiences: number;
}
export const NO_ADS: AdsReport = { adFormats: 0, adGoals: 0, adAudiences: 0 };

const inOrder = <Row extends object>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, position }));

/** Writes the rate table where it differs from the seed. */
export async function writeAdRates(tx: Transaction): Promise<AdsReport> {
  return {
    adFormats: await upsertRows(
      tx,
      adFormats,
      inOrder(formatRows) as (typeof adFormats.$inferInsert)[],
      [adFormats.key],
      [
        "names",
        "sizes",
        "files",
        "texts",
        "surface",
        "daysAhead",
        "pricePoisha",
        "unit",
        "monthlyPeople",
        "leastPoisha",
        "position",
      ],
    ),
    adGoals: await upsertRows(
      tx,
      adGoals,
      inOrder(goalRows),
      [adGoals.key],
      ["labels", "summaries", "mix", "leastPoisha", "position"],
    ),
    adAudiences: await upsertRows(
      tx,
      adAudiences,
      inOrder(audienceRows),
      [adAudiences.key],
      ["labels", "people", "pricePercent", "position"],
    ),
  };
}
