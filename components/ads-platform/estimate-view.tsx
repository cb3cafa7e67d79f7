import styles from "@/components/ads-platform/budget-estimator.module.css";
import { ButtonLink } from "@/components/ui/button";
import { useTexts } from "@/hooks/use-texts";
import type { AdEstimate, AdRates } from "@/services/ads-platform-service";
import { toBengaliDigits } from "@/utils/digits";
import { formatAmount, formatMoney } from "@/utils/money";
import { paths } from "@/utils/paths";

const PERCENT = 100;
const POISHA = 100;
/** A ring of this length makes a percent one unit of its dashes. */
const RING = 100;

interface EstimateViewProps {
  estimate: AdEstimate;
  audience: AdRates["audiences"][number];
  days: number;
  loading: boolean;
}

/** What a plan reaches: people as a part of the audience, then each format with what it does and costs. */
export function EstimateView({ estimate, audience, days, loading }: EstimateViewProps) {
  const { t, language } = useTexts("ads");
  const { people, contacts, times, spentPoisha, leftPoisha, parts } = estimate;
  const percent = Math.min(PERCENT, (people * PERCENT) / audience.people);
  const share = percent < 1 ? percent.toFixed(2) : String(Math.round(percent));
  const digits = (text: string) => (language === "bn" ? toBengaliDigits(text) : text);
  const count = (value: number) => digits(formatAmount(value));
  const most = Math.max(1, ...parts.map((part) => part.people));
  return (
    <div className={styles.estimate} data-loading={loading || undefined}>
      <div className={styles.reach}>
        <svg
          viewBox="0 0 120 120"
          role="img"
          aria-label={t("estimate.share", { share: digits(share), audience: audience.label })}
        >
          <circle cx="60" cy="60" r="48" className={styles.ring} />
          <circle
            cx="60"
            cy="60"
            r="48"
            pathLength={RING}
            strokeDasharray={`${Math.max(percent, 0.5)} ${RING}`}
            className={styles.filled}
          />
          <text x="60" y="66" textAnchor="middle">
            {digits(share)}%
          </text>
        </svg>
        <p>
          <strong>{t("estimate.people", { count: people, people: count(people) })}</strong>
          <span>
            {t("estimate.of", { total: count(audience.people), audience: audience.label })}
            <br />
            {t("estimate.contacts", {
              contacts: count(contacts),
              times: digits(times.toFixed(1)),
              days: t("plan.dayCount", { count: days, days: count(days) }),
            })}
          </span>
        </p>
      </div>
      <table className={styles.parts}>
        <caption>{t("estimate.parts")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("estimate.format")}</th>
            <th scope="col">{t("estimate.result")}</th>
            <th scope="col">{t("estimate.cost")}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">{part.name}</th>
              <td>
                {t(`estimate.units.${part.unit}`, { units: count(part.units) })}
                <svg aria-hidden="true" className={styles.bar} height="6">
                  <rect width="100%" height="6" rx="3" />
                  <rect width={`${Math.max(2, (part.people * PERCENT) / most)}%`} height="6" rx="3" />
                </svg>
              </td>
              <td>{formatMoney(Math.round(part.spentPoisha / POISHA) * POISHA, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {leftPoisha >= spentPoisha / PERCENT && leftPoisha >= POISHA * PERCENT && (
        <p className={styles.note}>{t("estimate.left", { left: formatMoney(leftPoisha, language) })}</p>
      )}
      <p className={styles.hint}>{t("estimate.note")}</p>
      <ButtonLink href={paths.orderGpfi} size="lg">
        {t("estimate.order")}
      </ButtonLink>
    </div>
  );
}
