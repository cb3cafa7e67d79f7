import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { OfferView } from "@/components/offers/offer-view";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Offer } from "@/services/offers/offers-service";
import type { LayoutData } from "@/utils/layout/page-layout";
import { localePath, offerPath, paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd, packJsonLd } from "@/utils/seo/seo";

interface OfferPageProps {
  layout: LayoutData;
  offer: Offer;
  /** The control that activates the offer directly on the page. */
  action: ReactNode;
}

/** The page of one offer with its head. Offers for selected numbers are not indexed by search engines. */
export function OfferPage({ layout, offer, action }: OfferPageProps) {
  const { t, language } = useTexts("offers");
  const { offerId, title, summary, pricePoisha, validUntil, audience } = offer;
  const path = offerPath(offerId);
  const trail = [
    { name: t("home"), path: paths.home },
    { name: t("title"), path: paths.offers },
    { name: title, path },
  ];
  const address = (of: string) => localePath(of, language);
  const jsonLd = [
    breadcrumbJsonLd(
      trail.map((place) => ({ ...place, path: address(place.path) })),
      layout.origin,
    ),
    packJsonLd(
      { title, description: summary, brand: layout.brand, id: offerId, path: address(path), pricePoisha, validUntil },
      layout.origin,
    ),
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={summary}
        path={path}
        indexed={audience !== "selected"}
        share={{}}
        jsonLd={jsonLd}
      />
      <OfferView offer={offer} trail={trail} action={action} />
    </>
  );
}
