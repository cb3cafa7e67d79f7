import styles from "@/components/recharge/recharge-form.module.css";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import type { LastRecharge } from "@/utils/packs/last-recharge";

interface RecentRechargesProps {
  recent: readonly LastRecharge[];
  onAgain: (recharge: LastRecharge) => void;
  /** Clears what this browser remembers; absent if the list belongs to an account. */
  onForget?: (() => void) | undefined;
}

/** Numbers and amounts that were recharged recently. Each can be recharged again. */
export function RecentRecharges({ recent, onAgain, onForget }: RecentRechargesProps) {
  const { t, language } = useTexts("recharge");
  return (
    <section aria-labelledby="recent-recharges" className={styles.recent}>
      <h3 id="recent-recharges">{t("recent")}</h3>
      <ul>
        {recent.map((recharge) => {
          const { msisdn, amountPoisha } = recharge;
          const number = formatMsisdn(msisdn, language);
          const amount = formatMoney(amountPoisha, language);
          return (
            <li key={`${msisdn} ${amountPoisha}`}>
              <span>{number}</span>
              <b>{amount}</b>
              <Button
                variant="outline"
                aria-label={t("againLabel", { msisdn: number, amount })}
                onClick={() => onAgain(recharge)}
              >
                {t("again")}
              </Button>
            </li>
          );
        })}
      </ul>
      {onForget && (
        <p className={styles.note}>
          {t("remembered")}{" "}
          <button type="button" className={styles.forget} onClick={onForget}>
            {t("forget")}
          </button>
        </p>
      )}
    </section>
  );
}
