import { AdsBar } from "@/components/ads-platform/ads-bar";
import { ContentPage } from "@/components/content/content-page";
import { AdOrderForm } from "@/components/forms/ad-order-form";
import { loadAdOrderPage } from "@/services/ads-platform/ads-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "ads"], loadAdOrderPage);

export default function OrderGpfiPage(props: ViewProps<typeof loadAdOrderPage>) {
  const { rates, ...content } = props;
  return (
    <>
      <AdsBar layout={props.layout} page="order" />
      <ContentPage {...content} parts={{ slots: { "ad-order": <AdOrderForm rates={rates} /> } }} />
    </>
  );
}
