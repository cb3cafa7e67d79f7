import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { PackRail } from "@/components/pages/lazy-rails";
import { RechargeSlot } from "@/components/recharge/recharge-slot";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { loadRechargePage, type RechargePageData } from "@/services/recharge/recharge-page.server";

export const getServerSideProps = withPageProps(["content"], loadRechargePage, textsOfBlocks);

export default function RechargePage({ page, layout, ...form }: ContentPageProps & RechargePageData) {
  const recharge = <RechargeSlot {...form} user={layout.user} brand={layout.brand} />;
  return <ContentPage layout={layout} page={page} parts={{ PackRail, slots: { recharge } }} />;
}
