import styles from "@/components/home/campaign-band.module.css";
import cards from "@/components/ui/card-cover.module.css";
import { KeptMarkup } from "@/components/ui/kept-markup";
import page from "@/components/ui/page.module.css";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { HomeCampaign } from "@/services/home-page.server";
import { formatDate } from "@/utils/dates";
import { formatMoney } from "@/utils/money";
import { rechargeCampaignPath } from "@/utils/paths";

/** The recharge campaign that is open: what it gives, until when, and the way to enter. */
export function CampaignBand({ campaign }: { campaign: HomeCampaign }) {
  const { t, language } = useTexts("home");
  const { id, title, summary, picture, endsOn, leastPoisha } = campaign;
  return (
    <section aria-labelledby="campaign" className={`${page.container} ${page.later}`}>
      <KeptMarkup as="div" name="campaign" data={campaign} className={`${styles.card} ${cards.cover}`}>
        {() => (
          <>
            {picture && (
              <Picture picture={picture} alt="" sizes="(min-width: 48em) 24rem, 100vw" className={styles.picture} />
            )}
            <div className={styles.words}>
              <p className={styles.label}>{t("campaign.label")}</p>
              <h2 id="campaign">
                <SiteLink href={rechargeCampaignPath(id)} prefetch={false}>
                  {title}
                </SiteLink>
              </h2>
              <p>{summary}</p>
              <p className={styles.facts}>
                <span>{t("campaign.least", { amount: formatMoney(leastPoisha, language) })}</span>
                <span>{t("campaign.until", { date: formatDate(endsOn, language) })}</span>
              </p>
              <p className={styles.action} aria-hidden="true">
                {t("campaign.action")}
              </p>
            </div>
          </>
        )}
      </KeptMarkup>
    </section>
  );
}
