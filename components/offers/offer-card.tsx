import type { ReactNode } from "react";
import styles from "@/components/offers/offers.module.css";
import { useOfferLabels } from "@/components/offers/use-offer-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import cards from "@/components/ui/sections/card-cover.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import type { Offer } from "@/services/offers/offers-service";
import { formatDate } from "@/utils/dates/dates";
import { offerPath } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

interface OfferCardProps {
  offer: Offer;
  /** The control that activates the offer on the card. Without it the whole card links to the offer's page. */
  action?: ReactNode;
}

/** An offer as a card, with its volume or minutes as the largest text. */
export function OfferCard({ offer, action }: OfferCardProps) {
  const { t, language, figure, extras, length, audience, money } = useOfferLabels();
  const { offerId, title, pricePoisha, standardPoisha, savingPoisha, validUntil } = offer;
  const { number, unit } = figure(offer);
  return (
    <article className={action === undefined ? `${styles.card} ${cards.cover}` : styles.card}>
      <div className={styles.marks}>
        {savingPoisha > 0 && <Badge tone="sale">{t("saving", { amount: money(savingPoisha) })}</Badge>}
        {offer.audience !== "everyone" && <Badge>{audience(offer)}</Badge>}
      </div>
      <p className={styles.figure}>
        {number} <small>{unit}</small>
      </p>
      <p className={page.quiet}>{[extras(offer), length(offer)].filter((text) => text !== "").join(" · ")}</p>
      <h3 className={styles.title}>
        <SiteLink href={offerPath(offerId)} prefetch={false}>
          {keepUnits(title)}
        </SiteLink>
      </h3>
      <p className={styles.summary}>{keepUnits(offer.summary)}</p>
      <p className={styles.price}>
        <b>{money(pricePoisha)}</b>
        {standardPoisha !== null && savingPoisha > 0 && (
          <>
            <span className={page.srOnly}> {t("insteadOf")} </span>
            <s>{money(standardPoisha)}</s>
          </>
        )}
      </p>
      <p className={page.quiet}>
        {t("until", { date: formatDate(validUntil, language) })}
        {offer.oncePerNumber && ` · ${t("once")}`}
      </p>
      {action}
    </article>
  );
}
