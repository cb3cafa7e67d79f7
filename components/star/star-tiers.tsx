import styles from "@/components/star/star-tiers.module.css";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarTierView } from "@/services/star/star-service";
import { formatMoney } from "@/utils/money/money";
import { starBadge } from "@/utils/star/star-badge";

interface StarTiersProps {
  /** Null where they could not be loaded. */
  tiers: readonly StarTierView[] | null;
  /** The reader's own tier; null for a visitor. */
  own: StarTierView["tier"] | null;
}

/** The requirements and the benefits of each tier, lowest first. */
export function StarTiers({ tiers, own }: StarTiersProps) {
  const { t, language } = useTexts("star");
  if (tiers === null) return <Callout tone="warning">{t("tiers.unavailable")}</Callout>;
  return (
    <ol className={styles.tiers}>
      {tiers.map(({ tier, fromPoisha, birthday, benefits }) => {
        const badge = starBadge(tier);
        if (badge === null) return null;
        return (
          <li key={tier} className={`${page.card} ${styles.tier}`} data-own={tier === own || undefined}>
            <Drawing src={`/images/kit/badge/${badge.label}.svg`} width={72} height={80} />
            <div className={styles.head}>
              <h3>{t(`tier.${tier}`)}</h3>
              {tier === own && <Badge tone="success">{t("tiers.own")}</Badge>}
              <p className={styles.from}>{t("tiers.from", { amount: formatMoney(fromPoisha, language) })}</p>
            </div>
            <ul className={styles.gains}>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" size={18} />
                  {benefit}
                </li>
              ))}
              {birthday !== null && (
                <li>
                  <Icon name="check" size={18} />
                  {t("tiers.birthday", { present: birthday })}
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
