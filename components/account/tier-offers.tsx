import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { useTierOffers } from "@/hooks/account/use-person";
import { useTexts } from "@/hooks/ui/use-texts";
import type { TierOffer } from "@/services/account/person-service";
import { formatDate } from "@/utils/dates/dates";
import { paths, starOfferPath } from "@/utils/paths/paths";

/** The partners' offers for the user's tier. */
export function TierOffers({ offers }: { offers: TierOffer[] | null }) {
  const { t, language } = useTexts("account");
  const block = useTierOffers(offers);
  const { data } = block;
  return (
    <BlockCard id="offers" title={t("offers.title")} more={{ href: `${paths.star}#offers`, label: t("offers.more") }}>
      {data === null && <BlockFailure text={t("failure.offers")} title={t("offers.title")} block={block} />}
      {data?.length === 0 && (
        <div className={styles.nothing}>
          <h3>{t("offers.empty")}</h3>
          <p>{t("offers.emptyText")}</p>
          <ButtonLink href={paths.internetPacks} variant="secondary">
            {t("offers.packs")}
          </ButtonLink>
        </div>
      )}
      {data !== null && data.length > 0 && (
        <ul className={styles.offers}>
          {data.map(({ offerId, title, partner, validUntil }) => (
            <li key={offerId} className={styles.offer}>
              <p className={styles.partner}>{partner}</p>
              <h3>
                <SiteLink href={starOfferPath(offerId)} prefetch={false} className={styles.rowLink}>
                  {title}
                </SiteLink>
              </h3>
              <p className={page.quiet}>{t("offers.until", { date: formatDate(validUntil, language) })}</p>
            </li>
          ))}
        </ul>
      )}
    </BlockCard>
  );
}
