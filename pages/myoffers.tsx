import { Activate } from "@/components/activation/activate";
import { ContentPage, type ContentPageProps } from "@/components/content/content-page";
import { MyOffers } from "@/components/offers/my-offers";
import { PackRail } from "@/components/pages/lazy-rails";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadMyOffersPage, type MyOffersData } from "@/services/offers/offers-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

export const getServerSideProps = withPageProps(["content"], loadMyOffersPage, textsOfBlocks);

export default function MyOffersPage({ page, layout, own }: ContentPageProps & MyOffersData) {
  const number = ownMsisdnOf(layout.user);
  const slots = { "my-offers": <MyOffers key={number} ownMsisdn={number} own={own} Action={Activate} /> };
  return <ContentPage layout={layout} page={page} parts={{ PackRail, slots }} />;
}
