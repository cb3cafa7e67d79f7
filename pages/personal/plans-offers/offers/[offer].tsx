import { Activate } from "@/components/activation/activate";
import { OfferPage } from "@/components/offers/offer-page";
import { loadOfferPage } from "@/services/offers/offers-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";

export const getServerSideProps = withPageProps(["offers", "activation"], loadOfferPage);

export default function OnePage({ layout, offer }: ViewProps<typeof loadOfferPage>) {
  const { offerId: id, ...details } = offer;
  const action = <Activate {...details} kind="offer" id={id} ownMsisdn={ownMsisdnOf(layout.user)} />;
  return <OfferPage layout={layout} offer={offer} action={action} />;
}
