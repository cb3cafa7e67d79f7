import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { withPageProps } from "@/services/page/page-props.server";
import { loadCampaignsPage } from "@/services/recharge/recharge-campaign-page.server";

export const getServerSideProps = withPageProps(["content"], loadCampaignsPage);

export default function RechargeCampaignsPage(props: ContentPageProps) {
  return <ContentPage {...props} />;
}
