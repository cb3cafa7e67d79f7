import { ContentPage } from "@/components/content/content-page";
import { Shareholding } from "@/components/investors/shareholding";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadShareholding } from "@/services/investors/investor-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "investors"], loadShareholding, textsOfBlocks);

export default function ShareholdingDetailsPage({ list, filter, ...content }: ViewProps<typeof loadShareholding>) {
  const part = <Shareholding list={list} filter={filter} path={content.page.path} />;
  return <ContentPage {...content} parts={{ slots: { shareholding: part } }} />;
}
