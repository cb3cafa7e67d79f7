import { ContentPage } from "@/components/content/content-page";
import { PressList } from "@/components/news/press-list";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadPressReleases } from "@/services/news/news-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "news"], loadPressReleases, textsOfBlocks);

export default function PressReleasesPage({ list, filter, ...content }: ViewProps<typeof loadPressReleases>) {
  const slots = { "press-releases": <PressList list={list} filter={filter} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
