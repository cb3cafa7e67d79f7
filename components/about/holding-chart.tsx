import styles from "@/components/about/holding-chart.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Shareholding } from "@/services/investors/investors-service";
import { formatDate } from "@/utils/dates/dates";
import { lastDayOf } from "@/utils/dates/month-names";
import { formatPercent } from "@/utils/numbers/digits";

/** The shareholders as a ring chart. The list beside it has the same figures as text. */
export function HoldingChart({ holding }: { holding: Shareholding }) {
  const { t, language } = useTexts("about");
  const percent = (value: number) => formatPercent(value, language);
  let before = 0;
  const parts = holding.groups.map((group) => {
    const start = before;
    before += group.percent;
    return { ...group, start };
  });
  return (
    <>
      <p className={styles.date}>{t("investors.asOf", { date: formatDate(lastDayOf(holding.month), language) })}</p>
      <div className={styles.chart}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          {parts.map(({ key, percent: size, start }) => (
            <circle
              key={key}
              cx="60"
              cy="60"
              r="48"
              pathLength="100"
              strokeDasharray={`${Math.max(0, size - 0.7)} 100`}
              strokeDashoffset={-start}
            />
          ))}
        </svg>
        <dl>
          {parts.map(({ key, label, percent: size }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{percent(size)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
