import { ContentPage } from "@/components/content/content-page";
import { DisclosureList } from "@/components/investors/disclosures";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadDisclosures } from "@/services/investors/investor-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(
  ["content", "investors"],
  loadDisclosures("price-sensitive"),
  textsOfBlocks,
);

export default function PriceSensitiveInformationPage(props: ViewProps<ReturnType<typeof loadDisclosures>>) {
  const { list, filter, ...content } = props;
  const part = <DisclosureList list={list} filter={filter} path={content.page.path} />;
  return <ContentPage {...content} parts={{ slots: { "price-sensitive": part } }} />;
}
