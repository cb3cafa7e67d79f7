import styles from "@/components/home/star-band.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import cards from "@/components/ui/sections/card-cover.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { HomeStarOffer } from "@/services/content/home-page.server";
import { formatDate } from "@/utils/dates/dates";
import { paths, starOfferPath } from "@/utils/paths/paths";
import { starDrawing } from "@/utils/star/star-drawing";

const tiers = ["silver", "gold", "platinum", "signature"] as const;

/** The star programme: its tiers, and some partners' offers for them. */
export function StarBand({ brand, offers }: { brand: string; offers: readonly HomeStarOffer[] }) {
  const { t, language } = useTexts("home");
  return (
    <section aria-labelledby="star" className={`${styles.band} ${page.later}`}>
      <div className={`${page.container} ${styles.inside}`}>
        <div>
          <h2 id="star" className={styles.title}>
            {t("star.title")}
          </h2>
          <p className={styles.text}>{t("star.text")}</p>
          <ul aria-label={t("star.tiers")} className={styles.tiers}>
            {tiers.map((tier) => (
              <li key={tier}>
                <Drawing src={`/images/kit/badge/${tier}.svg`} width={80} height={88} />
                {t(`star.${tier}`)}
              </li>
            ))}
          </ul>
          <ButtonLink href={paths.star} size="lg">
            {t("star.action", { brand })}
          </ButtonLink>
        </div>
        <CachedMarkup as="ul" name="star-offers" data={offers} aria-label={t("star.offers")} className={styles.offers}>
          {() =>
            offers.map(({ offerId, partner, title, validUntil, picture, category }) => (
              <li key={offerId} className={`${page.card} ${styles.offer} ${cards.cover}`}>
                {picture ? <Picture picture={picture} alt="" /> : <Drawing src={starDrawing(category)} width={64} />}
                <div>
                  <p className={styles.partner}>{partner}</p>
                  <h3>
                    <SiteLink href={starOfferPath(offerId)} prefetch={false}>
                      {title}
                    </SiteLink>
                  </h3>
                  <p className={styles.until}>{t("star.until", { date: formatDate(validUntil, language) })}</p>
                </div>
              </li>
            ))
          }
        </CachedMarkup>
      </div>
    </section>
  );
}
