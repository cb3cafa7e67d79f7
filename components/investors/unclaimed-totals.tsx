import styles from "@/components/investors/unclaimed-dividends.module.css";
import { useDividendName } from "@/components/investors/use-dividend-name";
import { useTexts } from "@/hooks/ui/use-texts";
import type { UnclaimedDividends as Found } from "@/services/investors/investor-news-service";
import { formatMoney } from "@/utils/money/money";

/** The unclaimed amounts, per dividend and in total. */
export function UnclaimedTotals({ totals }: Pick<Found, "totals">) {
  const { t, language } = useTexts("investors");
  const nameOf = useDividendName();
  return (
    <div className={styles.totals}>
      <h3>{t("unclaimed.waiting")}</h3>
      <dl>
        {totals.map((total) => (
          <div key={nameOf(total)}>
            <dt>{nameOf(total)}</dt>
            <dd>{formatMoney(total.amountPoisha, language)}</dd>
          </div>
        ))}
        <div>
          <dt>{t("unclaimed.total")}</dt>
          <dd>
            {formatMoney(
              totals.reduce((sum, { amountPoisha }) => sum + amountPoisha, 0),
              language,
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
