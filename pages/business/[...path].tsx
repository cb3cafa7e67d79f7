import dynamic from "next/dynamic";
import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { LazyContentForm } from "@/components/forms/lazy-content-form";
import { PackRail, ProductRail } from "@/components/pages/lazy-rails";
import { loadContentPage, textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

const FindOnPage = dynamic(() => import("@/components/content/find-on-page").then((part) => part.FindOnPage));

export const getServerSideProps = withPageProps(["content"], loadContentPage, textsOfBlocks);

export default function BusinessContentPage(props: ContentPageProps) {
  return (
    <ContentPage
      {...props}
      parts={{ ProductRail, PackRail, Form: LazyContentForm, slots: { find: <FindOnPage page={props.page} /> } }}
    />
  );
}
