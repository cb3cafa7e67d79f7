import { useRef, useState } from "react";
import styles from "@/components/ads-platform/budget-estimator.module.css";
import { EstimateView } from "@/components/ads-platform/estimate-view";
import { useAdEstimate } from "@/components/ads-platform/use-ad-estimate";
import { Button } from "@/components/ui/actions/button";
import plain from "@/components/ui/forms/plain-field.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdsPlanner } from "@/services/ads-platform/ads-page.server";
import { AD_DAYS, isAdBudget, LEAST_AD_BUDGET, MOST_AD_BUDGET, readBudget } from "@/utils/forms/ad-plan";
import { formatMoney } from "@/utils/money/money";
import { formatCount } from "@/utils/numbers/digits";
import { localePath, paths } from "@/utils/paths/paths";

const POISHA = 100;

/** A plan in, its reach out. Without script the form asks for the page again; with it each change asks the server. */
export function BudgetEstimator({ desk }: { desk: AdsPlanner }) {
  const { t, language } = useTexts("ads");
  const { rates, plan: first, wrongBudget } = desk;
  const { estimate, loading, failed, ask } = useAdEstimate(desk.estimate);
  const [plan, setPlan] = useState(first);
  // Two fields can be read before the next render.
  const latest = useRef(first);
  const [wrong, setWrong] = useState(wrongBudget);
  const shownBudget = formatCount(first.budget, language);
  const goal = rates.goals.find(({ id }) => id === plan.goal);
  const audience = rates.audiences.find(({ id }) => id === plan.audience);
  const isBelow = goal !== undefined && plan.budget * POISHA < goal.leastPoisha;

  const change = (part: Partial<typeof plan>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setPlan(next);
    setWrong(false);
    ask(next);
  };
  const changeBudget = (typed: string) => {
    const budget = readBudget(typed);
    if (isAdBudget(budget)) change({ budget });
    else setWrong(true);
  };
  useEarlyInput("plan-goal", first.goal, (early) => change({ goal: early }));
  useEarlyInput("plan-audience", first.audience, (early) => change({ audience: early }));
  useEarlyInput("plan-days", String(first.days), (early) => change({ days: Number(early) }));
  useEarlyInput("plan-budget", shownBudget, changeBudget);
  const chosen = (name: "goal" | "audience", label: string, options: readonly { id: string; label: string }[]) => (
    <div className={plain.field}>
      <label htmlFor={`plan-${name}`} className={plain.label}>
        {label}
      </label>
      <select
        id={`plan-${name}`}
        name={name}
        defaultValue={first[name]}
        className={plain.input}
        onChange={({ target }) => change({ [name]: target.value })}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <div className={styles.columns}>
      <form
        action={`${localePath(paths.adsPlatform, language)}#estimate`}
        aria-label={t("plan.label")}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask(plan);
        }}
      >
        {chosen("goal", t("plan.goal"), rates.goals)}
        {chosen("audience", t("plan.audience"), rates.audiences)}
        <div className={plain.field}>
          <label htmlFor="plan-days" className={plain.label}>
            {t("plan.days")}
          </label>
          <select
            id="plan-days"
            name="days"
            defaultValue={first.days}
            className={plain.input}
            onChange={({ target }) => change({ days: Number(target.value) })}
          >
            {AD_DAYS.map((days) => (
              <option key={days} value={days}>
                {t("plan.dayCount", { count: days, days: formatCount(days, language) })}
              </option>
            ))}
          </select>
        </div>
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
            defaultValue={shownBudget}
            className={plain.input}
            aria-describedby="plan-budget-note"
            {...(wrong && { "aria-invalid": true })}
            onChange={({ target }) => changeBudget(target.value)}
          />
          <p id="plan-budget-note" className={wrong ? styles.error : styles.hint}>
            {t(wrong ? "plan.wrongBudget" : "plan.budgetHint", {
              least: formatMoney(LEAST_AD_BUDGET * POISHA, language),
              most: formatMoney(MOST_AD_BUDGET * POISHA, language),
            })}
          </p>
        </div>
        <Button type="submit" size="lg" aria-busy={loading}>
          {t("plan.submit")}
        </Button>
      </form>
      <section id="estimate" aria-label={t("estimate.label")} aria-live="polite" className={styles.result}>
        {failed || estimate === null || audience === undefined ? (
          <p className={styles.error}>{t("estimate.failed")}</p>
        ) : (
          <EstimateView estimate={estimate} audience={audience} plan={plan} loading={loading} />
        )}
        {isBelow && goal !== undefined && (
          <p className={styles.note}>
            {t("estimate.below", { goal: goal.label, least: formatMoney(goal.leastPoisha, language) })}
          </p>
        )}
      </section>
    </div>
  );
}
