import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { campaignSlots } from "@/components/recharge-campaign/campaign-slots";
import { withPageProps } from "@/services/page/page-props.server";
import { type CampaignPageData, loadCampaignPage } from "@/services/recharge/recharge-campaign-page.server";

export const getServerSideProps = withPageProps(["content", "recharge-campaign"], loadCampaignPage);

export default function RechargeCampaignPage({ page, shell, ...data }: ContentPageProps & CampaignPageData) {
  return <ContentPage shell={shell} page={page} parts={{ slots: campaignSlots(data, shell.user) }} />;
}
