import type { StoreRow } from "@/backend/db/queries/catalog/store-queries";
import { queryExists, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** A campaign; days are ISO days in Dhaka, amounts are in poisha. */
export interface CampaignRow {
  id: string;
  titles: Localized;
  summaries: Localized;
  introductions: Localized<string[]>;
  picture: string;
  startsOn: string;
  endsOn: string;
  minPoisha: number;
  steps: Localized<string[]>;
  /** Each prize with the number of such prizes. */
  prizes: { title: Localized; count: number }[];
  terms: Localized<string[]>;
}

export interface WinnerRow {
  msisdn: string;
  prizes: Localized;
  districts: Localized;
  drawnOn: string;
}

export type CampaignStoreRow = Pick<StoreRow, "code" | "names" | "addresses" | "district" | "districtBn">;

export interface NewEntry {
  reference: string;
  campaignId: string;
  msisdn: string;
  fullName: string;
  district: string;
  storeCode: string;
  amountPoisha: number;
  /** ISO day in Dhaka. */
  enteredOn: string;
}

export interface EntryRow extends Pick<NewEntry, "reference" | "campaignId" | "amountPoisha" | "enteredOn"> {
  campaignTitles: Localized;
  storeNames: Localized;
}

const CAMPAIGN = `id, titles, summaries, introductions, picture, starts_on, ends_on,
  least_poisha as min_poisha, steps, prizes, terms`;

/** Published campaigns, those that begin latest first. */
export const listCampaignRows = queryRows<CampaignRow>(
  "list-recharge-campaigns",
  `select ${CAMPAIGN} from recharge_campaigns where published order by starts_on desc, id`,
);

/** Null for a campaign that does not exist or is not published. */
export const findCampaignRow = queryRow<CampaignRow, [id: string]>(
  "find-recharge-campaign",
  `select ${CAMPAIGN} from recharge_campaigns where id = $1 and published`,
);

/** Winners with their full numbers: mask them before they are shown. */
export const listWinnerRows = queryRows<WinnerRow, [campaignId: string]>(
  "list-recharge-campaign-winners",
  `select w.msisdn, w.prizes, jsonb_build_object('en', d.name, 'bn', d.name_bn) as districts, w.drawn_on
   from recharge_campaign_winners w join districts d on d.name = w.district
   where w.campaign_id = $1 order by w.drawn_on desc, d.name, w.msisdn`,
);

/** Stores in which a recharge counts, by district. */
export const listCampaignStoreRows = queryRows<CampaignStoreRow, [campaignId: string]>(
  "list-recharge-campaign-stores",
  `select s.code, s.names, s.addresses, s.district, d.name_bn as district_bn
   from recharge_campaigns c join stores s on s.code = any(c.store_codes) join districts d on d.name = s.district
   where c.id = $1 and c.published order by s.district, s.code`,
);

/** Saves an entry. @returns false when the number has already entered this campaign on this day */
export const insertEntry = queryExists<[entry: NewEntry]>(
  "enter-recharge-campaign",
  `insert into recharge_campaign_entries
     (reference, campaign_id, msisdn, full_name, district, store_code, amount_poisha, entered_on)
   values ($reference, $campaignId, $msisdn, $fullName, $district, $storeCode, $amountPoisha, $enteredOn)
     on conflict (campaign_id, msisdn, entered_on) do nothing returning reference`,
);

/** Entries of a number, newest first. */
export const listOwnEntryRows = queryRows<EntryRow, [msisdn: string, limit: number]>(
  "list-own-campaign-entries",
  `select e.reference, e.campaign_id, c.titles as campaign_titles, s.names as store_names, e.amount_poisha,
     e.entered_on
   from recharge_campaign_entries e join recharge_campaigns c on c.id = e.campaign_id
     join stores s on s.code = e.store_code
   where e.msisdn = $1 and not e.of_former_owner order by e.created_at desc limit $2`,
);

/** Every entry of a campaign, for the operator's draw. */
export const listEntryRows = queryRows<Omit<NewEntry, "campaignId">, [campaignId: string]>(
  "list-recharge-campaign-entries",
  `select reference, msisdn, full_name, district, store_code, amount_poisha, entered_on
   from recharge_campaign_entries where campaign_id = $1 order by created_at, reference`,
);
