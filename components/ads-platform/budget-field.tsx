import styles from "@/components/ads-platform/budget-estimator.module.css";
import plain from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { MAX_AD_BUDGET, MIN_AD_BUDGET } from "@/utils/forms/ad-plan";
import { formatMoney } from "@/utils/money/money";

const POISHA = 100;

/** The field for the budget of the plan, with its limits. */
export function BudgetField({
  first,
  wrong,
  onChange,
}: {
  first: string;
  wrong: boolean;
  onChange: (typed: string) => void;
}) {
  const { t, language } = useTexts("ads");
  return (
    <div className={plain.field}>
      <label htmlFor="plan-budget" className={plain.label}>
        {t("plan.budget")}
      </label>
      <input
        id="plan-budget"
        name="budget"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={first}
        className={plain.input}
        aria-describedby="plan-budget-note"
        {...(wrong && { "aria-invalid": true })}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id="plan-budget-note" className={wrong ? styles.error : styles.hint}>
        {t(wrong ? "plan.wrongBudget" : "plan.budgetHint", {
          min: formatMoney(MIN_AD_BUDGET * POISHA, language),
          max: formatMoney(MAX_AD_BUDGET * POISHA, language),
        })}
      </p>
    </div>
  );
}
