import dynamic from "next/dynamic";
import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { LazyContentForm } from "@/components/forms/lazy-content-form";
import { loadContentPage, textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

const ProductRail = dynamic(() => import("@/components/catalog/card/product-rail").then((part) => part.ProductRail));
const PackRail = dynamic(() => import("@/components/home/pack-rail").then((part) => part.PackRail));

export const getServerSideProps = withPageProps(["content"], loadContentPage, textsOfBlocks);

export default function PersonalContentPage(props: ContentPageProps) {
  return <ContentPage {...props} parts={{ ProductRail, PackRail, Form: LazyContentForm }} />;
}
