import { ContentPage } from "@/components/content/content-page";
import { TariffComparison } from "@/components/packs/tariff-comparison";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadTariffs } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "packs"], loadTariffs, textsOfBlocks);

export default function PackagesPage({ tariffs, ...content }: ViewProps<typeof loadTariffs>) {
  const slots = tariffs?.length === 0 ? {} : { tariffs: <TariffComparison tariffs={tariffs} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
