import type { InferGetServerSidePropsType } from "next";
import dynamic from "next/dynamic";
import { ContentPage } from "@/components/content/content-page";
import { UnclaimedDividends } from "@/components/investors/unclaimed-dividends";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadUnclaimedDividends } from "@/services/investors/investor-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

const ContentForm = dynamic(() => import("@/components/forms/content-form").then((part) => part.ContentForm));

export const getServerSideProps = withPageProps(["content", "investors"], loadUnclaimedDividends, textsOfBlocks);

export default function UnclaimedDividendPage({
  list,
  filter,
  refusal,
  ...content
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const part = <UnclaimedDividends list={list} filter={filter} refusal={refusal} path={content.page.path} />;
  const initial = { bo_id: filter.account, year: filter.year === null ? "" : String(filter.year) };
  return <ContentPage {...content} parts={{ Form: ContentForm, initial, slots: { "unclaimed-dividend": part } }} />;
}
