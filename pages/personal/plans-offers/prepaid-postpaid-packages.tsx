import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { TariffComparison } from "@/components/packs/tariff-comparison";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadTariffs } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "packs"], loadTariffs, textsOfBlocks);

export default function PackagesPage({ tariffs, ...content }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const slots = tariffs?.length === 0 ? {} : { tariffs: <TariffComparison tariffs={tariffs} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
