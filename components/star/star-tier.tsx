import styles from "@/components/star/star-check.module.css";
import { StarProgress } from "@/components/star/star-progress";
import { Button } from "@/components/ui/actions/button";
import { Badge } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarStatus } from "@/services/star/star-status-service";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { starBadge } from "@/utils/stores/star-badge";

/** The tier of a number: its benefits, and how to reach the next tier. */
export function StarTier({ msisdn, status, onAgain }: { msisdn: string; status: StarStatus; onAgain: () => void }) {
  const { t, language } = useTexts("star");
  const { tier, benefits, next } = status;
  const badge = starBadge(tier);
  const number = formatMsisdn(msisdn, language);
  return (
    <div role="status" className={styles.tier}>
      <p className={styles.lead}>{t("number", { msisdn: number })}</p>
      <p className={styles.name}>
        {badge === null ? t("nonStar") : <Badge tone={badge.tone}>{t(`tier.${tier}`)}</Badge>}
      </p>
      <h3>{t("benefits")}</h3>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.next}>
        {next === null ? (
          t("top")
        ) : (
          <>
            <b>{t("next", { tier: t(`tier.${next.tier}`) })}</b> {next.condition}
          </>
        )}
      </p>
      {next?.progress && <StarProgress progress={next.progress} />}
      <Button variant="outline" className={styles.again} onClick={onAgain}>
        {t("again")}
      </Button>
    </div>
  );
}
