import { StarFilters } from "@/components/star/star-filters";
import { StarOfferCard } from "@/components/star/star-offer-card";
import styles from "@/components/star/star-offers.module.css";
import { useStarLabels } from "@/components/star/use-star-labels";
import { ButtonLink } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import cards from "@/components/ui/lists/card-list.module.css";
import { Callout } from "@/components/ui/sections/callout";
import { EmptyState } from "@/components/ui/sections/empty-state";
import type { StarOffers as List } from "@/services/star/star-service";
import { listHref } from "@/utils/paths/list-href";
import { paths } from "@/utils/paths/paths";
import { type StarSearch, starSearchFields } from "@/utils/star/star-search";

interface StarOffersProps {
  /** Null if the list could not be loaded. */
  list: List | null;
  search: StarSearch;
}

/** Id of the block of the page that the list is in. */
const ANCHOR = "offers";

/** The partner offers, filtered and paged by the address, so that the list works without script and can be shared. */
export function StarOffers({ list, search }: StarOffersProps) {
  const { t } = useStarLabels();
  if (list === null) return <Callout tone="warning">{t("offers.unavailable")}</Callout>;
  const { offers, count, page, pages } = list;
  const hrefOf = (fields: Readonly<Record<string, string | number | null>>) =>
    listHref(paths.star, ANCHOR, { ...starSearchFields(search), ...fields });
  return (
    <>
      <StarFilters list={list} search={search} anchor={ANCHOR} hrefOf={hrefOf} />
      <p role="status" className={cards.count}>
        {t(search.position === null ? "offers.count" : "offers.countNear", {
          count,
        })}
      </p>
      {offers.length === 0 ? (
        <EmptyState drawing="/images/kit/scene/offers.svg" heading={t("offers.none")} text={t("offers.noneText")}>
          <ButtonLink href={`${paths.star}#${ANCHOR}`}>{t("offers.all")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={`${cards.list} ${styles.list}`}>
          {offers.map((offer) => (
            <li key={offer.offerId}>
              <StarOfferCard offer={offer} open={offer.offerId === search.offer} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => hrefOf({ page: number })}
        labels={{ label: t("offers.pages") }}
      />
    </>
  );
}
