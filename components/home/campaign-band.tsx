import styles from "@/components/home/campaign-band.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import cards from "@/components/ui/sections/card-cover.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { HomeCampaign } from "@/services/content/home-page.server";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { rechargeCampaignPath } from "@/utils/paths/paths";

/** The open recharge campaign: its summary, its last day, and the link to enter it. */
export function CampaignBand({ campaign }: { campaign: HomeCampaign }) {
  const { t, language } = useTexts("home");
  const { id, title, summary, picture, endsOn, minPoisha } = campaign;
  return (
    <section aria-labelledby="campaign" className={`${page.container} ${page.later}`}>
      <CachedMarkup as="div" name="campaign" data={campaign} className={`${styles.card} ${cards.cover}`}>
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
                <span>{t("campaign.min", { amount: formatMoney(minPoisha, language) })}</span>
                <span>{t("campaign.until", { date: formatDate(endsOn, language) })}</span>
              </p>
              <p className={styles.action} aria-hidden="true">
                {t("campaign.action")}
              </p>
            </div>
          </>
        )}
      </CachedMarkup>
    </section>
  );
}
