export type CampaignState = "coming" | "open" | "ended";

interface CampaignDays {
  /** The first and last day of the campaign, as ISO days in Dhaka. */
  startsOn: string;
  endsOn: string;
}

/** The state of a campaign on a day. @param today ISO day in Dhaka */
export function campaignState({ startsOn, endsOn }: CampaignDays, today: string): CampaignState {
  if (today < startsOn) return "coming";
  return today > endsOn ? "ended" : "open";
}

const ORDER: readonly CampaignState[] = ["open", "coming", "ended"];

/**
 * Campaigns in the order of lists: first the open ones, the one that ends first at the top; then those that begin
 * soon; then those that have ended, the latest first.
 */
export function inListOrder<Campaign extends CampaignDays>(campaigns: readonly Campaign[], today: string): Campaign[] {
  const rankOf = (campaign: Campaign) => ORDER.indexOf(campaignState(campaign, today));
  return campaigns.toSorted((one, other) => {
    const byState = rankOf(one) - rankOf(other);
    if (byState !== 0) return byState;
    if (campaignState(one, today) === "open") return one.endsOn.localeCompare(other.endsOn);
    if (campaignState(one, today) === "coming") return one.startsOn.localeCompare(other.startsOn);
    return other.endsOn.localeCompare(one.endsOn);
  });
}
