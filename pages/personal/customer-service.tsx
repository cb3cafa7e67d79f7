import { ContentPage } from "@/components/content/content-page";
import { LazyContentForm } from "@/components/forms/lazy-content-form";
import { NoticeTeaser } from "@/components/support/notice-teaser";
import { UsefulInfo } from "@/components/support/useful-info";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { loadSupport } from "@/services/support/support-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "support"], loadSupport, textsOfBlocks);

export default function SupportPage({ search, notices, ...content }: ViewProps<typeof loadSupport>) {
  const slots = {
    "useful-info": <UsefulInfo search={search} />,
    ...(notices !== null && { notices: <NoticeTeaser notices={notices} /> }),
  };
  return <ContentPage {...content} parts={{ Form: LazyContentForm, slots }} />;
}
