import { ContentPage } from "@/components/content/content-page";
import { PlansTabs } from "@/components/packs/plans-tabs";
import { PackRail } from "@/components/pages/lazy-rails";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadPlansHub } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "packs"], loadPlansHub, textsOfBlocks);

export default function PlansHubPage({ best, ...content }: ViewProps<typeof loadPlansHub>) {
  return <ContentPage {...content} parts={{ PackRail, slots: { plans: <PlansTabs best={best} /> } }} />;
}
