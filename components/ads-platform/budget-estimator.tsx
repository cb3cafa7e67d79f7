import { useRef, useState } from "react";
import styles from "@/components/ads-platform/budget-estimator.module.css";
import { EstimateView } from "@/components/ads-platform/estimate-view";
import { useAdEstimate } from "@/components/ads-platform/use-ad-estimate";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import plain from "@/components/ui/forms/plain-field.module.css";
import { UncontrolledSelect } from "@/components/ui/forms/uncontrolled-select";
import page from "@/components/ui/sections/page.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdsPlanner } from "@/services/ads-platform/ads-page.server";
import { AD_DAYS, isAdBudget, MAX_AD_BUDGET, MIN_AD_BUDGET } from "@/utils/forms/ad-plan";
import { formatMoney } from "@/utils/money/money";
import { readTaka } from "@/utils/money/typed-taka";
import { formatNumber } from "@/utils/numbers/digits";
import { localePath, paths } from "@/utils/paths/paths";

/**
 * The plan while it is typed: each change requests a new estimate from the server.
 * @param shownBudget the first budget as its field shows it, in the digits of the language
 */
function useAdPlan(planner: AdsPlanner, shownBudget: string) {
  const { plan: first, wrongBudget } = planner;
  const { estimate, loading, failed, request } = useAdEstimate(planner.estimate);
  const [plan, setPlan] = useState(first);
  // Two fields can report a change before the next render.
  const latest = useRef(first);
  const [wrong, setWrong] = useState(wrongBudget);
  const change = (part: Partial<typeof plan>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setPlan(next);
    setWrong(false);
    request(next);
  };
  const changeBudget = (typed: string) => {
    const budget = readTaka(typed);
    if (isAdBudget(budget)) change({ budget });
    else setWrong(true);
  };
  useEarlyInput("plan-goal", first.goal, (early) => change({ goal: early }));
  useEarlyInput("plan-audience", first.audience, (early) => change({ audience: early }));
  useEarlyInput("plan-days", String(first.days), (early) => change({ days: Number(early) }));
  useEarlyInput("plan-budget", shownBudget, changeBudget);
  return { plan, wrong, change, changeBudget, estimate, loading, failed, ask: () => request(plan) };
}

const POISHA = 100;

/** The reach of the plan, and the minimum budget of its goal. */
function PlanEstimate({ rates, state }: { rates: AdsPlanner["rates"]; state: ReturnType<typeof useAdPlan> }) {
  const { t, language } = useTexts("ads");
  const { plan, estimate, loading, failed } = state;
  const goal = rates.goals.find(({ id }) => id === plan.goal);
  const audience = rates.audiences.find(({ id }) => id === plan.audience);
  const isBelow = goal !== undefined && plan.budget * POISHA < goal.minPoisha;
  return (
    <section
      id="estimate"
      aria-label={t("estimate.label")}
      aria-live="polite"
      className={`${page.card} ${styles.result}`}
    >
      {failed || estimate === null || audience === undefined ? (
        <p className={errorText.error}>{t("estimate.failed")}</p>
      ) : (
        <EstimateView estimate={estimate} audience={audience} plan={plan} loading={loading} />
      )}
      {isBelow && goal !== undefined && (
        <p className={styles.note}>
          {t("estimate.below", { goal: goal.label, min: formatMoney(goal.minPoisha, language) })}
        </p>
      )}
    </section>
  );
}

const optionOf = ({ id, label }: { id: string; label: string }) => ({ value: id, label });

/** Shows the reach of a plan. Without script the form loads the page again; with script each change asks the server. */
export function BudgetEstimator({ planner }: { planner: AdsPlanner }) {
  const { t, language } = useTexts("ads");
  const { rates, plan: first } = planner;
  const shownBudget = formatNumber(first.budget, language);
  const state = useAdPlan(planner, shownBudget);
  const { wrong, change, changeBudget, loading } = state;

  return (
    <div className={styles.columns}>
      <form
        action={`${localePath(paths.adsPlatform, language)}#estimate`}
        aria-label={t("plan.label")}
        className={`${page.card} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          state.ask();
        }}
      >
        <UncontrolledSelect
          id="plan-goal"
          name="goal"
          label={t("plan.goal")}
          value={first.goal}
          options={rates.goals.map(optionOf)}
          onChange={(goal) => change({ goal })}
        />
        <UncontrolledSelect
          id="plan-audience"
          name="audience"
          label={t("plan.audience")}
          value={first.audience}
          options={rates.audiences.map(optionOf)}
          onChange={(audience) => change({ audience })}
        />
        <UncontrolledSelect
          id="plan-days"
          name="days"
          label={t("plan.days")}
          value={first.days}
          options={AD_DAYS.map((days) => ({
            value: days,
            label: t("plan.dayCount", { count: days }),
          }))}
          onChange={(days) => change({ days: Number(days) })}
        />
        <BudgetField first={shownBudget} wrong={wrong} onChange={changeBudget} />
        <Button type="submit" size="lg" aria-busy={loading}>
          {t("plan.submit")}
        </Button>
      </form>
      <PlanEstimate rates={rates} state={state} />
    </div>
  );
}

/** The field for the budget of the plan, with its limits. */
function BudgetField({ first, wrong, onChange }: { first: string; wrong: boolean; onChange: (typed: string) => void }) {
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
      <p id="plan-budget-note" className={wrong ? errorText.error : page.quiet}>
        {t(wrong ? "plan.wrongBudget" : "plan.budgetHint", {
          min: formatMoney(MIN_AD_BUDGET * POISHA, language),
          max: formatMoney(MAX_AD_BUDGET * POISHA, language),
        })}
      </p>
    </div>
  );
}
