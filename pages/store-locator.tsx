import { ContentPage } from "@/components/content/content-page";
import { StoreFinder } from "@/components/stores/store-finder";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { loadStores } from "@/services/stores/stores-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "stores"], loadStores, textsOfBlocks);

export default function StoreLocatorPage({ found, search, tiles, ...content }: ViewProps<typeof loadStores>) {
  const slots = { "store-finder": <StoreFinder found={found} search={search} tiles={tiles} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
