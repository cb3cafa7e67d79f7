import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { PlansTabs } from "@/components/packs/plans-tabs";
import { PackRail } from "@/components/pages/lazy-rails";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadPlansHub } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "packs"], loadPlansHub, textsOfBlocks);

export default function PlansHubPage({ best, ...content }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ContentPage {...content} parts={{ PackRail, slots: { plans: <PlansTabs best={best} /> } }} />;
}
