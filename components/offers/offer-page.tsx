import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { OfferView } from "@/components/offers/offer-view";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OfferInFull } from "@/services/offers/offers-service";
import type { LayoutData } from "@/utils/layout/page-layout";
import { localePath, offerPath, paths } from "@/utils/paths/paths";
import { packJsonLd } from "@/utils/seo/seo";

interface OfferPageProps {
  layout: LayoutData;
  offer: OfferInFull;
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
    { name: t("hub"), path: paths.plansOffers },
    { name: t("title"), path: paths.offers },
    { name: title, path },
  ];
  const about = { description: summary, brand: layout.brand, path: localePath(path, language) };
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={summary}
        path={path}
        indexed={audience !== "selected"}
        trail={trail}
        jsonLd={
          typeof window === "undefined"
            ? [packJsonLd({ ...about, title, id: offerId, pricePoisha, validUntil }, layout.origin)]
            : []
        }
      />
      <OfferView offer={offer} trail={trail} action={action} />
    </>
  );
}
