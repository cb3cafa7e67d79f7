import { CampaignEntry } from "@/components/recharge-campaign/campaign-entry";
import { OwnEntries } from "@/components/recharge-campaign/own-entries";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CampaignPageData } from "@/services/recharge/recharge-campaign-page.server";
import type { LayoutUser } from "@/utils/layout/page-layout";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

/** The parts that fill the slots of a campaign's page: the form to enter, and a number's own entries. */
export function campaignSlots(
  { campaign, districts }: Omit<CampaignPageData, "page">,
  user: LayoutUser | null | undefined,
) {
  const ownMsisdn = ownMsisdnOf(user);
  return {
    "campaign-entry":
      districts === null ? (
        <Unavailable />
      ) : (
        <CampaignEntry key={campaign.id} campaign={campaign} districts={districts} ownMsisdn={ownMsisdn} />
      ),
    "own-entries": <OwnEntries campaignId={campaign.id} ownMsisdn={ownMsisdn} />,
  };
}

function Unavailable() {
  const { t } = useTexts("recharge-campaign");
  return <Callout tone="warning">{t("unavailable")}</Callout>;
}
