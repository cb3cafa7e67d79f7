import { AdsBar } from "@/components/ads-platform/ads-bar";
import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { ContentForm } from "@/components/forms/content-form";
import { loadContentPage, textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "ads"], loadContentPage, textsOfBlocks);

export default function AdtechPage(props: ContentPageProps) {
  return (
    <>
      <AdsBar layout={props.layout} page="adtech" />
      <ContentPage {...props} parts={{ Form: ContentForm }} />
    </>
  );
}
