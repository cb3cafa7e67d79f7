import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { OfferList } from "@/components/offers/offer-list";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadOffersPage, type OffersPageData } from "@/services/offers/offers-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content"], loadOffersPage, textsOfBlocks);

export default function OffersPage({ page, layout, ...offers }: ContentPageProps & OffersPageData) {
  return <ContentPage layout={layout} page={page} parts={{ slots: { offers: <OfferList {...offers} /> } }} />;
}
