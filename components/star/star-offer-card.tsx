import styles from "@/components/star/star-offer-card.module.css";
import { useStarLabels } from "@/components/star/use-star-labels";
import { CopyButton } from "@/components/ui/actions/copy-button";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import type { StarOffer } from "@/services/star/star-service";
import { formatDate } from "@/utils/dates/dates";
import { formatNumber } from "@/utils/numbers/digits";
import { starBadge } from "@/utils/star/star-badge";
import { starDrawing } from "@/utils/star/star-drawing";
import { keepUnits } from "@/utils/text/keep-units";

/** A partner's offer: for whom, where, until when, and how to use it. @param open true if the last part starts open */
export function StarOfferCard({ offer, open }: { offer: StarOffer; open: boolean }) {
  const { t, language, days, place, away } = useStarLabels();
  const { partner, title, summary, category, tiers, weekdays, branches, validUntil, picture, howTo } = offer;
  const [lowest] = tiers;
  const badge = lowest === undefined ? null : starBadge(lowest);
  return (
    <article className={`${page.card} ${styles.card}`} data-chosen={open || undefined}>
      <div className={styles.top}>
        {picture ? (
          <Picture picture={picture} alt="" className={styles.picture} />
        ) : (
          <Drawing src={starDrawing(category.key)} width={64} className={styles.picture} />
        )}
        <div>
          <p className={styles.partner}>{partner}</p>
          <h3 className={styles.title}>{title}</h3>
        </div>
      </div>
      <p>{keepUnits(summary)}</p>
      <ul className={styles.facts}>
        {badge !== null && lowest !== undefined && (
          <li>
            <Badge tone={badge.tone}>{t("offers.fromTier", { tier: t(`tier.${lowest}`) })}</Badge>
          </li>
        )}
        <li>
          <Icon name="mapPin" size={18} />
          {place(offer)}
        </li>
        {weekdays.length > 0 && <li>{days(weekdays)}</li>}
        <li>{t("offers.until", { date: formatDate(validUntil, language) })}</li>
      </ul>
      <details className={styles.how} open={open}>
        <summary>{t("offers.how")}</summary>
        <p>{howTo}</p>
        <Redeem redeem={offer.redeem} />
        {branches.length > 1 && (
          <ul className={styles.branches}>
            {branches.map(({ name, district, metres }) => (
              <li key={`${name} ${district}`}>
                {name === district ? name : t("offers.branch", { name, district })}
                {metres !== null && <span>{away(metres)}</span>}
              </li>
            ))}
          </ul>
        )}
      </details>
    </article>
  );
}

/** The message to send or the code to enter. A machine reads the code, so its digits are not converted. */
function Redeem({ redeem: { text, to } }: Pick<StarOffer, "redeem">) {
  const { t, language } = useStarLabels();
  if (text === null) return null;
  return (
    <div className={styles.redeem}>
      <code className={styles.code}>{text}</code>
      <CopyButton text={text} />
      {to !== null && (
        <a href={`sms:${to}?body=${encodeURIComponent(text)}`} className={page.textLink}>
          {t("offers.send", { to: formatNumber(to, language) })}
        </a>
      )}
    </div>
  );
}
