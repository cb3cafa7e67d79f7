import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { drawPlainReply } from "@/components/layout/draw-plain-reply";
import { campaignSlots } from "@/components/recharge-campaign/campaign-slots";
import { withForms } from "@/services/page/form-reply.server";
import { withPageProps } from "@/services/page/page-props.server";
import { answerCampaignForm } from "@/services/recharge/campaign-form.server";
import { type CampaignPageData, loadCampaignPage } from "@/services/recharge/recharge-campaign-page.server";

const campaignPage = withPageProps(["content", "recharge-campaign"], loadCampaignPage);
export const getServerSideProps = withForms(campaignPage, ["recharge-campaign"], answerCampaignForm, drawPlainReply);

export default function RechargeCampaignPage({ page, layout, ...data }: ContentPageProps & CampaignPageData) {
  return <ContentPage layout={layout} page={page} parts={{ slots: campaignSlots(data, layout.user) }} />;
}
