import styles from "@/components/ads-platform/budget-estimator.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdEstimate, AdRates } from "@/services/ads-platform/ads-platform-service";
import type { AdPlan } from "@/utils/forms/ad-plan";
import { formatAmount, formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { adOrderPath } from "@/utils/paths/paths";

const PERCENT = 100;
const POISHA = 100;
const THOUSAND = 1_000;

interface EstimateViewProps {
  estimate: AdEstimate;
  audience: AdRates["audiences"][number];
  plan: AdPlan;
  loading: boolean;
}

/** The reach of a plan, then the result and the cost of each format. The order link carries audience and budget. */
export function EstimateView({ estimate, audience, plan, loading }: EstimateViewProps) {
  const { t, language } = useTexts("ads");
  const { days, budget } = plan;
  const { people, contacts, times, spentPoisha, leftPoisha, parts } = estimate;
  const percent = Math.min(PERCENT, (people * PERCENT) / audience.people);
  const share = percent < 1 ? percent.toFixed(2) : String(Math.round(percent));
  const digits = (text: string) => formatNumber(text, language);
  const count = (value: number) => digits(formatAmount(value));
  return (
    <div className={styles.estimate} data-loading={loading || undefined}>
      <FactList
        facts={[
          [t("estimate.figures.people"), <strong key="people">{count(people)}</strong>],
          [t("estimate.figures.contacts", { count: days, days: count(days) }), count(contacts)],
          contacts > 0 && [
            t("estimate.figures.cost"),
            formatMoney(Math.round((spentPoisha * THOUSAND) / contacts / POISHA) * POISHA, language),
          ],
        ]}
        className={styles.figures}
      />
      <p className={page.quiet}>
        {t("estimate.figures.share", {
          share: digits(share),
          total: count(audience.people),
          audience: audience.label,
          times: digits(times.toFixed(1)),
        })}
      </p>
      <Parts parts={parts} />
      {leftPoisha >= spentPoisha / PERCENT && leftPoisha >= POISHA * PERCENT && (
        <p className={styles.note}>{t("estimate.left", { left: formatMoney(leftPoisha, language) })}</p>
      )}
      <p className={page.quiet}>{t("estimate.note")}</p>
      <ButtonLink href={adOrderPath({ audience: audience.id, budget: String(budget) })} size="lg">
        {t("estimate.order")}
      </ButtonLink>
    </div>
  );
}

/** Each format with its result and its cost. */
function Parts({ parts }: Pick<AdEstimate, "parts">) {
  const { t, language } = useTexts("ads");
  const maxPeople = Math.max(1, ...parts.map((part) => part.people));
  const count = (value: number) => formatNumber(formatAmount(value), language);
  return (
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
                <rect width={`${Math.max(2, (part.people * PERCENT) / maxPeople)}%`} height="6" rx="3" />
              </svg>
            </td>
            <td>{formatMoney(Math.round(part.spentPoisha / POISHA) * POISHA, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
