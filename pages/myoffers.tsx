import { Activate } from "@/components/activation/activate";
import { ContentPage } from "@/components/content/content-page";
import { MyOffers } from "@/components/offers/my-offers";
import { PackRail } from "@/components/pages/lazy-rails";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { loadMyOffersPage } from "@/services/offers/offers-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

export const getServerSideProps = withPageProps(["content"], loadMyOffersPage, textsOfBlocks);

export default function MyOffersPage({ own, ...content }: ViewProps<typeof loadMyOffersPage>) {
  const number = ownMsisdnOf(content.layout.user);
  const slots = { "my-offers": <MyOffers key={number} ownMsisdn={number} own={own} Action={Activate} /> };
  return <ContentPage {...content} parts={{ PackRail, slots }} />;
}
