import {
  type CampaignRow,
  type CampaignStoreRow,
  findCampaignRow,
  listCampaignRows,
  listCampaignStoreRows,
  listWinnerRows,
  type WinnerRow,
} from "@/backend/db/queries/subscriber-services/recharge-campaign-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { type CampaignState, campaignState, inListOrder } from "@/backend/domain/recharge-campaigns/campaign-rules";
import { dayInDhaka } from "@/utils/dates/dates";
import { maskMsisdn } from "@/utils/numbers/msisdn";

type Context = Pick<DomainContext, "db" | "now">;

export interface ShownCampaign extends CampaignRow {
  state: CampaignState;
}

/** Published campaigns: open, upcoming, ended. */
export async function listCampaigns({ db, now }: Context): Promise<ShownCampaign[]> {
  const today = dayInDhaka(now());
  const rows = await listCampaignRows(db.pool);
  return inListOrder(rows, today).map((row) => ({ ...row, state: campaignState(row, today) }));
}

/** One campaign with its winners, whose numbers are masked (API-SITE-25). @throws DomainError `campaign-not-found` */
export async function getCampaign(context: Context, id: string): Promise<ShownCampaign & { winners: WinnerRow[] }> {
  const campaign = await getShownCampaign(context, id);
  const winners = await listWinnerRows(context.db.pool, id);
  return { ...campaign, winners: winners.map((winner) => ({ ...winner, msisdn: maskMsisdn(winner.msisdn) })) };
}

/** @throws DomainError `campaign-not-found` with the field */
export async function getShownCampaign({ db, now }: Context, id: string, field = "id"): Promise<ShownCampaign> {
  const row = orThrow(await findCampaignRow(db.pool, id), "campaign-not-found", field);
  return { ...row, state: campaignState(row, dayInDhaka(now())) };
}

/** Stores in which a recharge counts (API-SITE-26, API-SITE-27). @throws DomainError `campaign-not-found` */
export async function listCampaignStores(context: Context, id: string): Promise<CampaignStoreRow[]> {
  await getShownCampaign(context, id, "campaign_id");
  return listCampaignStoreRows(context.db.pool, id);
}
