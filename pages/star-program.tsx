import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { starSlots } from "@/components/star/star-slots";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { loadStarPage, type StarPageData } from "@/services/star/star-page.server";

export const getServerSideProps = withPageProps(["content"], loadStarPage, textsOfBlocks);

export default function StarProgramPage({ page, layout, ...star }: ContentPageProps & StarPageData) {
  return <ContentPage layout={layout} page={page} parts={{ slots: starSlots(star, layout.user ?? null) }} />;
}
