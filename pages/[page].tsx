import dynamic from "next/dynamic";
import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { loadContentPage, textsOfBlocks } from "@/services/content-page.server";
import { withPageProps } from "@/services/page-props.server";

const ContentForm = dynamic(() => import("@/components/forms/content-form").then((part) => part.ContentForm));
const ProductRail = dynamic(() => import("@/components/catalog/product-rail").then((part) => part.ProductRail));
const PackRail = dynamic(() => import("@/components/home/pack-rail").then((part) => part.PackRail));

const StarCheck = dynamic(() => import("@/components/star/star-check").then((part) => part.StarCheck));

/** Characters of the country before the number that people know. */
const COUNTRY_PREFIX = 2;

export const getServerSideProps = withPageProps(["content"], loadContentPage, textsOfBlocks);

export default function ContentOfOneSegmentPage(props: ContentPageProps) {
  const slots = { "star-check": <StarCheck ownMsisdn={props.shell.user?.msisdn.slice(COUNTRY_PREFIX) ?? ""} /> };
  return <ContentPage {...props} parts={{ ProductRail, PackRail, Form: ContentForm, slots }} />;
}
