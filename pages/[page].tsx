import type { ContentPageProps } from "@/components/content/content-page";
import { AnyContentPage } from "@/components/pages/any-content-page";
import { loadContentPage, textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content"], loadContentPage, textsOfBlocks);

export default function ContentOfOneSegmentPage(props: ContentPageProps) {
  return <AnyContentPage {...props} />;
}
