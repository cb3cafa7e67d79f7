import styles from "@/components/investors/shareholding.module.css";
import page from "@/components/ui/sections/page.module.css";
import legends from "@/components/ui/values/legend-marks.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Shareholding } from "@/services/investors/investors-service";
import { formatMonth } from "@/utils/dates/month-names";

interface ShareholdingChartProps {
  /** Oldest first. */
  months: readonly Shareholding[];
  percent: (value: number) => string;
}

const WHOLE = 100;
/** The share of a month's width that its column fills. */
const FILLED = 0.7;

/** Each month as a stacked column of 100 %. Screen readers get a text instead. */
export function ShareholdingChart({ months, percent }: ShareholdingChartProps) {
  const { t, language } = useTexts("investors");
  const [oldest, newest] = [months[0], months.at(-1)];
  if (oldest === undefined || newest === undefined) return null;
  const slotWidth = WHOLE / months.length;
  const changes = newest.groups.map(({ key, label, percent: after }) => {
    const before = oldest.groups.find((group) => group.key === key)?.percent ?? 0;
    return t("shareholding.change", { group: label, before: percent(before), after: percent(after) });
  });
  const text = t("shareholding.chartText", {
    from: formatMonth(oldest.month, language),
    to: formatMonth(newest.month, language),
    changes: changes.join("; "),
  });
  return (
    <figure className={`${page.card} ${styles.figure} ${legends.colours}`}>
      <figcaption>{t("shareholding.chart")}</figcaption>
      <ul className={`${styles.legend} ${legends.marks}`}>
        {newest.groups.map(({ key, label, percent: part }) => (
          <li key={key}>
            {label} <strong>{percent(part)}</strong>
          </li>
        ))}
      </ul>
      <svg className={styles.drawing} width="100%" role="img" aria-label={text}>
        {months.map(({ month, groups }, monthIndex) => {
          let top = 0;
          return (
            <g key={month}>
              {groups.map(({ key, percent: part }) => {
                const y = top;
                top += part;
                return (
                  <rect
                    key={key}
                    x={`${slotWidth * monthIndex + (slotWidth * (1 - FILLED)) / 2}%`}
                    y={`${y}%`}
                    width={`${slotWidth * FILLED}%`}
                    height={`${part}%`}
                  />
                );
              })}
            </g>
          );
        })}
      </svg>
      <ol
        className={styles.labels}
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {months.map(({ month }, monthIndex) => (
          <li key={month} data-narrow={monthIndex % 3 === 0 || undefined}>
            {formatMonth(month, language)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
