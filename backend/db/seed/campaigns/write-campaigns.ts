import type { Transaction } from "@/backend/db/client";
import { advertisements } from "@/backend/db/schema/advertisements";
import { rechargeCampaigns, rechargeCampaignWinners } from "@/backend/db/schema/recharge-campaigns";
import { surveys } from "@/backend/db/schema/surveys";
import { listAdvertisementRows } from "@/backend/db/seed/campaigns/advertisements";
import { listCampaignWinnerRows, listRechargeCampaignRows } from "@/backend/db/seed/campaigns/recharge-campaigns";
import { listSurveyRows } from "@/backend/db/seed/campaigns/surveys";
import { upsertRows } from "@/backend/db/seed/upsert";

/** Rows inserted or updated. */
export interface CampaignReport {
  rechargeCampaigns: number;
  rechargeCampaignWinners: number;
  surveys: number;
  advertisements: number;
}

export const NO_CAMPAIGNS: CampaignReport = {
  rechargeCampaigns: 0,
  rechargeCampaignWinners: 0,
  surveys: 0,
  advertisements: 0,
};

/** Writes recharge campaigns, surveys and advertisements; they refer to stores and districts, so those are there before. */
export async function writeCampaigns(tx: Transaction, now: Date): Promise<CampaignReport> {
  return {
    rechargeCampaigns: await upsertRows(
      tx,
      rechargeCampaigns,
      listRechargeCampaignRows(now),
      [rechargeCampaigns.id],
      [
        "titles",
        "summaries",
        "introductions",
        "picture",
        "startsOn",
        "endsOn",
        "leastPoisha",
        "steps",
        "prizes",
        "terms",
        "storeCodes",
      ],
    ),
    rechargeCampaignWinners: await writeWinners(tx, now),
    surveys: await upsertRows(
      tx,
      surveys,
      listSurveyRows(now),
      [surveys.id],
      ["titles", "introductions", "questions", "startsOn", "endsOn"],
    ),
    advertisements: await upsertRows(
      tx,
      advertisements,
      listAdvertisementRows(now),
      [advertisements.id],
      [
        "languages",
        "paths",
        "startsOn",
        "endsOn",
        "frequencyHours",
        "width",
        "height",
        "scrollDirection",
        "images",
        "alts",
        "link",
        "newTab",
        "position",
      ],
    ),
  };
}

/** Written once: the day of a draw does not move with the day of the seed. */
async function writeWinners(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx
    .insert(rechargeCampaignWinners)
    .values(listCampaignWinnerRows(now))
    .onConflictDoNothing();
  return rowCount ?? 0;
}
