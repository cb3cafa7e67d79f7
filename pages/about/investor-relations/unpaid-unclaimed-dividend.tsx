import { ContentPage } from "@/components/content/content-page";
import { LazyContentForm } from "@/components/forms/lazy-content-form";
import { UnclaimedDividends } from "@/components/investors/unclaimed-dividends";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadUnclaimedDividends } from "@/services/investors/investor-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "investors"], loadUnclaimedDividends, textsOfBlocks);

export default function UnclaimedDividendPage({
  list,
  filter,
  refusal,
  ...content
}: ViewProps<typeof loadUnclaimedDividends>) {
  const part = <UnclaimedDividends list={list} filter={filter} refusal={refusal} path={content.page.path} />;
  const initial = { bo_id: filter.account, year: filter.year === null ? "" : String(filter.year) };
  return <ContentPage {...content} parts={{ Form: LazyContentForm, initial, slots: { "unclaimed-dividend": part } }} />;
}
