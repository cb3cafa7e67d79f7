import { ContentPage } from "@/components/content/content-page";
import { LazyContentForm } from "@/components/forms/lazy-content-form";
import { NoticeList } from "@/components/support/notice-list";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { loadNoticeBoard } from "@/services/support/support-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "support"], loadNoticeBoard, textsOfBlocks);

export default function NoticeBoardPage({ list, filter, ...content }: ViewProps<typeof loadNoticeBoard>) {
  const slots = { notices: <NoticeList list={list} filter={filter} /> };
  return <ContentPage {...content} parts={{ Form: LazyContentForm, slots }} />;
}
