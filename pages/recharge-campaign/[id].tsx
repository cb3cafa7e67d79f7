import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { campaignSlots } from "@/components/recharge-campaign/campaign-slots";
import { withPageProps } from "@/services/page/page-props.server";
import { type CampaignPageData, loadCampaignPage } from "@/services/recharge/recharge-campaign-page.server";

export const getServerSideProps = withPageProps(["content", "recharge-campaign"], loadCampaignPage);

export default function RechargeCampaignPage({ page, layout, ...data }: ContentPageProps & CampaignPageData) {
  return <ContentPage layout={layout} page={page} parts={{ slots: campaignSlots(data, layout.user) }} />;
}
