import { ContentPage } from "@/components/content/content-page";
import { FinancialReportList } from "@/components/investors/financial-reports";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadFinancialReports } from "@/services/investors/investor-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "investors"], loadFinancialReports, textsOfBlocks);

export default function FinancialReportPage({ list, filter, ...content }: ViewProps<typeof loadFinancialReports>) {
  const part = <FinancialReportList list={list} filter={filter} path={content.page.path} />;
  return <ContentPage {...content} parts={{ slots: { "financial-reports": part } }} />;
}
