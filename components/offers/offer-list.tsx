import { OfferCard } from "@/components/offers/offer-card";
import { OfferFilters } from "@/components/offers/offer-filters";
import { useOfferLabels } from "@/components/offers/use-offer-labels";
import { ButtonLink } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import cards from "@/components/ui/lists/card-list.module.css";
import { Callout } from "@/components/ui/sections/callout";
import { EmptyState } from "@/components/ui/sections/empty-state";
import type { OffersPageData } from "@/services/offers/offers-pages.server";
import { offerSearchFields } from "@/utils/packs/offer-search";
import { listHref } from "@/utils/paths/list-href";
import { paths } from "@/utils/paths/paths";

/** Id of the block of the page that the list is in. */
const ANCHOR = "offers";

/** The offers, filtered, sorted and paged by the address, so that the list works without script and can be shared. */
export function OfferList({ list, search }: Omit<OffersPageData, "page">) {
  const { t } = useOfferLabels();
  if (list === null) return <Callout tone="warning">{t("unavailable")}</Callout>;
  const { offers, count, page, pages } = list;
  const hrefOf = (fields: Readonly<Record<string, string | number | null>>) =>
    listHref(paths.offers, ANCHOR, { ...offerSearchFields(search), ...fields });
  return (
    <>
      <OfferFilters list={list} search={search} anchor={ANCHOR} hrefOf={hrefOf} />
      <p role="status" className={cards.count}>
        {t("count", { count })}
      </p>
      {offers.length === 0 ? (
        <EmptyState drawing="/images/kit/scene/offers.svg" heading={t("none")} text={t("noneText")}>
          <ButtonLink href={`${paths.offers}#${ANCHOR}`}>{t("all")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={cards.list}>
          {offers.map((offer) => (
            <li key={offer.offerId}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => hrefOf({ page: number })}
        labels={{ label: t("pages") }}
      />
    </>
  );
}
