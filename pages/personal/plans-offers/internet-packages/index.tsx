import { ContentPage } from "@/components/content/content-page";
import { PackListSlot } from "@/components/packs/pack-list-slot";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadPackList } from "@/services/packs/pack-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "packs"], loadPackList, textsOfBlocks);

export default function InternetPacksPage({ search, found, cheapest, ...content }: ViewProps<typeof loadPackList>) {
  const list = <PackListSlot search={search} found={found} cheapest={cheapest} />;
  return <ContentPage {...content} parts={{ slots: { "pack-list": list } }} />;
}
